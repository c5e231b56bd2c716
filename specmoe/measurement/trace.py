"""The routing trace: which experts each token selected, layer by layer, from a CSV file."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from specmoe.errors import InputError
from specmoe.measurement.rawfile import decode, read_bytes
from specmoe.measurement.wording import cut

__all__ = ["Trace", "read_trace"]

Trace = tuple[tuple[frozenset[int], ...], ...]
"""For each layer, the set of experts of each token, in order."""

_HEADER = "layer,token,expert"
_WHERE = "routing.trace"
_LINE = re.compile(r"([0-9]{1,9}),([0-9]{1,9}),([0-9]{1,9})")


def read_trace(
    name: str, folder: Path | None, *, shown: str, routed_experts: int, top_k: int
) -> tuple[Trace, str]:
    """Read a trace file that a measurement file names.

    Columns are ``layer,token,expert``, one line for each selected expert. Every layer has the
    same tokens, and each token selects exactly ``m`` different experts out of ``0 .. N-1``.

    Args:
        name: The file, relative to the measurement file's folder.
        folder: That folder; ``None`` if the measurement did not come from a file.
        shown: The measurement file's name for error messages.
        routed_experts: ``N``.
        top_k: ``m``.

    Returns:
        The trace, and the SHA-256 of the file's bytes in hexadecimal.

    Raises:
        InputError: If the file lies outside the folder, is missing, or is not such a trace.
    """
    path = _inside(name, folder, shown)
    data = read_bytes(path, shown=shown, where=_WHERE)
    lines = decode(data, shown=name, what=f"lines of {_HEADER}").rstrip().split("\n")
    if lines[0].strip() != _HEADER:
        raise _bad(
            name,
            1,
            "the first line is not the header",
            _HEADER,
            cut(lines[0]),
            f"write {_HEADER} as the first line",
        )
    chosen: dict[int, dict[int, set[int]]] = {}
    for number, line in enumerate(lines[1:], 2):
        match = _LINE.fullmatch(line.strip())
        if match is None:
            raise _bad(
                name,
                number,
                "not three whole numbers",
                "layer,token,expert as 0,17,42",
                cut(line),
                "correct the line",
            )
        layer, token, expert = map(int, match.groups())
        if expert >= routed_experts:
            raise _bad(
                name,
                number,
                "no such expert",
                f"an expert from 0 to {routed_experts - 1}",
                str(expert),
                "check the line, and routed_experts in the measurement",
            )
        experts = chosen.setdefault(layer, {}).setdefault(token, set())
        if expert in experts:
            raise _bad(
                name,
                number,
                "an expert is selected twice by one token",
                "each line once",
                f"layer {layer}, token {token}, expert {expert} again",
                "remove the line",
            )
        experts.add(expert)
    return _rectangle(chosen, name, top_k), hashlib.sha256(data).hexdigest()


def _rectangle(chosen: dict[int, dict[int, set[int]]], name: str, top_k: int) -> Trace:
    if not chosen:
        raise _bad(
            name,
            2,
            "the trace holds no lines",
            "at least one token",
            "a header only",
            "record the routing of some tokens",
        )
    tokens = sorted(set().union(*chosen.values()))
    for layer in sorted(chosen):
        for token in tokens:
            found = chosen[layer].get(token, set())
            if len(found) != top_k:
                ragged = not found
                raise InputError(
                    "the layers do not have the same tokens"
                    if ragged
                    else "a token has the wrong number of experts",
                    file=name,
                    path=f"layer {layer}, token {token}",
                    expected=f"{top_k} experts (top_k) for every token in every layer",
                    found="no line" if ragged else f"{len(found)}",
                    mend="complete the trace, or cut it to whole tokens"
                    if ragged
                    else "check the trace, and top_k in the measurement",
                )
    missing = next(
        (t for t, i in zip(tokens, range(tokens[0], tokens[-1] + 1), strict=False) if t != i), None
    )
    if missing is not None:
        raise InputError(
            "tokens are missing",
            file=name,
            path=f"token {missing}",
            expected="consecutive tokens: windows of consecutive tokens are counted",
            found=f"no token {missing - 1} before it",
            mend="record consecutive tokens",
        )
    return tuple(
        tuple(frozenset(chosen[layer][token]) for token in tokens) for layer in sorted(chosen)
    )


def _inside(name: str, folder: Path | None, shown: str) -> Path:
    if folder is None:
        raise InputError(
            "a trace needs a folder to lie in",
            file=shown,
            path=_WHERE,
            expected="a measurement that is read from a file",
            found="data without a folder",
            mend="read the measurement from its file, or give U(n) as a table",
        )
    problem = None
    try:
        root = folder.resolve()
        path = (root / name).resolve()
        if not path.is_relative_to(root) or Path(name).is_absolute():
            problem = "a path that leaves the folder"
    except (OSError, RuntimeError, ValueError) as error:
        problem = f"a path that cannot be followed ({type(error).__name__})"
    if problem:
        raise InputError(
            "the trace must lie beside the measurement",
            file=shown,
            path=_WHERE,
            expected="a file in the measurement file's folder or below it, without loops",
            found=f"{cut(name)}: {problem}",
            mend="copy the trace into that folder and name it relative to it",
        )
    return path


def _bad(name: str, number: int, problem: str, expected: str, found: str, mend: str) -> InputError:
    return InputError(
        problem, file=name, path=f"line {number}", expected=expected, found=found, mend=mend
    )
