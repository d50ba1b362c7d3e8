"""A whole game without a mouse."""

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage, Hunter
from tests.browser.pages import here


def press_until_focused(page: Page, name: str, role: str = "button") -> None:
    """Tab forward until the focus is where a keyboard player wants it."""
    wanted = page.get_by_role(role, name=name).first  # type: ignore[arg-type]
    for _ in range(80):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {name!r}")


def test_from_the_shelf_to_the_end_with_the_keyboard(desk: Page) -> None:
    desk.goto("/")
    expect(desk.get_by_role("link", name="Monster Chase", exact=True)).to_be_visible()
    press_until_focused(desk, "Monster Chase", "link")
    desk.keyboard.press("Enter")
    expect(desk.get_by_label("Name of seat 1")).to_be_visible()
    press_until_focused(desk, "Short", "radio") if desk.get_by_role("radio", name="Short").is_checked() else None
    press_until_focused(desk, "Start the game")
    desk.keyboard.press("Enter")
    table = ChasePage(desk).laid()
    Hunter(table, by_keyboard=True).play_to_the_end()
    table.finished()


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
