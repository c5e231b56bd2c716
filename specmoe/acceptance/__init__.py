"""Expected tokens of one speculative step, and acceptance as different tools count it (E1-E3).

The theory's acceptance rate ``a`` is one definition among many. A source's figure is converted
exactly: every definition states the mean number of tokens that one step emits at the draft length
it was observed at, and ``a`` is the rate at which geometric acceptance emits as many.
"""

from specmoe.acceptance.claims import closed_form, expectation, monotone
from specmoe.acceptance.conversion import Converted, GeometricFit, convert, geometric_fit
from specmoe.acceptance.tokens import (
    GEOMETRIC,
    acceptance_rate,
    draft_length,
    expected_tokens,
    expected_tokens_per_position,
)

__all__ = [
    "GEOMETRIC",
    "Converted",
    "GeometricFit",
    "acceptance_rate",
    "closed_form",
    "convert",
    "draft_length",
    "expectation",
    "expected_tokens",
    "expected_tokens_per_position",
    "geometric_fit",
    "monotone",
]
