"""``specmoe import``: what other programs printed becomes a measurement file."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from specmoe.cli.common import EXIT_UNDECIDED, json_option, reports_errors
from specmoe.errors import InputError

if TYPE_CHECKING:
    from specmoe.measurement.importers.compose import Draft, Options
    from specmoe.measurement.importers.log import Log, Remark

__all__ = ["import_"]

_FORMATS = (
    "llama-bench",
    "llama-batched-bench",
    "test-backend-ops",
    "llama-speculative",
    "vllm",
    "sglang",
    "mlx-lm",
)
_MOST_SHOWN = 20
# A model's entries and the options that give them; the same names as in the file.
_MODEL = {
    "model_name": "name",
    "experts": "routed_experts",
    "top_k": "top_k",
    "layers": "moe_layers",
    "shared_experts": "shared_experts",
    "hidden": "hidden_size",
    "intermediate": "intermediate_size",
    "quantisation": "quantisation",
    "bytes_per_expert": "bytes_per_expert",
}


@click.command(
    "import",
    epilog="Example:  specmoe import llama-bench --example > log.txt    "
    "(a sample to try: specmoe import llama-bench log.txt --out my-gpu.toml)",
)
@click.argument("log_format", metavar="FORMAT", type=click.Choice(["auto", *_FORMATS]))
@click.argument("file", metavar="FILE", required=False)
@click.option("--out", metavar="FILE", help="Write here instead of to standard output.")
@click.option(
    "--into", metavar="FILE", help="Add to this measurement file, or to a copy of it with --out."
)
@click.option("--force", is_flag=True, help="Overwrite --out; replace rows that --into has.")
@click.option("--strict", is_flag=True, help="Refuse a log with a line that is not understood.")
@click.option("--example", is_flag=True, help="Print a sample log of the format and stop.")
@click.option(
    "--where",
    metavar="KEY=VALUE",
    multiple=True,
    help="Keep only what has this; KEY!=VALUE drops it. May be repeated.",
)
@click.option(
    "--kind",
    metavar="KIND[:N-N]",
    multiple=True,
    help="Kernel that ran: per_slot, deduplicating or mixed; with a range of tokens per pass.",
)
@click.option("--kernel-name", help="The kernel's name in the engine.")
@click.option("--draft-length", type=click.IntRange(1, 1024), help="Drafted tokens in one step.")
@click.option("--average", is_flag=True, help="Average accept lengths that come without counts.")
@click.option("--source", help="Address of the log; its file name if left out.")
@click.option("--name", help="Name of the measurement (lower case, digits, hyphens).")
@click.option("--title", help="Title of the measurement.")
@click.option("--device", help="The machine.")
@click.option("--engine-version", help="Version, build or commit of the engine.")
@click.option("--backend", help="The engine's backend.")
@click.option("--model-name", help="The model.")
@click.option("--model-source", help="Address of the model's configuration.")
@click.option("--experts", type=click.IntRange(1, 65536), help="Routed experts in one layer, N.")
@click.option("--top-k", type=click.IntRange(1, 65536), help="Experts selected per token, m.")
@click.option("--layers", type=click.IntRange(1, 65536), help="Layers with experts.")
@click.option("--shared-experts", type=click.IntRange(0, 65536), help="Experts every token uses.")
@click.option("--hidden", type=click.IntRange(1, 2**24), help="The model's hidden size.")
@click.option("--intermediate", type=click.IntRange(1, 2**24), help="One expert's inner size.")
@click.option("--quantisation", help="Storage format of the experts, such as Q4_0.")
@click.option("--bytes-per-expert", help='Bytes of one expert, such as "2.65 MB".')
@json_option
@reports_errors
def import_(
    log_format: str,
    file: str | None,
    out: str | None,
    into: str | None,
    force: bool,
    strict: bool,
    example: bool,
    as_json: bool,
    **given: Any,
) -> int:
    """Make a measurement file of what another program printed.

    FORMAT is one of the following, or auto; FILE is the log, or - for standard input.

    \b
    llama-bench          Markdown, CSV, JSON, JSONL, SQL, comparison tables
    llama-batched-bench  table, JSONL
    test-backend-ops     perf -o MUL_MAT_ID: text, CSV, SQL
    llama-speculative    acceptance: llama-server, llama-speculative, /metrics
    vllm                 acceptance: log lines, /metrics, vllm bench serve
    sglang               accept length: log lines, benchmark, /metrics
    mlx-lm               mlx_lm.generate, mlx_lm.benchmark

    What the log does not say comes from the options or stays a TODO in the file, and the exit code
    is then 3. Lines that are not understood are listed with their numbers.
    """  # noqa: D301
    from specmoe.measurement.importers import read_log, sample

    if example:
        click.echo(sample(_named(log_format)), nl=False)
        return 0
    data, shown = _read(file)
    entry, log = read_log(data, log_format, shown=shown)
    if log_format == "auto":
        click.echo(f"format: {entry.name}", err=True)
    from specmoe.measurement.importers.compose import compose

    if strict and log.unknown:
        raise _strict(log.unknown, shown)
    draft = compose(entry, log, _options(given), shown=shown)
    heading = f"Imported from {entry.program} output: {shown}"
    if into is not None:
        text = _merged(into, draft, force)
    else:
        from specmoe.measurement.importers.write import measurement

        text = measurement(draft, heading=heading, unknown=log.unknown, aside=log.aside)
        if draft.complete:
            from specmoe.measurement import reads

            reads(text.encode(), name=out or "imported.toml")
    target = out or into
    if target is not None:
        _write(target, text, may_exist=force or (out is None))
    complete = into is not None or draft.complete
    _tell(log, draft, complete=complete, target=target)
    if as_json:
        click.echo(_as_json(entry.name, shown, draft, log, text, complete, target))
    elif target is None:
        click.echo(text, nl=False)
    return 0 if complete else EXIT_UNDECIDED


def _named(log_format: str) -> str:
    if log_format == "auto":
        raise InputError(
            "which sample?",
            path="--example",
            expected=f"one of {', '.join(_FORMATS)}",
            found="auto",
            mend="name a format",
        )
    return log_format


def _read(file: str | None) -> tuple[bytes, str]:
    from specmoe.measurement.rawfile import MAX_BYTES, read_bytes

    if file is None:
        raise InputError(
            "no log is named",
            path="FILE",
            expected="a file, or - for standard input",
            found="nothing",
            mend="name the file that holds the program's output",
        )
    if file != "-":
        shown = file.encode("utf-8", "replace").decode("utf-8", "replace")
        return read_bytes(Path(file), shown=shown), Path(shown).name
    data = sys.stdin.buffer.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise InputError(
            "the log is too large",
            file="standard input",
            expected=f"at most {MAX_BYTES // 2**20} MiB",
            found="more",
            mend="keep the lines that matter",
        )
    return data, "standard input"


def _options(given: dict[str, Any]) -> Options:
    from specmoe.measurement.importers.compose import Options, kind_rule

    model = {key: given[name] for name, key in _MODEL.items() if given[name] is not None}
    return Options(
        kinds=tuple(kind_rule(text) for text in given["kind"]),
        where=tuple(given["where"]),
        model=model,
        **{
            name: given[name]
            for name in (
                "draft_length",
                "average",
                "source",
                "model_source",
                "kernel_name",
                "name",
                "title",
                "device",
                "engine_version",
                "backend",
            )
        },
    )


def _strict(unknown: list[Remark], shown: str) -> InputError:
    from specmoe.measurement.wording import cut

    return InputError(
        f"{len(unknown)} {'line is' if len(unknown) == 1 else 'lines are'} not understood",
        file=shown,
        path=f"line {unknown[0].line}",
        expected="only lines that are understood (--strict)",
        found=f"{cut(unknown[0].text)}: {unknown[0].why}",
        mend="cut the line, or leave --strict out",
    )


def _merged(into: str, draft: Draft, force: bool) -> str:
    from specmoe.measurement.importers.into import merge
    from specmoe.measurement.rawfile import read_bytes

    place = Path(into)
    shown = into.encode("utf-8", "replace").decode("utf-8", "replace")
    data = read_bytes(place, shown=shown)
    return merge(data, draft, shown=shown, force=force, folder=place.parent).decode("utf-8")


def _write(target: str, text: str, *, may_exist: bool) -> None:
    from specmoe.files import write_all

    place = Path(target)
    if place.suffix.casefold() == ".json":
        raise InputError(
            "measurements are written in TOML",
            file=target,
            expected="a name that ends in .toml",
            found=".json",
            mend="name it .toml; with --json the findings are printed as JSON",
        )
    if place.exists() and not may_exist:
        raise InputError(
            "the file is there already",
            file=target,
            path="--out",
            expected="a new file",
            found="one that exists",
            mend="name another, or overwrite it with --force",
        )
    write_all({place: text.encode("utf-8")})


def _tell(log: Log, draft: Draft, *, complete: bool, target: str | None) -> None:
    """What happened, on standard error."""
    from specmoe.measurement.wording import cut

    for title, remarks in (("not understood", log.unknown), ("set aside", log.aside)):
        for remark in remarks[:_MOST_SHOWN]:
            why = cut(remark.why, 120)[1:-1]
            click.echo(f"line {remark.line} {title}: {cut(remark.text)} ({why})", err=True)
        if len(remarks) > _MOST_SHOWN:
            click.echo(f"and {len(remarks) - _MOST_SHOWN} more {title}", err=True)
    for remark_text in draft.remarks:
        click.echo(remark_text, err=True)
    rows = sum(len(rows) for k in draft.kernels if isinstance(rows := k["rows"], list))
    parts = [f"{rows} rows"] if rows else []
    parts += ["acceptance"] if draft.acceptance is not None else []
    where = f" in {target}" if target else ""
    if complete:
        click.echo(f"imported {' and '.join(parts)}{where}", err=True)
    elif draft.kernels:
        lacking = ", ".join(f"{key} ({option})" for key, option in draft.missing.items())
        click.echo(f"incomplete{where}: {' and '.join(parts)}, without {lacking}", err=True)
    else:
        options = " ".join(["--into FILE", *draft.acceptance_missing().values()])
        click.echo(
            f"incomplete{where}: acceptance only; add it to a measurement with {options}", err=True
        )


def _as_json(
    log_format: str,
    shown: str,
    draft: Draft,
    log: Log,
    text: str,
    complete: bool,
    target: str | None,
) -> str:
    def listed(remarks: list[Remark]) -> list[dict[str, Any]]:
        return [{"line": r.line, "text": r.text, "why": r.why} for r in remarks]

    found = {
        "format": log_format,
        "file": shown,
        "complete": complete,
        "written": target,
        "missing": draft.missing if draft.kernels else draft.acceptance_missing(),
        "kernels": draft.kernels,
        "model": draft.sections.get("model", {}),
        "acceptance": draft.acceptance.entries if draft.acceptance else None,
        "not_understood": listed(log.unknown),
        "set_aside": listed(log.aside),
        "remarks": draft.remarks,
        "toml": text,
    }
    return json.dumps(found, ensure_ascii=False)
