"""SGLang: the accept length of its decode lines, of its benchmark and of ``/metrics``.

Formats from sgl-project/sglang: ``python/sglang/srt/managers/scheduler_metrics_mixin.py`` (read at
commit 01bb3c80; ``scheduler.py`` before it, without ``accept rate``), ``server_args.py``,
``bench_serving.py`` and ``metrics/collector.py``.

The accept length counts the bonus token. The accept rate beside it meant accept length over draft
tokens in one version and accepted over proposed tokens in another, so it is not used. The draft
length is ``speculative_num_steps``; a draft tree (``topk`` above 1) verifies more tokens than that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from specmoe.measurement.importers import prometheus
from specmoe.measurement.importers.log import DECIMAL, Line, Log, Observed, whole

__all__ = ["SIGNATURE", "parse"]

SIGNATURE = re.compile(
    r".*Decode batch.*(?:accept len|#running-req): .*|Accept length: .*"
    r"|.*token/s, Acceptance length: [0-9].*|sglang:spec_accept_.*|.*speculative_num_steps=.*"
)

_DECODE = re.compile(
    rf".*\bDecode batch(?: \[[0-9]+\])?[.,] .*?\baccept len: (?P<length>-?{DECIMAL}|nan), .*"
)
_STEPS = re.compile(r"\bspeculative_num_steps=(?P<value>[0-9]+|None)")
_TOPK = re.compile(r"\bspeculative_eagle_topk=(?P<value>[0-9]+|None)")
_ARGUMENT = re.compile(r"--speculative-(?P<key>num-steps|eagle-topk)[ =](?P<value>[0-9]+)")
_BENCH = re.compile(
    rf"Accept length: +(?P<length>{DECIMAL})|.*token/s, Acceptance length: (?P<other>{DECIMAL})\b.*"
)
_NOISE = re.compile(
    r"(?:\([^()]*\) )?\[[0-9-]{10} [0-9:.]{8,15}[^\]]*\] .*|\[[0-9:]{8}\] .*"
    r"|=+ [\w ]+ =+|-+[\w .-]+-+|[A-Z#][\w ./()-]+: +[\w./]+|INFO:? .*|WARNING:? .*"
    r"|server_args=.*|python3? -m sglang.*|--[\w-]+.*|Capturing .*|.*it/s\]"
)


def parse(lines: Sequence[Line], log: Log) -> None:
    """Read accept lengths from SGLang's output.

    Args:
        lines: The log.
        log: Where the findings go.
    """
    k: int | None = None
    tree = False
    for line in lines:
        steps, topk = _last(line, _STEPS, "num-steps"), _last(line, _TOPK, "eagle-topk")
        k = steps or k
        tree = topk > 1 if topk is not None else tree
        if match := _DECODE.fullmatch(line.text):
            _add(line, match["length"], k, {}, log)
        elif match := _BENCH.fullmatch(line.text):
            _add(line, match["length"] or match["other"], k, {}, log)
        elif line.text.startswith("sglang:"):
            _sample(line, k, log)
        elif "accept len" in line.text:
            log.not_understood(line, "a decode line in another form")
        elif steps is not None or topk is not None or _NOISE.fullmatch(line.text):
            pass
        elif not line.text.startswith(("# HELP", "# TYPE")):
            log.not_understood(line)
    if tree and log.observed:
        log.notes.append(
            "A draft tree (topk above 1): a pass verifies more tokens than the draft length plus "
            "one, so its time is not that of draft length + 1 tokens."
        )


def _last(line: Line, form: re.Pattern[str], argument: str) -> int | None:
    """A parameter of the server, as it prints it or as it was typed."""
    found = [match["value"] for match in form.finditer(line.text)]
    found += [m["value"] for m in _ARGUMENT.finditer(line.text) if m["key"] == argument]
    return whole(found[-1], 1024) if found else None


def _add(line: Line, length: str, k: int | None, setup: dict[str, str], log: Log) -> None:
    if not re.fullmatch(DECIMAL, length):
        log.not_understood(line, f"{length[:40]} is no accept length")
    elif not re.search("[1-9]", length):
        log.set_aside(line, "nothing was drafted")
    else:
        known = {**setup, "draft_length": str(k)} if k else setup
        log.observed.append(Observed(line.number, known, k=k, length=length))


def _sample(line: Line, k: int | None, log: Log) -> None:
    match = prometheus.SAMPLE.fullmatch(line.text)
    found = prometheus.labels(match["labels"]) if match else None
    if match is None or found is None:
        log.not_understood(line, "not a sample of the Prometheus format")
    elif match["name"] == "sglang:spec_accept_length":
        keep = {key: found[key] for key in ("model_name", "engine_type") if found.get(key)}
        _add(line, match["value"], k, keep, log)
