"""What an importer reads (the lines of a log) and what it makes of them.

Every line ends in exactly one of four places: it gave a figure, it is known noise (a banner, a
table rule), it was understood and set aside with a reason, or it was not understood. The last two
are shown to the user with their numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from specmoe.errors import InputError
from specmoe.exact import exact
from specmoe.measurement.place import RANGES
from specmoe.measurement.rawfile import decode

__all__ = ["DECIMAL", "Line", "Log", "Observed", "Remark", "Timing", "read_lines", "whole"]

DECIMAL = r"[0-9]{1,20}(?:\.[0-9]{1,20})?(?:[eE][+-]?[0-9]{1,2})?"
"""A number as the programs print it: what is captured is kept as it was written."""

_ANSI = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)")
_MAX_TOKENS = 65536
_RULE = re.compile(r"[-=_*`~|:+\s]*")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a log.

    Attributes:
        number: Its number, from 1.
        text: Its text without colour codes and without spaces at its ends.
    """

    number: int
    text: str

    @property
    def is_rule(self) -> bool:
        """Whether it only rules off: a table's second line, ``=====``, or nothing at all."""
        return _RULE.fullmatch(self.text) is not None


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that gave nothing, and why."""

    line: int
    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Timing:
    """One timed pass size.

    Attributes:
        line: Where it stands.
        n: Tokens per pass.
        figures: Times or rates as written, one for each repeat, for example ``"180.53 tokens/s"``.
        setup: What was run. Rows of one measurement agree in all of it.
        spread: Half-width of the spread as written, beside a single figure.
        test: The program's own name of the test.
    """

    line: int
    n: int
    figures: tuple[str, ...]
    setup: dict[str, str]
    spread: str | None = None
    test: str = ""


@dataclass(frozen=True, slots=True)
class Observed:
    """One statement about acceptance, in the counts and figures that the log gives.

    Attributes:
        line: Where it stands.
        setup: What was run.
        k: Draft length, if the log states it.
        drafts: Steps that verified a draft.
        drafted: Draft tokens generated.
        accepted: Draft tokens accepted.
        emitted: Tokens emitted by these steps, bonus tokens included.
        generated: Tokens of the whole answer, where the log counts no steps.
        counts: For each position, how often it was accepted.
        rates: For each position, the share of steps, as written.
        length: Tokens per step, bonus token included, as written.
    """

    line: int
    setup: dict[str, str] = field(default_factory=dict)
    k: int | None = None
    drafts: int | None = None
    drafted: int | None = None
    accepted: int | None = None
    emitted: int | None = None
    generated: int | None = None
    counts: tuple[int, ...] = ()
    rates: tuple[str, ...] = ()
    length: str | None = None


@dataclass(slots=True)
class Log:
    """What an importer found.

    Attributes:
        timings: Rows for a kernel.
        observed: Statements about acceptance.
        aside: Lines understood and not used.
        unknown: Lines not understood.
        shape: The model's shape, where the log states it: keys of the ``[model]`` section.
        notes: What a reader of the measurement must know about these figures.
    """

    timings: list[Timing] = field(default_factory=list)
    observed: list[Observed] = field(default_factory=list)
    aside: list[Remark] = field(default_factory=list)
    unknown: list[Remark] = field(default_factory=list)
    shape: dict[str, str | int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def set_aside(self, line: Line, why: str) -> None:
        """Record a line that is understood but gives nothing usable here."""
        self.aside.append(Remark(line.number, line.text, why))

    def not_understood(self, line: Line, why: str = "no known form") -> None:
        """Record a line that is not understood."""
        self.unknown.append(Remark(line.number, line.text, why))

    def rate(
        self,
        line: Line,
        n: int,
        figures: Iterable[str],
        setup: dict[str, str],
        *,
        spread: str | None = None,
        test: str = "",
    ) -> None:
        """Record rates of passes of ``n`` tokens, unless they cannot have been measured."""
        rates = tuple(figures)
        lo, hi = RANGES["rate"]
        first, last = RANGES["time"]
        for text in rates:
            value = _number(text)
            if value is None or not lo <= value <= hi or not first <= n / value <= last:
                self.not_understood(line, f"{text[:40]} is not a rate that can be measured")
                return
        if spread is not None and not _below(spread, rates[0]):
            self.set_aside(line, "the spread is as large as the rate itself")
            return
        self.timings.append(
            Timing(
                line.number,
                n,
                tuple(f"{text} tokens/s" for text in rates),
                setup,
                f"{spread} tokens/s" if spread is not None else None,
                test,
            )
        )

    def time(
        self, line: Line, n: int, figure: str, unit: str, setup: dict[str, str], *, test: str = ""
    ) -> None:
        """Record the time of one pass or operation of ``n`` tokens, unless it is impossible."""
        lo, hi = RANGES["time"]
        scale = {"us": 10**6, "ms": 10**3, "s": 1}[unit]
        value = _number(figure)
        if value is None or not lo <= value / scale <= hi:
            self.not_understood(line, f"{figure[:40]} {unit} is not a time that can be measured")
            return
        self.timings.append(Timing(line.number, n, (f"{figure} {unit}",), setup, None, test))


def _number(text: str) -> Fraction | None:
    return exact(text) if re.fullmatch(DECIMAL, text) else None


def _below(spread: str, figure: str) -> bool:
    width, value = _number(spread), _number(figure)
    return width is not None and value is not None and width < value


def whole(text: object, most: int = _MAX_TOKENS, least: int = 1) -> int | None:
    """A whole number in a range, or ``None``.

    Example:
        >>> whole("512"), whole("0"), whole("-3"), whole("1e3")
        (512, None, None, None)
    """
    if not isinstance(text, str) or not re.fullmatch("[0-9]{1,12}", text):
        return None
    number = int(text)
    return number if least <= number <= most else None


def read_lines(data: bytes, *, shown: str) -> list[Line]:
    r"""The lines of a log, as the programs wrote them.

    Windows writes UTF-16 and byte order marks, terminals write colour codes, and progress bars
    write several times over one line: each of these is undone.

    Args:
        data: The bytes of the log.
        shown: Its name for error messages.

    Raises:
        InputError: If they are empty or not text.

    Example:
        >>> read_lines(b"a \x1b[1;34mb\x1b[0m\r\n\r\nc", shown="log")
        [Line(number=1, text='a b'), Line(number=3, text='c')]
    """
    text = _decode(data, shown)
    found = []
    for number, raw in enumerate(text.split("\n"), 1):
        for part in _ANSI.sub("", raw).split("\r"):
            if text_of := part.strip():
                found.append(Line(number, text_of))
    if all(line.is_rule for line in found):
        raise InputError(
            "the log holds no text",
            file=shown,
            expected="the output of a program that specmoe reads",
            found="empty lines and rules",
            mend="check whether the program printed to another stream: 2>&1 keeps both",
        )
    return found


def _decode(data: bytes, shown: str) -> str:
    for mark, name in ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        if data.startswith(mark):
            try:
                return data[2:].decode(name)
            except UnicodeDecodeError as error:
                raise InputError(
                    "the log is not whole UTF-16 text",
                    file=shown,
                    path=f"byte {error.start + 2}",
                    expected="UTF-16 text, as its byte order mark says",
                    found=error.reason,
                    mend="save it again as UTF-8",
                ) from error
    return decode(data.removeprefix(b"\xef\xbb\xbf"), shown=shown, what="the output of a program")
