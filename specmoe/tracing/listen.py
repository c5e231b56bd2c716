"""Hooks on the routers of a Hugging Face ``transformers`` model: which experts its tokens use.

What is recorded are the indices that reach the experts, not a choice made anew from the router's
logits: routers limit themselves to groups of experts, score by other functions, or add biases to
the choice alone. Where the classes of transformers 4 keep each expert as a module of its own, the
indices come from the router's output; four of them have no such output, and there the choice is
the very operation of the class on the very tensor that its router gave.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from specmoe.errors import InputError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Ear", "ears", "listening"]

# Of transformers 4: the softmax of the router's logits in single precision, and the k largest.
_TOP_OF_SOFTMAX = {
    "MixtralSparseMoeBlock",
    "OlmoeSparseMoeBlock",
    "Qwen2MoeSparseMoeBlock",
    "Qwen3MoeSparseMoeBlock",
}


@dataclass(slots=True)
class Ear:
    """The place in a model where the experts of one layer's tokens are heard.

    Attributes:
        layer: The number of the decoder layer.
        block: The module that holds router and experts.
        routed_experts: ``N``
        heard: What was heard since it was last emptied: arrays of shape ``(tokens, m)``.
    """

    layer: int
    block: Any
    routed_experts: int
    heard: list[NDArray[np.integer[Any]]] = field(default_factory=list)


def ears(model: Any, layers: Iterable[int] | None = None) -> list[Ear]:
    """Find the MoE layers of a model.

    Args:
        model: The model.
        layers: Numbers of decoder layers to listen to; by default all that have experts.

    Returns:
        One ear for each, in the model's order.

    Raises:
        InputError: If it has no experts that can be heard, or none in a layer that is named.
    """
    found: list[Ear] = []
    for name, block in model.named_modules():
        experts = getattr(block, "experts", None)
        if experts is None or not hasattr(experts, "named_modules"):
            continue
        number = re.search(r"(?:^|\.)layers\.(\d+)(?:\.|$)", name)
        layer = int(number[1]) if number else len(found)
        found.append(Ear(layer, block, _count(experts)))
    known = sorted({ear.layer for ear in found})
    if not found or len(known) != len(found):
        raise InputError(
            "no MoE layers were found in this model"
            if not found
            else "layers cannot be told apart",
            path="model",
            expected="one decoder layer after another, with a router and experts in it",
            found=type(model).__name__,
            mend="give a mixture-of-experts language model, for example OLMoE or Qwen3-MoE",
        )
    wanted = set(known if layers is None else layers)
    if not wanted <= set(known):
        raise InputError(
            "no experts in this layer",
            path="--layers",
            expected=f"some of {', '.join(map(str, known))}",
            found=str(min(wanted - set(known))),
            mend="leave --layers out to record all of them",
        )
    return [ear for ear in found if ear.layer in wanted]


def _count(experts: Any) -> int:
    own = getattr(experts, "num_experts", None)
    return int(own) if own is not None else len(list(experts.children()))


@contextmanager
def listening(found: Iterable[Ear]) -> Iterator[None]:
    """Hear which experts tokens select while the model runs; afterwards it is as it was.

    Raises:
        InputError: If what a router gives is not understood; while the model runs.
    """
    from torch.nn import ModuleList

    handles = []
    try:
        for ear in found:
            if isinstance(ear.block.experts, ModuleList):
                router = next(
                    (r for key in ("gate", "router") if (r := getattr(ear.block, key, None))), None
                )
                if router is None:
                    raise _not_understood(ear, "a block without a router")
                handles.append(router.register_forward_hook(_after_router(ear)))
            else:
                handles.append(
                    ear.block.experts.register_forward_pre_hook(
                        _before_experts(ear), with_kwargs=True
                    )
                )
        yield
    finally:
        for handle in handles:
            handle.remove()


def _before_experts(ear: Ear) -> Any:
    def hear(_module: Any, given: tuple[Any, ...], named: Mapping[str, Any]) -> None:
        _keep(ear, _indices((*given, *named.values())), "what its experts are given")

    return hear


def _after_router(ear: Ear) -> Any:
    def hear(_module: Any, _given: Any, result: Any) -> None:
        import torch

        indices = _indices(result if isinstance(result, tuple) else (result,))
        if not indices and type(ear.block).__name__ in _TOP_OF_SOFTMAX:
            weights = torch.nn.functional.softmax(result, dim=1, dtype=torch.float)
            indices = [torch.topk(weights, ear.block.top_k, dim=-1)[1]]
        _keep(ear, indices, "what its router gives")

    return hear


def _indices(values: Iterable[Any]) -> list[Any]:
    import torch

    return [
        value
        for value in values
        if isinstance(value, torch.Tensor) and value.dtype in (torch.int64, torch.int32)
    ]


def _keep(ear: Ear, indices: list[Any], where: str) -> None:
    if len(indices) != 1 or indices[0].ndim < 2:
        raise _not_understood(ear, f"{len(indices)} tensors of whole numbers in {where}")
    chosen = indices[0].detach().reshape(-1, indices[0].shape[-1])
    ear.heard.append(chosen.cpu().numpy())


def _not_understood(ear: Ear, found: str) -> InputError:
    return InputError(
        "this router is not understood",
        path=f"layer {ear.layer}",
        expected="the indices of the selected experts, as Mixtral, Qwen2-MoE, Qwen3-MoE, OLMoE, "
        "DeepSeek-V2 and gpt-oss give them",
        found=f"{type(ear.block).__name__}: {found}",
        mend="record the experts by other means, and give them as CSV",
    )
