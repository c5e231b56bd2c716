"""The machine: its processor's name, caches and memory."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path

__all__ = ["memory", "processor", "processor_cache"]

_CACHES = Path("/sys/devices/system/cpu/cpu0/cache")
_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
_USUAL_CACHE = 64 << 20
"""Taken where the system does not tell: as large as those of most processors."""


def processor() -> str:
    """The processor's name.

    Example:
        >>> bool(processor())
        True
    """
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return _sysctl("machdep.cpu.brand_string") or platform.processor() or platform.machine()


def processor_cache() -> int:
    """The largest cache of the processor [bytes].

    Example:
        >>> processor_cache() > 0
        True
    """
    sizes = []
    for path in _CACHES.glob("index*/size"):
        text = path.read_text(encoding="ascii").strip()
        if text and text[:-1].isdigit() and text[-1] in _UNITS:
            sizes.append(int(text[:-1]) * _UNITS[text[-1]])
    for name in ("hw.l3cachesize", "hw.perflevel0.l2cachesize", "hw.l2cachesize"):
        text = _sysctl(name) if platform.system() == "Darwin" else ""
        sizes += [int(text)] if text.isdigit() else []
    return max(sizes, default=_USUAL_CACHE)


def memory() -> int:
    """Memory that is free now, as far as the system tells, else all of it [bytes].

    Example:
        >>> memory() > 0
        True
    """
    try:
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable"):
                return int(line.split()[1]) << 10
    except OSError:
        pass
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def _sysctl(name: str) -> str:
    if platform.system() != "Darwin":
        return ""
    done = subprocess.run(  # noqa: S603 - a fixed command
        ["/usr/sbin/sysctl", "-n", name], capture_output=True, text=True, check=False
    )
    return done.stdout.strip()
