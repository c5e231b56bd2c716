"""vLLM: what a response says of its own speculation, with ``--per-request-spec-decode-metrics``.

Form from vllm-project/vllm pull 48915, as shown in mostlygeek/llama-swap issue 1032: an object
``speculative_decoding`` among the ``metrics`` of a response or of a chunk of it. Its histogram
counts the steps that accepted 0, 1, 2, ... drafted tokens.
"""

from __future__ import annotations

from collections.abc import Mapping

from specmoe.measurement.importers.log import Line, Log, Observed, whole

__all__ = ["response"]

_MOST = 10**12


def response(line: Line, record: Mapping[str, object], log: Log) -> None:
    """Read acceptance from one response.

    Args:
        line: Where it begins.
        record: The response.
        log: Where the findings go.
    """
    found = _spoken(record)
    if found is None:
        log.not_understood(line, "a response without metrics of its speculation")
        return
    k = whole(found.get("num_spec_tokens"), 1024)
    steps, drafted, accepted = (
        whole(found.get(key), _MOST, 0)
        for key in ("num_spec_steps", "num_draft_tokens", "num_accepted_draft_tokens")
    )
    if k is None or steps is None or drafted is None or accepted is None or accepted > drafted:
        log.not_understood(line, "metrics of speculation without counts that fit together")
    elif steps == 0 or drafted == 0:
        log.set_aside(line, "nothing was drafted")
    else:
        counts = _positions(found.get("acceptance_histogram"), k, steps, accepted)
        log.observed.append(
            Observed(
                line.number,
                {"draft_length": str(k)},
                k=k,
                drafts=steps,
                drafted=drafted,
                accepted=accepted,
                counts=counts,
            )
        )


def _spoken(record: Mapping[str, object]) -> Mapping[str, object] | None:
    for holder in (record, record.get("metrics"), record.get("data")):
        if not isinstance(holder, Mapping):
            continue
        found = holder.get("speculative_decoding")
        if isinstance(found, Mapping):
            return found
        inner = holder.get("metrics")
        if isinstance(inner, Mapping) and isinstance(inner.get("speculative_decoding"), Mapping):
            spoken: Mapping[str, object] = inner["speculative_decoding"]
            return spoken
    return None


def _positions(histogram: object, k: int, steps: int, accepted: int) -> tuple[int, ...]:
    """For each position how often it was accepted; nothing if the histogram contradicts the sums.

    Example:
        >>> _positions(["39", "1", "0", "3"], 3, 43, 10)
        (4, 3, 3)
    """
    if not isinstance(histogram, list) or not 1 <= len(histogram) <= k + 1:
        return ()
    found = [whole(text, _MOST, 0) for text in histogram]
    of = [0 if count is None else count for count in found]
    if (
        None in found
        or sum(of) != steps
        or sum(j * count for j, count in enumerate(of)) != accepted
    ):
        return ()
    return tuple(sum(of[position:]) for position in range(1, k + 1))
