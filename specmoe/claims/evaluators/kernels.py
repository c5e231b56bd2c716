"""Two fitted kernels as values of the letters of D2, and as the objects that evaluators take.

What the formulas say of them is always D2's own: its two times, and its ratio with fixed times.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from specmoe import claims
from specmoe.bandwidth import KernelFit, Line, Regime
from specmoe.claims.case import Case
from specmoe.claims.values import Draw, Values, table
from specmoe.crossover import CrossoverPrediction, RegimePair, predict
from specmoe.results import Evaluation, Hypothesis
from specmoe.routing import Origin, RoutingModel

if TYPE_CHECKING:
    from specmoe.claims.vocabulary import Expr

__all__ = [
    "Given",
    "are_two_fits",
    "pair_of",
    "predicted",
    "quoted",
    "ratio_at",
    "regimes_of",
    "times_at",
    "two_fits",
]

_LAST = 12


class Given(RoutingModel):
    """``U(n)`` as drawn, whatever it is.

    Args:
        m: Experts selected per token.
        distinct: ``U(n)`` by n.
        N: Routed experts.
    """

    kind = "table"
    assumed = ()

    def __init__(self, m: int, distinct: dict[int, Fraction], N: int | None = None) -> None:
        super().__init__(N or m, m, "drawn", max(distinct))
        self._distinct = distinct

    def _value(self, n: int) -> Fraction:
        return self._distinct[n]

    def _origin(self, n: int) -> Origin:
        return "table"

    def check(self) -> Evaluation[bool]:
        """Whether the share never rises, and nothing else."""
        shares = [self.share(n) for n in self._distinct]
        falls = all(later <= before for before, later in pairwise(shares))
        return Evaluation("D5", falls, None, (Hypothesis("as drawn", "checked"),), "as drawn")


def two_fits(draw: Draw) -> Values:
    """Two fitted kernels with errors, at one n; now and then just as fast as each other."""
    m = draw.integer(1, 3)
    N = draw.integer(m, 5)
    n, b = draw.integer(1, _LAST), draw.natural(1, 2)
    distinct = [
        draw.between(Fraction(m), Fraction(min(count * m, N))) for count in range(1, _LAST + 1)
    ]
    if draw.integer(0, 1):
        distinct.sort()
    f_s, f_d = draw.natural(0, 2), draw.natural(0, 3)
    W_s, W_d = draw.natural(1, 4), draw.natural(1, 3)
    B_s, B_d = n * m * b, distinct[n - 1] * b
    if not draw.integer(0, 3) and (spare := f_s - f_d + B_s / W_s) > 0:
        W_d = B_d / spare
    return Values(
        {
            "n": Fraction(n),
            "m": Fraction(m),
            "N": Fraction(N),
            "b": b,
            "f_s": f_s,
            "f_d": f_d,
            "W_s": W_s,
            "W_d": W_d,
            "B_s": B_s,
            "B_d": B_d,
            "u": B_d / B_s,
            "r": W_d / W_s,
            "e_s": draw.natural(0, 3) / 16,
            "e_d": draw.natural(0, 3) / 16,
        },
        {"U": table(distinct, start=1)},
        horizon=_LAST,
    )


def are_two_fits(case: Case) -> bool:
    """Whether a case's values are those of :func:`two_fits`."""
    return "e_s" in case.values.numbers and "f_s" in case.values.numbers


def _d2() -> Expr:
    return claims.claim("D2").parts[0].conclusion


def _at(case: Case, n: int, experts: Fraction | int | None) -> Case:
    """The same kernels at n, where one layer's tokens select so many experts."""
    m, b = case["m"], case["b"]
    distinct = case.at({"n": n}).value(case.v.U(case.v.n)) if experts is None else experts
    return case.at(
        {"n": n, "B_s": n * m * b, "B_d": distinct * b, "u": Fraction(distinct) / (n * m)}
    )


def times_at(
    case: Case, n: int, *, experts: Fraction | int | None = None
) -> tuple[Fraction, Fraction]:
    """By D2 the times of the deduplicating and of the per-slot kernel at n.

    Args:
        case: Two fits.
        n: Tokens per pass.
        experts: Distinct experts there; by default those drawn.
    """
    faster, _ = _d2().args
    here = _at(case, n, experts)
    deduplicating, per_slot = (here.value(side) for side in faster.args)
    return deduplicating, per_slot


def ratio_at(
    case: Case, n: int, *, r: Fraction | None = None, shift: Fraction | None = None
) -> Fraction:
    """By D2 what the share is compared with at n.

    Args:
        case: Two fits; with ``r`` and ``shift`` any case.
        n: Tokens per pass.
        r: The bandwidth ratio, instead of the fits'.
        shift: The fixed times, in tokens, instead of the fits'.
    """
    _, below = _d2().args
    ratio = below.args[1]
    if r is None or shift is None:
        return _at(case, n, 1).value(ratio)
    tokens: dict[str, Fraction | int] = {"r": r, "f_s": 0, "f_d": shift, "W_s": 1, "B_s": n}
    return case.at(tokens).value(ratio)


def regimes_of(case: Case) -> tuple[Regime, Regime]:
    """The per-slot and the deduplicating kernel's fit, from n = 1 to the last that is drawn."""
    per_slot, deduplicating = (
        Regime(
            1,
            _LAST,
            (1, 2, _LAST),
            Line(case[f"f_{kernel}"], case[f"W_{kernel}"], ()),
            case[f"e_{kernel}"],
            "drawn",
            False,
        )
        for kernel in ("s", "d")
    )
    return per_slot, deduplicating


def pair_of(case: Case) -> RegimePair:
    """The two fits as the evaluators compare them."""
    return RegimePair(*regimes_of(case), case.whole("N"), case.whole("m"), case["b"])


def predicted(case: Case) -> CrossoverPrediction:
    """What is predicted for a device with these two fits."""
    per_slot, deduplicating = regimes_of(case)
    N, m = case.whole("N"), case.whole("m")
    measurement = SimpleNamespace(
        model=SimpleNamespace(routed_experts=N, top_k=m, bytes_per_expert=case["b"], moe_layers=1),
        kernels=(),
        ratio=(),
        observed_crossover=None,
        series=lambda kind: None,
    )
    routed = Given(m, case.table("U", range(1, _LAST + 1)), N)
    return predict(
        measurement,  # type: ignore[arg-type]
        routed,
        {
            "per_slot": KernelFit("per_slot", "vec", "fitted", regimes=(per_slot,)),
            "deduplicating": KernelFit("deduplicating", "mm", "fitted", regimes=(deduplicating,)),
        },
    )


def quoted(case: Case, device: CrossoverPrediction) -> Evaluation[Any]:
    """What the prediction for a device says of the case's claim."""
    return case.recorded(next(said for said in device.claims if said.claim == case.claim_id))
