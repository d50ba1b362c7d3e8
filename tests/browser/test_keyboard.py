"""Whole games without a mouse, in which the focus is never lost.

Every kind of thing is walked to with Tab and arrows the first times that it is pressed (keyboard.py); a move is taken
back and a hint is asked for in every game in turns.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.rules import WombatRescue
from tests.browser.chase import ChasePage, Hunter
from tests.browser.conftest import Visit
from tests.browser.falle import FalleTable
from tests.browser.lost_focus import lost_focus, watch_focus
from tests.browser.pages import TablePage, here
from tests.browser.pets import PetsPage
from tests.browser.rescue import RescuePage
from tests.browser.silent_connection import SilentConnection
from tests.browser.wombat import WombatPage, wise


def press_until_focused(page: Page, name: str, role: str = "button") -> None:
    """Tab forward until the focus is where a keyboard player wants it."""
    wanted = page.get_by_role(role, name=name).first  # type: ignore[arg-type]
    for _ in range(80):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {name!r}")


def once_more(table: TablePage) -> None:
    """Looks at the end, and asks for another game."""
    end = table.finished()
    rematch = end.get_by_role("button", name="Once more")
    expect(rematch).to_be_enabled()
    table.press(rematch)
    table.wait_for_moves(0)
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert lost_focus(table.page) == []


def test_from_the_shelf_to_the_end_with_the_keyboard(desk: Page) -> None:
    watch_focus(desk)
    desk.goto("/")
    expect(desk.get_by_role("link", name="Monster Chase", exact=True)).to_be_visible()
    press_until_focused(desk, "Monster Chase", "link")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("heading", name="Monster Chase", level=1)).to_be_focused()
    press_until_focused(desk, "Short")
    desk.keyboard.press("Enter")
    press_until_focused(desk, "Start the game")
    desk.keyboard.press("Enter")
    table = ChasePage(desk).laid()
    expect(desk.get_by_role("heading", name="Monster Chase", level=1)).to_be_focused()
    assert table.page.locator(".seat").count() > 1, "the device is handed on after every tile"
    table.by_keyboard = True
    Hunter(table).turn()
    table.take_back()
    table.play_hint()
    table.got_it()
    Hunter(table).play_to_the_end()
    once_more(table)


def test_the_focus_goes_on_to_the_next_player_with_the_board(desk: Page) -> None:
    watch_focus(desk)
    table = ChasePage.make(desk, "monster-chase", here("Mia", "Jonas"), seed=3)
    table.by_keyboard = True
    table.flip(4)
    table.says("Jonas: Turn over a tile.")
    expect(table.tile(4)).to_be_focused()
    assert lost_focus(desk) == []


def test_skipping_to_the_board_leaves_the_table_as_it_is(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=3)
    desk.evaluate("document.querySelector('.tile').dataset.same = 'yes'")
    table.by_keyboard = True
    table.press(desk.get_by_role("link", name="Skip to the board"))
    expect(desk.locator("#board")).to_be_focused()
    desk.go_back()
    expect(desk).not_to_have_url(re.compile("#board$"))
    expect(desk.locator(".tile[data-same=yes]")).to_have_count(1)
    desk.keyboard.press("Tab")
    expect(desk.locator("#board :focus")).to_have_count(1)


def test_a_whole_game_of_monster_baby_rescue(desk: Page) -> None:
    watch_focus(desk)
    table = RescuePage.make(desk, "monster-baby-rescue", here("Mia", "Jonas"), seed=4)
    table.by_keyboard = True
    table.take(table.can.first)
    table.take_back()
    table.play_hint()
    table.play_to_the_end()
    once_more(table)


def test_a_whole_game_of_pets_rescue(desk: Page) -> None:
    watch_focus(desk)
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=4)
    table.by_keyboard = True
    table.decide()
    table.take_back()
    table.play_hint()
    table.play_to_the_end()
    once_more(table)


def test_a_whole_game_of_wombat_rescue(desk: Page) -> None:
    watch_focus(desk)
    table = WombatPage.begin(desk, here("Mia", "Opa"), seed=32)
    table.by_keyboard = True
    before = table.state.copy()
    table.do(WOMBAT_RESCUE.moves[wise(table.state)])
    table.take_back()
    assert isinstance(before, WombatRescue)
    table.state = before
    table.ask_for_hint()
    table.play_to_the_end()
    winner = ("Mia", "Opa")[table.state.winners()[0]]
    expect(table.finished()).to_contain_text(winner)
    once_more(table)


def test_the_focus_stays_while_a_move_is_on_its_way(visit: Visit, connection: SilentConnection) -> None:
    page = visit(connection)
    watch_focus(page)
    table = PetsPage.make(page, "pets-rescue", here("Mia", "Jonas"), seed=3)
    table.by_keyboard = True
    table.decide()
    table.wait_until_at_rest()
    table.press(page.locator(".cell.can").first)
    table.turn("sideways")
    before = table.moves
    connection.fall_silent()
    table.press(table.main)
    table.says("On its way …")
    expect(table.main).to_have_count(0)
    expect(page.locator("#board :focus, .prompt :focus")).to_have_count(1)
    connection.come_back()
    table.wait_for_a_move(before)
    table.wait_until_at_rest()
    assert lost_focus(page) == []


@pytest.mark.alone
def test_a_whole_game_of_monster_falle_step_by_step(desk: Page) -> None:
    watch_focus(desk)
    table = FalleTable.short(desk, here("Mia", "Jonas"))
    table.by_keyboard = True
    table.play_step_by_step()
    once_more(table)


def test_arrow_keys_walk_from_tile_to_tile(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=3)
    table.tile(1).focus()
    desk.keyboard.press("ArrowDown")
    expect(table.tile(2)).to_be_focused()
    desk.keyboard.press("ArrowRight")
    expect(table.tile(2)).not_to_be_focused()
    expect(desk.locator(".tile:focus")).to_have_count(1)


def test_a_window_closes_with_escape_and_gives_the_focus_back(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=3)
    table.button("Menu").focus()
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("dialog")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(desk.get_by_role("dialog")).to_have_count(0)
    expect(table.button("Menu")).to_be_focused()
