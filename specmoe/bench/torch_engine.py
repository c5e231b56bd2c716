"""PyTorch: on the CPU, on CUDA, on Metal (MPS).

Neither kernel copies a weight. The per-slot kernel multiplies one vector by one expert's matrices
for each selected slot; the deduplicating one gathers the tokens of each selected expert and
multiplies them at once. On CUDA both are captured into a graph, so that launches are not what is
timed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import torch
from torch.nn.functional import linear, silu

from specmoe.bench.engine import Facts, Kind, grouped, no_device
from specmoe.bench.machine import memory, processor, processor_cache

if TYPE_CHECKING:
    from specmoe.bench.engine import Array
    from specmoe.bench.routes import Token
    from specmoe.bench.shapes import Shape

__all__ = ["TorchEngine"]

_TYPES = {"BF16": torch.bfloat16, "F32": torch.float32, "F16": torch.float16}
_KERNELS: dict[Kind, str] = {
    "per_slot": "torch.mv, one expert's matrices for each slot",
    "deduplicating": "torch.nn.functional.linear, tokens gathered for each selected expert",
}


class TorchEngine:
    """One MoE layer's experts in PyTorch."""

    formats = tuple(_TYPES)

    def __init__(self, device: str | None, threads: int | None) -> None:
        if threads is not None:
            torch.set_num_threads(threads)
        self._device = torch.device(_chosen(device))
        self.facts = _facts(self._device)
        self._scratch = torch.ones(2 * self.facts.cache // 4, device=self._device)

    def load(self, shape: Shape, stored: str, seed: int) -> None:
        """Draw the weights of every expert and keep them in this format."""
        N, hidden, inter = shape.routed_experts, shape.hidden_size, shape.intermediate_size
        self._generator = torch.Generator(self._device).manual_seed(seed)
        self._type = _TYPES[stored]
        self._gate = self._normal(hidden, N, inter, hidden)
        self._up = self._normal(hidden, N, inter, hidden)
        self._down = self._normal(inter, N, hidden, inter)
        self._x = self._normal(1, 256, hidden)

    def _normal(self, fan_in: int, *size: int) -> torch.Tensor:
        found = torch.empty(size, dtype=self._type, device=self._device)
        return found.normal_(0, fan_in**-0.5, generator=self._generator)

    def prepare(self, kind: Kind, window: Sequence[Token]) -> Callable[[], Any]:
        """The operation for one window, ready to run."""
        run = self._per_slot(window) if kind == "per_slot" else self._deduplicating(window)
        return self._captured(run) if self._device.type == "cuda" else run

    def _per_slot(self, window: Sequence[Token]) -> Callable[[], torch.Tensor]:
        x = self._tokens(len(window))
        slots = [
            (place, x[place], self._gate[e], self._up[e], self._down[e])
            for place, token in enumerate(window)
            for e in token
        ]

        def run() -> torch.Tensor:
            out = torch.zeros_like(x)
            for place, each, gate, up, down in slots:
                out[place] += torch.mv(down, silu(torch.mv(gate, each)) * torch.mv(up, each))
            return out

        return run

    def _deduplicating(self, window: Sequence[Token]) -> Callable[[], torch.Tensor]:
        x = self._tokens(len(window))
        groups = [
            (
                torch.tensor(places, device=self._device),
                self._gate[e],
                self._up[e],
                self._down[e],
            )
            for e, places in grouped(window).items()
        ]

        def run() -> torch.Tensor:
            out = torch.zeros_like(x)
            for places, gate, up, down in groups:
                own = x.index_select(0, places)
                inner = silu(linear(own, gate)) * linear(own, up)
                out.index_add_(0, places, linear(inner, down))
            return out

        return run

    def _captured(self, run: Callable[[], torch.Tensor]) -> Callable[[], torch.Tensor]:
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            run()
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            out = run()

        def replay() -> torch.Tensor:
            graph.replay()
            return out

        return replay

    def finish(self, result: torch.Tensor) -> None:
        """Wait until the operation is done."""
        if self._device.type == "cuda":
            torch.cuda.synchronize()
        elif self._device.type == "mps":
            torch.mps.synchronize()

    def output(self, result: torch.Tensor) -> Array:
        """What the operation computed."""
        return _double(result)

    def sweep(self) -> None:
        """Read more than the last-level cache holds."""
        self.finish(self._scratch.sum())

    def inputs(self, n: int) -> Array:
        """The tokens' vectors."""
        return _double(self._tokens(n))

    def expert(self, number: int) -> tuple[Array, Array, Array]:
        """Gate, up and down matrices of one expert."""
        return (
            _double(self._gate[number]),
            _double(self._up[number]),
            _double(self._down[number]),
        )

    def _tokens(self, n: int) -> torch.Tensor:
        return self._x[torch.arange(n, device=self._device) % len(self._x)]


def _double(found: torch.Tensor) -> Array:
    doubles: Array = found.detach().to("cpu", torch.float64).numpy()
    return doubles


def _chosen(device: str | None) -> str:
    here = ["cpu"]
    if torch.backends.mps.is_available():
        here.insert(0, "mps")
    if torch.cuda.is_available():
        here.insert(0, "cuda")
    wanted = {None: here[0], "gpu": here[0] if here[0] != "cpu" else "gpu"}.get(device, device)
    if wanted is None or wanted not in here:
        raise no_device(str(device), f"torch has {' and '.join(here)} here")
    return wanted


def _facts(device: torch.device) -> Facts:
    version = str(torch.__version__)
    if device.type == "cuda":
        card = torch.cuda.get_device_properties(device)
        free, _ = torch.cuda.mem_get_info(device)
        return Facts(
            "torch",
            version,
            f"CUDA {torch.version.cuda}",
            str(card.name),
            int(card.L2_cache_size),
            int(free),
            {kind: f"{name}, in a CUDA graph" for kind, name in _KERNELS.items()},
        )
    backend = "MPS" if device.type == "mps" else f"CPU, {torch.get_num_threads()} threads"
    return Facts(
        "torch", version, backend, processor(), processor_cache(), memory(), dict(_KERNELS)
    )
