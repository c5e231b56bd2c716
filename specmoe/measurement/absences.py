"""What a routing trace comes to: how long its experts stay away, which is all that U(n) needs (D7).

A window of n tokens misses an expert exactly where it lies inside a stretch of tokens that do not
select it. So the lengths of these stretches, and how often each occurs, give ``U(n)`` at every n
exactly, in a few hundred numbers where the trace has millions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from specmoe.measurement.model import Absences
from specmoe.measurement.place import Place

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["absences", "stated_absences", "together", "vectorised"]


def absences(layers: Sequence[Sequence[frozenset[int]]]) -> Absences:
    """Count the absences of a trace.

    Args:
        layers: For each layer, the set of experts of each token, in order; not empty, and every
            layer with as many tokens. The tokens of a layer are read in a circle.

    Returns:
        The counts.

    Example:
        >>> absences([[frozenset({0, 1}), frozenset({1, 2}), frozenset({0, 1})]]).runs
        ((0, 4), (1, 1), (2, 1))
    """
    tokens, experts = len(layers[0]), 0
    runs: Counter[int] = Counter()
    for layer in layers:
        first: dict[int, int] = {}
        last: dict[int, int] = {}
        for position, selected in enumerate(layer):
            for expert in selected:
                if expert in last:
                    runs[position - last[expert] - 1] += 1
                else:
                    first[expert] = position
                last[expert] = position
        for expert, position in first.items():
            runs[position + tokens - last[expert] - 1] += 1
        experts += len(first)
    return Absences(len(layers), tokens, experts, tuple(sorted(runs.items())))


def vectorised(layer: NDArray[np.unsignedinteger[Any]]) -> Absences:
    """Count the absences of one layer that is held as an array.

    Sorting the selections by expert brings each expert's tokens together; the distances between
    them are its absences. The time grows with the selections, and with nothing else.

    Args:
        layer: Shape ``(tokens, m)``: the experts of each token, different ones; not empty.

    Returns:
        What :func:`absences` counts.

    Example:
        >>> import numpy as np
        >>> vectorised(np.array([[0, 1], [1, 2], [0, 1]], np.uint8)).runs
        ((0, 4), (1, 1), (2, 1))
    """
    import numpy as np

    tokens, m = layer.shape
    # Of equal experts the stable sort keeps the order, which is that of the tokens.
    order = np.argsort(layer, axis=None, kind="stable")
    experts, positions = layer.reshape(-1)[order], order // m
    last = np.append(experts[1:] != experts[:-1], True)
    first = np.append(True, last[:-1])
    following = np.append(positions[1:], 0)
    following[last] = positions[first] + tokens
    counts = np.bincount(following - positions - 1)
    runs = tuple((int(length), int(counts[length])) for length in np.flatnonzero(counts))
    return Absences(1, tokens, int(last.sum()), runs)


def together(layers: Iterable[Absences]) -> Absences:
    """The absences of several layers of one length, as one count.

    Example:
        >>> one = absences([[frozenset({0}), frozenset({1})]])
        >>> together([one, one]).runs
        ((1, 4),)
    """
    counted = list(layers)
    runs: Counter[int] = Counter()
    for each in counted:
        for length, count in each.runs:
            runs[length] += count
    return Absences(
        sum(each.layers for each in counted),
        counted[0].tokens,
        sum(each.experts for each in counted),
        tuple(sorted(runs.items())),
    )


def stated_absences(place: Place, routed_experts: int, top_k: int) -> Absences:
    """Read counted absences, as a certificate holds them, and see that some trace has them.

    Args:
        place: The counts.
        routed_experts: ``N``.
        top_k: ``m``.

    Raises:
        InputError: If no trace of such a model comes to these counts.
    """
    layers, tokens, experts = (place.value[key] for key in ("layers", "tokens", "experts"))
    runs = tuple((length, count) for length, count in place["runs"].value)
    selections = sum(count for _, count in runs)
    filled = sum((length + 1) * count for length, count in runs)
    lengths = [length for length, _ in runs]
    for wanted, holds in (
        ("lengths that rise", lengths == sorted(set(lengths))),
        ("lengths below the number of tokens", lengths[-1] < tokens),
        ("in each layer from m to N experts", top_k * layers <= experts <= routed_experts * layers),
        ("m selections of each token in each layer", selections == top_k * layers * tokens),
        ("absences that fill the trace for every expert", filled == experts * tokens),
    ):
        if not holds:
            raise place.error(
                "no routing trace comes to these counts",
                wanted,
                "other counts",
                "leave absences out, so that the trace itself is read",
            )
    return Absences(layers, tokens, experts, runs)
