"""Who begins, where the rulebook leaves it to the people who play: asked in the set-up, passed on by a rematch."""

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage, at_the_end
from tests.browser.pages import TablePage


def choose(page: Page, name: str) -> None:
    page.get_by_role("radiogroup", name="Who is least afraid of monsters?").get_by_text(name, exact=True).click()


def start(page: Page) -> TablePage:
    page.get_by_role("button", name="Start the game").click()
    return TablePage(page).laid()


def test_the_set_up_asks_with_the_names_of_the_players(phone: Page) -> None:
    phone.goto("/new/monster-chase")
    phone.get_by_label("Name of seat 2").fill("Opa")
    choose(phone, "Opa")
    start(phone).wait_for_turn(1)


def test_chance_decides_if_nobody_wants_to(desk: Page) -> None:
    desk.goto("/new/wombat-rescue")
    question = desk.get_by_role("radiogroup", name="Who saw a live wombat last?")
    expect(question.get_by_role("radio", name="Let chance decide")).to_be_checked()
    expect(question.get_by_role("radio")).to_have_count(3)


def test_whoever_was_chosen_still_begins_when_another_seat_is_taken_away(desk: Page) -> None:
    desk.goto("/new/monster-chase")
    desk.get_by_role("button", name="Add seat 3").click()
    choose(desk, "Ella")
    desk.get_by_role("button", name="Remove Mia").click()
    start(desk).wait_for_turn(1)


def test_alone_nobody_is_asked(desk: Page) -> None:
    desk.goto("/new/monster-chase")
    question = desk.get_by_role("radiogroup", name="Who is least afraid of monsters?")
    expect(question).to_be_visible()
    desk.get_by_role("button", name="Remove Noah").click()
    expect(question).to_have_count(0)


def test_in_a_rematch_the_next_one_begins(desk: Page) -> None:
    table: ChasePage = at_the_end(desk, "Mia", "Jonas")
    table.finished().get_by_role("button", name="Once more").click()
    table.wait_for_turn(1)
