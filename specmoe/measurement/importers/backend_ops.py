"""``test-backend-ops perf -o MUL_MAT_ID``: one expert matrix at a time, as text, CSV or SQL.

Formats from ggml-org/llama.cpp, ``tests/test-backend-ops.cpp`` (``test_mul_mat_id::vars``,
``eval_perf``, and the printers added in 2025), read at commit 4c7e9893. Older text prints no
``o=``, newer text more parameters after ``k``.

One run multiplies ``n`` tokens by the one matrix (``m`` rows of ``k`` weights) of each of their
``n_used`` experts out of ``n_mats``. So one "expert" here is one matrix, a third of a model's. Ids
are random permutations, which is uniform routing; every run repeats the same ids, so that matrices
that fit into a cache may stay there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from specmoe.errors import InputError
from specmoe.measurement.importers.llama_common import is_llama_noise
from specmoe.measurement.importers.log import DECIMAL, Line, Log, whole
from specmoe.measurement.importers.records import Record, csv_row, sql_record
from specmoe.measurement.quantisation import block

__all__ = ["SIGNATURE", "parse", "shape"]

SIGNATURE = re.compile(
    r"MUL_MAT_ID(?:_FUSION)?\(.*\).*us/run.*|INSERT INTO test_backend_ops .*"
    r"|\"?test_time\"?,.*op_params.*"
)

_RUN = re.compile(
    r"(?P<op>MUL_MAT_ID(?:_FUSION)?)\((?P<vars>[^()]{0,500})\): +[0-9]+ runs - +"
    rf"(?P<time>-?{DECIMAL}|-?nan|inf) us/run - .*"
)
_OTHER = re.compile(r"[A-Z][A-Z0-9_]+\(.*\):?(?: .*)?")
_BACKEND = re.compile(r"Backend [0-9]+/[0-9]+: (?P<name>[\w-]+)(?: \(.*\))?")
_DEVICE = re.compile(r"Device description: (?P<name>.{1,100})")
_FRAME = re.compile(
    r"Testing [0-9]+ devices|Device memory: .*|Skipping.*|Backend [\w-]+: .*|[0-9]+/[0-9]+ .*|OK"
    r"|CREATE TABLE.*|\w+ (?:TEXT|INTEGER|REAL),?|\);?"
)
_SHAPE = ("type_a", "n_mats", "n_used", "m", "k")
_PAIR = re.compile(r"(?<!\w)(\w+)=([^,=\[\]]+|\[[^\]]*\])(?:,|$)")


def parse(lines: Sequence[Line], log: Log) -> None:
    """Read the timings of MUL_MAT_ID.

    Args:
        lines: The log.
        log: Where the findings go.
    """
    setup: dict[str, str] = {}
    header: list[str] | None = None
    for line in lines:
        if match := _RUN.fullmatch(line.text):
            _run(line, match["op"], match["vars"], match["time"], setup, log)
        elif match := _BACKEND.fullmatch(line.text):
            setup = {"backend": match["name"]}
        elif match := _DEVICE.fullmatch(line.text):
            setup = {**setup, "device": match["name"].strip()}
        elif line.text.upper().startswith("INSERT INTO"):
            record = sql_record(line.text)
            if record is None:
                log.not_understood(line, "an INSERT statement that is not whole")
            else:
                _record(line, record, log)
        elif "op_params" in line.text and "time_us" in line.text:
            header = csv_row(line.text)
        elif line.text.startswith("MUL_MAT_ID"):
            if line.text.endswith(("not supported", "SUPPORTED", "OK")):
                log.set_aside(line, "no timing")
            else:
                log.not_understood(line, "a MUL_MAT_ID without a time for each run")
        elif _OTHER.fullmatch(line.text):
            log.set_aside(line, "another operation")
        elif _FRAME.fullmatch(line.text) or is_llama_noise(line):
            pass
        elif header is not None and (cells := csv_row(line.text)) and len(cells) == len(header):
            _record(line, dict(zip(header, cells, strict=True)), log)
        else:
            log.not_understood(line)
    if log.timings:
        log.notes.append(
            "One matrix of each expert alone, so one expert here is that matrix. The benchmark "
            "repeats one routing in every run, so caches may hold the weights of small matrices."
        )


def _record(line: Line, record: Record, log: Log) -> None:
    row = {key: value for key, value in record.items() if isinstance(value, str)}
    operation = row.get("op_name", "")
    if not operation.startswith("MUL_MAT_ID") or row.get("test_mode") != "perf":
        log.set_aside(line, "another operation, or no timing")
        return
    setup = {"backend": row.get("backend_name", ""), "device": row.get("device_description", "")}
    setup["build"] = row.get("build_commit", "")
    known = {key: value for key, value in setup.items() if value}
    _run(line, operation, row.get("op_params", ""), row.get("time_us", ""), known, log)


def _run(
    line: Line, operation: str, variables: str, time: str, setup: dict[str, str], log: Log
) -> None:
    values = dict(_PAIR.findall(variables))
    n = whole(values.pop("n", None))
    if n is None or any(key not in values for key in _SHAPE):
        log.not_understood(line, "a MUL_MAT_ID that does not name type_a, n_mats, n_used, m, n, k")
    elif any(whole(values[key], 2**24) is None for key in _SHAPE[1:]):
        log.not_understood(line, "a shape that is not in whole numbers")
    else:
        log.time(line, n, time, "us", {**setup, "op": operation, **values}, test=operation)


def shape(setup: dict[str, str]) -> dict[str, str | int]:
    """The ``[model]`` entries that one run states: experts, top-k and the bytes of one matrix.

    Args:
        setup: The setup of a timing of this module.

    Returns:
        Entries of the section; without ``bytes_per_expert`` where the format has no known layout.

    Example:
        >>> setup = {"type_a": "q4_0", "n_mats": "128", "n_used": "8", "m": "768", "k": "2048"}
        >>> made = shape(setup)
        >>> made["routed_experts"], made["bytes_per_expert"]
        (128, '884736 B')
    """
    m, k = int(setup["m"]), int(setup["k"])
    made: dict[str, str | int] = {
        "name": f"one {m} x {k} matrix of each of {setup['n_mats']} experts",
        "routed_experts": int(setup["n_mats"]),
        "top_k": int(setup["n_used"]),
        "moe_layers": 1,
        "quantisation": setup["type_a"],
    }
    try:
        layout = block(setup["type_a"])
    except InputError:
        return made
    if k % layout.length == 0:
        size = m * k * layout.bits_per_weight / 8
        made["bytes_per_expert"] = f"{size} B"
    return made
