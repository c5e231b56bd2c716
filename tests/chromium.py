"""Drives a headless Chromium over its own pipe: no package, no port.

The DevTools protocol is JSON, one message after the other with a zero byte between them, on file
descriptors 3 (to the browser) and 4 (from it).
"""

from __future__ import annotations

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 120.0  # seconds for one answer
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
)
KEYS = {"Tab": 9, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39}


def program() -> str | None:
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


class Browser:
    """One browser process."""

    def __init__(self, to: int, back: int) -> None:
        self._to, self._back = to, back
        self._rest = b""
        self._count = 0
        self.events: list[dict[str, Any]] = []

    def call(self, method: str, session: str | None = None, **parameters: Any) -> dict[str, Any]:
        self._count += 1
        message = {"id": self._count, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self._to, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + PATIENCE
        while True:
            answer = self._message(end)
            if answer.get("id") == self._count:
                assert "error" not in answer, (method, answer["error"])
                return answer["result"]
            self.events.append(answer)

    def _message(self, end: float) -> dict[str, Any]:
        while b"\0" not in self._rest:
            ready, _, _ = select.select([self._back], [], [], max(end - time.monotonic(), 0))
            assert ready, "the browser does not answer"
            found = os.read(self._back, 1 << 16)
            assert found, "the browser has ended"
            self._rest += found
        message, self._rest = self._rest.split(b"\0", 1)
        return json.loads(message)

    def page(self) -> Tab:
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable", session)
        return Tab(self, session)


class Tab:
    """One page."""

    def __init__(self, browser: Browser, session: str) -> None:
        self._browser, self._session = browser, session

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        return self._browser.call(method, self._session, **parameters)

    def look(self, width: int, *, dark: bool = False, scripts: bool = True) -> None:
        """Window width, colour scheme, and whether scripts may run."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=900,
            deviceScaleFactor=1,
            mobile=False,
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)

    def open(self, path: Path) -> None:
        self._browser.events.clear()
        self.call("Page.navigate", url=path.as_uri())
        end = time.monotonic() + PATIENCE
        while not any(e.get("method") == "Page.loadEventFired" for e in self._browser.events):
            assert time.monotonic() < end, "the page does not load"
            self.call("Target.getTargetInfo")

    def run(self, code: str) -> Any:
        found = self.call(
            "Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True
        )
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def press(self, key: str, times: int = 1) -> None:
        named = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key]}
        for _ in range(times):
            self.call("Input.dispatchKeyEvent", type="rawKeyDown", **named)
            self.call("Input.dispatchKeyEvent", type="keyUp", **named)

    def complaints(self) -> list[str]:
        """Everything that a console would show in red or yellow."""
        found = []
        for event in self._browser.events:
            method, told = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(told["exceptionDetails"]["text"])
            elif method == "Runtime.consoleAPICalled" and told["type"] in ("error", "warning"):
                found.append(str(told["args"]))
            elif method == "Log.entryAdded" and told["entry"]["level"] in ("error", "warning"):
                found.append(told["entry"]["text"])
        return found

    def requests(self) -> list[str]:
        """The address of everything that the page asked for."""
        return [
            event["params"]["request"]["url"]
            for event in self._browser.events
            if event.get("method") == "Network.requestWillBeSent"
        ]

    def picture(self, path: Path, *, whole: bool = True) -> None:
        shot = self.call("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
        path.write_bytes(base64.b64decode(shot))


@contextmanager
def chromium(found: str) -> Iterator[Browser]:
    """A browser with a profile of its own; both are gone afterwards."""
    to_it, to = os.pipe()
    back, back_from = os.pipe()

    # Copies far from 3 and 4, and from whatever else is open here, so that none overwrites another.
    read, write = (fcntl.fcntl(end, fcntl.F_DUPFD, 200) for end in (to_it, back_from))

    def hand_over() -> None:
        os.dup2(read, 3)
        os.dup2(write, 4)

    with tempfile.TemporaryDirectory() as profile:
        process = subprocess.Popen(
            [found, *FLAGS, f"--user-data-dir={profile}", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(3, 4),
            preexec_fn=hand_over,
        )
        for end in (to_it, back_from, read, write):
            os.close(end)
        browser = Browser(to, back)
        try:
            yield browser
            browser.call("Browser.close")
        finally:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            os.close(to)
            os.close(back)
