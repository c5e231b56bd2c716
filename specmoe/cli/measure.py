"""``specmoe measure``: time both expert kernels here, and write a measurement file."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from specmoe.cli.common import EXIT_UNDECIDED, json_option, reports_errors
from specmoe.errors import InputError

if TYPE_CHECKING:
    from specmoe.bench.plan import Plan
    from specmoe.bench.session import Measured, Progress
    from specmoe.bench.shapes import Shape

__all__ = ["measure"]

_ENGINES = ("mlx", "numpy", "torch")


@click.command(epilog="Example:  specmoe measure --models")
@click.option("--models", is_flag=True, help="List the known models' shapes, and stop.")
@click.option(
    "--engine",
    type=click.Choice(_ENGINES),
    help="What to time; mlx and torch need the extra of that name.",
)
@click.option("--model", help="A public model's layer; see --models.")
@click.option("--shape", "shape_text", metavar="N,m,hidden,inter", help="Any other layer.")
@click.option("--scale", default="1", show_default=True, help="Shrink the experts by this ratio.")
@click.option("--dtype", help="Format of the weights. Default: the engine's usual one.")
@click.option("--device", help="cpu, gpu, cuda, mps. Default: the fastest that is here.")
@click.option("--threads", type=click.IntRange(1), help="CPU threads (torch).")
@click.option("--n", "ns", metavar="LIST", help="Tokens per pass to fit, as 1,2,4,8.")
@click.option("--holdout", metavar="LIST", help="Tokens per pass to compare with the prediction.")
@click.option(
    "--validate",
    is_flag=True,
    help="Say how the held-out rows were predicted; without --holdout, hold some out.",
)
@click.option(
    "--stay",
    default="0",
    show_default=True,
    help="Chance that a token keeps an expert of the token before it; 0: uniform routing.",
)
@click.option(
    "--trace",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Take the tokens of a recorded trace (.npz, specmoe trace) instead of drawing them.",
)
@click.option("--repeats", type=click.IntRange(2, 100), default=5, show_default=True)
@click.option(
    "--precision",
    default="0.02",
    show_default=True,
    help="Repeat what scatters until the mean's standard error is so small, relative, or "
    "--minutes are over.",
)
@click.option(
    "--minutes",
    default="3",
    show_default=True,
    help="How long further repeats may go on; the planned --repeats are always made.",
)
@click.option("--warm", is_flag=True, help="Let weights stay in the caches between runs.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option("--fresh", is_flag=True, help="Forget the timings of an interrupted run.")
@click.option("--name", help="The measurement's name. Default: the file's.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The measurement file to write (TOML).",
)
@json_option
@reports_errors
def measure(
    models: bool,
    engine: str | None,
    model: str | None,
    shape_text: str | None,
    scale: str,
    dtype: str | None,
    device: str | None,
    threads: int | None,
    ns: str | None,
    holdout: str | None,
    validate: bool,
    stay: str,
    trace: Path | None,
    repeats: int,
    precision: str,
    minutes: str,
    warm: bool,
    seed: int,
    fresh: bool,
    name: str | None,
    out: Path | None,
    as_json: bool,
) -> int:
    """Time one MoE layer's expert operation with both kernels, and write a measurement file.

    For example: specmoe measure --engine torch --model olmoe-1b-7b --out mine.toml, then specmoe
    audit mine.toml. Ctrl-C keeps what was timed; the same command then goes on.
    """
    from specmoe.bench import plan as planning
    from specmoe.bench.document import document
    from specmoe.bench.engine import open_engine
    from specmoe.bench.routes import recorded
    from specmoe.bench.session import measure as run
    from specmoe.files import write_all

    if models:
        _list_models(as_json)
        return 0
    if engine is None or out is None:
        raise InputError(
            "what to time, and where to write it, is not said",
            path="--engine, --out",
            expected="--engine mlx, torch or numpy, and --out FILE",
            found="one of them is missing",
            mend="specmoe measure --engine torch --model olmoe-1b-7b --out mine.toml",
        )
    known = _shape(model, shape_text, scale)
    opened = open_engine(engine, device, threads)
    fitted = planning.numbers(ns, "--n") if ns else planning.CALIBRATE
    hold_out = planning.between(fitted) if validate else ()
    plan = planning.Plan(
        engine,
        device,
        threads,
        known,
        dtype or opened.formats[0],
        fitted,
        planning.numbers(holdout, "--holdout") if holdout else hold_out,
        repeats=repeats,
        precision=_ratio(precision, "--precision", least=Fraction(1, 10**4)),
        seconds=60 * _minutes(minutes),
        cold=not warm,
        stay=_ratio(stay, "--stay"),
        seed=seed,
    )
    _refuse_both(plan)
    routes = recorded(trace, known.routed_experts, known.top_k) if trace is not None else None
    journal = out.with_name(f"{out.name}.partial")
    with _bar(quiet=as_json) as tell:
        found, kept = run(
            plan, journal, fresh=fresh, routes=routes, tell=tell, warn=_warn, engine=opened
        )
    with closing(kept):
        today = datetime.now(UTC).date()
        write_all({out: document(found, name or _name(out), today)})
        if not found.interrupted:
            kept.remove()
    _tell(found, out, as_json=as_json, validated=validate)
    return EXIT_UNDECIDED if found.interrupted else 0


def _shape(model: str | None, shape_text: str | None, scale: str) -> Shape:
    from specmoe.bench.shapes import parse_shape, scaled, shape

    if (model is None) == (shape_text is None):
        raise InputError(
            "one layer is timed",
            path="--model, --shape",
            expected="either --model NAME or --shape N,m,hidden,inter",
            found="both" if model else "neither",
            mend="specmoe measure --models lists the known ones",
        )
    known = shape(model) if model is not None else parse_shape(shape_text or "")
    return scaled(known, _ratio(scale, "--scale"))


def _ratio(text: str, path: str, least: Fraction = Fraction(0)) -> Fraction:
    from specmoe.exact import exact

    value = exact(text, path=path)
    if not least <= value <= 1:
        raise InputError(
            "this ratio is out of range",
            path=path,
            expected=f"from {least} to 1",
            found=text[:40],
            mend=f"for example {path} 1/4",
        )
    return value


def _minutes(text: str) -> Fraction:
    from specmoe.exact import exact

    value = exact(text, path="--minutes")
    if not 0 <= value <= 24 * 60:
        raise InputError(
            "this time is out of range",
            path="--minutes",
            expected="from 0 to 1440",
            found=text[:40],
            mend="for example --minutes 5",
        )
    return value


def _warn(remark: str) -> None:
    click.echo(f"before measuring: {remark}", err=True)


def _refuse_both(plan: Plan) -> None:
    both = set(plan.calibrate) & set(plan.hold_out)
    if both:
        raise InputError(
            "a row is either fitted or held out",
            path="--n, --holdout",
            expected="different numbers",
            found=", ".join(str(n) for n in sorted(both)),
            mend="take them out of one of the lists",
        )


def _name(out: Path) -> str:
    import re

    return re.sub(r"[^a-z0-9]+", "-", out.stem.casefold()).strip("-") or "measured"


@contextmanager
def _bar(*, quiet: bool) -> Iterator[Callable[[Progress], None] | None]:
    """A progress bar with the time left on stderr, where a person is watching."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.progress import Progress as Bar

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("timing", total=None)

        def tell(progress: Progress) -> None:
            item = progress.item
            bar.update(
                task,
                total=progress.planned,
                completed=progress.done,
                description=f"{item.kind} n = {item.n}",
            )

        yield tell


