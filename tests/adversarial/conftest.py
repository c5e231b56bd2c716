"""Prints what came of each trick: all lines with ``-s`` or ``-v``, else their number."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """The verdicts that tests recorded as the property ``verdict``, passed tests' only."""
    passed = terminalreporter.stats.get("passed", ())
    lines = [
        text for report in passed for name, text in report.user_properties if name == "verdict"
    ]
    if not lines:
        return
    if config.option.capture == "no" or config.option.verbose > 0:
        terminalreporter.section("tricks and their verdicts")
        for line in lines:
            terminalreporter.write_line(line)
    terminalreporter.write_line(f"{len(lines)} tricks gave the expected verdict")
