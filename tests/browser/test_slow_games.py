"""A game over days: the clock is chosen before it or at the table, and everybody reads until when there is time."""

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.layout import troubles
from tests.browser.pages import here
from tests.browser.server import Server
from tests.browser.set_up import CHASE_SET_UP, let_play


def test_who_comes_by_link_may_have_days_for_every_move(desk: Page) -> None:
    desk.goto(CHASE_SET_UP)
    choice = desk.get_by_role("radiogroup", name="Time for a move")
    expect(choice).to_have_count(0)
    let_play(desk, 2, "By link")
    choice.get_by_text("2 days", exact=True).click()
    then = desk.get_by_role("radiogroup", name="And then")
    expect(then.get_by_label("One friendly reminder")).to_be_checked()
    then.get_by_text("A bot makes that one move").click()
    assert violations(desk) == []
    desk.set_viewport_size(PHONE)
    assert troubles(desk) == []
    desk.get_by_role("button", name="Start the game").click()
    desk.get_by_role("button", name="Gentle clock").click()
    dialog = desk.get_by_role("dialog", name="Gentle clock")
    expect(dialog.get_by_label("2 days")).to_be_checked()


def test_a_clock_is_set_at_the_table_and_told_to_everybody(visit: Visit, server: Server) -> None:
    mia = ChasePage.make(visit(server), "monster-chase", here("Mia", "Jonas"), seed=3)
    expect(mia.page.get_by_role("button", name="Gentle clock")).to_have_count(0)
    mia.button("Menu").click()
    mia.page.get_by_role("button", name="Gentle clock").click()
    dialog = mia.page.get_by_role("dialog", name="Gentle clock")
    dialog.get_by_text("7 days", exact=True).click()
    dialog.get_by_role("button", name="Save").click()
    mia.page.get_by_role("button", name="Gentle clock").click()
    expect(dialog.locator("[data-test=time-left]")).to_contain_text("Then we send one friendly reminder.")
    assert violations(mia.page) == []
