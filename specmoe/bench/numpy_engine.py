"""NumPy: on the CPU, with nothing but the base installation.

No inference engine, but the same two ways of reading experts, through the BLAS that NumPy brings:
one expert's matrices for each slot, or the tokens of each selected expert at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from specmoe.bench.engine import Facts, grouped, no_device
from specmoe.bench.machine import memory, processor, processor_cache

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from specmoe.bench.engine import Array, Kind
    from specmoe.bench.routes import Token
    from specmoe.bench.shapes import Shape

    Single = NDArray[np.float32]

__all__ = ["NumpyEngine"]


class NumpyEngine:
    """One MoE layer's experts in NumPy."""

    formats = ("F32",)

    def __init__(self, device: str | None) -> None:
        if device not in (None, "cpu"):
            raise no_device(str(device), "numpy has cpu here")
        self.facts = Facts(
            "numpy",
            np.__version__,
            "CPU",
            processor(),
            processor_cache(),
            memory(),
            {
                "per_slot": "matrix times vector, for each slot",
                "deduplicating": "matrix product, tokens gathered for each selected expert",
            },
        )
        self._scratch = np.ones(2 * self.facts.cache // 4, dtype=np.float32)

    def load(self, shape: Shape, stored: str, seed: int) -> None:
        """Draw the weights of every expert."""
        del stored  # there is one format
        draw = np.random.default_rng(seed)
        N, hidden, inter = shape.routed_experts, shape.hidden_size, shape.intermediate_size

        def normal(fan_in: int, *size: int) -> Single:
            found = draw.standard_normal(size, dtype=np.float32)
            found *= np.float32(fan_in**-0.5)
            return found

        self._gate = normal(hidden, N, inter, hidden)
        self._up = normal(hidden, N, inter, hidden)
        self._down = normal(inter, N, hidden, inter)
        self._x = normal(1, 256, hidden)

    def prepare(self, kind: Kind, window: Sequence[Token]) -> Callable[[], Any]:
        """The operation for one window, ready to run."""
        x = self._x[: len(window)]
        if kind == "per_slot":
            slots = [(place, e) for place, token in enumerate(window) for e in token]

            def each_slot() -> Single:
                out = np.zeros_like(x)
                for place, e in slots:
                    inner = _silu(self._gate[e] @ x[place]) * (self._up[e] @ x[place])
                    out[place] += self._down[e] @ inner
                return out

            return each_slot
        groups = [(e, np.array(places)) for e, places in grouped(window).items()]

        def each_expert() -> Single:
            out = np.zeros_like(x)
            for e, places in groups:
                own = x[places]
                inner = _silu(own @ self._gate[e].T) * (own @ self._up[e].T)
                out[places] += inner @ self._down[e].T
            return out

        return each_expert

    def finish(self, result: Any) -> None:
        """NumPy has finished when it returns."""

    def output(self, result: Single) -> Array:
        """What the operation computed."""
        return result.astype(np.float64)

    def sweep(self) -> None:
        """Read more than the last-level cache holds."""
        self._scratch.sum()

    def inputs(self, n: int) -> Array:
        """The tokens' vectors."""
        return self._x[:n].astype(np.float64)

    def expert(self, number: int) -> tuple[Array, Array, Array]:
        """Gate, up and down matrices of one expert."""
        return (
            self._gate[number].astype(np.float64),
            self._up[number].astype(np.float64),
            self._down[number].astype(np.float64),
        )


def _silu(x: Single) -> Single:
    # exp of a large negative number is 0, of a large positive one infinity: both give the limit.
    with np.errstate(over="ignore"):
        found: Single = x / (1 + np.exp(-x))
    return found
