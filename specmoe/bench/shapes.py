"""The shapes of public MoE models: what one layer's expert operation looks like."""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import get_close_matches
from fractions import Fraction

from specmoe.errors import InputError

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
        source: Where the figures come from.
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


def _hub(model: str) -> str:
    return f"https://huggingface.co/{model}/blob/main/config.json"


def _published(name: str, model: str, sizes: tuple[int, int, int, int, int], *stored: str) -> Shape:
    return Shape(name, model.partition("/")[2], *sizes, stored, _hub(model))


SHAPES = (
    _published("deepseek-v2-lite", "deepseek-ai/DeepSeek-V2-Lite", (64, 6, 2048, 1408, 26), "BF16"),
    _published("deepseek-v3", "deepseek-ai/DeepSeek-V3", (256, 8, 7168, 2048, 58), "FP8"),
    _published("mixtral-8x7b", "mistralai/Mixtral-8x7B-v0.1", (8, 2, 4096, 14336, 32), "BF16"),
    _published("qwen1.5-moe-a2.7b", "Qwen/Qwen1.5-MoE-A2.7B", (60, 4, 2048, 1408, 24), "BF16"),
    _published("qwen3-30b-a3b", "Qwen/Qwen3-30B-A3B", (128, 8, 2048, 768, 48), "BF16", "FP8"),
    _published("qwen3-235b-a22b", "Qwen/Qwen3-235B-A22B", (128, 8, 4096, 1536, 94), "BF16", "FP8"),
    _published("olmoe-1b-7b", "allenai/OLMoE-1B-7B-0924", (64, 8, 2048, 1024, 16), "BF16"),
    _published("gpt-oss-20b", "openai/gpt-oss-20b", (32, 4, 2880, 2880, 24), "MXFP4"),
    _published("gpt-oss-120b", "openai/gpt-oss-120b", (128, 4, 2880, 2880, 36), "MXFP4"),
    _published(
        "granite-3.1-1b-a400m",
        "ibm-granite/granite-3.1-1b-a400m-instruct",
        (32, 8, 1024, 512, 24),
        "BF16",
    ),
    _published(
        "granite-3.1-3b-a800m",
        "ibm-granite/granite-3.1-3b-a800m-instruct",
        (40, 8, 1536, 512, 32),
        "BF16",
    ),
    _published("phi-3.5-moe", "microsoft/Phi-3.5-MoE-instruct", (16, 2, 4096, 6400, 32), "BF16"),
    _published("kimi-k2", "moonshotai/Kimi-K2-Instruct", (384, 8, 7168, 2048, 60), "FP8"),
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
