"""``specmoe schema``: the JSON Schemas of what goes in and comes out."""

from __future__ import annotations

import json

import click

from specmoe.cli.common import json_option, reports_errors
from specmoe.errors import InputError

__all__ = ["schema"]


@click.command(epilog="Example:  specmoe schema measurement --example > my-gpu.toml")
@click.argument("document", type=click.Choice(["measurement", "certificate"]))
@click.option("--example", is_flag=True, help="Print a complete, commented example instead.")
@json_option
@reports_errors
def schema(document: str, example: bool, as_json: bool) -> int:
    """Print the JSON Schema of a measurement file or of a certificate."""
    del as_json  # the schema is JSON either way
    from specmoe import measurement
    from specmoe.certificate.schema import certificate_schema

    if example:
        if document != "measurement":
            raise InputError(
                "only the measurement file has an example",
                path="--example",
                expected="specmoe schema measurement --example",
                mend="for a certificate, run specmoe audit and open its JSON",
            )
        click.echo(measurement.example().read_text(encoding="utf-8"), nl=False)
        return 0
    found = measurement.schema() if document == "measurement" else certificate_schema()
    click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    return 0
