"""The line to the table is lost without a word: the page says so, and keeps what its player chose."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.falle import FalleTable
from tests.browser.pages import here
from tests.browser.pets import PetsPage
from tests.browser.server import Server
from tests.browser.silent_line import SilentLine

LOST = "Connection lost."
BACK = "Back again."
ON_ITS_WAY = "On its way …"


@pytest.fixture
def line(server: Server) -> Iterator[SilentLine]:
    line = SilentLine(server)
    yield line
    line.stop()


def test_offline_is_told_and_the_good_news_goes_away(visit: Visit, server: Server) -> None:
    table = ChasePage.make(visit(server), "monster-chase", here("Mia"), seed=5)
    page = table.page
    for _ in range(2):
        page.context.set_offline(True)
        expect(page.get_by_text(LOST)).to_be_visible()
        expect(page.get_by_text(BACK)).to_have_count(0)
        page.context.set_offline(False)
        expect(page.get_by_text(BACK)).to_be_visible()
        expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.get_by_text(BACK)).to_have_count(0)
    table.flip(4)


def test_a_card_placed_on_a_silent_line_stays_placed(visit: Visit, line: SilentLine) -> None:
    table = PetsPage.make(visit(line, PHONE), "pets-rescue", here("Mia", "Jonas"), seed=3)
    while table.phase != "card":
        table.decide()
    table.wait_until_at_rest()
    moves = table.moves
    card = table.cards(".cell.can")[0][1]
    table.page.locator(f'.cell[data-card="{card}"]').click()
    table.turn("sideways")
    line.fall_silent()
    table.main.click()
    expect(table.prompt).to_contain_text(ON_ITS_WAY)
    expect(table.page.locator("[aria-live]", has_text=ON_ITS_WAY)).to_have_count(1)
    expect(table.page.get_by_text(LOST)).to_be_visible()
    expect(table.prompt).to_contain_text(ON_ITS_WAY)
    expect(table.page.locator('[data-way="sideways"]').last).to_have_attribute("aria-checked", "true")
    assert table.moves == moves
    line.come_back()
    table.wait_for_moves(moves + 1)
    expect(table.page.get_by_text(ON_ITS_WAY)).to_have_count(0)


def test_a_reload_does_not_lose_a_move_on_its_way(visit: Visit, line: SilentLine) -> None:
    table = ChasePage.make(visit(line), "monster-chase", here("Mia"), seed=5)
    line.fall_silent()
    table.tile(4).click()
    expect(table.page.locator('.tile[data-position="4"][data-sent]')).to_be_visible()
    table.page.reload()
    expect(table.table).to_have_count(0)
    line.come_back()
    table.laid()
    table.wait_for_moves(1)


def test_a_move_that_comes_too_late_comes_back_with_a_reason(visit: Visit, server: Server, line: SilentLine) -> None:
    table = ChasePage.make(visit(line), "monster-chase", here("Mia"), seed=5)
    line.fall_silent()
    table.tile(4).click()
    expect(table.prompt).to_contain_text(ON_ITS_WAY)
    play_elsewhere(visit(server), table)
    line.come_back()
    table.says("The game has moved on. Look again and choose once more.")
    table.wait_for_moves(1)
    expect(table.page.locator("[data-sent]")).to_have_count(0)


def play_elsewhere(page: Page, table: ChasePage) -> None:
    """The same device plays over another line, and leaves."""
    known = table.page.evaluate("JSON.parse(localStorage.getItem('homeward.tables'))[0]")
    page.goto("/credits")
    page.evaluate("known => localStorage.setItem('homeward.tables', JSON.stringify([known]))", known)
    page.goto(f"/table/{table.id}")
    page.get_by_role("button", name="Use this tab").click()
    other = ChasePage(page).laid()
    other.flip(5)
    page.close()


@pytest.mark.alone
def test_in_real_time_a_silent_line_is_told_and_the_rails_rest(visit: Visit, line: SilentLine) -> None:
    table = FalleTable.short(visit(line), here("Mia", "Jonas")).go()
    table.wait_for_phase("pushing")
    line.fall_silent()
    expect(table.page.get_by_text(LOST)).to_be_visible()
    expect(table.page.locator("[data-overlay=pause]")).to_be_visible()
    line.come_back()
    expect(table.page.get_by_text(LOST)).to_have_count(0)
