"""The timed rows of each kernel."""

from __future__ import annotations

from fractions import Fraction

from specmoe.errors import InputError
from specmoe.measurement.mistakes import each
from specmoe.measurement.model import KernelSeries, Row
from specmoe.measurement.place import RANGES, Place, once, power
from specmoe.measurement.wording import key_path
from specmoe.units import spelt

__all__ = ["kernels", "read_row"]


def kernels(place: Place) -> tuple[KernelSeries, ...]:
    """Read the kernels and their rows.

    Raises:
        InputError: For a kind or an n given twice, and for rows and regimes that cannot be used.
    """
    seen: dict[str, int] = {}
    for index, entry in enumerate(place.items()):
        kind = entry.value["kind"]
        if kind in seen:
            raise entry["kind"].error(
                "two kernels of one kind",
                "each kind at most once",
                f"{kind}, also in kernels[{seen[kind]}]",
                "put the other kernel into a measurement file of its own",
            )
        seen[kind] = index
    return tuple(each(place.items(), _kernel))


def _kernel(place: Place) -> KernelSeries:
    source = place.value.get("source")
    rows = each(place["rows"].items(), lambda entry: read_row(entry, source))
    once([entry["n"] for entry in place["rows"].items()], "n", "put repeats into times = [...]")
    if all(row.use == "holdout" for row in rows):
        raise place["rows"].error(
            "every row is held out",
            "at least one row that the fit may use",
            "use = holdout in all of them",
            "drop use from the rows to calibrate on",
        )
    value = place.value
    return KernelSeries(
        kind=value["kind"],
        name=value["name"],
        rows=tuple(sorted(rows, key=lambda row: row.n)),
        regimes=place.optional("regimes", lambda entry: _regimes(entry, rows)) or (),
        version=value.get("version"),
        note=value.get("note"),
    )


def read_row(place: Place, kernel_source: str | None) -> Row:
    """Read one timed point.

    Args:
        place: The row.
        kernel_source: The source of its kernel, which holds where the row names none.

    Raises:
        InputError: If it has no source, or its figures are none that can be measured.
    """
    value = place.value
    source = value.get("source", kernel_source)
    if source is None:
        raise InputError(
            "source is missing",
            file=place.shown,
            path=key_path((*place.steps, "source")),
            where=place.where,
            expected="the address (or the file) that states the figure",
            found="nothing, neither in the row nor in its kernel",
            mend="add source to the kernel, where it holds for all its rows, or to the row",
        )
    n = value["n"]
    key = next(key for key in ("time", "times", "rate", "rates") if key in value)
    figures = list(place[key].items()) if key.endswith("s") else [place[key]]
    if key.startswith("time"):
        times = tuple(figure.quantity("time") for figure in figures)
    else:
        times = tuple(n / figure.quantity("rate") for figure in figures)
        for figure, time in zip(figures, times, strict=True):
            _measurable(figure, n, time)
    written = ", ".join(spelt(figure.value) for figure in figures)
    spread = None
    if "spread" in place:
        spread = _spread(place["spread"], n, times, place.optional("rate", _rate))
        written += f" \u00b1 {spelt(place['spread'].value)}"
    return Row(
        n=n,
        times=times,
        source=source,
        use=value.get("use", "calibrate"),
        spread=spread,
        as_written=written,
        note=value.get("note"),
    )


def _rate(place: Place) -> Fraction:
    return place.quantity("rate")


def _measurable(figure: Place, n: int, time: Fraction) -> None:
    lo, hi = RANGES["time"]
    if not lo <= time <= hi:
        raise figure.error(
            "the rate gives a time that cannot be measured",
            f"n over the rate from {power(lo)} s to {power(hi)} s",
            f"{n} tokens at {figure.value}",
            "check the digits of the rate",
        )


def _spread(place: Place, n: int, times: tuple[Fraction, ...], rate: Fraction | None) -> Fraction:
    """Half-width in time; a spread of the rate counts on its wider side, below the rate."""
    if not spelt(place.value).endswith("tokens/s"):
        spread, figure = place.quantity("time", zero=True), sum(times, Fraction(0)) / len(times)
        if spread < figure:
            return spread
    elif rate is None:
        raise place.error(
            "a spread of another kind than its figure",
            "a time, beside time, times or rates; a rate only beside one rate",
            place.value,
            "write the spread in the unit of the figure",
        )
    else:
        spread, figure = place.quantity("rate", zero=True), rate
        if spread < figure:
            return n / (rate - spread) - n / rate
    raise place.error(
        "the spread is as large as the figure itself",
        "a spread below the figure",
        place.value,
        "check the unit; spread is half the width, not a percentage",
    )


def _regimes(place: Place, rows: list[Row]) -> tuple[tuple[int, int], ...]:
    ranges: list[tuple[int, int]] = []
    for entry in place.items():
        lo, hi = entry.value
        if lo > hi:
            raise entry.error(
                "a regime that ends before it begins",
                "[first n, last n] with first <= last",
                f"[{lo}, {hi}]",
                "swap the two",
            )
        if ranges and lo <= ranges[-1][1]:
            raise entry.error(
                "regimes that overlap or are out of order",
                f"a first n above {ranges[-1][1]}, where the one before ends",
                f"[{lo}, {hi}]",
                "order the regimes by n; each n belongs to one of them",
            )
        if not any(lo <= row.n <= hi and row.use == "calibrate" for row in rows):
            raise entry.error(
                "a regime without rows to fit",
                f"at least one row with n from {lo} to {hi} that is not held out",
                "none",
                "remove the regime, or add its rows",
            )
        ranges.append((lo, hi))
    return tuple(ranges)
