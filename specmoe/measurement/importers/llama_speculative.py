"""Acceptance in the logs of llama-server, llama-speculative and llama-speculative-simple.

Formats from ggml-org/llama.cpp: ``tools/server/server-context.cpp`` (``draft acceptance rate =``
since pull 10455, ``draft acceptance =`` and positions since pull 24536), ``common/speculative.cpp``
(``statistics NAME:``), ``examples/speculative*/*.cpp`` (``n_drafted`` and ``n_accept``, since pull
2926), the ``timings`` of a response (pull 12603), and the counters ``llamacpp:spec_decode_*`` of
``/metrics``.

``n_draft`` and ``--draft-max`` are the most that a step drafts, not what it drafts: with p-min, or
a heuristic, steps draft less, and then 1 + k v with the accepted share v is far from the tokens of
a step (266 tokens in 43 steps, k = 16, v = 0.88 in pull 3006). So steps are counted wherever the
log lets them be: each emits one token more than it accepts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from specmoe.measurement.importers import prometheus
from specmoe.measurement.importers.llama_common import Loader, is_llama_noise
from specmoe.measurement.importers.log import DECIMAL, Line, Log, Observed, whole
from specmoe.measurement.importers.records import json_record

__all__ = ["SIGNATURE", "parse"]

SIGNATURE = re.compile(
    r".*draft acceptance(?: rate)? = .*|.*#acc tokens = .*|n_accept +=.*|.*\"draft_n_accepted\": .*"
    r"|llamacpp:spec_decode_num_.*"
)

_MOST = 10**11
_STAMP = r"(?:[0-9-]{10} [0-9:.]{8,15} \| )?(?:\[[0-9]+\] )?(?:[0-9.]+ [A-Z] )?"
_SLOT = r"(?:slot +\w+: id +[0-9]+ \| task -?[0-9]+ \| *)?"
_POSITIONS = rf"\((?P<rates>{DECIMAL}(?:, {DECIMAL})*)\)"
_ACCEPTANCE = re.compile(
    rf"{_STAMP}{_SLOT}draft acceptance(?: rate)? = +{DECIMAL} \( *(?P<accepted>[0-9]+) accepted / "
    rf"*(?P<drafted>[0-9]+) generated\)(?:, mean acceptance length = +(?P<length>{DECIMAL}))?"
    rf"(?:, acceptance rate per position = {_POSITIONS})?"
)
_STATISTICS = re.compile(
    rf"{_STAMP}(?:spec +\w*:? *)?statistics +(?P<name>[\w-]+): #calls(?:\(b,g,a\))? = +[0-9 ]+, "
    r"#gen drafts = +(?P<drafts>[0-9]+), #acc drafts = +[0-9]+, "
    r"#gen tokens = +(?P<drafted>[0-9]+), #acc tokens = +(?P<accepted>[0-9]+)"
    rf"(?:, #mean acc len = +(?P<length>{DECIMAL}))?"
    rf"(?:, #acc rate/pos = {_POSITIONS})?(?:, dur\(b,g,a\) = .*)?"
)
_EVAL = re.compile(
    rf"{_STAMP}{_SLOT}eval time = +{DECIMAL} ms / +(?P<tokens>[0-9]+) (?:tokens|runs) .*"
)
_COUNT = re.compile(
    r"(?P<key>n_draft|n_predict|n_drafted|n_accept|accept) += (?P<value>-?[0-9.]+%?|-?nan%?|inf%?)"
)
_NOISE = re.compile(
    rf"{_STAMP}(?:{_SLOT}(?:prompt eval time|total time|graphs reused|sampling time|load time) *=.*"
    r"|(?:slot|srv|que|res|request|done_request|log_server_r) +\S.*"
    r"|statistics [\w-]+: #calls.*"
    rf"|(?:encoded|decoded|generated) +[0-9]+ tokens in .*|draft:|target:|n_tokens_?\w* .*"
    r"|t_draft +=.*|rejection histogram.*|pos +[0-9]+: .*|all ok: .*|draft candidate .*)"
)
_TIMINGS = re.compile(r"\"(?P<key>draft_n|draft_n_accepted|predicted_n)\": (?P<value>[0-9]+),?")
_JSON_NOISE = re.compile(r"[{}\]],?|\"[\w.]+\": .*")


@dataclass
class _Counts:
    """The block of counts at the end of llama-speculative."""

    first: Line | None = None
    values: dict[str, int] = field(default_factory=dict)


def parse(lines: Sequence[Line], log: Log) -> None:
    """Read acceptance from a llama.cpp log.

    Args:
        lines: The log.
        log: Where the findings go.
    """
    metrics = prometheus.Counters("llamacpp:spec_decode_")
    reader = _Reader(log)
    index = 0
    while index < len(lines):
        line = lines[index]
        index += 1
        if line.text.startswith("{") and (found := json_record(lines, index - 1)):
            reader.response(line, found[0])
            index = found[1]
        elif not (metrics.take(line, log) or reader.take(line)):
            log.not_understood(line)
    reader.finish()
    log.observed.extend(metrics.observed(log))


class _Reader:
    def __init__(self, log: Log) -> None:
        self.log = log
        self.loader = Loader()
        self.tokens: int | None = None
        self.counts = _Counts()
        self.requests: list[tuple[Line, Observed]] = []
        self.statistics: dict[str, tuple[Line, Observed]] = {}
        self.response_line: Line | None = None
        self.response_values: dict[str, int] = {}

    def take(self, line: Line) -> bool:
        """Whether the line is of this program."""
        if match := _ACCEPTANCE.fullmatch(line.text):
            self._request(line, match)
        elif match := _STATISTICS.fullmatch(line.text):
            self._statistics(line, match)
        elif match := _EVAL.fullmatch(line.text):
            self.tokens = whole(match["tokens"], _MOST, 0)
        elif match := _COUNT.fullmatch(line.text):
            self._count(line, match["key"], match["value"])
        elif match := _TIMINGS.fullmatch(line.text):
            self._loose_timing(line, match["key"], match["value"])
        else:
            # Whatever speaks of acceptance must be read or reported, never passed over.
            silent = "acceptance" in line.text.casefold() or "#acc tokens" in line.text
            return not silent and (
                self.loader.take(line)
                or is_llama_noise(line)
                or _NOISE.fullmatch(line.text) is not None
                or _JSON_NOISE.fullmatch(line.text) is not None
            )
        return True

    def _request(self, line: Line, match: re.Match[str]) -> None:
        accepted, drafted = (whole(match[key], _MOST, 0) for key in ("accepted", "drafted"))
        tokens, self.tokens = self.tokens, None
        if accepted is None or drafted is None or accepted > drafted:
            self.log.not_understood(line, "more accepted than generated, or no counts")
            return
        rates = tuple(match["rates"].split(", ")) if match["rates"] else ()
        if tokens is not None and tokens <= accepted:
            tokens = None
        seen = Observed(
            line.number,
            k=len(rates) or None,
            drafted=drafted,
            accepted=accepted,
            generated=tokens,
            rates=rates,
            length=match["length"],
        )
        self.requests.append((line, seen))

    def _statistics(self, line: Line, match: re.Match[str]) -> None:
        drafts, drafted, accepted = (
            whole(match[key], _MOST, 0) for key in ("drafts", "drafted", "accepted")
        )
        if drafts is None or drafted is None or accepted is None or accepted > drafted:
            self.log.not_understood(line, "more accepted than generated, or no counts")
            return
        name = match["name"]
        if name in self.statistics:
            earlier = self.statistics[name][0]
            self.log.set_aside(earlier, f"counted again in line {line.number}: the sums run on")
        rates = tuple(match["rates"].split(", ")) if match["rates"] else ()
        seen = Observed(
            line.number,
            {"drafter": name},
            k=len(rates) or None,
            drafts=drafts,
            drafted=drafted,
            accepted=accepted,
            rates=rates,
            length=match["length"],
        )
        self.statistics[name] = (line, seen)

    def _count(self, line: Line, key: str, text: str) -> None:
        """One of the counts; ``accept`` closes the block and repeats two of them."""
        if self.counts.first is None or key in self.counts.values:
            self._close_counts()
            self.counts.first = line
        if key == "accept":
            self._close_counts()
            return
        value = whole(text, _MOST, 0)
        if value is None:
            self.log.not_understood(line, f"{text[:40]} is no count")
        else:
            self.counts.values[key] = value

    def _close_counts(self) -> None:
        first, values = self.counts.first, self.counts.values
        self.counts = _Counts()
        if first is None or not values:
            return
        predicted, accepted = values.get("n_predict"), values.get("n_accept")
        drafted = values.get("n_drafted")
        if predicted is None or accepted is None or drafted is None or accepted > drafted:
            self.log.not_understood(first, "a block without n_predict, n_drafted and n_accept")
            return
        steps = predicted - accepted
        if steps < 1 or not values.get("n_draft"):
            self.log.set_aside(first, "no step verified a draft")
            return
        self.log.observed.append(
            Observed(
                first.number,
                {"draft_length": str(values["n_draft"])},
                k=values["n_draft"],
                drafts=steps,
                drafted=drafted,
                accepted=accepted,
            )
        )

    def response(self, line: Line, record: dict[str, object]) -> None:
        """The JSON of a response: its timings may lie inside."""
        timings = record.get("timings", record)
        values = timings if isinstance(timings, dict) else {}
        drafted, accepted, generated = (
            whole(values.get(key), _MOST, 0)
            for key in ("draft_n", "draft_n_accepted", "predicted_n")
        )
        if drafted is None or accepted is None:
            self.log.set_aside(line, "a record without draft_n and draft_n_accepted")
        elif accepted > drafted:
            self.log.not_understood(line, "more accepted than generated")
        else:
            known = generated if generated is not None and generated > accepted else None
            self.log.observed.append(
                Observed(line.number, drafted=drafted, accepted=accepted, generated=known)
            )

    def _loose_timing(self, line: Line, key: str, value: str) -> None:
        """The fields of a response that was printed over several lines inside another text."""
        if self.response_line is None or key in self.response_values:
            self._close_response()
            self.response_line = line
        self.response_values[key] = whole(value, _MOST, 0) or 0
        if {"draft_n", "draft_n_accepted"} <= self.response_values.keys():
            self._close_response()

    def _close_response(self) -> None:
        line, values = self.response_line, self.response_values
        self.response_line, self.response_values = None, {}
        if line is not None and "draft_n" in values:
            self.response(line, {key: str(value) for key, value in values.items()})

    def finish(self) -> None:
        """Hand over what was found: the drafters' own sums if there are any, else the requests'."""
        self._close_counts()
        self._close_response()
        for line, seen in self.statistics.values():
            if seen.drafts:
                self.log.observed.append(seen)
            else:
                self.log.set_aside(line, "nothing was drafted")
        for line, seen in self.requests:
            if not seen.drafted:
                self.log.set_aside(line, "nothing was drafted")
            elif self.statistics:
                self.log.set_aside(line, "its drafter's statistics count it as well")
            else:
                self.log.observed.append(seen)
        self.loader.finish(self.log)
