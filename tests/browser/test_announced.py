"""What a screen reader hears: every thing once, in order."""

import re

from playwright.sync_api import Page

from tests.browser.announcements import announced, listen
from tests.browser.chase import ChasePage, Hunter
from tests.browser.pages import here
from tests.browser.rescue import RescuePage


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
    crept = re.compile(r"creeps out on the \w+ side, afraid of the ")
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
