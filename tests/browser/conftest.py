"""A real server and a real Chromium. Without a browser these tests are skipped; in CI that is a failure."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from .. import GAMES
from . import find

expect.set_options(timeout=15_000)  # a busy machine is no fault of the page

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}
# What a window of Chromium has besides its page takes longer to load than ours. The flag is said once: after the popups
# comes what Playwright leaves out by itself.
LEFT_OUT = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
ARGUMENTS = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(LEFT_OUT)}"]


class Server:
    """`fabletop serve` on a port of its own; it can be killed and started again."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None, host: str = "127.0.0.1") -> None:
        self.environment = environment  # of another checkout; else its own
        self.host = host
        self.db = f"sqlite:///{folder / 'tables.sqlite'}"
        self.log = folder / "server.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        where = ["--host", self.host, "--port", str(self.port), "--db", self.db]
        command = [sys.executable, "-m", "fabletop", "serve", "--no-browser", *where]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                command, stdout=out, stderr=out, start_new_session=True, env=self.environment
            )
        for _ in range(200):
            try:
                httpx.get(f"{self.url}/api/games", timeout=1)
                return
            except httpx.HTTPError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = find.find()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(find.MISSING)
        pytest.skip(find.MISSING)
    running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield running
    running.close()


Open = Callable[..., Page]

# Drawing is most of what a page costs here, and nothing of it is looked at: what is transparent is laid out, read and
# met by a pointer, but not drawn.
UNDRAWN = """
window.__undrawn = new CSSStyleSheet();
__undrawn.replaceSync("html { opacity: 0 !important }");
document.adoptedStyleSheets = [__undrawn];
"""


@contextlib.contextmanager
def drawn(page: Page) -> Iterator[None]:
    """A page as it is, for who looks at it."""
    page.evaluate("if (window.__undrawn) __undrawn.disabled = true")
    yield
    page.evaluate("if (window.__undrawn) __undrawn.disabled = false")


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """A page of a person of their own (a context), whose errors fail the test; `painted`: and drawn.

    What others do is shown at once, unless a `pace` is named: tests have seen it.
    An empty address opens nothing yet: for who goes to a table, and needs no lobby.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_one(
        address: str = "/",
        *,
        context: BrowserContext | None = None,
        painted: bool = False,
        pace: str = "skip",
        **options: object,
    ) -> Page:
        if context is None:
            settings = {"viewport": LAPTOP, "reduced_motion": "reduce", "locale": "en-GB", "base_url": server.url}
            context = browser.new_context(**{**settings, **options})  # type: ignore[arg-type]
            context.add_init_script(f"localStorage.setItem('fabletop-guided', '{' '.join(GAMES)}')")
            context.add_init_script(f"localStorage['fabletop-pace'] ??= '{pace}'")
            context.add_init_script("localStorage.setItem('fabletop-muted', 'yes')")
            if not painted:
                context.add_init_script(UNDRAWN)
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: _complain(errors, message.type, message.text))
        if address:
            page.goto(address)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not errors, errors


def _complain(errors: list[str], kind: str, text: str) -> None:
    offline = re.search(r"Failed to load resource|WebSocket connection|ERR_", text)
    if kind in ("error", "warning") and not offline:
        errors.append(text)
