"""Every mistake of a file in one error: one run says all that is to be mended."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from specmoe.errors import InputError

if TYPE_CHECKING:
    from specmoe.measurement.place import Place

__all__ = ["Mistakes", "each", "together"]

S = TypeVar("S")
T = TypeVar("T")


def together(errors: Sequence[InputError]) -> InputError:
    """The first of some mistakes, with the others beside it.

    Example:
        >>> print(together([InputError("one", path="a"), InputError("two", path="b")]))
        a: one
        also:
          b: two
    """
    first, *rest = errors
    flat = [*first.others, *(part for error in rest for part in (error, *error.others))]
    for error in flat:
        error.others = ()
    first.others = tuple(flat)
    return first


def each(items: Iterable[S], read: Callable[[S], T]) -> list[T]:
    """Read all items, also those after one that cannot be used.

    Raises:
        InputError: If any cannot be used; it names them all.

    Example:
        >>> each(["1", "2"], int)
        [1, 2]
    """
    made: list[T] = []
    errors: list[InputError] = []
    for item in items:
        try:
            made.append(read(item))
        except InputError as error:
            errors.append(error)
    if errors:
        raise together(errors)
    return made


class Mistakes:
    """Reads the sections of a file one by one and gathers what is wrong in them.

    Args:
        root: The file's content.
        found: What the contract found in it already; sections named there are not read.
    """

    def __init__(self, root: Place, found: Iterable[InputError]) -> None:
        self._root = root
        self.found: list[InputError] = list(found)
        """What is wrong, so far."""
        self._unusable = {re.split(r"[.\[]", error.path or "")[0] for error in self.found}

    def read(self, key: str, reader: Callable[[Place], T], *needs: str) -> T:
        """What ``reader`` makes of a section.

        Args:
            key: The section.
            reader: Reads it.
            needs: Sections that it looks into as well.

        Returns:
            What was read; of a section with a mistake nothing that may be used, which
            :meth:`settle` sees to.
        """
        if all(name in self._root and name not in self._unusable for name in (key, *needs)):
            try:
                return reader(self._root[key])
            except InputError as error:
                self.found.append(error)
                self._unusable.add(key)
        return cast("T", None)

    def optional(self, key: str, reader: Callable[[Place], T]) -> T | None:
        """As :meth:`read`, or ``None`` where the section is left out."""
        return self.read(key, reader) if key in self._root else None

    def settle(self) -> None:
        """Go on only if there was no mistake.

        Raises:
            InputError: For the first mistake, with all others.
        """
        if self.found:
            raise together(self.found)
