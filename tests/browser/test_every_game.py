"""Every game on the shelf can be set up, begun, helped along by hints, left and found again."""

import pytest
from playwright.sync_api import expect

import homeward
from tests.browser.any_game import IN_TURNS, begin, open_curtain
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.server import Server


@pytest.mark.parametrize("game", IN_TURNS)
def test_a_few_turns_with_hints(visit: Visit, server: Server, game: str) -> None:
    table = begin(visit(server), game)
    for _ in range(2):
        table.play_hint()
        if table.button("Got it").count():
            table.button("Got it").click()
        open_curtain(table)
    assert violations(table.page) == []
    table.page.goto("/")
    table.page.get_by_role("link", name="Go on").first.click()
    table.laid()


@pytest.mark.parametrize("game", IN_TURNS)
def test_on_a_phone_nothing_sticks_out(visit: Visit, server: Server, game: str) -> None:
    table = begin(visit(server, PHONE), game)
    assert table.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(table.page) == []


@pytest.mark.parametrize("game", [info.name for info in homeward.shelf()])
def test_its_options_and_rules_are_told(visit: Visit, server: Server, game: str) -> None:
    page = visit(server)
    page.goto(f"/new/{game}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert violations(page) == []
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Homeward is not affiliated with them.")).to_be_visible()
    assert violations(page) == []
