"""How practice and games of Monster-Falle end in the browser: whose turn it is, the best team, nobody at all."""

import pytest
from playwright.sync_api import Page, expect

import homeward
from homeward.games.monster_falle.bot.hands import hands_of
from homeward.games.monster_falle.bot.pusher import Pusher
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.testkit import rules
from tests.browser.falle import FalleTable
from tests.browser.falle_endings import TEAM, shortly_before_the_end
from tests.browser.pages import here
from tests.browser.records import new_record

pytestmark = pytest.mark.alone


@rules("MF-42", "MF-43")
def test_the_end_names_the_best_team(desk: Page) -> None:
    table = FalleTable.continued(desk, shortly_before_the_end((1,)))
    table.go_on()
    sheet = table.finished()
    expect(sheet.locator("[data-honour]")).to_contain_text("Best team: Jonas and Zoe, with")


@rules("MF-R36")
def test_the_end_says_kindly_that_nobody_wins(desk: Page) -> None:
    table = FalleTable.continued(desk, shortly_before_the_end(()))
    table.go_on()
    sheet = table.finished()
    expect(sheet).to_contain_text("every monster got away, and so nobody wins")
    expect(sheet.locator("[data-won]")).to_have_count(0)


@rules("MF-08")
def test_the_next_ones_practise(desk: Page) -> None:
    table = FalleTable.short(desk, here(*TEAM), practice=True)
    table.says("Choose a counter")
    expect(desk.locator(".keys")).to_contain_text("Mia")
    expect(desk.locator(".keys")).to_contain_text("Jonas")
    desk.locator("[data-next]").click()
    expect(desk.locator(".keys")).not_to_contain_text("Mia")
    expect(desk.locator(".keys")).to_contain_text("Zoe")
    desk.get_by_role("button", name="Enough practice").click()
    expect(desk.get_by_role("dialog", name="Well done!")).to_contain_text("Now with sand!")


@rules("MF-24", "MF-25")
def test_after_a_catch_no_monster_is_to_be_brought_home(desk: Page) -> None:
    record = new_record("monster-falle", TEAM, 3, timer=15, length="short")
    hands = Pusher(hands_of("reference"), homeward.fast_rng(1))
    state = record.state
    assert isinstance(state, MonsterFalle)
    while not state.catches:
        record.append(int(hands.choose(state)))
    FalleTable.continued(desk, record).go_on()
    expect(desk.locator(".mission")).to_contain_text("Rails back to the edge!")
    expect(desk.locator(".mission svg")).to_have_count(0)
