"""From measurements to reports: one after the other, over processes, or over machines.

The same function runs everywhere; an executor (:mod:`concurrent.futures`) says where. What is done
goes to the caller at once and is not kept, so memory does not grow with the number of files.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from specmoe.errors import InputError, NotChecked, SpecmoeError

if TYPE_CHECKING:
    from specmoe.certificate.model import Certificate
    from specmoe.lean import ProveResult
    from specmoe.measurement.model import Measurement
    from specmoe.report.cells import Row

__all__ = [
    "FORMATS",
    "Failure",
    "Here",
    "Report",
    "certify",
    "executor",
    "measurement_files",
    "read_each",
    "refuse_twice",
    "reports",
    "summary",
]

FORMATS = ("html", "json", "pdf", "lean", "svg")
"""The page, the certificate, the document, the Lean file and the badge."""

_SUFFIXES = (".json", ".toml")
_AHEAD = 2
"""Measurements handed out for each worker: one to work on, one to go on with."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Report:
    """The reports of one measurement.

    Attributes:
        row: What a machine wants to know first (:func:`summary`), and the names of the files.
        files: File names and contents, in the order in which to write them.
        line: What the index says of the certificate: all that is kept of it once it is written.
    """

    row: dict[str, Any]
    files: dict[str, bytes]
    line: Row

    def without_files(self) -> Report:
        """The same once the files are written: what the index and the summary need."""
        return replace(self, files={})


@dataclass(frozen=True, slots=True)
class Failure:
    """A measurement without a report, and why.

    Attributes:
        file: As the user named it.
        error: What went wrong.
    """

    file: str
    error: SpecmoeError


Outcome: TypeAlias = "Report | Failure"


def certify(
    measurement: Measurement, formats: Iterable[str] = FORMATS, proofs: ProveResult | None = None
) -> Report:
    """The reports of one measurement, in memory.

    Args:
        measurement: As read.
        formats: Of :data:`FORMATS`; others are not made.
        proofs: What Lean found of the claims.

    Returns:
        The reports. The same input gives the same bytes.

    Raises:
        InputError: If a figure is impossible for the model or for its definition.
        NotChecked: If the PDF is asked for and the `pdf` extra is not installed.

    Example:
        >>> from specmoe.measurement import bundled, read
        >>> one = certify(read(bundled()[0]), ["json"])
        >>> sorted(one.files), one.row["decided"]
        (['a100.json'], True)
    """
    from specmoe.certificate import build, document
    from specmoe.report import index_line

    certificate = build(measurement, proofs)
    data = document(certificate)
    parsed = json.loads(data)
    files = dict(_files(parsed, data, frozenset(formats)))
    row = summary(certificate) | {
        "files": {name.rpartition(".")[2]: name for name in files},
    }
    return Report(row, files, index_line(parsed))


def _files(
    certificate: dict[str, Any], data: bytes, formats: frozenset[str]
) -> Iterator[tuple[str, bytes]]:
    name = certificate["body"]["name"]
    if "html" in formats:
        from specmoe.report import render_html

        yield f"{name}.html", render_html(certificate).encode()
    if "svg" in formats:
        from specmoe.report.badge import badge

        yield f"{name}.svg", badge(certificate)
    if formats & {"lean", "pdf"}:
        from specmoe.report.lean import certificate_lean

        lean = certificate_lean(certificate)
        if "lean" in formats:
            yield f"{name}.lean", lean
        if "pdf" in formats:
            from specmoe.report.pdf import render_pdf

            yield f"{name}.pdf", render_pdf(certificate, lean)
    # Last, as files are moved into place in this order: a new certificate never lies beside pages
    # of the old one, however the run ends.
    if "json" in formats:
        yield f"{name}.json", data


def summary(certificate: Certificate) -> dict[str, Any]:
    """What a machine wants to know first: the answer, what it rests on, the digest.

    Args:
        certificate: As built.

    Returns:
        Plain data for JSON.
    """
    from specmoe.certificate import decided

    body = certificate.body
    return {
        "name": body.name,
        "title": body.title,
        "sentence": body.headline.sentence,
        "strength": body.headline.strength,
        "crossover": body.headline.crossover,
        "draft_length": body.headline.draft_length,
        "decided": decided(certificate),
        "digest": certificate.digest,
    }


def measurement_files(folder: Path) -> tuple[Path, ...]:
    """The measurement files of a folder, by name; folders inside it are not looked into.

    Args:
        folder: The folder.

    Returns:
        Its ``.toml`` and ``.json`` files.

    Raises:
        InputError: If there are none.
    """
    found = tuple(
        sorted(p for p in folder.iterdir() if p.suffix in _SUFFIXES and not p.name.startswith("."))
    )
    if not found:
        raise InputError(
            "no measurement file in this folder",
            file=str(folder),
            expected="files that end in .toml or .json",
            found="none",
            mend="name the folder that holds them; folders inside it are not looked into",
        )
    return found


