"""The four plots of a certificate, each with the table behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from specmoe.report.plot_lengths import speedup, staircase
from specmoe.report.plot_shares import shares
from specmoe.report.plot_times import pass_times
from specmoe.report.plotting import Plot

__all__ = ["Plot", "plots"]


def plots(body: Mapping[str, Any]) -> tuple[Plot, ...]:
    """The plots of one certificate's body, in reading order."""
    return (pass_times(body), shares(body), staircase(body), speedup(body))
