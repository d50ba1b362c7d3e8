"""Every game on every screen, and at double size: all is in reach, nothing is covered, the board comes first."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.layout import troubles
from tests.browser.pages import TablePage, by_link, here
from tests.browser.records import finished, played, stopped_when
from tests.browser.screen import SCREENS, Screen, filled, longer_words, screen_troubles, settle, share_of_the_window
from tests.browser.server import Server
from tests.browser.test_curtain import all_but_the_starting_cards
from tests.browser.test_every_game import open_curtain

NAMES = "Mia", "Jonas", "Lena", "Opa", "Oma", "Sam"
# The board's part of the window. Where the page scrolls the board may be larger than the window.
BOARD_AT_LEAST = 0.57
FILLED_AT_LEAST = 0.85
Look = Callable[[Screen], list[str]]


def take_picture(page: Page, name: str) -> None:
    """`HOMEWARD_LOOKS=folder` takes pictures, for people to look too."""
    if folder := os.environ.get("HOMEWARD_LOOKS"):
        page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled", full_page=True)


def on_every_screen(page: Page, name: str, look: Look) -> None:
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
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
        ("pets-rescue", 4, 9),
        ("monster-falle", 2, 0),
        ("wombat-rescue", 3, 9),
    ],
)
def test_a_game(visit: Visit, server: Server, game: str, players: int, moves: int) -> None:
    page = visit(server)
    table = TablePage.continued(page, played(game, NAMES[:players], 3, moves=moves))
    open_curtain(table)

    def look(screen: Screen) -> list[str]:
        wrong = screen_troubles(page, screen) + troubles(page) + longer_words(page)
        if (share := share_of_the_window(page)) < BOARD_AT_LEAST:
            wrong.append(f"the board has {share:.2f} of the window")
        if screen.large and filled(page) < FILLED_AT_LEAST:
            wrong.append("the board is left empty")
        return wrong + folded_away(page, screen)

    on_every_screen(page, game, look)


def folded_away(page: Page, screen: Screen) -> list[str]:
    """Looks into every part of a board that lies behind a tab, and comes back to the first."""
    tabs = page.locator(".avenue [role=tab]")
    wrong = []
    for tab in [*tabs.all()[1:], *tabs.all()[:1]]:
        tab.click()
        settle(page)
        wrong += [f"{tab.inner_text()}: {one}" for one in screen_troubles(page, screen) + troubles(page)]
    return wrong


@pytest.mark.parametrize("players", [2, 4])
def test_a_curtain(visit: Visit, server: Server, players: int) -> None:
    page = visit(server)
    TablePage.continued(page, stopped_when("pets-rescue", NAMES[:players], all_but_the_starting_cards))
    page.locator(".curtain").wait_for()
    on_every_screen(page, f"curtain-{players}", lambda screen: screen_troubles(page, screen) + troubles(page))


def test_people_gather(visit: Visit, server: Server) -> None:
    page = visit(server)
    TablePage.make(page, "pets-rescue", [*here("Mia"), *by_link("Opa")])
    page.locator(".hall").wait_for()
    on_every_screen(page, "gathering", lambda screen: screen_troubles(page, screen) + troubles(page))


def test_a_replay(visit: Visit, server: Server) -> None:
    page = visit(server)
    table = TablePage.continued(page, finished("monster-chase", NAMES[:2], 3))
    page.goto(f"/table/{table.id}/replay/0")
    page.locator(".prompt.bar").wait_for()
    on_every_screen(page, "replay", lambda screen: screen_troubles(page, screen) + troubles(page))


def test_a_card_in_the_hand(visit: Visit, server: Server) -> None:
    """Four buttons in the prompt, and both ways to place a card."""
    page = visit(server)
    table = TablePage.continued(page, played("pets-rescue", NAMES[:4], 3, moves=9))
    open_curtain(table)
    page.locator(".cell.can").first.click()

    def look(screen: Screen) -> list[str]:
        # On a low board it lies over the grid until it is placed or put back.
        return [one for one in screen_troubles(page, screen) + troubles(page) if ": button.cell" not in one]

    on_every_screen(page, "choice", look)


def test_the_shelters_of_pets_rescue(visit: Visit, server: Server) -> None:
    """They lie beside the grid, or in a drawer."""
    page = visit(server)
    table = TablePage.continued(page, played("pets-rescue", NAMES[:4], 3, moves=30))
    open_curtain(table)

    def look(screen: Screen) -> list[str]:
        drawer = page.get_by_role("button", name=re.compile("^Shelters"))
        if not drawer.count():
            assert page.locator("[data-shelter]").count() == (4 if screen.large else 1)
            return []
        drawer.click()
        settle(page)
        wrong = screen_troubles(page, screen) + troubles(page)
        page.get_by_role("button", name="Back to the grid").click()
        return wrong

    on_every_screen(page, "shelters", look)


@pytest.mark.parametrize("window", ["Menu", "What happened"])
def test_a_window(visit: Visit, server: Server, window: str) -> None:
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

    on_every_screen(page, window.lower(), look)
