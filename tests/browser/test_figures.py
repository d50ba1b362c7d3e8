"""A monster or a colour of one's own: chosen by mouse and by keyboard, seen while people gather and on the board."""

import re

from playwright.sync_api import Page, expect

from homeward.testkit import rules
from tests.browser.pages import Seats, TablePage
from tests.browser.set_up import let_play


def test_everybody_plays_with_the_monster_they_chose(desk: Page) -> None:
    desk.goto("/new/monster-baby-rescue")
    choice = desk.get_by_role("dialog", name="Choose a monster")
    desk.get_by_role("button", name="Mia plays with: Any monster").click()
    choice.get_by_role("button", name="manticore").click()
    desk.get_by_role("button", name="Noah plays with: Any monster").press("Enter")
    expect(choice.get_by_role("button", name="manticore Mia has it")).to_be_disabled()
    choice.get_by_role("button", name="dragon").press("Enter")
    expect(desk.get_by_role("button", name="Noah plays with: dragon")).to_be_focused()
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
    for name, monster in (("Mia", "manticore"), ("Noah", "dragon")):
        expect(table.seat(name).locator(f'[data-art*="{monster}"]').first).to_be_visible()


@rules("WR-11")
def test_all_parts_of_a_player_have_the_colour_they_chose(desk: Page) -> None:
    seats: Seats = [
        {"name": "Mia", "holder": "here", "figure": "pink"},
        {"name": "Jonas", "holder": "here", "figure": "blue"},
    ]
    table = TablePage.make(desk, "wombat-rescue", seats)
    table.wait_until_at_rest()
    for seat, paint in enumerate(("rose", "blueberry")):
        expect(desk.locator(f'[data-lead="{seat}"] [data-art="wombat-{paint}"]')).to_have_count(1)
        expect(desk.locator(f'[data-baby] [data-art="joey-{paint}"]')).to_have_count(4)
        expect(desk.locator(f'[data-cube] use[href$="dropping-{paint}"]')).to_have_count(1)
    fill = ("#d672a5", "#2f6fb3")[int(table.table.get_attribute("data-actor") or 0)]
    for area in ("cards", "tummy"):
        expect(desk.locator(f'[data-area="{area}"]').first).to_have_attribute("style", re.compile(f"--seat: ?{fill}"))


@rules("MF-10")
def test_the_rails_have_the_colour_of_who_pushes_them(desk: Page) -> None:
    seats: Seats = [
        {"name": "Mia", "holder": "here", "figure": "purple"},
        {"name": "Jonas", "holder": "here", "figure": "yellow"},
        {"name": "Lena", "holder": "here", "figure": "red"},
    ]
    table = TablePage.make(desk, "monster-falle", seats)
    purple, yellow, red = "#7b4ea3", "#f0cf45", "#cf3f45"
    for rail, colour in enumerate((purple, purple, yellow, yellow)):
        expect(desk.locator(f'[data-rail="{rail}"] .bar')).to_have_attribute("fill", colour)
    for name, colour in (("Mia", purple), ("Jonas", yellow), ("Lena", red)):
        expect(table.seat(name)).to_have_attribute("style", re.compile(f"--seat: ?{colour}"))
