"""The shapes of public MoE models: what one layer's expert operation looks like."""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import get_close_matches
from fractions import Fraction

from specmoe.errors import InputError
from specmoe.measurement.public_models import MODELS

__all__ = ["SHAPES", "Shape", "parse_shape", "scaled", "shape"]

_BLOCK = 32
"""Hidden sizes stay multiples of this when they are scaled: quantised blocks are this long."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One MoE layer.

    Attributes:
        name: Short, as the command line takes it.
        title: The model's name.
        routed_experts: ``N``.
        top_k: ``m``, experts selected per token.
        hidden_size: Length of a token's vector.
        intermediate_size: Of one expert.
        moe_layers: Layers with routed experts.
        stored: The formats in which the weights are published.
        source: Where the figures come from, and what was read there.
        scale: By what hidden and intermediate size were multiplied; 1 for the real shape.
    """

    name: str
    title: str
    routed_experts: int
    top_k: int
    hidden_size: int
    intermediate_size: int
    moe_layers: int
    stored: tuple[str, ...]
    source: str
    scale: Fraction = Fraction(1)

    @property
    def weights_per_expert(self) -> int:
        """Three matrices: gate, up and down."""
        return 3 * self.hidden_size * self.intermediate_size


SHAPES = tuple(
    Shape(
        model.name,
        model.title,
        model.routed_experts,
        model.top_k,
        model.hidden_size,
        model.intermediate_size,
        model.moe_layers,
        model.stored,
        model.origin,
    )
    for model in MODELS
)
_BY_NAME = {known.name: known for known in SHAPES}


def shape(name: str) -> Shape:
    """A public model's shape by its short name.

    Args:
        name: For example ``qwen3-30b-a3b``; case does not matter.

    Raises:
        InputError: If there is none; the message names those that come near.

    Example:
        >>> shape("OLMoE-1B-7B").routed_experts
        64
    """
    try:
        return _BY_NAME[name.casefold()]
    except KeyError:
        near = get_close_matches(name.casefold(), _BY_NAME, n=3, cutoff=0.3)
        raise InputError(
            "this model's shape is not known here",
            path="--model",
            expected=f"one of {', '.join(_BY_NAME)}",
            found=name[:60],
            mend=(f"did you mean {' or '.join(near)}? " if near else "")
            + "any other shape: --shape N,m,hidden,inter",
        ) from None


def parse_shape(text: str) -> Shape:
    """A shape as ``N,m,hidden,inter``.

    Raises:
        InputError: If it is not four whole numbers above 0 with ``m <= N``.

    Example:
        >>> parse_shape("64,8,2048,1024").weights_per_expert
        6291456
    """
    words = [word.strip() for word in text.split(",")]
    if len(words) == 4 and all(word.isascii() and word.isdigit() for word in words):
        N, m, hidden, inter = (int(word[:9]) for word in words)
        if 1 <= m <= N <= 10_000 and 1 <= hidden <= 10**6 and 1 <= inter <= 10**6:
            title = f"N = {N}, m = {m}, hidden {hidden}, intermediate {inter}"
            return Shape(
                f"shape-{N}-{m}-{hidden}-{inter}",
                title,
                N,
                m,
                hidden,
                inter,
                1,
                (),
                "given on the command line",
            )
    raise InputError(
        "no such shape",
        path="--shape",
        expected="N,m,hidden,inter: whole numbers above 0, with m <= N",
        found=text[:60],
        mend="for example --shape 64,8,2048,1024",
    )


def scaled(known: Shape, factor: Fraction) -> Shape:
    """The same routing with smaller experts, where memory is short.

    Hidden and intermediate size are multiplied and rounded down to multiples of 32; the number of
    experts, and how many a token selects, stay: they decide the crossover.

    Args:
        known: The real shape.
        factor: Above 0, at most 1.

    Raises:
        InputError: If the factor is out of range, or leaves less than 32.

    Example:
        >>> small = scaled(shape("qwen3-30b-a3b"), Fraction(1, 4))
        >>> small.hidden_size, small.intermediate_size, small.routed_experts
        (512, 192, 128)
    """
    hidden = int(known.hidden_size * factor) // _BLOCK * _BLOCK
    inter = int(known.intermediate_size * factor) // _BLOCK * _BLOCK
    if not 0 < factor <= 1 or hidden == 0 or inter == 0:
        raise InputError(
            "the experts cannot be scaled so",
            path="--scale",
            expected=f"a ratio above 0, at most 1, that leaves at least {_BLOCK} of "
            f"{known.hidden_size} and {known.intermediate_size}",
            found=str(factor),
            mend="for example --scale 1/4",
        )
    if factor == 1:
        return known
    return replace(known, hidden_size=hidden, intermediate_size=inter, scale=factor)
