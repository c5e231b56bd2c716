"""``specmoe diff``: what changed between two certificates."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from specmoe.cli.common import json_option, plain, reports_errors

if TYPE_CHECKING:
    from specmoe.certificate.diff import Changes

__all__ = ["diff"]

_SHOWN = 8
"""Changes that are printed for each group; --json has them all."""


@click.command(epilog="Example:  specmoe diff reports/my-gpu.json reports/my-gpu-new.json")
@click.argument("before", metavar="A", type=click.Path(path_type=Path))
@click.argument("after", metavar="B", type=click.Path(path_type=Path))
@click.option(
    "--ignore-labels",
    is_flag=True,
    help="Exit code 0 also where nothing differs but the version of specmoe, and the name and "
    "digest of the measurement file.",
)
@json_option
@reports_errors
def diff(before: Path, after: Path, ignore_labels: bool, as_json: bool) -> int:
    """Compare two certificates (JSON, page or PDF) and say which results are reopened.

    Apart: the theory, the machine (the measurement), the assumptions, the tool, the results. A
    result is reopened where something that it rests on changed, whether or not it came out the
    same.

    Exit code 0 if they are the same certificate, 1 if anything differs, labels too unless they are
    ignored, 2 if one cannot be read or is damaged. The last line says which.
    """
    from specmoe.certificate.diff import compare
    from specmoe.certificate.reading import load

    found = compare(load(before), load(after))
    if as_json:
        click.echo(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        _print(found)
    return 0 if found.same or (ignore_labels and found.only_labels) else 1


def _print(found: Changes) -> None:
    from specmoe.certificate.diff import GROUPS

    if found.same:
        click.echo(f"the same certificate: {found.before[0]}, {found.before[1]}")
        return
    for group in GROUPS:
        changes = getattr(found, group)
        click.echo(f"{group}: {f'{len(changes)} changed' if changes else 'the same'}")
        for change in changes[:_SHOWN]:
            before, after = _short(change.before, change.after)
            click.echo(f"  {plain(change.what)}\n    - {plain(before)}\n    + {plain(after)}")
        _rest(len(changes))
    click.echo(f"values: {found.values} differ in all that the certificates derive and say")
    moved = sum(one.before != one.after for one in found.reopened)
    click.echo(f"reopened: {len(found.reopened)} results, {moved} of them came out otherwise")
    groups: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for one in found.reopened:
        groups.setdefault((one.claim, one.because), []).append(one.what)
    for (claim, because), whats in groups.items():
        more = f", and {len(whats) - 1} more" if len(whats) > 1 else ""
        click.echo(
            f"  {claim}: {plain(whats[0])}{more}\n    because of {plain('; '.join(because))}"
        )
    click.echo(_verdict(found))


def _verdict(found: Changes) -> str:
    """In one line what the exit code says."""
    from specmoe.certificate.diff import GROUPS

    if found.only_labels:
        return "different in labels only: the version of specmoe, name or digest of the file"
    groups = [group for group in GROUPS if getattr(found, group)]
    return f"different: {', '.join([*groups, *(['values'] if found.values else [])])}"


def _short(before: str, after: str) -> tuple[str, str]:
    """Two texts with decimals for long ratios, unless that hides the difference."""
    from specmoe.exact import exact, show

    def decimals(text: str) -> str:
        return re.sub(r"-?[0-9]+/[0-9]{3,}", lambda match: show(exact(match[0]), 6), text)

    short = decimals(before), decimals(after)
    return short if short[0] != short[1] else (before, after)


def _rest(count: int) -> None:
    if count > _SHOWN:
        click.echo(f"  and {count - _SHOWN} more: --json lists them")
