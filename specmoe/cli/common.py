"""What every command needs: options, errors to exit codes, signs of life, measurements by name."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

from specmoe.errors import InputError, NotChecked, SpecmoeError

if TYPE_CHECKING:
    from specmoe.measurement.model import Measurement

__all__ = [
    "CLAIMS_FILE",
    "EXIT_BAD_INPUT",
    "EXIT_UNDECIDED",
    "json_option",
    "plain",
    "progress",
    "read_all",
    "reports_errors",
    "status",
    "tell",
]

EXIT_BAD_INPUT = 2
EXIT_UNDECIDED = 3
CLAIMS_FILE = "claims.json"

P = ParamSpec("P")

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")


def reports_errors(command: Callable[P, int]) -> Callable[P, None]:
    """Turn our errors into one clear message on stderr (JSON with --json) and an exit code."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            code = command(*args, **kwargs)
        except SpecmoeError as error:
            code = tell(error, as_json=bool(kwargs.get("as_json")))
        sys.exit(code)

    return run


def tell(error: SpecmoeError, *, as_json: bool) -> int:
    """Print an error, and give the exit code that belongs to it."""
    if as_json:
        click.echo(json.dumps({"error": error.as_dict()}, ensure_ascii=False))
    click.echo(f"error: {error}", err=True)
    return EXIT_UNDECIDED if isinstance(error, NotChecked) else EXIT_BAD_INPUT


def _bundled_or_path(source: Path) -> Path:
    from specmoe.measurement import bundled

    known = {path.stem: path for path in bundled()}
    if str(source) in known and not source.exists():
        return known[str(source)]
    if not source.exists() and not source.suffix:
        near = _near(str(source), list(known))
        raise InputError(
            "no such measurement",
            file=str(source),
            expected=f"a measurement file, or one of {', '.join(known)}",
            found="no file and no bundled measurement of that name",
            mend=(f"did you mean {' or '.join(near)}? " if near else "check the name; ")
            + "`specmoe schema measurement --example` starts a new file",
        )
    return source


def _near(text: str, names: list[str]) -> list[str]:
    """The names that someone who wrote this may mean, at most three."""

    def bare(name: str) -> str:
        return re.sub("[^a-z0-9]", "", name.casefold())

    part = bare(text)
    same = [name for name in names if part and part in bare(name)]
    return (same or get_close_matches(text.casefold(), names))[:3]


def read_all(files: Sequence[Path]) -> list[Measurement]:
    """Read measurement files or bundled names; without any, every bundled measurement.

    Raises:
        InputError: If a file cannot be used, or two have the same name.
    """
    from specmoe.audit import refuse_twice
    from specmoe.measurement import bundled, read

    measurements = [read(_bundled_or_path(path)) for path in files or bundled()]
    seen: dict[str, str] = {}
    for measurement in measurements:
        refuse_twice(measurement, seen)
    return measurements


def plain(text: str) -> str:
    r"""Text from a file, for a terminal: no line break, escape sequence or bidi mark gets through.

    Example:
        >>> plain("a\nb\x1b[8m")
        'a\\nb\\x1b[8m'
    """
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


@contextmanager
def status(label: str, *, quiet: bool) -> Iterator[None]:
    """Show on stderr that something longer is under way, where a person is watching."""
    if quiet or not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(label):
        yield


T = TypeVar("T")


@contextmanager
def progress(label: str, items: Iterable[T], *, total: int, quiet: bool) -> Iterator[Iterator[T]]:
    """Iterate with a progress bar on stderr, where a person is watching."""
    if quiet or total < 2 or not sys.stderr.isatty():
        yield iter(items)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        yield iter(bar.track(items, total=total, description=label))
