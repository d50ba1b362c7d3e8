"""The server dies in the middle of a game; every page goes on by itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.chase import ChasePage, Hunter
from tests.browser.conftest import Visit
from tests.browser.devices import two_devices
from tests.browser.pages import here
from tests.browser.server import Server

pytestmark = pytest.mark.alone


def test_a_page_goes_on_after_the_server_was_killed(visit: Visit, own_server: Server) -> None:
    mia, opa = two_devices(visit, own_server)
    mia.flip(4)
    opa.got_it()
    own_server.kill()
    for table in (mia, opa):
        expect(table.page.get_by_text("Connection lost.")).to_be_visible()
    own_server.start()
    for table in (mia, opa):
        expect(table.page.get_by_text("Connection lost.")).to_have_count(0)
        table.wait_for_moves(1)
    opa.wait_for_turn(1)
    opa.flip(5)
    mia.wait_for_moves(2)


def test_a_whole_game_with_a_server_that_keeps_dying(visit: Visit, own_server: Server) -> None:
    table = ChasePage.make(visit(own_server), "monster-chase", here("Mia"), seed=5, mode="easy", length=10)
    hunter = Hunter(table)
    for _ in range(3):
        hunter.turn()
        own_server.kill()
        expect(table.page.get_by_text("Connection lost.")).to_be_visible()
        own_server.start()
        expect(table.page.get_by_text("Connection lost.")).to_have_count(0)
        assert table.moves == len(hunter.seen) or table.closeted() > 0
    hunter.play_to_the_end()
    expect(table.finished()).to_contain_text("You all win!")
