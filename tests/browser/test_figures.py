"""A monster of one's own: chosen by mouse and by keyboard, and seen while people gather and on the board."""

import re

from playwright.sync_api import Page, expect

from tests.browser.pages import TablePage
from tests.browser.set_up import let_play


def test_everybody_plays_with_the_monster_they_chose(desk: Page) -> None:
    desk.goto("/new/monster-baby-rescue")
    choice = desk.get_by_role("dialog", name="Choose a monster")
    desk.get_by_role("button", name="Mia plays with: Any monster").click()
    choice.get_by_role("button", name="manticore").click()
    desk.get_by_role("button", name="Jonas plays with: Any monster").press("Enter")
    expect(choice.get_by_role("button", name="manticore Mia has it")).to_be_disabled()
    choice.get_by_role("button", name="dragon").press("Enter")
    expect(desk.get_by_role("button", name="Jonas plays with: dragon")).to_be_focused()
    desk.get_by_role("button", name="Add seat 3").click()
    let_play(desk, 3, "By link")
    desk.get_by_role("button", name="Start the game").click()
    table = TablePage(desk).laid()
    expect_monsters(table)
    desk.get_by_role("button", name="Let a bot play").click()
    seat = desk.get_by_role("dialog", name="Seat 3")
    seat.get_by_role("button", name="Let a bot play").click()
    seat.get_by_role("button", name=re.compile("^Cub")).click()
    expect(desk.get_by_text("Tiles to take")).to_be_visible()
    expect_monsters(table)


def expect_monsters(table: TablePage) -> None:
    for name, monster in (("Mia", "manticore"), ("Jonas", "dragon")):
        expect(table.seat(name).locator(f'[data-art*="{monster}"]').first).to_be_visible()
