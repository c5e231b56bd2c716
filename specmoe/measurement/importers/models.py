"""Which public MoE model a llama.cpp log means.

A model is known here by two things that the log prints, its type and its number of parameters;
anything else is asked for.
"""

from __future__ import annotations

import re

from specmoe.measurement.public_models import MODELS, PublicModel

__all__ = ["known_model"]

_ROUNDED = re.compile(r"([0-9]{1,4})\.([0-9]{2}) B")


def known_model(kind: str, params: str) -> tuple[PublicModel, str] | None:
    """The model of a type, and the rest of the type: how it is stored.

    Args:
        kind: llama.cpp's description, for example ``"gpt-oss 20B MXFP4 MoE"``.
        params: Its parameters, as ``"20.91 B"`` or as a whole number.

    Returns:
        The model and the storage format, or ``None`` if it is not known.

    Example:
        >>> known, stored = known_model("deepseek2 16B Q4_0", "15.71 B")
        >>> known.title, stored
        ('DeepSeek-V2-Lite', 'Q4_0')
        >>> known_model("qwen3moe 30B.A3B Q8_0", "24.87 B") is None
        True
    """
    for model in MODELS:
        if model.llama is None:
            continue
        prefix, rounded = model.llama
        if kind.startswith(prefix + " ") and _same(params, rounded):
            return model, kind.removeprefix(prefix).strip()
    return None


def _same(params: str, rounded: str) -> bool:
    if params.isdigit() and len(params) < 16:
        whole, part = divmod((int(params) + 5 * 10**6) // 10**7, 100)
        return f"{whole}.{part:02d} B" == rounded
    return _ROUNDED.fullmatch(params) is not None and params == rounded
