"""Counters of speculative decoding in the Prometheus text format, as vLLM and llama.cpp give them.

Formats from vllm-project/vllm, ``vllm/v1/spec_decode/metrics.py`` (``SpecDecodingProm``), read at
commit 016a8587, and the same names under ``llamacpp:`` in llama.cpp's ``/metrics``.
"""

from __future__ import annotations

import re
from fractions import Fraction

from specmoe.exact import exact
from specmoe.measurement.importers.log import DECIMAL, Line, Log, Observed

__all__ = ["LABELS", "SAMPLE", "Counters", "labels"]

SAMPLE = re.compile(
    r"(?P<name>[A-Za-z_:][\w:]*)(?:\{(?P<labels>.*)\})? *\|? *"
    rf"(?P<value>-?{DECIMAL}|NaN|[+-]?Inf)(?: [0-9]+)?"
)
LABELS = re.compile(r'(?<!\w)(\w+)="((?:[^"\\]|\\.)*)"(?:,\s*|$)')

_NAMES = {
    "num_drafts": "drafts",
    "num_draft_tokens": "drafted",
    "num_accepted_tokens": "accepted",
    "num_accepted_tokens_per_pos": "position",
}
# Labels of the scrape, not of what was run.
_SKIPPED = {"position", "pos", "engine", "instance", "job", "le", "pod", "dp_rank", "tp_rank"}
_MOST_POSITIONS = 1024


def labels(text: str | None) -> dict[str, str] | None:
    """The labels of a sample, or ``None`` if they are not in the format.

    Example:
        >>> labels('engine="0",position="2"')
        {'engine': '0', 'position': '2'}
    """
    if not text:
        return {}
    found = LABELS.findall(text)
    whole = sum(len(match[0]) for match in LABELS.finditer(text))
    return dict(found) if whole == len(text) and len(dict(found)) == len(found) else None


class Counters:
    """Sums the counters of one model over its engines."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._seen: set[tuple[str, str]] = set()
        self._first: dict[tuple[tuple[str, str], ...], Line] = {}
        self._sums: dict[tuple[tuple[str, str], ...], dict[str, int]] = {}

    def take(self, line: Line, log: Log) -> bool:
        """Whether the line is a comment of the format, or a sample (of any metric)."""
        if line.text.startswith(("# HELP ", "# TYPE ", "# UNIT ", "# EOF")):
            return True
        match = SAMPLE.fullmatch(line.text)
        if match is None or ":" not in match["name"]:
            return False
        if not match["name"].startswith(self._prefix):
            return True
        name = match["name"].removeprefix(self._prefix).removesuffix("_total")
        if name.endswith("_created"):
            return True
        found = labels(match["labels"])
        value = _count(match["value"])
        if name not in _NAMES or found is None or value is None:
            log.not_understood(line, "not a counter of drafts")
            return True
        if (name, str(sorted(found.items()))) in self._seen:
            log.not_understood(line, "the same counter twice: give one scrape")
            return True
        self._seen.add((name, str(sorted(found.items()))))
        key = _NAMES[name]
        if key == "position":
            position = found.get("position", found.get("pos", ""))
            if not re.fullmatch("[0-9]{1,4}", position) or int(position) >= _MOST_POSITIONS:
                log.not_understood(line, "a counter without a position")
                return True
            key = str(int(position))
        setup = tuple(sorted((k, v) for k, v in found.items() if k not in _SKIPPED and v))
        self._first.setdefault(setup, line)
        sums = self._sums.setdefault(setup, {})
        sums[key] = sums.get(key, 0) + value
        return True

    def observed(self, log: Log) -> list[Observed]:
        """What the counters of each model say."""
        made = []
        for setup, sums in self._sums.items():
            line = self._first[setup]
            positions = sorted(int(key) for key in sums if key.isdigit())
            drafts, drafted, accepted = (sums.get(k) for k in ("drafts", "drafted", "accepted"))
            if drafts is None or drafted is None or accepted is None:
                log.not_understood(line, "drafts, draft tokens or accepted tokens are missing")
            elif positions != list(range(len(positions))):
                log.not_understood(line, "a position is missing")
            elif drafts == 0:
                log.set_aside(line, "nothing was drafted")
            else:
                made.append(
                    Observed(
                        line.number,
                        dict(setup),
                        k=len(positions) or None,
                        drafts=drafts,
                        drafted=drafted,
                        accepted=accepted,
                        counts=tuple(sums[str(position)] for position in positions),
                    )
                )
        return made


def _count(text: str) -> int | None:
    if not re.fullmatch(DECIMAL, text):
        return None
    value: Fraction = exact(text)
    return int(value) if value.denominator == 1 and value < 10**15 else None
