"""``specmoe predict``: the answer in one line."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from specmoe.cli.common import EXIT_UNDECIDED, json_option, read_all, reports_errors
from specmoe.errors import InputError

if TYPE_CHECKING:
    from specmoe.measurement.model import Measurement

__all__ = ["predict"]


@click.command(epilog="Example:  specmoe predict rx-7900-xtx --acceptance 0.8")
@click.argument("source", metavar="FILE|NAME")
@click.option(
    "--acceptance",
    metavar="A",
    help="Acceptance rate per drafted token (0..1, a decimal or a ratio) to use instead of the "
    "file's own.",
)
@json_option
@reports_errors
def predict(source: str, acceptance: str | None, as_json: bool) -> int:
    """Predict crossover, draft length and speedup in one line.

    FILE is a measurement file; NAME is a bundled measurement, as `specmoe audit` names it.
    """
    from specmoe.audit import summary
    from specmoe.certificate import build

    measurement = read_all([Path(source)])[0]
    if acceptance is not None:
        measurement = _with_acceptance(measurement, acceptance)
    row = summary(build(measurement))
    click.echo(json.dumps(row, ensure_ascii=False) if as_json else row["sentence"])
    return 0 if row["decided"] else EXIT_UNDECIDED


def _with_acceptance(measurement: Measurement, text: str) -> Measurement:
    from specmoe.exact import Interval, exact
    from specmoe.measurement.model import Acceptance

    value = exact(text, path="--acceptance")
    if not 0 <= value <= 1:
        raise InputError(
            "no such acceptance rate",
            path="--acceptance",
            expected="a number from 0 to 1",
            found=text,
            mend="give the share of drafted tokens that are accepted, for example 0.8",
        )
    given = Acceptance("per_token", "given on the command line", Interval.point(value))
    return replace(measurement, acceptance=given)