def _tell(found: Measured, out: Path, *, as_json: bool, validated: bool) -> None:
    from specmoe import validation
    from specmoe.measurement import read

    judged = [validation.validate(read(out))] if validated else []
    rows = [
        {"kernel": kind, "n": n, "ns": times, "mean_ns": sum(times) // len(times)}
        for (kind, n), times in found.times.items()
        if times
    ]
    if as_json:
        told: dict[str, Any] = {"out": str(out), "rows": rows, "notes": found.notes}
        if judged:
            told["validation"] = validation.as_json(judged)
        click.echo(json.dumps(told, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("n", "per-slot [us]", "deduplicating [us]")
    for n in found.plan.ns:
        table.add_row(str(n), *(_mean(found, kind, n) for kind in ("per_slot", "deduplicating")))
    Console().print(table)
    if judged:
        click.echo(validation.render(judged))
    for note in found.notes:
        click.echo(f"note: {note}", err=True)
    click.echo(f"{out}; now: specmoe audit {out}", err=True)


def _mean(found: Measured, kind: str, n: int) -> str:
    times = next((t for (k, m), t in found.times.items() if (k, m) == (kind, n)), [])
    return f"{sum(times) / len(times) / 1000:.1f}" if times else "-"


def _list_models(as_json: bool) -> None:
    from dataclasses import asdict

    from specmoe.bench.shapes import SHAPES

    if as_json:
        entries = [asdict(known) | {"scale": str(known.scale)} for known in SHAPES]
        click.echo(json.dumps(entries, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Column, Table

    heads = ("N", "m", "hidden", "intermediate", "MoE layers", "published as")
    table = Table(Column("name", no_wrap=True, min_width=20), *heads)
    for known in SHAPES:
        sizes = (
            known.routed_experts,
            known.top_k,
            known.hidden_size,
            known.intermediate_size,
            known.moe_layers,
        )
        table.add_row(known.name, *map(str, sizes), ", ".join(known.stored))
    Console().print(table)
    click.echo("Shapes read from:")
    for known in SHAPES:
        click.echo(f"  {known.name}: {known.source}")
