"""Two people with secrets share one device: neither sees the other's side."""

import re

from playwright.sync_api import Page, expect

from tests.browser.pages import TablePage, here
from tests.browser.pets import PetsPage

BOARD = "#board"


def test_nothing_is_on_the_screen_until_the_right_person_says_so(desk: Page) -> None:
    table = TablePage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=3)
    board = desk.locator(BOARD)
    expect(board.get_by_role("group", name="Hand the device to Mia")).to_be_visible()
    expect(board.locator("> :not(h2)")).to_have_count(1)
    table.draw_curtain("Mia")
    table.says("Mia:")
    expect(desk.get_by_role("group", name="Hand the device to Mia")).to_have_count(0)


def test_the_curtain_comes_down_between_two_people(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=3)
    table.draw_curtain("Mia")
    while table.table.get_attribute("data-actor") == "0":
        before = table.moves
        table.decide()
        table.wait_for_a_move(before)
    expect(desk.get_by_role("group", name="Hand the device to Jonas")).to_be_visible()
    table.draw_curtain("Jonas")
    expect(table.prompt).to_contain_text(re.compile("^Jonas:"))


def test_a_reload_brings_the_curtain_back(desk: Page) -> None:
    table = TablePage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=3)
    table.draw_curtain("Mia")
    desk.reload()
    expect(desk.get_by_role("group", name="Hand the device to Mia")).to_be_visible()


def test_games_without_secrets_have_no_curtain(desk: Page) -> None:
    TablePage.make(desk, "monster-chase", here("Mia", "Jonas"), seed=3)
    expect(desk.locator(".tile").first).to_be_visible()
