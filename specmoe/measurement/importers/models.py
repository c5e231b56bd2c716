"""Public MoE models that llama.cpp names without stating their shape.

A model is known here by two things that the log prints, its type and its number of parameters;
anything else is asked for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["KNOWN", "KnownModel", "known_model"]

_CONFIGS = (
    "https://github.com/ai-dynamo/aiconfigurator/tree/095f58a5/aic-core/src/"
    "aiconfigurator_core/model_configs"
)


@dataclass(frozen=True, slots=True)
class KnownModel:
    """One model's shape.

    Attributes:
        name: Its public name.
        prefix: How llama.cpp's model type begins.
        params: Its parameters as llama-bench prints them.
        shape: Entries of the ``[model]`` section.
        source: Where its configuration is published.
    """

    name: str
    prefix: str
    params: str
    shape: dict[str, int]
    source: str


def _shape(
    experts: int, top_k: int, layers: int, hidden: int, inner: int, shared: int = 0
) -> dict[str, int]:
    return {
        "routed_experts": experts,
        "top_k": top_k,
        "moe_layers": layers,
        "shared_experts": shared,
        "hidden_size": hidden,
        "intermediate_size": inner,
    }


KNOWN = (
    KnownModel(
        "Qwen3-30B-A3B", "qwen3moe 30B.A3B", "30.53 B", _shape(128, 8, 48, 2048, 768), _CONFIGS
    ),
    KnownModel(
        "Qwen3-235B-A22B",
        "qwen3moe 235B.A22B",
        "235.09 B",
        _shape(128, 8, 94, 4096, 1536),
        _CONFIGS,
    ),
    KnownModel("gpt-oss-20b", "gpt-oss 20B", "20.91 B", _shape(32, 4, 24, 2880, 2880), _CONFIGS),
    KnownModel(
        "gpt-oss-120b", "gpt-oss 120B", "116.83 B", _shape(128, 4, 36, 2880, 2880), _CONFIGS
    ),
    KnownModel("Mixtral-8x7B", "llama 8x7B", "46.70 B", _shape(8, 2, 32, 4096, 14336), _CONFIGS),
    KnownModel(
        "DeepSeek-V2-Lite",
        "deepseek2 16B",
        "15.71 B",
        _shape(64, 6, 26, 2048, 1408, 2),
        "https://huggingface.co/deepseek-ai/DeepSeek-V2-Lite/blob/main/config.json",
    ),
)
"""Every model known by name."""

_ROUNDED = re.compile(r"([0-9]{1,4})\.([0-9]{2}) B")


def known_model(kind: str, params: str) -> tuple[KnownModel, str] | None:
    """The model of a type, and the rest of the type: how it is stored.

    Args:
        kind: llama.cpp's description, for example ``"gpt-oss 20B MXFP4 MoE"``.
        params: Its parameters, as ``"20.91 B"`` or as a whole number.

    Returns:
        The model and the storage format, or ``None`` if it is not known.

    Example:
        >>> known, stored = known_model("deepseek2 16B Q4_0", "15.71 B")
        >>> known.name, stored
        ('DeepSeek-V2-Lite', 'Q4_0')
        >>> known_model("qwen3moe 30B.A3B Q8_0", "24.87 B") is None
        True
    """
    for model in KNOWN:
        if kind.startswith(model.prefix + " ") and _same(params, model.params):
            return model, kind.removeprefix(model.prefix).strip()
    return None


def _same(params: str, rounded: str) -> bool:
    if params.isdigit() and len(params) < 16:
        whole, part = divmod((int(params) + 5 * 10**6) // 10**7, 100)
        return f"{whole}.{part:02d} B" == rounded
    return _ROUNDED.fullmatch(params) is not None and params == rounded
