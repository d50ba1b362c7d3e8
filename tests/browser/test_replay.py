"""A finished game again, move by move."""

import re

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage, at_the_end
from tests.browser.conftest import Visit
from tests.browser.pages import here
from tests.browser.server import Server


def test_scrubber_steps_and_keys(visit: Visit, server: Server) -> None:
    page = visit(server)
    table = at_the_end(page, "Mia", "Jonas")
    moves = table.moves
    table.finished().get_by_role("link", name="Watch it again").click()
    shown = page.locator(".table")
    expect(shown).to_have_attribute("data-at", "0")

    page.get_by_role("button", name="One move on").click()
    expect(shown).to_have_attribute("data-at", "1")
    page.keyboard.press("End")
    expect(shown).to_have_attribute("data-at", str(moves))
    expect(page.get_by_role("button", name=re.compile("^Closet: 10 of 10"))).to_be_visible()
    page.get_by_role("slider").fill("3")
    expect(shown).to_have_attribute("data-at", "3")
    expect(page).to_have_url(re.compile("#move=3$"))


def test_a_link_to_a_moment_works_for_a_stranger(visit: Visit, server: Server) -> None:
    page = visit(server)
    table = at_the_end(page, "Mia", "Jonas")
    stranger = visit(server)
    stranger.goto(f"/table/{table.id}/replay/0#move=4")
    expect(stranger.locator(".table")).to_have_attribute("data-at", "4")
    expect(stranger.get_by_text(re.compile(r"Move 4 of \d+"))).to_be_visible()


def test_it_plays_by_itself_to_the_end(visit: Visit, server: Server) -> None:
    page = visit(server)
    table = at_the_end(page, "Mia", "Jonas")
    moves = table.moves
    page.goto(f"/table/{table.id}/replay/0#move={moves - 1}")
    expect(page.locator(".table")).to_have_attribute("data-at", str(moves - 1))
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".table")).to_have_attribute("data-at", str(moves))
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_running_game_has_no_replay(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=5)
    desk.goto(f"/table/{table.id}/replay/0")
    expect(desk.get_by_role("heading", level=1)).to_be_visible()
    expect(desk.locator(".tile")).to_have_count(0)
