"""Where deduplication becomes faster: the crossover ``n*`` and its bounds (D1-D4, B4).

Both kernels are compared inside one pair of regimes, where the rest of the pass is common. With
``T_d(n) = F_d + U(n) c / W_d`` and ``T_s(n) = F_s + n m c / W_s`` (c: bytes of one expert in all
layers), "deduplication is faster at n" is ``U(n) < threshold(n)`` with a threshold linear in n. The
same holds for "may be faster" and "is surely faster" within the errors, so every n of the
search is decided exactly by one comparison.
"""

from specmoe.crossover.claims import b4, d1, d2, d3, d4
from specmoe.crossover.observed import Observed, observed_crossovers
from specmoe.crossover.pair import RegimePair
from specmoe.crossover.predicting import predict
from specmoe.crossover.prediction import CrossoverPrediction, Verdict
from specmoe.crossover.rules import RuleOfThumb, rules_of_thumb

__all__ = [
    "CrossoverPrediction",
    "Observed",
    "RegimePair",
    "RuleOfThumb",
    "Verdict",
    "b4",
    "d1",
    "d2",
    "d3",
    "d4",
    "observed_crossovers",
    "predict",
    "rules_of_thumb",
]
