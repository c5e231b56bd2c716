"""MLX-LM: what ``mlx_lm.generate`` and ``mlx_lm.benchmark`` print.

Formats from ml-explore/mlx-lm, ``mlx_lm/generate.py`` (``Generation: N tokens, R tokens-per-sec``)
and ``mlx_lm/benchmark.py``, read at commit 1e133975; before pull 443 the latter had no batch size,
after it each trial may state a total time.

A benchmark at batch size B decodes B sequences in step: its generation rate is that of passes of B
tokens. ``mlx_lm.generate`` decodes one token per pass, unless its command line, where the log has
it, names a draft model. It prints no acceptance; the answer between its two rules is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from specmoe.measurement.importers.log import DECIMAL, Line, Log, whole

__all__ = ["SIGNATURE", "parse"]

SIGNATURE = re.compile(
    r"(?:Prompt|Generation): [0-9]+ tokens, .*tokens-per-sec|.*\bgeneration_tps=.*"
)

_GENERATION = re.compile(
    rf"Generation: +(?P<tokens>[0-9]+) tokens, +(?P<rate>-?{DECIMAL}|nan|inf) tokens-per-sec"
)
_TIMING = re.compile(
    r"Timing with prompt_tokens=(?P<prompt>[0-9]+)(?:,| and) generation_tokens=(?P<tokens>[0-9]+)"
    r"(?:, (?P<more>[\w=, ]+))?\."
)
_RESULT = re.compile(
    r"(?P<kind>Trial [0-9]+|Averages): +(?:\w+=[^,]+, )*"
    rf"generation_tps=(?P<rate>-?{DECIMAL}|nan|inf)(?:, .*)?"
)
_RULE = "=========="
_PROMPT = re.compile(r"Prompt: +(?P<prompt>[0-9]+) tokens, .*")
_STATISTIC = re.compile(r"(?:Prompt|Generation): +[0-9]+ tokens, ")
_COMMAND = re.compile(
    r"(?:[$>%] +|.{0,200}% )?(?:uv run )?(?:python3? -m )?"
    r"\S*mlx_lm[. ](?:generate|benchmark)\b(?P<rest>.*)"
)
_OPTION = re.compile(r"(?<![\w-])(?P<key>--?[\w-]+)[ =](?P<value>\S+)")
_NOISE = re.compile(
    r"Running warmup\.\.|Peak memory: .*|Fetching .*"
    r"|\[(?:INFO|WARNING)\] .*|Download.*|Reconstruction .*|.*it/s\].*"
)


@dataclass
class _Run:
    """One run of the benchmark."""

    setup: dict[str, str] = field(default_factory=dict)
    batch: int = 1
    trials: list[str] = field(default_factory=list)
    first: Line | None = None


def parse(lines: Sequence[Line], log: Log) -> None:
    """Read rates from MLX-LM's output.

    Args:
        lines: The log.
        log: Where the findings go.
    """
    run = _Run()
    command: dict[str, str] = {}
    answer = False
    prompt: dict[str, str] = {}
    for line in lines:
        if line.text == _RULE:
            answer = not answer
        elif _STATISTIC.match(line.text):
            # An answer may hold a rule of its own; its statistics end it in any case.
            answer = False
        if answer or line.is_rule:
            continue
        if match := _COMMAND.fullmatch(line.text):
            _flush(run, log)
            command = _command(match["rest"])
            run = _Run(_setup(command), whole(command.get("batch", "1")) or 1)
        elif match := _TIMING.fullmatch(line.text):
            _flush(run, log)
            more = dict(re.findall(r"(\w+)=(\w+)", match["more"] or ""))
            batch = whole(more.get("batch_size", "1"))
            if batch is None:
                log.not_understood(line, "a batch size that is no number of sequences")
            setup = {**_setup(command), "prompt": match["prompt"], "tokens": match["tokens"]}
            run = _Run(setup, batch or 1)
        elif match := _RESULT.fullmatch(line.text):
            if match["kind"] == "Averages" and run.trials:
                log.set_aside(line, "the mean of the trials above, which are used")
            else:
                run.first = run.first or line
                run.trials.append(match["rate"])
        elif match := _PROMPT.fullmatch(line.text):
            prompt = match.groupdict()
        elif match := _GENERATION.fullmatch(line.text):
            if "draft" in command:
                log.set_aside(line, "with a draft model: not the time of a pass")
            else:
                setup = {**_setup(command), **prompt, "tokens": match["tokens"]}
                log.rate(line, 1, [match["rate"]], setup, test=f"generate {match['tokens']}")
        elif "tokens-per-sec" in line.text and not _NOISE.fullmatch(line.text):
            log.not_understood(line, "a rate in another form")
        elif not (_NOISE.fullmatch(line.text) or line.text.startswith("$")):
            log.not_understood(line)
    _flush(run, log)


def _flush(run: _Run, log: Log) -> None:
    if run.first is not None:
        test = f"benchmark batch {run.batch}"
        log.rate(run.first, run.batch, run.trials, run.setup, test=test)


def _command(text: str) -> dict[str, str]:
    options = {match["key"]: match["value"] for match in _OPTION.finditer(text)}
    names = {"model": "--model", "draft": "--draft-model"}
    known = {key: options[name] for key, name in names.items() if name in options}
    batch = options.get("--batch-size", options.get("-b"))
    return {**known, "batch": batch} if batch else known


def _setup(command: dict[str, str]) -> dict[str, str]:
    return {"model": command["model"]} if "model" in command else {}
