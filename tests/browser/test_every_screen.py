"""Every game on every screen, and at double size: all is in reach, nothing is covered, the board comes first."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.any_game import open_curtain
from tests.browser.conftest import Visit
from tests.browser.folded_parts import FOLDED, open_folded_parts
from tests.browser.layout import troubles
from tests.browser.pages import TablePage, by_link, here
from tests.browser.records import finished, played, stopped_when
from tests.browser.screen import (
    BETWEEN,
    SCREENS,
    Screen,
    filled,
    longer_words,
    screen_troubles,
    share_of_the_window,
)
from tests.browser.server import Server
from tests.browser.starting_cards import all_but_the_starting_cards

NAMES = "Mia", "Jonas", "Lena", "Opa", "Oma", "Sam"
# The board's part of the window. Where the page scrolls the board may be larger than the window.
BOARD_AT_LEAST = 0.57
FILLED_AT_LEAST = 0.85
Look = Callable[[Screen], list[str]]


def take_picture(page: Page, name: str) -> None:
    """`HOMEWARD_LOOKS=folder` takes pictures, for people to look too."""
    if folder := os.environ.get("HOMEWARD_LOOKS"):
        page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled", full_page=True)


@pytest.fixture(params=[pytest.param(SCREENS, id="usual"), pytest.param(BETWEEN, id="between", marks=pytest.mark.long)])
def screens(request: pytest.FixtureRequest) -> tuple[Screen, ...]:
    chosen: tuple[Screen, ...] = request.param
    return chosen


def check_every_screen(page: Page, name: str, screens: tuple[Screen, ...], look: Look) -> None:
    found: dict[str, list[str]] = {}
    for screen in screens:
        screen.show(page)
        take_picture(page, f"{name}-{screen.width}x{screen.height}")
        for trouble in look(screen):
            found.setdefault(trouble, []).append(str(screen))
    assert not found, "\n".join(f"{trouble} [{', '.join(screens)}]" for trouble, screens in found.items())


@pytest.mark.parametrize(
    ("game", "players", "moves"),
    [
        ("monster-chase", 6, 3),
        ("monster-baby-rescue", 4, 9),
        ("pets-rescue", 4, 30),
        ("monster-falle", 2, 0),
        ("wombat-rescue", 3, 9),
    ],
)
def test_a_game(visit: Visit, server: Server, screens: tuple[Screen, ...], game: str, players: int, moves: int) -> None:
    page = visit(server)
    table = TablePage.continued(page, played(game, NAMES[:players], 3, moves=moves))
    open_curtain(table)
    looked_into = set[str]()

    def look(screen: Screen) -> list[str]:
        wrong = screen_troubles(page, screen) + troubles(page) + longer_words(page)
        if (share := share_of_the_window(page)) < BOARD_AT_LEAST:
            wrong.append(f"the board has {share:.2f} of the window")
        if screen.large and filled(page) < FILLED_AT_LEAST:
            wrong.append("the board is left empty")
        return wrong + look_into_folded_parts(page, screen, looked_into)

    check_every_screen(page, game, screens, look)
    assert looked_into == FOLDED.get(game, set())


def look_into_folded_parts(page: Page, screen: Screen, found: set[str]) -> list[str]:
    """What is wrong in a part of a board that lies behind a press; notes which parts there were."""
    wrong = []
    for part, within in open_folded_parts(page):
        found.add(part)
        wrong += [f"{part}: {one}" for one in screen_troubles(page, screen, within) + troubles(page, within)]
    return wrong


@pytest.mark.parametrize("players", [2, 4])
def test_a_curtain(visit: Visit, server: Server, screens: tuple[Screen, ...], players: int) -> None:
    page = visit(server)
    TablePage.continued(page, stopped_when("pets-rescue", NAMES[:players], all_but_the_starting_cards))
    page.locator(".curtain").wait_for()
    check_every_screen(
        page, f"curtain-{players}", screens, lambda screen: screen_troubles(page, screen) + troubles(page)
    )


def test_people_gather(visit: Visit, server: Server, screens: tuple[Screen, ...]) -> None:
    page = visit(server)
    TablePage.make(page, "pets-rescue", [*here("Mia"), *by_link("Opa")])
    page.locator(".hall").wait_for()
    check_every_screen(page, "gathering", screens, lambda screen: screen_troubles(page, screen) + troubles(page))


def test_a_replay(visit: Visit, server: Server, screens: tuple[Screen, ...]) -> None:
    page = visit(server)
    table = TablePage.continued(page, finished("monster-chase", NAMES[:2], 3))
    page.goto(f"/table/{table.id}/replay/0")
    page.locator(".prompt.bar").wait_for()
    check_every_screen(page, "replay", screens, lambda screen: screen_troubles(page, screen) + troubles(page))


def test_a_card_in_the_hand(visit: Visit, server: Server, screens: tuple[Screen, ...]) -> None:
    """Four buttons in the prompt, and both ways to place a card."""
    page = visit(server)
    table = TablePage.continued(page, played("pets-rescue", NAMES[:4], 3, moves=9))
    open_curtain(table)
    page.locator(".cell.can").first.click()

    def look(screen: Screen) -> list[str]:
        # On a low board it lies over the grid until it is placed or put back.
        return [one for one in screen_troubles(page, screen) + troubles(page) if ": button.cell" not in one]

    check_every_screen(page, "choice", screens, look)


def test_the_shelters_of_pets_rescue(visit: Visit, server: Server, screens: tuple[Screen, ...]) -> None:
    """They lie beside the grid, or in a drawer, which is looked into in `test_a_game`."""
    page = visit(server)
    table = TablePage.continued(page, played("pets-rescue", NAMES[:4], 3, moves=30))
    open_curtain(table)

    def look(screen: Screen) -> list[str]:
        if not page.get_by_role("button", name=re.compile("^Shelters")).count():
            assert page.locator("[data-shelter]").count() == (4 if screen.large else 1)
        return []

    check_every_screen(page, "shelters", screens, look)


@pytest.mark.parametrize("window", ["Menu", "What happened"])
def test_a_window(visit: Visit, server: Server, screens: tuple[Screen, ...], window: str) -> None:
    page = visit(server)
    table = TablePage.continued(page, played("monster-chase", NAMES[:2], 3, moves=9))
    table.wait_until_at_rest()

    def look(screen: Screen) -> list[str]:
        button = table.button(window)
        if not button.is_visible():
            return []
        button.click()
        page.locator("dialog[open]").wait_for()
        wrong = screen_troubles(page, screen) + troubles(page)
        page.keyboard.press("Escape")
        return wrong

    check_every_screen(page, window.lower(), screens, look)