def reports(
    measurements: Iterable[Measurement | Failure],
    formats: Iterable[str] = FORMATS,
    proofs: ProveResult | None = None,
    where: Executor | None = None,
    workers: int = 1,
) -> Iterator[Outcome]:
    """The reports of many measurements, each as soon as it is done. One that fails stops no other.

    Args:
        measurements: As read, or why they could not be: :func:`read_each`. Workers need no file.
        formats: Of :data:`FORMATS`.
        proofs: What Lean found of the claims.
        where: Runs the work; here and now without one.
        workers: How many work at once; twice as many measurements are taken ahead.

    Yields:
        Reports and failures, in the order in which they are done.

    Raises:
        NotChecked: If a worker process dies, as it does where memory runs out.
    """
    where = where or Here()
    wanted = tuple(formats)
    pending: dict[Future[Outcome], str] = {}
    for item in measurements:
        if isinstance(item, Failure):
            yield item
            continue
        pending[where.submit(_certified, item, wanted, proofs)] = item.file
        if len(pending) >= _AHEAD * workers:
            yield from _done(pending)
    while pending:
        yield from _done(pending)


def read_each(files: Iterable[Path]) -> Iterator[Measurement | Failure]:
    """Read files one by one, only as fast as they are taken; one that fails stops no other.

    Args:
        files: Measurement files.

    Yields:
        For each file the measurement, or why there is none; a name that was there before fails.
    """
    from specmoe.measurement import read

    seen: dict[str, str] = {}
    for path in files:
        try:
            measurement = read(path)
            refuse_twice(measurement, seen)
        except SpecmoeError as error:
            yield Failure(str(path), error)
        else:
            yield measurement


def refuse_twice(measurement: Measurement, seen: dict[str, str]) -> None:
    """Remember the measurement's name; refuse one that was there before.

    Args:
        measurement: The next one.
        seen: Names and their files so far; grows.

    Raises:
        InputError: If one report would overwrite another.
    """
    if measurement.name in seen:
        raise InputError(
            "two files have the same name, so one report would overwrite the other",
            file=measurement.file,
            path="name",
            expected="a name of its own in each file",
            found=f"{measurement.name}, also in {seen[measurement.name]}",
            mend="change one of the names",
        )
    seen[measurement.name] = measurement.file


def _certified(
    measurement: Measurement, formats: tuple[str, ...], proofs: ProveResult | None
) -> Outcome:
    try:
        return certify(measurement, formats, proofs)
    except SpecmoeError as error:
        return Failure(measurement.file, error)
    except Exception as error:  # one file that meets a fault of ours must not stop the others
        return Failure(
            measurement.file,
            SpecmoeError(
                "specmoe failed on this file: a fault of specmoe, not of the file",
                file=measurement.file,
                found=f"{type(error).__name__}: {error}",
                mend="please report it with the file",
            ),
        )


def _done(pending: dict[Future[Outcome], str]) -> Iterator[Outcome]:
    """Those that are done, after waiting for at least one; in the order of their files."""
    done = wait(pending, return_when=FIRST_COMPLETED).done
    for future in [future for future in pending if future in done]:
        file = pending.pop(future)
        try:
            yield future.result()
        except BrokenExecutor as error:
            raise NotChecked(
                "a worker process died",
                file=file,
                found=str(error),
                mend="give fewer --jobs if memory ran out; the reports written so far are whole",
            ) from error


class Here(Executor):
    """Runs everything at once, in this process."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Run it now; the future is done already."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def executor(jobs: int = 1, scheduler: str | None = None) -> Iterator[tuple[Executor, int]]:
    """Where to run: here, in worker processes, or on the machines of a dask cluster.

    Args:
        jobs: Worker processes on this machine.
        scheduler: Address of a running dask scheduler (``tcp://host:8786``); its workers need
            specmoe installed, in the same version.

    Yields:
        The executor and its number of workers.

    Raises:
        InputError: If the scheduler cannot be reached, or the `dask` extra is not installed.

    Example:
        >>> with executor() as (where, workers):
        ...     where.submit(max, 1, 2).result(), workers
        (2, 1)
    """
    if scheduler is not None:
        with _dask(scheduler) as found:
            yield found
        return
    if jobs == 1:
        yield Here(), 1
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # A forked child of a process with threads can hang; a fresh one costs its imports, once.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield pool, jobs
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def _dask(scheduler: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client
    except ImportError as error:
        raise InputError(
            "dask is not installed",
            path="--scheduler",
            expected="the `dask` extra",
            found=str(error),
            mend="pip install 'specmoe[dask]', here and on the workers",
        ) from error
    try:
        client = Client(scheduler, timeout=10)
    except (OSError, ValueError) as error:
        raise InputError(
            "the dask scheduler cannot be reached",
            path="--scheduler",
            expected="the address of a running scheduler, such as tcp://127.0.0.1:8786",
            found=f"{scheduler}: {error}",
            mend="start one: dask scheduler, and on each machine: dask worker ADDRESS",
        ) from error
    with client:
        workers = max(1, sum(client.nthreads().values()))
        yield client.get_executor(pure=False), workers
