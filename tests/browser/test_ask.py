"""“What is this?”: everything on every board says what it is, and asking never plays."""

import pytest
from playwright.sync_api import Locator, Page, expect

import homeward
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.falle import FalleTable
from tests.browser.pages import TablePage, here
from tests.browser.screen import settle
from tests.browser.server import Server

GAMES = [info.name for info in homeward.shelf()]
MBR = "monster-baby-rescue"
NOBODY_KNOWS = "Nobody has written down yet"
# In the middle of everything that can be pressed, and of every drawing, something can be asked about.
MUTE = """
() => {
  const shown = (one) => { const { width, height } = one.getBoundingClientRect(); return width > 4 && height > 4; };
  const asked = [...document.querySelectorAll('.board [data-ask]')].map((one) => one.getBoundingClientRect());
  const within = ({ left, right, top, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom;
  return [...document.querySelectorAll('.board :is(button, [role=button], svg)')]
    .filter((one) => shown(one) && !one.parentElement.closest('svg svg') && one.checkVisibility())
    .filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return !one.closest('[data-ask]') && !one.querySelector('[data-ask]')
        && !asked.some((rect) => within(rect, left + width / 2, top + height / 2));
    })
    .map((one) => one.outerHTML.slice(0, 160));
}
"""
OF_THE_GAME = "[data-listed]:not([data-listed^='table:'], [data-listed^='seat:'])"
# Opens the sheet of everything that is listed, one after the other.
EVERY_SHEET = """
async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const told = [];
  for (const thing of document.querySelectorAll('[data-listed]')) {
    thing.click();
    await drawn();
    const sheet = document.querySelector('[data-answer]');
    told.push({
      topic: thing.dataset.listed,
      said: sheet?.querySelector('.means').textContent,
      drawn: Boolean(sheet?.querySelector('.picture svg')),
    });
    sheet?.closest('dialog').close();
    await drawn();
  }
  return told;
}
"""


def begin(page: Page, game: str) -> TablePage:
    table = TablePage.make(page, game, here("Mia", "Jonas"), seed=3)
    table.wait_until_at_rest()
    if page.locator(".curtain .btn").count():
        page.locator(".curtain .btn").click()
    table.wait_until_at_rest()
    return table


def sheet(page: Page) -> Locator:
    return page.locator("dialog[open] [data-answer]")


def put_away(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_board_says_what_it_is(visit: Visit, server: Server, game: str) -> None:
    page = visit(server)
    begin(page, game)
    assert page.evaluate(MUTE) == []
    page.locator("#board").focus()
    page.keyboard.press("?")
    expect(page.locator(OF_THE_GAME).first).to_be_visible()
    told = page.evaluate(EVERY_SHEET)
    assert len(told) > 10
    assert [one for one in told if not one["drawn"] or not one["said"] or NOBODY_KNOWS in one["said"]] == []
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    settle(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    put_away(page)
    assert page.evaluate(MUTE) == []


def test_there_are_four_ways_to_ask_and_none_of_them_plays(desk: Page) -> None:
    table = begin(desk, MBR)
    tile = desk.locator("[data-slot='2']")
    before = table.moves

    tile.click(button="right")
    expect(sheet(desk).locator("[data-now]")).to_contain_text("You walk 2 places for it.")
    put_away(desk)

    tile.hover()
    desk.mouse.down()
    expect(sheet(desk)).to_be_visible()
    desk.mouse.up()
    put_away(desk)

    tile.focus()
    desk.keyboard.press("?")
    expect(sheet(desk)).to_be_visible()
    put_away(desk)

    desk.locator("[data-asks]").click()
    expect(desk.locator("[data-asks]")).to_have_attribute("aria-pressed", "true")
    tile.click()
    expect(sheet(desk)).to_be_visible()
    put_away(desk)
    tile.press("Enter")
    expect(sheet(desk)).to_be_visible()
    put_away(desk)
    table.button("Done").click()

    expect(tile).to_have_attribute("aria-pressed", "false")
    assert table.moves == before
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")


def test_a_goal_tells_how_far_one_is_when_it_is_touched(phone: Page) -> None:
    begin(phone, MBR)
    phone.locator("[data-goal]").first.tap()
    expect(sheet(phone).locator("[data-now]")).to_contain_text("of")
    assert violations(phone) == []


def test_the_sheet_leads_to_the_rule(desk: Page) -> None:
    begin(desk, MBR)
    desk.locator("[data-goal]").first.click()
    with desk.context.expect_page() as opened:
        sheet(desk).get_by_role("link").click()
    rule = opened.value.locator("li.sought")
    expect(rule).to_be_visible()
    expect(rule).to_be_in_viewport()


def test_a_card_that_is_held_is_looked_at_and_not_asked_about(desk: Page) -> None:
    begin(desk, "pets-rescue")
    desk.locator("[data-cell]").first.hover()
    desk.mouse.down()
    expect(desk.locator("[data-closeup]")).to_be_visible()
    desk.wait_for_timeout(700)  # longer than any press that asks
    expect(sheet(desk)).to_have_count(0)
    desk.mouse.up()
    desk.locator("[data-cell]").first.click(button="right")
    expect(sheet(desk)).to_be_visible()


def test_a_secret_stays_one(desk: Page) -> None:
    """On a device of two, a starting card is only a starting card, whoever asks."""
    begin(desk, "pets-rescue")
    desk.locator("[data-ask^='start:']").first.click(button="right")
    expect(sheet(desk)).to_contain_text("It lies face down until the very end")
    assert sheet(desk).locator("[data-now]").count() == 0


def test_the_sand_waits_for_whoever_asks(desk: Page) -> None:
    table = FalleTable.short(desk, here("Mia", "Jonas"))
    table.go()
    table.wait_for_phase("pushing")
    desk.locator("[data-mission]").click(button="right")
    expect(sheet(desk)).to_be_visible()
    put_away(desk)
    table.wait_for_pause()
