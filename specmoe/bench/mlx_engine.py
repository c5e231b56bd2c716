"""MLX: Metal on a Mac, CUDA or the CPU on Linux.

The per-slot kernel is ``gather_mm`` (``gather_qmm`` for quantised weights) in the order of the
tokens. The deduplicating one sorts the slots by expert and says so (``sorted_indices``), as MLX-LM
does from 64 slots on. MLX's CPU backend makes no use of that, so there the tokens of each selected
expert are gathered and multiplied at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import mlx.core as mx
import numpy as np

from specmoe.bench.engine import Facts, Kind, grouped, no_device
from specmoe.bench.machine import memory, processor, processor_cache

if TYPE_CHECKING:
    from specmoe.bench.engine import Array
    from specmoe.bench.routes import Token
    from specmoe.bench.shapes import Shape

__all__ = ["MlxEngine"]

_TYPES = {"BF16": mx.bfloat16, "F32": mx.float32, "F16": mx.float16}
_QUANTISED = {f"mlx-{bits}bit-g{group}": (bits, group) for bits in (4, 8) for group in (32, 64)}
_USUAL_GPU_CACHE = 64 << 20
_CPU_DEDUPLICATING = "matmul, tokens gathered for each selected expert"


@dataclass(frozen=True, slots=True)
class _Matrices:
    """One matrix of every expert, plain or quantised; always multiplied from the right."""

    weights: mx.array
    scales: mx.array | None = None
    biases: mx.array | None = None
    bits: int = 0
    group: int = 0

    def gathered(self, x: mx.array, experts: mx.array, *, ordered: bool) -> mx.array:
        """Each row of x times the matrix of its expert."""
        if self.scales is None:
            return mx.gather_mm(
                x,
                self.weights.swapaxes(-1, -2),
                rhs_indices=experts,
                sorted_indices=ordered,
            )
        return mx.gather_qmm(
            x,
            self.weights,
            self.scales,
            self.biases,
            rhs_indices=experts,
            transpose=True,
            group_size=self.group,
            bits=self.bits,
            sorted_indices=ordered,
        )

    def times(self, x: mx.array, expert: int) -> mx.array:
        """Every row of x times one expert's matrix."""
        if self.scales is None or self.biases is None:
            return x @ self.weights[expert].swapaxes(-1, -2)
        return mx.quantized_matmul(
            x,
            self.weights[expert],
            self.scales[expert],
            self.biases[expert],
            transpose=True,
            group_size=self.group,
            bits=self.bits,
        )

    def one(self, expert: int) -> Array:
        """One expert's matrix as it is used."""
        found = self.weights[expert]
        if self.scales is not None and self.biases is not None:
            found = mx.dequantize(
                found,
                self.scales[expert],
                self.biases[expert],
                group_size=self.group,
                bits=self.bits,
            )
        return _double(found)


