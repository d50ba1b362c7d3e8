"""Undo: free while nobody has learned anything, otherwise only if everybody agrees."""

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import Visit
from tests.browser.devices import two_devices
from tests.browser.pages import bots, here
from tests.browser.pets import PetsPage
from tests.browser.server import Server


def test_free_undo_asks_nobody(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia") + bots("cub"), seed=3)
    table.line("row", 1)
    table.wait_for_moves(1)
    table.button("Undo").click()
    table.wait_for_moves(0)
    table.wait_for('.table-top[data-phase="line"]')


def test_nothing_to_undo_is_said(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=3)
    table.button("Undo").click(force=True)
    table.says("There is nothing to take back.")


def test_undo_of_a_look_needs_everybody(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    mia.flip(4)
    opa.got_it()
    mia.button("Undo").click()
    mia.button("Yes, ask").click()
    opa.says("Mia would like to take back 1 move.")
    opa.button("All right").click()
    for table in (mia, opa):
        table.wait_for_moves(0)
        expect(table.tile(4)).to_have_attribute("aria-label", "Tile 4, sleeping")
    mia.wait_for_turn(0)


def test_one_no_is_enough(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    mia.flip(4)
    opa.got_it()
    mia.button("Undo").click()
    mia.button("Yes, ask").click()
    opa.says("Mia would like to take back 1 move.")
    opa.button("No").click()
    expect(mia.button("All right")).to_have_count(0)
    opa.says("Turn over a tile.")
    assert (mia.moves, opa.moves) == (1, 1)
    expect(mia.button("Undo")).to_have_attribute("aria-disabled", "true")
    mia.button("Undo").click(force=True)
    mia.says("The others would rather keep this move. You can ask again after the next move.")
