"""The largest letters: every page and board has room for them, on every screen."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import homeward
from tests.browser.any_game import open_curtain
from tests.browser.conftest import Visit
from tests.browser.falle import FalleTable
from tests.browser.falle_endings import shortly_before_the_end
from tests.browser.layout import troubles
from tests.browser.pages import TablePage
from tests.browser.records import finished, played
from tests.browser.screen import SIZES, Screen, screen_troubles
from tests.browser.server import Server

GAMES = [info.name for info in homeward.shelf()]
NAMES = "Mia", "Maximilian"
# What has long words in German, and letters of another font in Polish. The screens between the smallest, the lowest and
# the largest are for the long run; in Czech there is a desk that nobody else has.
EDGES = Screen(360, 640), Screen(390, 844), Screen(844, 390), Screen(1024, 768), Screen(2560, 1440)
BETWEEN = tuple(screen for screen in SIZES if screen not in EDGES)
Look = Callable[..., None]


@pytest.fixture(
    params=[
        pytest.param(("de", EDGES), id="de"),
        pytest.param(("pl", EDGES), id="pl"),
        pytest.param(("cs", (Screen(360, 640), Screen(1440, 900))), id="cs"),
        pytest.param(("de", BETWEEN), id="de-between", marks=pytest.mark.long),
        pytest.param(("pl", BETWEEN), id="pl-between", marks=pytest.mark.long),
    ]
)
def looks(request: pytest.FixtureRequest) -> tuple[str, tuple[Screen, ...]]:
    """A language and its screens."""
    chosen: tuple[str, tuple[Screen, ...]] = request.param
    return chosen


@pytest.fixture
def reader(visit: Visit, server: Server, looks: tuple[str, tuple[Screen, ...]]) -> Page:
    return visit(server, locale=looks[0], letters="largest")


@pytest.fixture
def look(reader: Page, looks: tuple[str, tuple[Screen, ...]]) -> Iterator[Look]:
    """Looks at the page on every screen; in the end nothing was wrong. `HOMEWARD_LOOKS=folder` takes pictures."""
    found: dict[str, list[str]] = {}
    language, screens = looks

    def at(name: str, within: str = "") -> None:
        for screen in screens:
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


PAGES = (
    ("/", "/join", "/puzzles", "/new/monster-baby-rescue", "/rules/wombat-rescue"),
    ("/voices", "/voices/monster-chase", "/privacy", "/card", "/learn/monster-falle", "/new/monster-chase"),
)


@pytest.mark.parametrize("paths", PAGES, ids=("shelf", "own"))
def test_pages(reader: Page, look: Look, paths: tuple[str, ...]) -> None:
    for path in paths:
        reader.goto(path)
        reader.locator("h1").wait_for()
        look(f"page{path.replace('/', '-')}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game(reader: Page, look: Look, game: str) -> None:
    table = TablePage.continued(reader, played(game, NAMES, 3, moves=8))
    open_curtain(table)
    if game == "monster-falle":  # it waits, and offers its speeds
        expect(reader.locator("[data-speed='15']")).to_be_visible()
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


def test_signs_beside_prompts_grow_with_the_letters(visit: Visit, server: Server) -> None:
    """On an upright phone a face has room above them."""
    widths: list[list[float]] = []
    for letters in ("usual", "largest"):
        page = visit(server, locale="de", letters=letters)
        open_curtain(TablePage.continued(page, played("pets-rescue", NAMES, 3, moves=8)))
        widths.append([])
        for screen in (Screen(360, 640), Screen(390, 844), Screen(844, 390), Screen(1280, 800)):
            screen.show(page)
            box = page.locator(".symbols > svg").first.bounding_box()
            assert box is not None
            widths[-1].append(box["width"])
            if letters == "largest" and screen.width < screen.height:
                expect(page.locator(".prompt .who")).to_be_visible()
    assert all(large > usual * 1.1 for usual, large in zip(*widths, strict=True)), widths
