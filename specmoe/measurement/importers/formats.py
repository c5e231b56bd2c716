"""The formats by name: which module reads each, and how one is told from the others."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from specmoe.errors import InputError
from specmoe.measurement.importers import (
    backend_ops,
    llama_batched_bench,
    llama_bench,
    llama_speculative,
    mlx_lm,
    sglang,
    vllm,
)
from specmoe.measurement.importers.log import Line, Log, read_lines

__all__ = ["FORMATS", "Format", "detect", "read_log", "sample"]


# No program prints a longer one, but for records; matching takes time that grows with its square.
_LONGEST_LINE = 20_000


@dataclass(frozen=True, slots=True)
class Format:
    """One program's output.

    Attributes:
        name: What the user calls it.
        program: The program, as texts name it.
        engine: The engine that it measures.
        scope: What its timings cover.
        signature: Lines by which it is known.
        parse: Its reader.
        rules: Whether the reader needs the lines that only rule off.
    """

    name: str
    program: str
    engine: str
    scope: Literal["pass", "operation"]
    signature: re.Pattern[str]
    parse: Callable[[Sequence[Line], Log], None]
    rules: bool = False


FORMATS: dict[str, Format] = {
    entry.name: entry
    for entry in (
        Format(
            "llama-bench",
            "llama-bench",
            "llama.cpp",
            "pass",
            llama_bench.SIGNATURE,
            llama_bench.parse,
        ),
        Format(
            "llama-batched-bench",
            "llama-batched-bench",
            "llama.cpp",
            "pass",
            llama_batched_bench.SIGNATURE,
            llama_batched_bench.parse,
        ),
        Format(
            "test-backend-ops",
            "test-backend-ops perf -o MUL_MAT_ID",
            "llama.cpp",
            "operation",
            backend_ops.SIGNATURE,
            backend_ops.parse,
        ),
        Format(
            "llama-speculative",
            "llama-server or llama-speculative",
            "llama.cpp",
            "pass",
            llama_speculative.SIGNATURE,
            llama_speculative.parse,
        ),
        Format("vllm", "vLLM", "vLLM", "pass", vllm.SIGNATURE, vllm.parse),
        Format("sglang", "SGLang", "SGLang", "pass", sglang.SIGNATURE, sglang.parse),
        Format("mlx-lm", "MLX-LM", "MLX-LM", "pass", mlx_lm.SIGNATURE, mlx_lm.parse, rules=True),
    )
}
"""Every format by its name."""


def detect(lines: Sequence[Line], *, shown: str) -> Format:
    """The format with most lines that only it has.

    Args:
        lines: The log.
        shown: Its name for error messages.

    Raises:
        InputError: If no format, or more than one, fits equally well.

    Example:
        >>> detect([Line(1, "Generation: 100 tokens, 97.8 tokens-per-sec")], shown="log").name
        'mlx-lm'
    """
    marks = {
        name: sum(
            entry.signature.fullmatch(line.text[:_LONGEST_LINE]) is not None for line in lines
        )
        for name, entry in FORMATS.items()
    }
    most = max(marks.values())
    best = [name for name in FORMATS if marks[name] == most]
    if most == 0 or len(best) > 1:
        raise InputError(
            "the format cannot be told from the log",
            file=shown,
            expected=f"output of one of {', '.join(FORMATS)}",
            found="no line that is known" if most == 0 else f"lines of {' and '.join(best)}",
            mend="name the format: specmoe import FORMAT FILE",
        )
    return FORMATS[best[0]]


def read_log(data: bytes, name: str, *, shown: str) -> tuple[Format, Log]:
    """Read a log.

    Args:
        data: Its bytes.
        name: A format's name, or ``auto``.
        shown: The log's name for error messages.

    Returns:
        The format, and what was found.

    Raises:
        InputError: If the bytes are not text, or the format cannot be told.

    Example:
        >>> _, log = read_log(b"Generation: 100 tokens, 97.8 tokens-per-sec", "auto", shown="log")
        >>> log.timings[0].n, log.timings[0].figures
        (1, ('97.8 tokens/s',))
    """
    lines = read_lines(data, shown=shown)
    entry = detect(lines, shown=shown) if name == "auto" else FORMATS[name]
    log = Log()
    kept = []
    for line in lines:
        if len(line.text) > _LONGEST_LINE and not line.text.startswith(("{", "[")):
            log.not_understood(line, f"longer than {_LONGEST_LINE} characters")
        elif entry.rules or not line.is_rule:
            kept.append(line)
    entry.parse(kept, log)
    log.unknown.sort(key=lambda remark: remark.line)
    log.aside.sort(key=lambda remark: remark.line)
    return entry, log


def sample(name: str) -> str:
    """A short log in a format, to try the importer on.

    Example:
        >>> "S_TG t/s" in sample("llama-batched-bench")
        True
    """
    return (Path(__file__).parent / "samples" / f"{name}.txt").read_text(encoding="utf-8")
