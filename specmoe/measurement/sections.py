"""Every section of a measurement file but its kernels: what the contract cannot check."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

from specmoe.errors import SpecmoeError
from specmoe.exact import Interval, show
from specmoe.measurement.absences import stated_absences
from specmoe.measurement.model import (
    Acceptance,
    Device,
    Drafting,
    ErrorRule,
    Model,
    ObservedCrossover,
    ObservedSpeculation,
    RatioRow,
    Routing,
)
from specmoe.measurement.place import Place, by_first
from specmoe.measurement.quantisation import block, bytes_per_expert
from specmoe.measurement.trace import read_trace

__all__ = [
    "acceptance",
    "crossover",
    "date",
    "device",
    "drafting",
    "error_rule",
    "model",
    "name",
    "ratio",
    "routing",
    "speculation",
]

_LARGEST_RATIO = Fraction(10**6)


def name(place: Place) -> str:
    """Read the name that the reports are filed under."""
    if place.value in ("index", "claims"):
        raise place.error(
            "the name is taken",
            "another name: index.html is the page that lists all reports, and claims.json is what "
            "`specmoe prove` writes",
            place.value,
            "name the device, for example",
        )
    return str(place.value)


def date(place: Place) -> str:
    """Read the day of the measurement, ``YYYY-MM-DD``."""
    try:
        datetime.date.fromisoformat(place.value)
    except ValueError as error:
        raise place.error(
            "no such day", 'a day of the calendar, "YYYY-MM-DD"', place.value, "correct the date"
        ) from error
    return str(place.value)


def device(place: Place) -> Device:
    """Read the device."""
    bandwidth = place.optional("memory_bandwidth", lambda entry: entry.quantity("bandwidth"))
    return Device(
        name=place.value["name"],
        source=place.value["source"],
        driver=place.value.get("driver"),
        memory_bandwidth=bandwidth,
    )


def model(place: Place) -> Model:
    """Read the model's shape, computing the bytes of one expert where they are not stated."""
    value = place.value
    N, m = value["routed_experts"], value["top_k"]
    if m > N:
        raise place["top_k"].error(
            "more experts are selected than there are",
            f"top_k (m) at most routed_experts (N), which is {N}",
            str(m),
            "check whether the two are swapped",
        )
    size, how = _expert_size(place)
    return Model(
        name=value["name"],
        source=value["source"],
        routed_experts=N,
        top_k=m,
        moe_layers=value["moe_layers"],
        bytes_per_expert=size,
        bytes_per_expert_how=how,
        shared_experts=value.get("shared_experts", 0),
        hidden_size=value.get("hidden_size"),
        intermediate_size=value.get("intermediate_size"),
        quantisation=value.get("quantisation"),
    )


def _expert_size(place: Place) -> tuple[Fraction, str]:
    if "bytes_per_expert" in place:
        return place["bytes_per_expert"].quantity("bytes"), "stated"
    hidden, inner = place.value["hidden_size"], place.value["intermediate_size"]
    entry = place["quantisation"]
    try:
        size = bytes_per_expert(hidden, inner, entry.value)
        bits = block(entry.value).bits_per_weight
    except SpecmoeError as error:
        raise entry.again(error) from error
    how = f"3 matrices x {hidden} x {inner} weights x {show(bits, 8)} bits ({entry.value}) / 8"
    return size, how


def routing(place: Place, model: Model, folder: Path | None) -> Routing:
    """Read what is known of U(n); a trace is looked for in ``folder``."""
    kind, source = place.value["model"], place.value["source"]
    if kind == "table":
        return Routing(kind, source, table=_distinct_experts(place["table"], model))
    if kind == "trace":
        file, N, m = place.value["trace"], model.routed_experts, model.top_k
        if "absences" in place:
            counted = place["absences"]
            digest, found = counted.value["sha256"], stated_absences(counted, N, m)
        else:
            found, digest = read_trace(file, folder, shown=place.shown, routed_experts=N, top_k=m)
        return Routing(kind, source, trace=file, trace_sha256=digest, absences=found)
    return Routing(kind, source)


def _distinct_experts(place: Place, model: Model) -> tuple[tuple[int, Fraction], ...]:
    N, m = model.routed_experts, model.top_k
    for entry in place.items():
        n, U = entry.value[0], entry[1].number()
        most = min(n * m, N)
        if not m <= U <= most:
            raise entry[1].error(
                f"U({n}) is impossible",
                f"from m = {m} to min(n m, N) = {most}",
                entry[1].written,
                "U(n) counts the distinct experts of n tokens in one layer: check n, top_k and N",
            )
    table = by_first(place, "n", lambda entry: entry.number())
    for (n, before), (later, U) in pairwise(table):
        if before > U:
            raise place.error(
                "U(n) falls",
                f"U({later}) at least U({n}) = {show(before)}: more tokens select no fewer experts",
                show(U),
                "check the two rows",
            )
    return table


