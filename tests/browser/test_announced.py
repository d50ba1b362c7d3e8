"""What a screen reader hears: every thing once, in order."""

import re

import pytest
from playwright.sync_api import Page, expect

from homeward.games.wombat_rescue import moves
from tests.browser.announcements import announced, expect_once, listen
from tests.browser.chase import ChasePage, Hunter
from tests.browser.conftest import Visit
from tests.browser.devices import two_devices
from tests.browser.falle import FalleTable
from tests.browser.pages import here
from tests.browser.pets import PetsPage
from tests.browser.rescue import RescuePage
from tests.browser.server import Server
from tests.browser.wombat import WombatPage


def expect_announced(page: Page, *texts: str) -> None:
    """Exactly these, from any part of the page, in this order."""
    page.wait_for_function("count => announced.length >= count", arg=len(texts))
    assert announced(page) == [*texts]


def test_who_turned_which_tile_what_it_shows_and_who_is_next(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia", "Jonas"), seed=3)
    listen(desk)
    toy = table.flip(4)
    table.says("Jonas: Turn over a tile.")
    desk.wait_for_function("() => window.announced.length === 4")
    turned, shown, window, asked = announced(desk)
    assert turned == "Mia turns over tile 4."
    assert shown.lower().startswith(f"the {toy}! nobody here is afraid.")
    assert "window" in window
    assert asked.startswith("Jonas: Turn over a tile.")


def test_what_a_new_monster_fears(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=3, mode="easy", length=10)
    listen(desk)
    hunter = Hunter(table)
    while not table.closeted():
        hunter.turn()
    table.wait_until_at_rest()
    crept = re.compile(r"creeps out .*, afraid of the ")
    assert [text for text in announced(desk) if crept.search(text)]


def test_the_question_before_a_move_counts(desk: Page) -> None:
    table = RescuePage.make(desk, "monster-baby-rescue", here("Mia", "Jonas", "Lena"), seed=6)
    listen(desk)
    table.choose(table.can.nth(2))
    table.says("walk 3 places to Sunny Meadow?")
    table.button("Take it").click()
    table.wait_for_moves(1)
    table.wait_until_at_rest()
    desk.wait_for_function("() => window.announced.length >= 3")
    question, happened, asked = announced(desk)
    assert "walk 3 places to Sunny Meadow?" in question
    assert "Sunny Meadow" in happened
    assert asked.startswith(("Mia:", "Jonas:", "Lena:"))


def test_a_line_a_card_and_who_is_next(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=3)
    listen(desk)
    table.line("row", 2)
    asked = "Take a card from the line. Upright, it scores. Sideways, its pets move in."
    expect_announced(desk, "Mia picks row 2.", f"Mia: {asked}")
    listen(desk)
    table.take(desk.locator(".cell.can", has_text="Honeybun").get_attribute("data-card") or "", "sideways")
    table.wait_until_at_rest()
    expect_announced(
        desk,
        "Honeybun, sideways? New in your shelter: a cat and a bird.",
        "Mia takes Honeybun and places it sideways. New in the shelter: a cat and a bird.",
        f"Jonas: {asked}",
    )


def test_a_run_and_who_begins_a_turn(desk: Page) -> None:
    table = WombatPage.begin(desk, here("Mia", "Opa"), seed=32)
    listen(desk)
    table.do(moves.SendToDen(1))
    asked = "Where should your wombat run? Inside your smell area you can run straight on. 3 moves left."
    happened = (
        "Opa puts the dingo in the den in the north. Food for everybody: 24 discs on the board. Mia begins a turn."
    )
    expect_announced(desk, happened, f"Mia: {asked}")
    listen(desk)
    table.do(moves.Walk(118))
    happened = "Mia goes 3 spaces north-west. Mia eats roots, worth 3."
    lost = "Mia: You are lost. Turn up a card to find a way, or digest. 2 moves left."
    expect_announced(desk, happened, lost)
    listen(desk)
    table.do(moves.Digest())
    expect_announced(desk, "This ends your turn. You could still make 2 moves.", "Opa begins a turn.", f"Opa: {asked}")


@pytest.mark.alone
def test_who_is_ready_and_which_monster_comes(desk: Page) -> None:
    table = FalleTable.short(desk, here("Mia", "Jonas"))
    listen(desk)
    table.go()
    table.wait_for_phase("pushing")
    happened = (
        "Mia is ready.",
        "Next: Tuftle, from the south-east cellar corner.",
        "Tuftle is in the sack. Push!",
    )
    expect_once(desk, *happened, "Mia: Push Tuftle into the trap!")
    table.wait_for_the_end_of_the_round()
    expect_once(desk, *happened, "The sand has run out: no monsters in this round.", "Jonas: Ready?")


def test_the_question_before_a_move_is_taken_back(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    mia.flip(4)
    opa.got_it()
    for table in (mia, opa):
        table.wait_until_at_rest()
        listen(table.page)
    mia.button("Undo").click()
    mia.button("Yes, ask").click()
    expect(opa.button("All right")).to_be_visible()
    question = "Mia would like to take back 1 move."
    expect_once(opa.page, question, "Everybody at the table has to agree.")
    expect_once(mia.page, question, "Waiting for Opa to agree.")


def test_a_refusal(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=3)
    listen(desk)
    table.button("Undo").click(force=True)
    expect_once(desk, "There is nothing to take back.")
