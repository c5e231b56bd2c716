"""The routing trace: which experts each token selected, layer by layer; from CSV or ``.npz``."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path, PurePath

from specmoe.errors import InputError
from specmoe.measurement.absences import absences, together, vectorised
from specmoe.measurement.model import Absences
from specmoe.measurement.npz import TraceFile, from_npz, npz_bytes
from specmoe.measurement.rawfile import decode, read_bytes
from specmoe.measurement.wording import cut

__all__ = ["Trace", "parse_csv", "read_trace"]

Trace = dict[int, tuple[frozenset[int], ...]]
"""For each layer by its number, the set of experts of each token, in order."""

_HEADER = "layer,token,expert"
_WHERE = "routing.trace"
_LINE = re.compile(r"([0-9]{1,9}),([0-9]{1,9}),([0-9]{1,9})")


# As many different lengths of absences as a certificate may list.
_MOST_LENGTHS = 65536


def read_trace(
    name: str, folder: Path | None, *, shown: str, routed_experts: int, top_k: int
) -> tuple[Absences, str]:
    """Read a trace file that a measurement file names: ``.npz``, else CSV.

    Args:
        name: The file, relative to the measurement file's folder.
        folder: That folder; ``None`` if the measurement did not come from a file.
        shown: The measurement file's name for error messages.
        routed_experts: ``N``.
        top_k: ``m``.

    Returns:
        What the trace comes to, and the SHA-256 of the file's bytes in hexadecimal.

    Raises:
        InputError: If the file lies outside the folder, is missing, or is not such a trace.
    """
    path = _inside(name, folder, shown)
    if PurePath(name).suffix.casefold() == ".npz":
        data = npz_bytes(path, shown=shown, where=_WHERE)
        trace = from_npz(data, shown=name)
        _agrees(trace, name, routed_experts, top_k)
        found = together(vectorised(layer) for layer in trace.experts)
    else:
        data = read_bytes(path, shown=shown, where=_WHERE)
        layers = parse_csv(data, shown=name, routed_experts=routed_experts, top_k=top_k)
        found = absences(list(layers.values()))
    if len(found.runs) > _MOST_LENGTHS:
        raise InputError(
            "the trace is too long",
            file=name,
            expected=f"absences of at most {_MOST_LENGTHS} different lengths",
            found=str(len(found.runs)),
            mend="take fewer tokens",
        )
    return found, hashlib.sha256(data).hexdigest()


def _agrees(trace: TraceFile, name: str, routed_experts: int, top_k: int) -> None:
    for path, wanted, found, entry in (
        ("N", routed_experts, trace.routed_experts, "routed_experts"),
        ("experts", top_k, trace.top_k, "top_k"),
    ):
        if wanted != found:
            raise InputError(
                "the trace is of another model",
                file=name,
                path=path,
                expected=f"{wanted}, the measurement's {entry}",
                found=str(found),
                mend=f"record this model's routing, or check {entry} in the measurement",
            )


def parse_csv(data: bytes, *, shown: str, routed_experts: int, top_k: int) -> Trace:
    r"""Read a trace from the bytes of a CSV file.

    Columns are ``layer,token,expert``, one line for each selected expert. Every layer has the
    same tokens, and each token selects exactly ``m`` different experts out of ``0 .. N-1``.

    Args:
        data: The bytes.
        shown: The file's name for error messages.
        routed_experts: ``N``.
        top_k: ``m``.

    Returns:
        The trace.

    Raises:
        InputError: If they are not such a trace.

    Example:
        >>> parse_csv(b"layer,token,expert\n3,0,1\n", shown="t.csv", routed_experts=2, top_k=1)
        {3: (frozenset({1}),)}
    """
    name = shown
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
    return _rectangle(chosen, name, top_k)


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
    return {
        layer: tuple(frozenset(chosen[layer][token]) for token in tokens)
        for layer in sorted(chosen)
    }


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
