"""Errors that say where, what was expected, what was found, and how to mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "FitRefused",
    "InputError",
    "NotChecked",
    "NotExact",
    "OutputError",
    "SpecmoeError",
    "UnitError",
]


_MOST_OTHERS = 9


class SpecmoeError(Exception):
    """Base of every error that specmoe raises on purpose.

    Args:
        problem: What is wrong, in one short sentence.
        file: The file at fault, as the user named it.
        path: The place inside the file (``kernels[0].rows[2].time``), or the argument's name.
        expected: What would have been accepted.
        found: What was there instead.
        mend: What to do about it.
        where: What else tells the place from its neighbours (``n = 8``, of a row).
        others: Further mistakes of the same input, each an error of its own.

    Example:
        >>> print(SpecmoeError("the time is not positive", file="m.toml", path="rows[0].time",
        ...                    expected="a time above 0", found="-3 ms", mend="give the time",
        ...                    where="n = 8"))
        m.toml: rows[0].time (n = 8): the time is not positive
          expected: a time above 0
          found:    -3 ms
          mend:     give the time
    """

    def __init__(
        self,
        problem: str,
        *,
        file: str | None = None,
        path: str | None = None,
        expected: str | None = None,
        found: str | None = None,
        mend: str | None = None,
        where: str | None = None,
        others: Sequence[SpecmoeError] = (),
    ) -> None:
        self.problem = problem
        self.file = file
        self.path = path
        self.expected = expected
        self.found = found
        self.mend = mend
        self.where = where
        self.others = tuple(others)
        super().__init__(problem)

    def __str__(self) -> str:
        head = ": ".join(part for part in (self.file, self._place(), self.problem) if part)
        tail = [
            f"  {label + ':':<9} {text}"
            for label, text in (
                ("expected", self.expected),
                ("found", self.found),
                ("mend", self.mend),
            )
            if text
        ]
        return "\n".join([head, *tail, *self._others()])

    def _place(self) -> str:
        return f"{self.path or ''} ({self.where})".lstrip() if self.where else self.path or ""

    def _in_short(self) -> str:
        return ": ".join(filter(None, (self._place(), self.problem)))

    def _others(self) -> list[str]:
        """The further mistakes, one line each."""
        if not self.others:
            return []
        lines = [
            "  " + "; ".join(filter(None, (other._in_short(), other.mend)))
            for other in self.others[:_MOST_OTHERS]
        ]
        more = ["  and more"] if len(self.others) > _MOST_OTHERS else []
        return ["also:", *lines, *more]

    def as_dict(self) -> dict[str, object]:
        """The same facts for machines: only the parts that are known.

        Example:
            >>> SpecmoeError("no", file="m.toml").as_dict()
            {'problem': 'no', 'file': 'm.toml'}
        """
        parts: dict[str, object] = {
            "problem": self.problem,
            "file": self.file,
            "path": self.path,
            "where": self.where,
            "expected": self.expected,
            "found": self.found,
            "mend": self.mend,
            "others": [other.as_dict() for other in self.others],
        }
        return {name: part for name, part in parts.items() if part}


class NotExact(SpecmoeError, TypeError):
    """A float, a bool, NaN or an infinity where an exact number is needed."""


class UnitError(SpecmoeError, ValueError):
    """A quantity without its unit, or with a unit of another kind."""


class InputError(SpecmoeError, ValueError):
    """A measurement file, or a number given on the command line, that cannot be used."""


class FitRefused(SpecmoeError, ValueError):
    """The data do not determine the fit; the mend says what to measure next."""


class NotChecked(SpecmoeError, RuntimeError):
    """Lean could not be run here, so nothing is known of the proofs."""


class OutputError(SpecmoeError, OSError):
    """A report that could not be written; whatever was there before is still there."""
