"""``specmoe trace``: which experts tokens select, recorded, kept in a file, and looked at."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from specmoe.cli.common import json_option, reports_errors
from specmoe.errors import InputError

if TYPE_CHECKING:
    from specmoe.measurement.npz import TraceFile

__all__ = ["trace"]

_NS = (1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 48, 64)
_LAGS = (1, 2, 3, 4, 8, 16)

out_option = click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="The trace file to write (.npz).",
)


@click.group(epilog="Example:  specmoe trace show --example")
def trace() -> None:
    """Routing traces: record which experts tokens select, and see what that makes of U(n).

    A measurement file names a trace in its [routing]: model = "trace", trace = "t.npz". Every
    command here takes --json.

    A trace file is an archive of NumPy arrays that you can also make by hand, from whatever your
    engine logs:

    \b
        numpy.savez("t.npz", experts=E, N=64)

    \b
    experts  whole numbers in the shape (layers, tokens, m): which experts,
             from 0 to N - 1, each token of each layer selected; all
             different within a token, in any order
    N        the number of routed experts of one layer
    about    optional: where the trace comes from, a JSON object as a string

    Consecutive tokens are consecutive in the text, so put one sequence after the other. At most
    2^24 numbers and 64 MiB; floats, pickled objects and other arrays are refused. specmoe trace
    show says what a file comes to.
    """  # noqa: D301 - Click's mark for text as it stands


@trace.command(
    epilog="Example:  specmoe trace model allenai/OLMoE-1B-7B-0924 --text book.txt --out t.npz"
)
@click.argument("name", metavar="MODEL")
@click.option(
    "--text",
    required=True,
    type=click.Path(path_type=Path),
    help="What the model reads: UTF-8, of the kind it will write.",
)
@out_option
@click.option(
    "--max-tokens", type=click.IntRange(2, 2**24), default=4096, show_default=True, metavar="T"
)
@click.option(
    "--layers", metavar="LIST", help="Decoder layers, as 0,4-7. Default: all with experts."
)
@click.option(
    "--context",
    type=click.IntRange(1),
    metavar="T",
    help="Tokens read together, each window for itself. Default: 2048, or what the model allows.",
)
@click.option("--revision", help="Branch, tag or commit of a model fetched by name.")
@click.option(
    "--dtype",
    type=click.Choice(["auto", "float32", "bfloat16", "float16"]),
    default="auto",
    show_default=True,
    help="auto: as stored.",
)
@click.option("--device", help="cpu, cuda, mps. Default: cuda where it is there, else cpu.")
@json_option
@reports_errors
def model(
    name: str,
    text: Path,
    out: Path,
    max_tokens: int,
    layers: str | None,
    context: int | None,
    revision: str | None,
    dtype: str,
    device: str | None,
    as_json: bool,
) -> int:
    """Record the routing of a Hugging Face model over a text (extra `trace`).

    MODEL is a folder or a name on the hub: Mixtral, Qwen2-MoE, Qwen3-MoE, OLMoE, DeepSeek-V2,
    gpt-oss, and others built alike.
    """
    from specmoe.tracing.record import Options, record

    _check_out(out)
    wanted = _numbers(layers, "--layers", least=0) if layers else None
    options = Options(max_tokens, wanted, context, revision, dtype, device)
    with _bar(quiet=as_json) as tell:
        found = record(name, text, options, tell)
    _write(found, out, as_json)
    return 0


@trace.command(
    "csv", epilog="Example:  specmoe trace csv routing.csv --experts 64 --top-k 6 --out t.npz"
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--experts", type=click.IntRange(1, 65536), required=True, metavar="N")
@click.option("--top-k", type=click.IntRange(1, 65536), required=True, metavar="m")
@out_option
@json_option
@reports_errors
def csv_(file: Path, experts: int, top_k: int, out: Path, as_json: bool) -> int:
    """Turn a CSV of expert ids into a trace file.

    Columns are layer,token,expert: one line for each expert that a token selects.
    """
    import hashlib

    import numpy as np

    from specmoe.measurement.rawfile import read_bytes
    from specmoe.measurement.trace import parse_csv
    from specmoe.tracing import trace_file

    _check_out(out)
    data = read_bytes(file, shown=str(file), mend="cut it to fewer tokens or layers")
    found = parse_csv(data, shown=str(file), routed_experts=experts, top_k=top_k)
    array = np.array([[sorted(token) for token in layer] for layer in found.values()])
    digest = hashlib.sha256(data).hexdigest()
    about = {"csv": file.name, "csv_sha256": digest, "layers": list(found)}
    _write(trace_file(array, experts, about, shown=str(file)), out, as_json)
    return 0


@trace.command(epilog="Example:  specmoe trace show --example")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--example", is_flag=True, help="Show a small trace that is drawn, not recorded.")
@click.option("--n", "ns", metavar="LIST", help="Tokens per pass, as 1,2,8-12.")
@click.option("--lags", metavar="LIST", help="Distances between tokens, as 1-8.")
@json_option
@reports_errors
def show(file: Path | None, example: bool, ns: str | None, lags: str | None, as_json: bool) -> int:
    """Show U(n), its share u(n) and its spread over the layers, beside uniform routing.

    And how many experts tokens at a distance have in common.
    """
    from specmoe.tracing import read_npz

    if (file is None) != example:
        raise InputError(
            "one trace is shown",
            path="FILE, --example",
            expected="a trace file, or --example",
            found="both" if example else "neither",
            mend="specmoe trace show --example",
        )
    found = _example() if file is None else read_npz(file)
    _print(
        found,
        _numbers(ns, "--n") if ns else None,
        _numbers(lags, "--lags") if lags else None,
        as_json,
    )
    return 0


def _example() -> TraceFile:
    import numpy as np

    from specmoe.bench.routes import correlated
    from specmoe.tracing import trace_file

    drawn = [correlated(64, 8, 256, Fraction(1, stay), seed=stay) for stay in (3, 4, 5)]
    experts = np.array([each.tokens for each in drawn])
    about = {"source": "drawn by specmoe, not recorded", "layers": [each.source for each in drawn]}
    return trace_file(experts, 64, about)


def _check_out(out: Path) -> None:
    if out.suffix.casefold() != ".npz":
        raise InputError(
            "a trace file is known by its name",
            path="--out",
            expected="a name that ends in .npz",
            found=out.name,
            mend="--out routing.npz",
        )


def _numbers(text: str, path: str, least: int = 1) -> tuple[int, ...]:
    """Whole numbers and ranges of them, as ``1,2,8-12``; sorted, each once."""
    import re

    found: set[int] = set()
    for part in text.split(","):
        match = re.fullmatch(r"\s*([0-9]{1,5})(?:-([0-9]{1,5}))?\s*", part)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, -1)
        if not least <= first <= last:
            raise InputError(
                "not a list of numbers",
                path=path,
                expected=f"whole numbers from {least} on, and ranges of them, as 1,2,8-12",
                found=part[:40],
                mend="separate them by commas",
            )
        found.update(range(first, last + 1))
    return tuple(sorted(found))


@contextmanager
def _bar(*, quiet: bool) -> Iterator[Callable[[int, int], None] | None]:
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("reading the text", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _write(found: TraceFile, out: Path, as_json: bool) -> None:
    from specmoe.files import write_all
    from specmoe.tracing import to_npz

    write_all({out: to_npz(found)})
    _print(found, None, None, as_json)
    click.echo(f'{out}; name it in a measurement: model = "trace", trace = "{out.name}"', err=True)


def _print(
    found: TraceFile, ns: Sequence[int] | None, lags: Sequence[int] | None, as_json: bool
) -> None:
    from specmoe.exact import ratio_string, show
    from specmoe.tracing.statistics import distinct, repeats

    rows = distinct(found, ns or [n for n in _NS if n <= found.tokens])
    apart = repeats(found, lags or [lag for lag in _LAGS if lag < found.tokens])
    N, m = found.routed_experts, found.top_k
    if as_json:
        told: dict[str, Any] = {
            "N": N,
            "m": m,
            "layers": found.layers,
            "tokens": found.tokens,
            "about": found.about,
            "distinct": [
                {
                    "n": row.n,
                    "U": ratio_string(row.U),
                    "U_least": ratio_string(row.least),
                    "U_most": ratio_string(row.most),
                    "share": ratio_string(row.U / (row.n * m)),
                    "U_uniform": show(row.uniform, 12),
                }
                for row in rows
            ],
            "repeats": [
                {
                    "lag": row.lag,
                    "share": ratio_string(row.share),
                    "share_least": ratio_string(row.least),
                    "share_most": ratio_string(row.most),
                    "share_uniform": ratio_string(row.uniform),
                }
                for row in apart
            ],
        }
        click.echo(json.dumps(told, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    click.echo(f"{N} experts, {m} for each token; {found.layers} layers, {found.tokens} tokens")
    for key, value in found.about.items():
        click.echo(f"  {_plain(key)}: {_plain(value)}")
    table = Table("n", "U(n)", "layers", "uniform U(n)", "share u(n)", "uniform u(n)")
    for row in rows:
        slots = row.n * m
        table.add_row(
            str(row.n),
            show(row.U),
            _span(row.least, row.most),
            show(row.uniform),
            show(row.U / slots),
            show(row.uniform / slots),
        )
    console = Console()
    console.print(table)
    if not apart:
        return
    table = Table("tokens apart", "experts in common", "share", "layers", "uniform share")
    for seen in apart:
        table.add_row(
            str(seen.lag),
            show(seen.share * m),
            show(seen.share),
            _span(seen.least, seen.most),
            show(seen.uniform),
        )
    console.print(table)


def _span(least: Fraction, most: Fraction) -> str:
    from specmoe.exact import show

    return show(least) if least == most else f"{show(least)} to {show(most)}"


def _plain(value: object) -> str:
    """A value from the file: shortened, and nothing in it acts on the terminal."""
    from specmoe.measurement.wording import cut

    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() and len(text) <= 100 else cut(text, 100)
