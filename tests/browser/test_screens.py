"""On every screen everything is there, nothing overlaps, nothing sticks out."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from homeward.games import GAMES
from tests.browser.chase import ChasePage, Hunter
from tests.browser.conftest import DESK, PHONE, TABLET, Visit
from tests.browser.pages import here
from tests.browser.records import played
from tests.browser.server import Server

BIG: ViewportSize = {"width": 1920, "height": 1080}
WHOLE_SHELF: ViewportSize = {"width": 1280, "height": 880}
# Each pair of pieces that covers another by more than a pixel or two; bubbles may touch their own monster.
OVERLAPS = """
() => {
  const pieces = [...document.querySelectorAll('.tile, .monster, .bubble, .bed, .closet, .count, .windows')];
  const box = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const name = (node) => node.dataset.position ? `tile ${node.dataset.position}` : node.className.split(' ')[0];
  const found = [];
  pieces.forEach((one, i) => pieces.slice(i + 1).forEach((other) => {
    const [a, b] = [box(one), box(other)];
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (x > 3 && y > 3) found.push(`${name(one)} / ${name(other)}`);
  }));
  return found;
}
"""


def test_a_whole_game_on_a_phone(phone: Page, picture: Any) -> None:
    table = ChasePage.make(phone, "monster-chase", here("Mia", "Jonas"), seed=11, length=10)
    hunter = Hunter(table)
    for _ in range(4):
        hunter.turn()
    picture(phone, "monster-chase-phone")
    phone.get_by_role("button", name="What happened").click()
    expect(phone.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    phone.keyboard.press("Escape")
    hunter.play_to_the_end()
    expect(table.finished()).to_contain_text("You all win!")


@pytest.mark.parametrize("expert", [False, True], ids=["ten tiles", "twelve tiles"])
def test_nothing_overlaps(desk: Page, expert: bool) -> None:
    names = ("Mia", "Jonas", "Lena", "Opa", "Oma", "Sam")
    table = ChasePage.continued(desk, played("monster-chase", names, seed=3, moves=3, expert=expert))
    for size in (DESK, PHONE, TABLET, BIG):
        desk.set_viewport_size(size)
        desk.reload()
        table.laid().wait_until_at_rest()
        assert desk.evaluate(OVERLAPS) == [], size
        assert desk.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_no_page_scrolls_sideways(visit: Visit, server: Server, size: ViewportSize) -> None:
    page = visit(server, size)
    for path in (
        "/",
        "/new/monster-chase",
        "/rules/monster-chase",
        "/learn/monster-chase",
        "/join",
        "/card",
        "/voices",
        "/voices/monster-chase",
        "/credits",
        "/gallery",
    ):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path


def test_a_click_ends_the_motion(visit: Visit, server: Server) -> None:
    """With full motion: the tile turns, waits to be seen, and a click sends it back to sleep."""
    page = visit(server, reduced_motion="no-preference")
    table = ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    table.tile(4).click()
    table.look_at(4)
    table.main.click()
    expect(table.tile(4)).to_have_attribute("aria-label", "Tile 4, sleeping")


def test_what_is_there_to_be_read_goes_by_itself_or_waits(visit: Visit, server: Server) -> None:
    page = visit(server, reading="passes")
    table = ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    table.tile(4).click()
    table.wait_for_moves(1)
    table.wait_until_at_rest()
    expect(table.tile(4)).to_have_attribute("aria-label", "Tile 4, sleeping")
    table.button("Menu").click()
    page.get_by_text("Wait for me", exact=True).click()
    page.keyboard.press("Escape")
    table.tile(4).click()
    table.look_at(4)
    page.reload()
    table.laid()
    table.flip(5)
    table.wait_for_moves(3)


def test_with_reduced_motion_nothing_glides_into_place(desk: Page) -> None:
    """A transition with a short duration still moves the layout for some frames; there must be none."""
    ChasePage.make(desk, "monster-chase", here("Mia"), seed=3)
    gliding = "all => all.map(one => getComputedStyle(one).transitionProperty).filter(name => name !== 'none')"
    assert desk.locator("*").evaluate_all(gliding) == []


def test_both_buttons_of_a_box_are_in_one_line(visit: Visit, server: Server) -> None:
    page = visit(server, learned="")
    page.goto("/")
    expect(page.locator(".box .how")).to_have_count(len(GAMES))
    heights = "boxes => boxes.map(box => [...box.querySelectorAll('.go')].map(one => one.getBoundingClientRect().top))"
    for show, play in page.locator(".box").evaluate_all(heights):
        assert show == play


@pytest.mark.parametrize(
    ("theme", "scheme", "shelf", "room"),
    [
        ("light", "light", "shelf-desktop", "monster-chase-day-desktop"),
        ("bedtime", "dark", "shelf-bedtime-desktop", "monster-chase-desktop"),
    ],
)
def test_both_themes(
    visit: Visit, server: Server, picture: Any, theme: str, scheme: str, shelf: str, room: str
) -> None:
    page = visit(server, WHOLE_SHELF, color_scheme=scheme, learned="")
    page.goto("/")
    expect(page.locator(".box svg").first).to_be_visible()
    expect(page.get_by_role("link", name="Show me how: Pets Rescue")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    picture(page, shelf)
    page.set_viewport_size(DESK)
    table = ChasePage.make(page, "monster-chase", here("Mia", "Jonas", "Opa"), seed=3)
    hunter = Hunter(table)
    for _ in range(7):
        hunter.turn()
    table.tile(hunter.next_tile()).click()
    expect(table.button("Got it")).to_be_visible()
    picture(page, room)
