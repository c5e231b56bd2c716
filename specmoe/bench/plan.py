"""What is to be timed, and in which order."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from specmoe.bench.engine import Kind
from specmoe.bench.shapes import Shape
from specmoe.canonical import Json, digest
from specmoe.errors import InputError, SpecmoeError
from specmoe.exact import exact

__all__ = ["CALIBRATE", "KINDS", "Item", "Plan", "between", "numbers"]

KINDS: tuple[Kind, Kind] = ("per_slot", "deduplicating")
CALIBRATE = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32)

_DOMAIN = "specmoe-measure/1"
_MOST_TOKENS = 256


@dataclass(frozen=True, slots=True, order=True)
class Item:
    """One thing to time: a kernel at a number of tokens per pass, for the so-manieth time."""

    repeat: int
    kind: Kind
    n: int


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides what is timed; two runs of one plan may be joined.

    Attributes:
        engine: ``mlx`` or ``torch``.
        device: As asked for; ``None`` for the fastest.
        threads: CPU threads, as asked for.
        shape: The layer.
        stored: Format of the weights.
        calibrate: Numbers of tokens per pass to fit.
        hold_out: Numbers to compare with the prediction.
        repeats: Timings of each kernel and n; more where they scatter.
        runs: Runs of the operation in one timing, of which the median counts.
        precision: Standard error of the mean, relative, that further repeats aim at.
        seconds: How long further repeats may go on [s]; the planned ones are always made.
        cold: Whether the last-level cache is swept before every run.
        stay: Chance that a token keeps an expert of the one before it.
        seed: Of the weights, the routing and the order.
    """

    engine: str
    device: str | None
    threads: int | None
    shape: Shape
    stored: str
    calibrate: tuple[int, ...] = CALIBRATE
    hold_out: tuple[int, ...] = ()
    repeats: int = 5
    runs: int = 5
    precision: Fraction = Fraction(2, 100)
    seconds: Fraction = Fraction(180)
    cold: bool = True
    stay: Fraction = Fraction(0)
    seed: int = 0

    @property
    def ns(self) -> tuple[int, ...]:
        """All numbers of tokens per pass, rising."""
        return tuple(sorted({*self.calibrate, *self.hold_out}))

    @property
    def identity(self) -> str:
        """Digest of the plan: timings of another plan are never mixed in."""
        told: dict[str, Json] = {
            "engine": self.engine,
            "device": self.device,
            "threads": self.threads,
            "shape": [
                self.shape.name,
                self.shape.routed_experts,
                self.shape.top_k,
                self.shape.hidden_size,
                self.shape.intermediate_size,
            ],
            "stored": self.stored,
            "runs": self.runs,
            "cold": self.cold,
            "stay": str(self.stay),
            "seed": self.seed,
        }
        return digest(_DOMAIN, told)

    def round(self, repeat: int) -> Iterator[Item]:
        """Every kernel at every n once, in an order drawn anew for each round.

        Kernels and n are interleaved, so that a machine that slows down slows down all of them.
        """
        items = [Item(repeat, kind, n) for n in self.ns for kind in KINDS]
        random.Random(f"{self.seed}/{repeat}").shuffle(items)  # noqa: S311 - an order only
        return iter(items)


def numbers(text: str, path: str) -> tuple[int, ...]:
    """Numbers of tokens per pass, as ``1,2,4``.

    Raises:
        InputError: If they are not different whole numbers from 1 to 256.

    Example:
        >>> numbers("4,1,2", "--n")
        (1, 2, 4)
    """
    found = []
    for word in text.split(","):
        try:
            value = exact(word.strip(), path=path)
        except SpecmoeError:
            value = Fraction(0)
        if value.denominator != 1 or not 1 <= value <= _MOST_TOKENS:
            raise InputError(
                "these are not numbers of tokens per pass",
                path=path,
                expected=f"whole numbers from 1 to {_MOST_TOKENS}, separated by commas",
                found=text[:60],
                mend=f"for example {path} 1,2,4,8",
            )
        found.append(int(value))
    return tuple(sorted(set(found)))


def between(fitted: Sequence[int]) -> tuple[int, ...]:
    """Numbers to hold out: in the middle of every second gap of those that are fitted.

    What lies beyond them would be extrapolated.

    Example:
        >>> between((1, 2, 3, 4, 6, 8, 12, 16, 24, 32))
        (5, 10, 20)
    """
    gaps = [(low + high) // 2 for low, high in pairwise(sorted(fitted)) if high > low + 1]
    return tuple(gaps[::2])
