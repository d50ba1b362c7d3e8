"""Fixtures for tests in a real browser against a real server. Other games' tests use the same ones.

`server` is shared by all tests of a session; `own_server` is for tests that kill it. `visit` opens a fresh browser
profile (a device); `desk` and `phone` are such profiles of a usual size.
"""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from homeward.games import GAMES
from tests.browser.server import Server, StartServer
from tests.browser.silent_connection import SilentConnection
from tests.start_servers import start_servers

# On a busy machine things take as long as they take; these limits only end a test that hangs.
PATIENCE = 60_000
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 768, "height": 1024}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Everything is looked at at a desk by day and on a phone at bedtime; the long run adds the other two.
LOOKS = pytest.mark.parametrize(
    ("size", "scheme"),
    [
        pytest.param(DESK, "light", id="desk-day"),
        pytest.param(PHONE, "dark", id="phone-bedtime"),
        pytest.param(DESK, "dark", id="desk-bedtime", marks=pytest.mark.long),
        pytest.param(PHONE, "light", id="phone-day", marks=pytest.mark.long),
    ],
)
# Chromium makes a suggestion list for the address bar of every new profile, which costs more than most tests. Naming
# what is switched off replaces Playwright's own list, so its entries that matter for pages are here as well.
SWITCHED_OFF = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints,PaintHolding"
)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", f"--disable-features={SWITCHED_OFF}"]

KNOWN = " ".join(f"{game.name}/known" for game in GAMES)  # nobody has to be offered a lesson

Visit = Callable[..., Page]


def chromium() -> str | None:
    """Where the system has it."""
    return os.environ.get("HOMEWARD_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with start_servers(Server, tmp_path_factory.mktemp("server")) as server_with:
        yield server_with()


@pytest.fixture
def server_with(tmp_path: Path) -> Iterator[StartServer]:
    """Starts a server of the test's own with the given options."""
    with start_servers(Server, tmp_path) as server_with:
        yield server_with


@pytest.fixture
def own_server(server_with: StartServer) -> Server:
    """A server that the test may kill."""
    return server_with()


@pytest.fixture
def connection(server: Server) -> Iterator[SilentConnection]:
    """A way to the server that the test can silence."""
    connection = SilentConnection(server)
    yield connection
    connection.stop()


# Runs before every page of a profile, and does something before the first one only. Playwright's `storage_state` does
# the same with a page of its own in every profile, which costs a fifth of an average test.
REMEMBER = """([address, settings]) => {
  if (location.origin !== address || localStorage.getItem('tests.remembered')) return;
  localStorage.setItem('tests.remembered', 'yes');
  for (const [name, value] of Object.entries(settings)) localStorage.setItem(`homeward.${name}`, value);
}"""


def remember(context: BrowserContext, server: Server, **settings: str) -> None:
    """Gives a new browser settings of Homeward, and its people have been told what each game is about."""
    told = {"wombat-rescue.about": "told", **settings}
    context.add_init_script(f"({REMEMBER})({json.dumps([server.address, told])})")


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a page in a profile of its own: another device.

    Motion is reduced, what is there to be read waits for its reader, the moves of others are told quickly, and
    somebody here has played before, unless the test wants it otherwise.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page(
        server: Server,
        size: ViewportSize = DESK,
        *,
        reading: str = "waits",
        pace: str = "quick",
        guided: str = "monster-falle",
        learned: str = KNOWN,
        letters: str = "usual",
        **settings: Any,
    ) -> Page:
        # requests that pass a service worker cannot be changed by a test
        usual = {"reduced_motion": "reduce", "color_scheme": "light", "service_workers": "block"}
        wishes: dict[str, Any] = {**usual, **settings}
        context = browser.new_context(
            base_url=server.address,
            viewport=size,
            **wishes,
        )
        remember(context, server, reading=reading, pace=pace, guided=guided, learned=learned, letters=letters)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == [], "errors on the page"


@pytest.fixture
def desk(visit: Visit, server: Server) -> Page:
    return visit(server)


@pytest.fixture
def phone(visit: Visit, server: Server) -> Page:
    return visit(server, PHONE, has_touch=True, is_mobile=True)


PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.fixture
def picture() -> Callable[[Page, str], None]:
    """Takes a picture for the README, but only when asked: a test run leaves the tree as it was."""

    def take(page: Page, name: str) -> None:
        if os.environ.get("HOMEWARD_PICTURES") == "1":
            PICTURES.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")

    return take
