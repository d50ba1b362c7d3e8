"""The largest letters: every page and board has room for them, on a phone either way up and at a desk."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

import homeward
from tests.browser.any_game import open_curtain
from tests.browser.conftest import Visit
from tests.browser.falle import FalleTable
from tests.browser.falle_endings import shortly_before_the_end
from tests.browser.layout import troubles
from tests.browser.pages import TablePage
from tests.browser.records import finished, played
from tests.browser.screen import Screen, screen_troubles
from tests.browser.server import Server

GAMES = [info.name for info in homeward.shelf()]
NAMES = "Mia", "Jonas"
# The small phone in both languages, the others in one each.
SCREENS = {"de": (Screen(360, 640), Screen(844, 390)), "cs": (Screen(360, 640), Screen(1440, 900))}
Look = Callable[..., None]


@pytest.fixture(params=list(SCREENS))
def language(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


@pytest.fixture
def reader(visit: Visit, server: Server, language: str) -> Page:
    return visit(server, locale=language, letters="largest")


@pytest.fixture
def look(reader: Page, language: str) -> Iterator[Look]:
    """Looks at the page on every screen; in the end nothing was wrong. `HOMEWARD_LOOKS=folder` takes pictures."""
    found: dict[str, list[str]] = {}

    def at(name: str, within: str = "") -> None:
        for screen in SCREENS[language]:
            screen.show(reader)
            take_picture(reader, f"{language}-{name}-{screen.width}")
            wrong = troubles(reader, within)
            if reader.locator(".table").count():
                wrong += screen_troubles(reader, screen, within)
            for trouble in wrong:
                found.setdefault(f"{name}: {trouble}", []).append(str(screen))

    yield at
    assert not found, "\n".join(f"{trouble} {screens}" for trouble, screens in found.items())


def take_picture(page: Page, name: str) -> None:
    if folder := os.environ.get("HOMEWARD_LOOKS"):
        page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled", full_page=True)


def test_pages(reader: Page, look: Look) -> None:
    for path in ("/", "/join", "/puzzles", "/new/monster-baby-rescue", "/rules/wombat-rescue"):
        reader.goto(path)
        reader.locator("h1").wait_for()
        look(f"page{path.replace('/', '-')}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game(reader: Page, look: Look, game: str) -> None:
    table = TablePage.continued(reader, played(game, NAMES, 3, moves=8))
    open_curtain(table)
    look(f"{game}-table")
    if game == "monster-falle":
        FalleTable.continued(reader, shortly_before_the_end((1,))).go_on()
    else:
        TablePage.continued(reader, finished(game, NAMES, 3))
    reader.locator("dialog[open]").wait_for()
    look(f"{game}-end")


def test_windows(reader: Page, look: Look) -> None:
    table = TablePage.continued(reader, played("pets-rescue", NAMES, 3, moves=8))
    open_curtain(table)
    reader.locator(".top button").last.click()
    reader.locator("dialog[open]").wait_for()
    look("menu")
    reader.keyboard.press("Escape")
    reader.locator("#board").focus()
    reader.keyboard.press("?")
    reader.locator("dialog[open]").wait_for()
    look("ask")
    reader.locator("[data-listed]").first.click()
    reader.locator("[data-answer]").wait_for()
    look("answer", within="dialog[open]:has([data-answer])")
