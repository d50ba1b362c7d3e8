"""Two people with secrets share one device: neither sees the other's side."""

import re

import pytest
from playwright.sync_api import Page, expect

from homeward.testkit import rules
from tests.browser.pages import TablePage, here
from tests.browser.pets import PetsPage
from tests.browser.records import stopped_when
from tests.browser.starting_cards import all_but_the_starting_cards, secrets_in


@pytest.fixture
def at_the_starting_cards(desk: Page) -> PetsPage:
    """Everything has been taken; Mia and Jonas decide in secret how their starting cards lie."""
    table = PetsPage.continued(desk, stopped_when("pets-rescue", ("Mia", "Jonas"), all_but_the_starting_cards))
    table.wait_until_at_rest()
    return table


@rules("PR-R30")
def test_a_secret_choice_is_made_behind_the_curtain(at_the_starting_cards: PetsPage) -> None:
    table, page = at_the_starting_cards, at_the_starting_cards.page
    first = int(table.table.get_attribute("data-actor") or 0)
    names = [("Mia", "Jonas")[first], ("Mia", "Jonas")[1 - first]]
    expect(page.get_by_role("group", name=f"Hand the device to {names[0]}")).to_be_visible()
    expect(page.locator("#board > :not(h2)")).to_have_count(1)
    assert secrets_in(page) == []
    table.draw_curtain(names[0])
    assert len(secrets_in(page)) == 1, "of the starting cards one sees one's own alone"
    table.confirm()
    expect(page.get_by_role("group", name=f"Hand the device to {names[1]}")).to_be_visible()
    assert secrets_in(page) == []
    table.draw_curtain(names[1])
    expect(table.prompt).to_contain_text(re.compile("way|sideways|upright"))


def test_a_reload_brings_the_curtain_back(at_the_starting_cards: PetsPage) -> None:
    at_the_starting_cards.open_curtain()
    at_the_starting_cards.page.reload()
    expect(at_the_starting_cards.curtain).to_be_visible()


# Notes what of the end has ever been on show, in order.
END = """() => {
  window.ended = [];
  new MutationObserver(() => {
    for (const part of ['.reveal', '.results', 'dialog[open]'])
      if (document.querySelector(part) && !window.ended.includes(part)) window.ended.push(part);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
}"""


def test_all_cards_are_turned_up_before_any_points_are_seen(at_the_starting_cards: PetsPage) -> None:
    table, page = at_the_starting_cards, at_the_starting_cards.page
    page.evaluate(END)
    for _ in range(2):
        table.open_curtain()
        table.confirm()
        table.wait_for(".curtain, .reveal")
    expect(page.locator("[data-reveal] li")).to_have_count(2)
    table.ended()
    assert page.evaluate("window.ended")[0] == ".reveal"


def test_games_without_secrets_have_no_curtain(desk: Page) -> None:
    TablePage.make(desk, "monster-chase", here("Mia", "Jonas"), seed=3)
    expect(desk.locator(".tile").first).to_be_visible()