def drafting(place: Place) -> Drafting:
    """Read the cost of drafting, D(k) [s]."""

    def cost(entry: Place) -> Fraction:
        return entry.quantity("time", zero=True)

    return Drafting(
        source=place.value["source"],
        method=place.value.get("method"),
        per_token=place.optional("per_token", cost),
        table=place.optional("table", lambda entry: by_first(entry, "k", cost)) or (),
    )


def acceptance(place: Place) -> Acceptance:
    """Read acceptance, held against the range that its definition allows."""
    definition, k = place.value["definition"], place.value.get("draft_length")
    if definition == "per_position":
        rates = _per_position(place["per_position"])
        if k not in (None, len(rates)):
            raise place["draft_length"].error(
                "draft_length and per_position do not agree",
                f"{len(rates)}, one for each rate in per_position",
                str(k),
                "give one rate for each drafted token, or leave draft_length out",
            )
        return Acceptance(
            definition, place.value["source"], per_position=rates, draft_length=len(rates)
        )
    lo, hi, what = {
        "mean_accepted": (0, k, "a mean number of accepted tokens"),
        "committed_without_base": (0, k, "a mean number of committed tokens"),
        "accept_length": (1, (k or 0) + 1, "an accept length"),
    }.get(definition, (0, 1, "a rate"))
    return Acceptance(
        definition,
        place.value["source"],
        value=_value_or_interval(place, "value", lambda entry: entry.between(lo, hi, what)),
        draft_length=k,
    )


def _per_position(place: Place) -> tuple[Fraction, ...]:
    rates = [entry.between(0, 1, "a rate") for entry in place.items()]
    for index in range(1, len(rates)):
        if rates[index] > rates[index - 1]:
            raise place[index].error(
                "acceptance rises with the position",
                f"at most {show(rates[index - 1])}, the rate before it: a token is accepted only "
                "if all before it were",
                show(rates[index]),
                "give the share of all steps for each position, not of the steps that reached it",
            )
    return tuple(rates)


def _value_or_interval(
    place: Place, key: str, read_number: Callable[[Place], Fraction]
) -> Interval:
    if key in place:
        return Interval.point(read_number(place[key]))
    lo, hi = (read_number(entry) for entry in place["interval"].items())
    if lo > hi:
        raise place["interval"].error(
            "an interval that ends before it begins",
            "[lo, hi] with lo <= hi",
            f"[{show(lo)}, {show(hi)}]",
            "swap the two",
        )
    return Interval(lo, hi)


def _positive_ratio(place: Place) -> Fraction:
    ratio = place.number()
    if not 1 / _LARGEST_RATIO <= ratio <= _LARGEST_RATIO:
        raise place.error(
            "the ratio is not one that can be measured",
            "a ratio above 0: from 1e-6 to 1e6",
            place.written,
            "check the figure",
        )
    return ratio


def ratio(place: Place) -> tuple[RatioRow, ...]:
    """Read stated bandwidth ratios r(n), sorted by n."""
    source = place.value["source"]
    table = by_first(place["table"], "n", _positive_ratio)
    return tuple(RatioRow(n, r, source) for n, r in table)


def error_rule(place: Place) -> ErrorRule:
    """Read how the relative error of the fit is obtained."""

    def share(entry: Place) -> Fraction:
        number = entry.number()
        if not 0 < number < 1:
            raise entry.error(
                "a relative error out of range",
                "a number above 0 and below 1",
                entry.written,
                "write 5 % as 0.05",
            )
        return number

    default = ErrorRule()
    return ErrorRule(
        method=place.value.get("method", default.method),
        value=place.optional("value", share),
        tolerance=place.optional("tolerance", share) or default.tolerance,
        robust=place.value.get("robust", default.robust),
        source=place.value.get("source"),
    )


def crossover(observed: Place) -> ObservedCrossover | None:
    """Read where the source saw the faster kernel change, if it did."""
    if "crossover" not in observed:
        return None
    place = observed["crossover"]
    last, first = place.value["per_slot_faster_at"], place.value.get("deduplicating_faster_at")
    if first is not None and first <= last:
        raise place["deduplicating_faster_at"].error(
            "the two kernels are both the faster one",
            f"an n above per_slot_faster_at, which is {last}",
            str(first),
            "check whether the two are swapped",
        )
    return ObservedCrossover(last, first, place.value["source"])


def speculation(observed: Place) -> tuple[ObservedSpeculation, ...]:
    """Read what speculation was seen to bring."""
    if "speculation" not in observed:
        return ()
    return tuple(_one_speculation(entry) for entry in observed["speculation"].items())


def _one_speculation(place: Place) -> ObservedSpeculation:
    if "baseline_rate" in place:
        rates = place["speculative_rate"].quantity("rate"), place["baseline_rate"].quantity("rate")
        speedup = Interval.point(rates[0] / rates[1])
    else:
        speedup = _value_or_interval(place, "speedup", _positive_ratio)
    return ObservedSpeculation(
        source=place.value["source"],
        speedup=speedup,
        draft_length=place.value.get("draft_length"),
        note=place.value.get("note"),
    )
