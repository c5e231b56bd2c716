"""What an engine must offer to be timed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from specmoe.errors import InputError, NotChecked

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from specmoe.bench.routes import Token
    from specmoe.bench.shapes import Shape

    Array = NDArray[np.float64]

__all__ = ["ENGINES", "Engine", "Facts", "Kind", "grouped", "open_engine", "reference"]

Kind = Literal["per_slot", "deduplicating"]
ENGINES = ("mlx", "numpy", "torch")


@dataclass(frozen=True, slots=True)
class Facts:
    """What a measurement file says of an engine and its device.

    Attributes:
        engine: Its name.
        version: Its version.
        backend: Where it runs: CPU, CUDA, Metal, MPS.
        device: The device's name.
        cache: Last-level cache [bytes], as far as it is known.
        memory: Memory for weights [bytes].
        kernels: For each kernel what it is made of.
    """

    engine: str
    version: str
    backend: str
    device: str
    cache: int
    memory: int
    kernels: Mapping[Kind, str]


class Engine(Protocol):
    """One engine with one layer's weights loaded.

    The expert operation is ``sum over selected experts of down(silu(gate x) * up x)`` for every
    token; the router's own weights are left out, they cost nothing and change no byte count.
    """

    @property
    def facts(self) -> Facts:
        """What a measurement file says of it."""

    @property
    def formats(self) -> Sequence[str]:
        """Names of the formats in which it can hold weights, the usual one first."""

    def load(self, shape: Shape, stored: str, seed: int) -> None:
        """Draw the weights of every expert and keep them in this format."""

    def prepare(self, kind: Kind, window: Sequence[Token]) -> Callable[[], Any]:
        """The operation for one window, ready to run; what it returns goes to :meth:`finish`."""

    def finish(self, result: Any) -> None:
        """Wait until the operation is done."""

    def output(self, result: Any) -> Array:
        """What the operation computed, shape (n, hidden)."""

    def sweep(self) -> None:
        """Read so much else that no weight is left in a cache."""

    def inputs(self, n: int) -> Array:
        """The tokens' vectors, shape (n, hidden), the same for every call."""

    def expert(self, number: int) -> tuple[Array, Array, Array]:
        """Gate, up and down matrices of one expert as they are used, format errors included."""


def grouped(window: Sequence[Token]) -> dict[int, list[int]]:
    """For each selected expert the tokens that selected it, both in rising order.

    Example:
        >>> grouped([(1, 3), (0, 3)])
        {0: [1], 1: [0], 3: [0, 1]}
    """
    found: dict[int, list[int]] = {}
    for place, token in enumerate(window):
        for expert in token:
            found.setdefault(expert, []).append(place)
    return dict(sorted(found.items()))


def reference(engine: Engine, window: Sequence[Token]) -> Array:
    """The expert operation in double precision, straight from its definition."""
    import numpy as np

    x = engine.inputs(len(window))
    result = np.zeros_like(x)
    for expert, places in grouped(window).items():
        gate, up, down = engine.expert(expert)
        g, u = x[places] @ gate.T, x[places] @ up.T
        result[places] += (g / (1 + np.exp(-g)) * u) @ down.T
    return result


def open_engine(name: str, device: str | None, threads: int | None) -> Engine:
    """Open an engine.

    Args:
        name: One of :data:`ENGINES`.
        device: ``cpu``, ``gpu``, ``cuda``, ``mps``; by default the fastest that is here.
        threads: CPU threads; by default the engine's own choice.

    Raises:
        NotChecked: If it is not installed.
        InputError: If it has no such device.
    """
    if name == "numpy":
        from specmoe.bench.numpy_engine import NumpyEngine

        return NumpyEngine(device)
    try:
        if name == "torch":
            from specmoe.bench.torch_engine import TorchEngine

            return TorchEngine(device, threads)
        from specmoe.bench.mlx_engine import MlxEngine

        return MlxEngine(device)
    except ImportError as error:
        raise NotChecked(
            f"{name} is not installed",
            path="--engine",
            expected=f"the `{name}` extra",
            found=str(error),
            mend=f"pip install 'specmoe[{name}]'",
        ) from error


def no_device(found: str, expected: str) -> InputError:
    """The error for a device that an engine does not have here."""
    return InputError(
        "there is no such device here",
        path="--device",
        expected=expected,
        found=found,
        mend="leave --device out to take the fastest that is here",
    )
