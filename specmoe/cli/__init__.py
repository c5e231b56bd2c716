"""The command line: one module for each command; each parses, calls, prints.

Exit codes: 0 success, 1 refuted or failed check, 2 bad input, 3 undecided.
"""

from __future__ import annotations

import click

from specmoe._version import __version__
from specmoe.cli.advise import advise
from specmoe.cli.audit import audit
from specmoe.cli.claims import claims
from specmoe.cli.diff import diff
from specmoe.cli.import_ import import_
from specmoe.cli.measure import measure
from specmoe.cli.predict import predict
from specmoe.cli.prove import prove
from specmoe.cli.schema import schema
from specmoe.cli.sign import sign
from specmoe.cli.trace import trace
from specmoe.cli.validate import validate
from specmoe.cli.verify import verify

__all__ = ["main"]


@click.group(
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example:  specmoe audit --out reports    (every bundled public measurement)",
)
@click.version_option(__version__, prog_name="specmoe")
def main() -> None:
    """How fast speculative decoding runs on mixture-of-experts models, with certificates.

    From a measurement file: from how many tokens per pass a deduplicating expert kernel beats a
    per-slot kernel, how many tokens to draft, and what that gains, each with bounds.
    """


for _command in (
    audit,
    predict,
    prove,
    claims,
    schema,
    sign,
    import_,
    verify,
    diff,
    measure,
    validate,
    trace,
    advise,
):
    main.add_command(_command)
