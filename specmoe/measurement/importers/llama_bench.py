"""llama-bench: Markdown, CSV, JSON, JSONL and SQL, and the tables of compare-llama-bench.py.

Formats from ggml-org/llama.cpp, ``tools/llama-bench/llama-bench.cpp`` (the ``printer`` classes) and
``scripts/compare-llama-bench.py``, read at commit 4c7e9893, and the older
``examples/llama-bench/llama-bench.cpp`` (``pp 512`` with a space, no ``n_ubatch``, a single
``n_batch``).

A test ``ppN`` with micro-batch ``u`` runs N/u passes of u tokens; its rate is that of one pass. The
Markdown table leaves out ``n_ubatch`` where it has its default, 512. ``tgN`` decodes one token per
pass. ``ppN+tgM`` mixes both and cannot be taken apart.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from specmoe.measurement.importers.llama_common import Loader, is_llama_noise
from specmoe.measurement.importers.log import DECIMAL, Line, Log, whole
from specmoe.measurement.importers.records import (
    Record,
    csv_row,
    json_list,
    json_record,
    sql_record,
)

__all__ = ["SIGNATURE", "parse"]

SIGNATURE = re.compile(
    r"\|.*\| *test *\|.*t/s.*\||\"?build_commit\"?,.*avg_ts.*|\"avg_ts\": .*"
    r"|INSERT INTO .*avg_ts.*|\{.*\"avg_ts\":.*\}",
    re.IGNORECASE,
)

_DEFAULT_UBATCH = 512
_TEST = re.compile(
    r"(?:pp ?(?P<pp>[0-9]{1,7}))?\+?(?:tg ?(?P<tg>[0-9]{1,7}))?(?: ?@ ?d(?P<depth>[0-9]{1,7}))?"
)
_RATE = re.compile(
    rf"(?P<rate>-?(?:{DECIMAL}|nan|inf))(?:\s*(?:Â?±|\+/-|\+-)\s*(?P<spread>{DECIMAL}|-?nan|inf))?"
)
_COLUMNS = {
    "ngl": "n_gpu_layers",
    "threads": "n_threads",
    "fa": "flash_attn",
    "mmap": "use_mmap",
    "sm": "split_mode",
    "mg": "main_gpu",
    "ts": "tensor_split",
    "dev": "devices",
    "microbatch size": "n_ubatch",
    "gpu": "device",
    "cpu": "device",
    "k type": "type_k",
    "v type": "type_v",
    "model_type": "model",
    "model_n_params": "params",
    "model_size": "size",
    "backends": "backend",
    "gpu_info": "device",
}
# What differs between the repeats or the pass sizes of one run.
_NOT_SETUP = re.compile(
    r"n_prompt|n_gen|n_batch|n_ubatch|test|test_time|(?:avg|stddev|samples)_(?:ns|ts)|build_\w+|t/s.*"
    r"|speedup"
)


def parse(lines: Sequence[Line], log: Log) -> None:
    """Read a llama-bench log.

    Args:
        lines: The log.
        log: Where the findings go.
    """
    reader = _Reader(log)
    index = 0
    while index < len(lines):
        index = reader.step(lines, index)
    reader.loader.finish(log)
    reader.close_table()


class _Reader:
    def __init__(self, log: Log) -> None:
        self.log = log
        self.loader = Loader()
        self.header: list[str] | None = None
        self.csv_header: list[str] | None = None
        self.table_start = 0

    def step(self, lines: Sequence[Line], index: int) -> int:
        """Read what begins on one line; the index of the line after it."""
        line = lines[index]
        if line.text.startswith("{"):
            return self._json(lines, index)
        if line.text.startswith("[") and (listed := json_list(line.text)):
            for item in listed:
                self._record(line, item)
            return index + 1
        if line.text.startswith("|"):
            self._table_row(line)
        elif line.text.upper().startswith("INSERT INTO"):
            record = sql_record(line.text)
            if record is None:
                self.log.not_understood(line, "an INSERT statement that is not whole")
            else:
                self._record(line, record)
        elif "avg_ts" in line.text and "build_commit" in line.text:
            self.csv_header = csv_row(line.text)
            if self.csv_header is None or len(set(self.csv_header)) != len(self.csv_header):
                self.csv_header = None
                self.log.not_understood(line, "a CSV header that names a column twice")
        elif self.loader.take(line):
            if line.text.startswith("build:"):
                self.close_table()
        elif is_llama_noise(line) or _is_sql_frame(line.text) or line.text in ("[", "]", "],"):
            pass
        elif self.csv_header is not None:
            self._csv(line)
        else:
            self.log.not_understood(line)
        return index + 1

    def close_table(self) -> None:
        """The build line follows its table: give its rows what is known by now."""
        for position in range(self.table_start, len(self.log.timings)):
            setup = self.log.timings[position].setup
            for key, value in self.loader.setup().items():
                setup.setdefault(key, value)
        self.table_start = len(self.log.timings)
        self.loader.build = None

    # --- Markdown ---------------------------------------------------------------------------------

    def _table_row(self, line: Line) -> None:
        cells = [cell.strip() for cell in line.text.strip("|").split("|")]
        folded = [_column(cell) for cell in cells]
        if "test" in folded and any(cell.startswith("t/s") for cell in folded):
            self.header = folded if len(set(folded)) == len(folded) else None
            if self.header is None:
                self.log.not_understood(line, "a table that names a column twice")
        elif self.header is None:
            self.log.not_understood(line, "a table without the columns test and t/s")
        elif len(cells) != len(self.header):
            self.log.not_understood(line, f"{len(cells)} cells under {len(self.header)} columns")
        else:
            self._table_record(line, dict(zip(self.header, cells, strict=True)))

    def _table_record(self, line: Line, row: dict[str, str]) -> None:
        for column in [name for name in row if name.startswith("t/s")]:
            match = _RATE.fullmatch(row[column])
            if match is None:
                self.log.not_understood(line, f"{row[column][:40]} is not a rate")
                continue
            setup = {key: value for key, value in row.items() if not _NOT_SETUP.fullmatch(key)}
            if build := column.removeprefix("t/s").strip():
                setup["build"] = build
            self._test(line, row, row["test"], setup, [match["rate"]], match["spread"])

    def _test(
        self,
        line: Line,
        row: dict[str, str],
        test: str,
        setup: dict[str, str],
        rates: list[str],
        spread: str | None,
    ) -> None:
        match = _TEST.fullmatch(test)
        if match is None or not (match["pp"] or match["tg"]):
            self.log.not_understood(line, f"{test[:40]} is not a test")
            return
        setup = {**setup, "n_depth": match["depth"] or setup.get("n_depth", "0")}
        if match["pp"] and match["tg"]:
            self.log.set_aside(line, f"{test}: prompt and generation in one figure")
            return
        n = 1 if match["tg"] else self._pass_size(line, row, whole(match["pp"], 10**7))
        if n is not None:
            name = ("tg" + match["tg"]) if match["tg"] else ("pp" + match["pp"])
            self.log.rate(line, n, rates, setup, spread=_spread(spread), test=name)

    def _pass_size(self, line: Line, row: dict[str, str], prompt: int | None) -> int | None:
        """Tokens of each pass of a prompt test, if its passes are all of one size."""
        limits = [prompt]
        for name in ("n_batch", "n_ubatch"):
            limits.append(whole(row[name], 10**7) if name in row else None)
            if name in row and limits[-1] is None:
                self.log.not_understood(line, f"{name} = {row[name][:20]} is no number of tokens")
                return None
        if "n_ubatch" not in row:
            limits.append(_DEFAULT_UBATCH)
        n = min(limit for limit in limits if limit is not None)
        if prompt is None or prompt % n:
            self.log.set_aside(line, f"{prompt} tokens are not whole passes of {n}")
            return None
        return n

    # --- records ----------------------------------------------------------------------------------

    def _json(self, lines: Sequence[Line], index: int) -> int:
        found = json_record(lines, index)
        if found is not None:
            self._record(lines[index], found[0])
            return found[1]
        # What is left of a record that broke off says nothing line by line.
        after = index + 1
        while after < len(lines) and not lines[after].text.startswith(("{", "|", "build:")):
            after += 1
        self.log.not_understood(
            lines[index], f"JSON that is not whole or not valid ({after - index} lines)"
        )
        return after

    def _csv(self, line: Line) -> None:
        cells = csv_row(line.text)
        if self.csv_header is None or cells is None or len(cells) != len(self.csv_header):
            self.log.not_understood(line, "not a row under the CSV header")
        else:
            self._record(line, dict(zip(self.csv_header, cells, strict=True)))

    def _record(self, line: Line, record: Record) -> None:
        row = {
            _COLUMNS.get(key, key): value for key, value in record.items() if isinstance(value, str)
        }
        counts = [whole(row.get(key, "0"), 10**7, 0) for key in ("n_prompt", "n_gen", "n_depth")]
        prompt, generated, depth = counts
        if prompt is None or generated is None or depth is None or not (prompt or generated):
            self.log.not_understood(line, "a record without n_prompt and n_gen")
            return
        samples = record.get("samples_ts")
        if isinstance(samples, list) and samples and all(isinstance(s, str) for s in samples):
            rates, spread = [str(sample) for sample in samples], None
        elif "avg_ts" in row:
            rates, spread = [row["avg_ts"]], row.get("stddev_ts")
        else:
            self.log.not_understood(line, "a record without avg_ts")
            return
        setup = {key: text for key, text in row.items() if text and not _NOT_SETUP.fullmatch(key)}
        if "build_commit" in row:
            setup["build"] = f"{row['build_commit']} ({row.get('build_number', '?')})"
        if day := re.match("[0-9]{4}-[0-9]{2}-[0-9]{2}", row.get("test_time", "")):
            setup["day"] = day[0]
        setup["n_depth"] = str(depth)
        test = (f"pp{prompt}" if prompt else "") + ("+" if prompt and generated else "")
        test += f"tg{generated}" if generated else ""
        # Records name every parameter; before micro-batches there was n_batch alone.
        known = {"n_ubatch": row["n_batch"], **row} if "n_batch" in row else row
        self._test(line, known, test, setup, rates, spread)


def _column(cell: str) -> str:
    """A column's name as this module knows it; of a rate's column, the build keeps its case."""
    folded = cell.casefold()
    return cell if folded.startswith("t/s") else _COLUMNS.get(folded, folded)


def _spread(text: str | None) -> str | None:
    """A spread worth keeping: one repeat has none, and prints 0 or nan."""
    if text is None or not re.fullmatch(DECIMAL, text) or not re.search("[1-9]", text):
        return None
    return text


def _is_sql_frame(text: str) -> bool:
    return (
        text.upper().startswith("CREATE TABLE")
        or text in (");", ")")
        or (re.fullmatch(r"\w+ (?:TEXT|INTEGER|REAL),?", text) is not None)
    )
