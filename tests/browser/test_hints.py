"""A hint teaches: something glows, a piece is pointed at, then the move and why; numbers for those who ask."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.any_game import IN_TURNS, begin
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import TablePage
from tests.browser.server import Server

NUMBERS = re.compile(r"of 100|%|imagined")


def ask(table: TablePage, step: str) -> None:
    table.button("Hint").click()
    expect(table.table).to_have_attribute("data-hint", step)


def rings(table: TablePage, kind: str) -> Locator:
    return table.page.locator(f'[data-glow="{kind}"]')


@pytest.mark.parametrize("game", IN_TURNS)
def test_a_hint_glows_points_and_says_why(visit: Visit, server: Server, game: str) -> None:
    table = begin(visit(server), game)
    ask(table, "1")
    expect(rings(table, "area").first).to_be_visible()
    ask(table, "2")
    expect(rings(table, "area")).to_have_count(0)
    pointed = rings(table, "piece")
    expect(pointed).to_have_count(1)
    piece, room = pointed.get_attribute("data-names"), table.page.locator("#board").bounding_box()
    ask(table, "3")
    expect(pointed).to_have_count(1)
    assert pointed.get_attribute("data-names") == piece, "the piece belongs to the move"
    assert table.page.locator("#board").bounding_box() == room, "the board stays where it is while one reads"
    assert not NUMBERS.search(table.prompt.inner_text())
    table.button("How sure?").click()
    expect(table.prompt.locator("[data-numbers]")).to_contain_text("of 100")
    table.button("Do it").click()
    expect(pointed).to_have_count(0)


def test_the_ring_goes_with_the_map(visit: Visit, server: Server) -> None:
    """On a phone a map is zoomed and dragged while one reads a hint."""
    table = begin(visit(server, PHONE), "wombat-rescue")
    ask(table, "1")
    ask(table, "2")
    pointed = rings(table, "piece")
    expect(pointed).to_be_visible()
    before = pointed.bounding_box()
    assert before is not None
    table.button("Closer").click()
    # Closer, the piece is larger, or, if it lies at the rim, out of sight with its ring; the whole map shows it again.
    as_large_as_before = table.page.locator(f'[data-glow="piece"][style*="width: {round(before["width"])}px"]')
    expect(as_large_as_before).to_have_count(0)
    table.button("Show everything").click()
    expect(pointed).to_be_visible()
