"""Exact bits per weight of the storage formats in which experts are kept.

A format stores its weights in blocks along a row, and a block's size in bytes is fixed by its
layout, so the figure is exact: 32 weights of Q4_0 take 18 bytes, 4.5 bits each. Mixtures such as
Q4_K_M have no single figure and are refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from math import isqrt

from specmoe.errors import InputError
from specmoe.exact import show

__all__ = ["FORMATS", "Block", "block", "bytes_per_expert"]

_GGML = "https://github.com/ggml-org/llama.cpp/blob/master/gguf-py/gguf/constants.py"
_MLX = "https://ml-explore.github.io/mlx/build/html/python/_autosummary/mlx.core.quantize.html"
_FP8 = "https://arxiv.org/abs/2209.05433"
_DEEPSEEK = "https://github.com/deepseek-ai/DeepSeek-V3/blob/main/README_WEIGHTS.md"


@dataclass(frozen=True, slots=True)
class Block:
    """The layout of one block of weights.

    Attributes:
        name: The format's name.
        weights: Weights in one block.
        size: Bytes of one block, scales included [bytes].
        source: Where the layout is defined.
        tiled: Whether a block spans as many rows as columns instead of one row.
    """

    name: str
    weights: int
    size: int
    source: str
    tiled: bool = False

    @property
    def bits_per_weight(self) -> Fraction:
        """Bits that one weight takes, scales included [bits].

        Example:
            >>> block("Q4_0").bits_per_weight
            Fraction(9, 2)
        """
        return Fraction(8 * self.size, self.weights)

    @property
    def length(self) -> int:
        """Weights of one block along a row; rows are whole blocks."""
        return isqrt(self.weights) if self.tiled else self.weights


# (weights, bytes) of one block, in the order of ggml's type numbers.
_GGML_BLOCKS = {
    "F32": (1, 4),
    "F16": (1, 2),
    "Q4_0": (32, 18),
    "Q4_1": (32, 20),
    "Q5_0": (32, 22),
    "Q5_1": (32, 24),
    "Q8_0": (32, 34),
    "Q2_K": (256, 84),
    "Q3_K": (256, 110),
    "Q4_K": (256, 144),
    "Q5_K": (256, 176),
    "Q6_K": (256, 210),
    "IQ2_XXS": (256, 66),
    "IQ2_XS": (256, 74),
    "IQ3_XXS": (256, 98),
    "IQ1_S": (256, 50),
    "IQ4_NL": (32, 18),
    "IQ3_S": (256, 110),
    "IQ2_S": (256, 82),
    "IQ4_XS": (256, 136),
    "IQ1_M": (256, 56),
    "BF16": (1, 2),
    "TQ1_0": (256, 54),
    "TQ2_0": (256, 66),
    "MXFP4": (32, 17),
}
# MLX affine: each group of g weights has one 16-bit scale and one 16-bit bias beside its bits.
_MLX_AFFINE = {
    f"mlx-{bits}bit-g{group}": Block(f"mlx-{bits}bit-g{group}", group, group * bits // 8 + 4, _MLX)
    for bits in (2, 3, 4, 5, 6, 8)
    for group in (32, 64, 128)
}
FORMATS: dict[str, Block] = {
    **{name: Block(name, *layout, _GGML) for name, layout in _GGML_BLOCKS.items()},
    **_MLX_AFFINE,
    # MX: 32 elements and one 8-bit scale.
    "mxfp8": Block("mxfp8", 32, 33, _MLX),
    # Values only: the scale of a whole tensor is a few bytes in millions and is not counted.
    "fp8": Block("fp8", 1, 1, _FP8),
    # One 32-bit scale for each tile of 128 x 128 values.
    "fp8-block128": Block("fp8-block128", 128 * 128, 128 * 128 + 4, _DEEPSEEK, tiled=True),
}
"""Every format by its name."""

# MLX's own writing of the same thing, as its issues have it: "affine 4-bit g64".
_BY_FOLDED_NAME = {
    **{name.casefold(): layout for name, layout in FORMATS.items()},
    **{f"affine {name[4:].replace('bit-', '-bit ')}": _MLX_AFFINE[name] for name in _MLX_AFFINE},
}
# What llama.cpp's mixtures mostly store experts in.
_COMMON = ("Q3_K", "Q4_K", "Q5_K", "Q6_K", "Q8_0")
# Endings of llama.cpp's mixtures, which store different tensors in different formats.
_MIXTURE = re.compile(r"(?:ud-)?i?q[1-8](?:_k)?_(?:s|m|l|xl|xxl)", re.IGNORECASE)


def block(name: str, *, path: str | None = None) -> Block:
    """Look up a storage format; case does not matter.

    Args:
        name: For example ``Q4_0``, ``mxfp4``, ``bf16`` or ``mlx-4bit-g64``.
        path: Where it stands, for the error message.

    Returns:
        Its block layout.

    Raises:
        InputError: If the format is unknown, or a mixture that has no single figure.

    Example:
        >>> block("q6_k").bits_per_weight, block("affine 4-bit g64").bits_per_weight
        (Fraction(105, 16), Fraction(9, 2))
    """
    folded = name.strip().casefold()
    if folded in _BY_FOLDED_NAME:
        return _BY_FOLDED_NAME[folded]
    if _MIXTURE.fullmatch(folded):
        raise InputError(
            "a mixture of formats has no single figure of bits per weight",
            path=path,
            expected="one format, or bytes_per_expert stated",
            found=f"the mixture {name[:40]}",
            mend=f"state bytes_per_expert: {_size_of_a_mixture()}",
        )
    near = get_close_matches(folded, _BY_FOLDED_NAME, n=1)
    raise InputError(
        "not a storage format with a known layout",
        path=path,
        expected=f"one of {', '.join(FORMATS)}; or bytes_per_expert stated",
        found=name[:40],
        mend=(f"did you mean {_BY_FOLDED_NAME[near[0]].name}? " if near else "")
        + "otherwise state bytes_per_expert",
    )


def _size_of_a_mixture() -> str:
    """How to find the mean bytes of one expert where each tensor has its own format."""
    bits = ", ".join(f"{name} {show(FORMATS[name].bits_per_weight, 8)}" for name in _COMMON)
    return (
        f"the sum of elements x bits per weight ({bits}) / 8 over the tensors "
        "blk.*.ffn_{gate,up,down}_exps.weight, which gguf-dump lists with elements and format, "
        "divided by (layers with experts x N)"
    )


def bytes_per_expert(
    hidden_size: int, intermediate_size: int, quantisation: str, *, path: str | None = None
) -> Fraction:
    """Bytes of one expert: three matrices of hidden x intermediate weights (gate, up, down).

    Args:
        hidden_size: The model's hidden size.
        intermediate_size: One expert's intermediate size.
        quantisation: The storage format of all three.
        path: Where the format stands, for the error message.

    Returns:
        ``b`` [bytes].

    Raises:
        InputError: If the format is unknown or a mixture, or rows are not whole blocks (then the
            engine stores some of them in another format).

    Example:
        >>> bytes_per_expert(2048, 1408, "Q4_0")
        Fraction(4866048, 1)
    """
    layout = block(quantisation, path=path)
    for size in (hidden_size, intermediate_size):
        if size % layout.length:
            raise InputError(
                f"rows of {size} weights are not whole blocks of {layout.name}",
                path=path,
                expected=f"sizes that are multiples of {layout.length}, or bytes_per_expert stated",
                found=str(size),
                mend="state bytes_per_expert: the engine keeps such tensors in another format",
            )
    return 3 * hidden_size * intermediate_size * layout.bits_per_weight / 8