class MlxEngine:
    """One MoE layer's experts in MLX."""

    formats: Sequence[str]

    def __init__(self, device: str | None) -> None:
        gpu = mx.metal.is_available() or _cuda()
        if device not in (None, "cpu", "gpu") or (device == "gpu" and not gpu):
            raise no_device(str(device), "mlx has cpu" + (" and gpu" if gpu else "") + " here")
        self._gpu = gpu and device != "cpu"
        mx.set_default_device(mx.gpu if self._gpu else mx.cpu)
        # Its CPU backend gathers single precision and quantised weights only.
        self.formats = (*(_TYPES if self._gpu else ["F32"]), *_QUANTISED)
        self.facts = _facts(gpu=self._gpu)
        self._scratch = mx.ones((2 * self.facts.cache // 4,))
        mx.eval(self._scratch)

    def load(self, shape: Shape, stored: str, seed: int) -> None:
        """Draw the weights of every expert and keep them in this format."""
        mx.random.seed(seed)
        N, hidden, inter = shape.routed_experts, shape.hidden_size, shape.intermediate_size
        self._gate = _drawn(stored, N, inter, hidden)
        self._up = _drawn(stored, N, inter, hidden)
        self._down = _drawn(stored, N, hidden, inter)
        self._x = mx.random.normal((256, hidden)).astype(_TYPES.get(stored, mx.bfloat16))
        mx.eval(self._x)

    def prepare(self, kind: Kind, window: Sequence[Token]) -> Callable[[], Any]:
        """The operation for one window, ready to run."""
        if kind == "deduplicating" and not self._gpu:
            return self._by_expert(window)
        return self._gathered(window, ordered=kind == "deduplicating")

    def _gathered(self, window: Sequence[Token], *, ordered: bool) -> Callable[[], mx.array]:
        x, m = self._tokens(len(window)), len(window[0])
        experts = mx.array(np.array(window, dtype=np.uint32).reshape(-1))
        mx.eval(x, experts)

        def run() -> mx.array:
            # Sorting is part of the kernel, as it is in MLX-LM.
            order = mx.argsort(experts) if ordered else mx.arange(experts.size)
            chosen = experts[order]
            own = x[order // m][:, None, :]
            gate = self._gate.gathered(own, chosen, ordered=ordered)
            up = self._up.gathered(own, chosen, ordered=ordered)
            down = self._down.gathered(_silu(gate) * up, chosen, ordered=ordered)
            back = mx.argsort(order) if ordered else order
            return down.squeeze(1)[back].reshape(len(window), m, -1).sum(axis=1)

        return run

    def _by_expert(self, window: Sequence[Token]) -> Callable[[], mx.array]:
        x = self._tokens(len(window))
        groups = [(e, mx.array(places)) for e, places in grouped(window).items()]
        mx.eval(x, [places for _, places in groups])

        def run() -> mx.array:
            out = mx.zeros_like(x)
            for expert, places in groups:
                own = x[places]
                inner = _silu(self._gate.times(own, expert)) * self._up.times(own, expert)
                out = out.at[places].add(self._down.times(inner, expert))
            return out

        return run

    def finish(self, result: mx.array) -> None:
        """Wait until the operation is done: MLX starts it only here."""
        mx.eval(result)

    def output(self, result: mx.array) -> Array:
        """What the operation computed."""
        return _double(result)

    def sweep(self) -> None:
        """Read more than the last-level cache holds."""
        mx.eval(self._scratch.sum())

    def inputs(self, n: int) -> Array:
        """The tokens' vectors."""
        return _double(self._tokens(n))

    def expert(self, number: int) -> tuple[Array, Array, Array]:
        """Gate, up and down matrices of one expert."""
        return self._gate.one(number), self._up.one(number), self._down.one(number)

    def _tokens(self, n: int) -> mx.array:
        return self._x[mx.arange(n) % self._x.shape[0]]


def _drawn(stored: str, N: int, rows: int, columns: int) -> _Matrices:
    # One expert at a time: the whole layer in single precision may not fit.
    scale, kept = columns**-0.5, []
    for _ in range(N):
        one = mx.random.normal((rows, columns)) * scale
        if stored in _TYPES:
            kept.append((one.astype(_TYPES[stored]),))
        else:
            bits, group = _QUANTISED[stored]
            kept.append(tuple(mx.quantize(one.astype(mx.bfloat16), group_size=group, bits=bits)))
        mx.eval(*kept[-1])
    stacked = [mx.stack(part) for part in zip(*kept, strict=True)]
    mx.eval(*stacked)
    if stored in _TYPES:
        return _Matrices(stacked[0])
    weights, scales, biases = stacked
    bits, group = _QUANTISED[stored]
    return _Matrices(weights, scales, biases, bits, group)


def _silu(x: mx.array) -> mx.array:
    return x * mx.sigmoid(x)


def _double(found: mx.array) -> Array:
    return np.array(found.astype(mx.float32), dtype=np.float64)


def _cuda() -> bool:
    cuda = getattr(mx, "cuda", None)
    return bool(cuda and cuda.is_available())


def _facts(*, gpu: bool) -> Facts:
    version = str(mx.__version__)
    plain = "gather_mm or gather_qmm, slots in the order of the tokens"
    if not gpu:
        kernels: dict[Kind, str] = {"per_slot": plain, "deduplicating": _CPU_DEDUPLICATING}
        return Facts("mlx", version, "CPU", processor(), processor_cache(), memory(), kernels)
    told = mx.device_info() if hasattr(mx, "device_info") else mx.metal.device_info()
    kernels = {
        "per_slot": plain,
        "deduplicating": "gather_mm or gather_qmm, slots sorted by expert (sorted_indices)",
    }
    return Facts(
        "mlx",
        version,
        "CUDA" if _cuda() else "Metal",
        str(told.get("device_name", processor())),
        _USUAL_GPU_CACHE,
        int(told.get("max_recommended_working_set_size", 0) or memory()),
        kernels,
    )
