"""The relative errors of the step costs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

from specmoe.errors import InputError
from specmoe.exact import ExactLike, exact, show
from specmoe.results import Hypothesis

__all__ = ["Errors", "common_error", "errors_of"]


Errors: TypeAlias = ExactLike | Mapping[int, Fraction]
"""The relative error of the step costs: one ``e`` for all, or one for each draft length."""


def errors_of(costs: dict[int, Fraction], e: Errors) -> dict[int, Fraction]:
    """The relative error of each cost.

    Args:
        costs: Checked costs.
        e: One error for all, or one for each length.

    Raises:
        InputError: If a length has none, or one that is not within ``0 <= e < 1``.
        NotExact: If an error is a float.

    Example:
        >>> errors_of({0: Fraction(1), 2: Fraction(3)}, "0.05")
        {0: Fraction(1, 20), 2: Fraction(1, 20)}
    """
    given = e if isinstance(e, Mapping) else dict.fromkeys(costs, exact(e, path="e"))
    errors = {}
    for k in costs:
        if k not in given:
            raise InputError(
                "the relative error of a step cost is missing",
                path=f"e[{k}]",
                expected="a relative error for every draft length",
                found="none",
                mend="give 0 for a cost that is taken as exact",
            )
        errors[k] = exact(given[k], path=f"e[{k}]")
        if not 0 <= errors[k] < 1:
            raise InputError(
                "not a relative error that bounds anything",
                path=f"e[{k}]",
                expected="0 <= e < 1",
                found=show(errors[k]),
                mend="measure more points, or fit one regime only",
            )
    return errors


def common_error(errors: dict[int, Fraction]) -> tuple[Fraction, Hypothesis]:
    """The one ``e`` that the claims B5 to B7 speak of, and where it comes from.

    Args:
        errors: The error of each cost.

    Example:
        >>> common_error({0: Fraction(1, 20), 2: Fraction(1, 10)})[1].evidence
        'e = 0.1, the largest of the errors of the lengths'
    """
    e = max(errors.values())
    how = "" if len(set(errors.values())) == 1 else ", the largest of the errors of the lengths"
    return e, Hypothesis(
        "every step cost, drafting included, is within (1 - e) and (1 + e) times its fitted value",
        "measured",
        f"e = {show(e)}{how}",
    )
