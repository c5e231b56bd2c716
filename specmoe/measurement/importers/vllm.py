"""vLLM: its log lines, its Prometheus counters, and what ``vllm bench serve`` prints.

Formats from vllm-project/vllm: ``vllm/v1/spec_decode/metrics.py`` (read at commit 016a8587; the
lines before pull 16665 and pull 15902 say less, those after pull 24127 say throughputs as well),
``vllm/engine/metrics.py`` of version 0 (``Speculative metrics: ...``), ``vllm/benchmarks/serve.py``
and ``examples/offline_inference/spec_decode.py``.

The mean acceptance length has the bonus token in it. Version 0's "accepted tokens" counts tokens
after a rejected one too, so its emitted tokens are used: 10616 in 4437 steps where accepted over
drafted would say 12984 (issue 9539).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from specmoe.measurement.importers import prometheus
from specmoe.measurement.importers.log import DECIMAL, Line, Log, Observed, whole
from specmoe.measurement.importers.records import json_record
from specmoe.measurement.importers.vllm_request import response

__all__ = ["SIGNATURE", "parse"]

SIGNATURE = re.compile(
    r".*Spec(?:Decoding|ulative) metrics: .*|vllm:spec_decode_num_.*|-+Speculative Decoding-+"
    r"|acceptance at token [0-9]+: .*|.*\"speculative_decoding\": \{.*"
)

_MOST = 10**12
_METRICS = re.compile(r".*?\b(?P<kind>SpecDecoding|Speculative) metrics: (?P<fields>.*)")
_FIELD = re.compile(
    rf"(?P<key>[A-Z][A-Za-z -]{{2,60}}?): (?P<value>-?{DECIMAL}|nan)(?:%| tokens/s| tokens)?"
)
_RATES = re.compile(rf"Per-position acceptance rate: (?P<rates>{DECIMAL}(?:, {DECIMAL})*)")
_PREFIX = re.compile(
    r"(?:\([^()]*\) )?(?:DEBUG|INFO|WARNING|ERROR|CRITICAL)(?: [0-9-]{5} [0-9:]{8}|:).*"
    r"|\([\w=, ]+\) .*|[0-9:., -]+ (?:DEBUG|INFO|WARNING|ERROR).*"
)
_BENCH = re.compile(
    r"(?P<key>Acceptance rate \(%\)|Acceptance length|Drafts|Draft tokens|Accepted tokens"
    rf"|Position [0-9]+): +(?P<value>{DECIMAL})"
)
_BENCH_OTHER = re.compile(
    r"=+ [\w ]+ =+|-+[\w .():-]+-+|[A-Z][\w ./()-]+: +[\w.]+|Per-position acceptance \(%\):"
)
_OFFLINE = re.compile(
    rf"(?P<key>mean acceptance length|acceptance at token [0-9]+|num_drafts|num_draft_tokens|"
    rf"num_accepted_tokens|total_num_output_tokens): +(?P<value>{DECIMAL})"
)


def parse(lines: Sequence[Line], log: Log) -> None:
    """Read acceptance from vLLM's output.

    Args:
        lines: The log.
        log: Where the findings go.
    """
    metrics = prometheus.Counters("vllm:spec_decode_")
    summary = _Summary(log)
    index = 0
    while index < len(lines):
        line = lines[index]
        index += 1
        if line.text.startswith("{") and (found := json_record(lines, index - 1)):
            response(line, found[0], log)
            index = found[1]
        elif match := _METRICS.fullmatch(line.text):
            _metrics(line, match["kind"], match["fields"], log)
        elif summary.take(line) or metrics.take(line, log) or _PREFIX.fullmatch(line.text):
            pass
        else:
            log.not_understood(line)
    summary.close()
    log.observed.extend(metrics.observed(log))


def _metrics(line: Line, kind: str, text: str, log: Log) -> None:
    match = _RATES.search(text)
    rates = tuple(match["rates"].split(", ")) if match else ()
    rest = _RATES.sub("", text)
    fields = {m["key"]: m["value"] for m in _FIELD.finditer(rest)}
    left = re.sub(r"[,.\s]", "", _FIELD.sub("", rest))
    if left or not fields:
        log.not_understood(line, "metrics with a field that is not known")
    elif "Number of emitted tokens" in fields or "Number of emitted tokens tokens" in fields:
        _version_0(line, fields, log)
    elif kind == "Speculative":
        _counts(line, fields, "Number of accepted tokens", "Number of draft tokens", rates, log)
    else:
        _counts(line, fields, "Accepted", "Drafted", rates, log)


def _version_0(line: Line, fields: dict[str, str], log: Log) -> None:
    def count(name: str) -> int | None:
        return whole(fields.get(name, fields.get(f"{name} tokens")), _MOST, 0)

    k, drafted = count("Number of speculative tokens"), count("Number of draft tokens")
    emitted = count("Number of emitted tokens")
    if not k or drafted is None or emitted is None or drafted % k:
        log.not_understood(line, "counts that are not whole steps")
    elif drafted == 0:
        log.set_aside(line, "nothing was drafted")
    else:
        setup = {"draft_length": str(k)}
        seen = Observed(line.number, setup, k=k, drafts=drafted // k, emitted=emitted)
        # Its counters run on, so a later line counts this one again.
        for earlier in [seen for seen in log.observed if seen.emitted is not None]:
            if (earlier.k, earlier.emitted or 0) <= (k, emitted) and earlier.k == k:
                log.observed.remove(earlier)
                log.set_aside(
                    Line(earlier.line, "Speculative metrics: ..."),
                    f"counted again in line {line.number}: the sums run on",
                )
        log.observed.append(seen)


def _counts(
    line: Line,
    fields: dict[str, str],
    accepted: str,
    drafted: str,
    rates: tuple[str, ...],
    log: Log,
) -> None:
    hits, tries = whole(fields.get(accepted), _MOST, 0), whole(fields.get(drafted), _MOST, 0)
    length = fields.get("Mean acceptance length")
    if (accepted in fields or drafted in fields) and (
        hits is None or tries is None or hits > tries
    ):
        log.not_understood(line, "more accepted than drafted, or no counts")
        return
    if tries == 0 or (hits is None and length is None):
        log.set_aside(line, "nothing was drafted")
        return
    depth = whole(fields.get("Current speculative depth"), 1024)
    if depth is not None and rates and depth != len(rates):
        log.set_aside(line, f"the depth changes: {depth} now, of {len(rates)} positions")
        return
    k = len(rates) or depth
    seen = Observed(
        line.number,
        {"draft_length": str(k)} if k else {},
        k=k,
        # Every step drafts k tokens; where it does not, the counts are no multiple of k.
        drafts=tries // k if k and tries is not None and tries % k == 0 else None,
        drafted=tries,
        accepted=hits,
        rates=rates,
        length=length,
    )
    log.observed.append(seen)


class _Summary:
    """The block that ``vllm bench serve`` and the offline example print at their end."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.first: Line | None = None
        self.values: dict[str, str] = {}

    def take(self, line: Line) -> bool:
        """Whether the line belongs to such a block."""
        match = _BENCH.fullmatch(line.text) or _OFFLINE.fullmatch(line.text)
        if match is None:
            return _BENCH_OTHER.fullmatch(line.text) is not None
        if match["key"] in self.values:
            self.close()
        if self.first is None:
            self.first = line
        self.values[match["key"]] = match["value"]
        return True

    def close(self) -> None:
        """Hand over the block that was read."""
        line, values = self.first, self.values
        self.first, self.values = None, {}
        if line is None:
            return
        rates = _in_order(values, "Position ", 0, percent=True) or _in_order(
            values, "acceptance at token ", 0, percent=False
        )
        drafts, drafted, accepted = (
            whole(values.get(new, values.get(old)), _MOST, 0)
            for new, old in (
                ("Drafts", "num_drafts"),
                ("Draft tokens", "num_draft_tokens"),
                ("Accepted tokens", "num_accepted_tokens"),
            )
        )
        length = values.get("Acceptance length", values.get("mean acceptance length"))
        if drafted is not None and accepted is not None and accepted > drafted:
            self.log.not_understood(line, "more accepted than drafted")
        elif drafts == 0 or (accepted is None and length is None and not rates):
            self.log.set_aside(line, "nothing was drafted")
        else:
            self.log.observed.append(
                Observed(
                    line.number,
                    {"draft_length": str(len(rates))} if rates else {},
                    k=len(rates) or None,
                    drafts=drafts,
                    drafted=drafted,
                    accepted=accepted,
                    rates=rates,
                    length=length,
                )
            )


def _in_order(values: dict[str, str], prefix: str, start: int, *, percent: bool) -> tuple[str, ...]:
    """The values at consecutive positions, percentages moved by two places."""
    found: list[str] = []
    while (text := values.get(f"{prefix}{start + len(found)}")) is not None:
        found.append(_hundredth(text) if percent else text)
    return tuple(found)


def _hundredth(text: str) -> str:
    """A percentage as a share, digit for digit.

    Example:
        >>> _hundredth("74.34"), _hundredth("9.49"), _hundredth("100.00")
        ('0.7434', '0.0949', '1.0000')
    """
    head, _, tail = text.partition(".")
    if not head.isdigit() or (tail and not tail.isdigit()):
        return text
    head = head.rjust(3, "0")
    return f"{head[:-2]}.{head[-2:]}{tail}"
