"""llama-batched-bench: its table and its JSONL.

Formats from ggml-org/llama.cpp, ``tools/batched-bench/batched-bench.cpp``, read at commits 0a1f0179
and 2fb62f8f (which may decode the sequences one after the other, ``is_tg_separate``; its JSONL does
not say so), and ``examples/batched-bench/batched-bench.cpp`` of 2023 (the same table; another line
of parameters).

``B`` sequences are decoded in step, one token each, so one pass has B tokens and ``S_TG`` is the
rate of the whole pass. The prompt's figures mix passes of several sizes and are not used.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from specmoe.measurement.importers.llama_common import Loader, is_llama_noise
from specmoe.measurement.importers.log import Line, Log, whole
from specmoe.measurement.importers.records import json_record

__all__ = ["SIGNATURE", "parse"]

SIGNATURE = re.compile(r"\| *PP *\| *TG *\| *B *\|.*S_TG t/s.*|\{.*\"pl\":.*\"speed_tg\":.*")

_PARAMETERS = re.compile(r"(?:main: )?(?:llama_batched_bench: )?n_kv_max = .*")
_PAIR = re.compile(r"([a-z_]+) = (-?[0-9]+)")
# Of the parameters, what a run is told apart by; the others size buffers.
_SETUP = ("flash_attn", "is_pp_shared", "is_tg_separate", "n_gpu_layers", "n_threads")


def parse(lines: Sequence[Line], log: Log) -> None:
    """Read a llama-batched-bench log.

    Args:
        lines: The log.
        log: Where the findings go.
    """
    loader = Loader()
    parameters: dict[str, str] = {}
    header: list[str] | None = None
    index = 0
    while index < len(lines):
        line = lines[index]
        index += 1
        if line.text.startswith("{"):
            found = json_record(lines, index - 1)
            if found is None:
                log.not_understood(line, "JSON that is not whole or not valid")
                continue
            record = {key: value for key, value in found[0].items() if isinstance(value, str)}
            _row(line, record, record, loader, log)
            index = found[1]
        elif line.text.startswith("|"):
            cells = [cell.strip() for cell in line.text.strip("|").split("|")]
            if "S_TG t/s" in cells and "B" in cells and len(set(cells)) == len(cells):
                header = cells
            elif header is None or len(cells) != len(header):
                log.not_understood(line, "not a row of the table of batches")
            else:
                row = dict(zip(header, cells, strict=True))
                named = {"pp": "PP", "tg": "TG", "pl": "B", "speed_tg": "S_TG t/s"}
                _row(
                    line,
                    {key: row[name] for key, name in named.items() if name in row},
                    parameters,
                    loader,
                    log,
                )
        elif _PARAMETERS.fullmatch(line.text):
            parameters = dict(_PAIR.findall(line.text))
        elif not (loader.take(line) or is_llama_noise(line)):
            log.not_understood(line)
    loader.finish(log)
    for timing in log.timings:
        for key, value in loader.setup().items():
            timing.setup.setdefault(key, value)


def _row(
    line: Line, row: dict[str, str], parameters: dict[str, str], loader: Loader, log: Log
) -> None:
    n, generated = whole(row.get("pl")), whole(row.get("tg"), 10**7, 0)
    if n is None or generated is None or "speed_tg" not in row:
        log.not_understood(line, "a row without PP, TG, B and S_TG")
        return
    if generated == 0:
        log.set_aside(line, "no tokens were generated")
        return
    if parameters.get("is_tg_separate") == "1" and n > 1:
        log.set_aside(line, f"{n} sequences, one after the other: passes of one token")
        return
    for limit in ("n_batch", "n_ubatch"):
        most = whole(parameters.get(limit), 10**7)
        if most is not None and n > most:
            log.set_aside(line, f"{n} sequences are more than one pass ({limit} = {most})")
            return
    setup = {key: parameters[key] for key in _SETUP if key in parameters}
    setup |= {**loader.setup(), "prompt": row.get("pp", "?")}
    log.rate(line, n, [row["speed_tg"]], setup, test=f"tg{generated} after pp{setup['prompt']}")
