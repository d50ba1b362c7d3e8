"""The connection to the table is lost without a word: the page says so, and goes on by itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import Visit
from tests.browser.falle import FalleTable
from tests.browser.pages import here
from tests.browser.server import Server
from tests.browser.silent_connection import SilentConnection

LOST = "Connection lost."
BACK = "Back again."


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


def test_a_hint_asked_for_while_the_connection_dies_can_be_asked_for_again(
    visit: Visit, connection: SilentConnection
) -> None:
    table = ChasePage.make(visit(connection), "monster-chase", here("Mia"), seed=5)
    table.wait_until_at_rest()
    connection.fall_silent()
    table.button("Hint").click()
    table.says("One moment: the connection is being mended.")
    connection.come_back()
    expect(table.page.get_by_text(LOST)).to_have_count(0)
    table.button("Hint").click()
    expect(table.table).to_have_attribute("data-hint", "1")


@pytest.mark.alone
def test_in_real_time_a_silent_connection_is_told_and_the_rails_rest(
    visit: Visit, connection: SilentConnection
) -> None:
    table = FalleTable.short(visit(connection), here("Mia", "Jonas")).go()
    table.wait_for_phase("pushing")
    connection.fall_silent()
    expect(table.page.get_by_text(LOST)).to_be_visible()
    expect(table.page.locator("[data-overlay=pause]")).to_be_visible()
    connection.come_back()
    expect(table.page.get_by_text(LOST)).to_have_count(0)
