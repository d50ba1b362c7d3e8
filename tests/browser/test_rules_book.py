"""The rules page is a book: pictures, examples to step through, a key, and one sheet of paper."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import homeward
from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.pages import TablePage, here
from tests.browser.screen import settle
from tests.browser.server import Server

GAMES = [info.name for info in homeward.shelf()]
RULE_ID = re.compile(r"\b[A-Z]{2,3}-R?\d+\b")
every_game = pytest.mark.parametrize("game", GAMES)


def opened(page: Page, game: str) -> Page:
    page.goto(f"/rules/{game}")
    expect(page.locator("[data-quick]")).to_be_visible()
    return page


@every_game
def test_a_book_on_every_screen(desk: Page, game: str) -> None:
    page = opened(desk, game)
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        settle(page)
        for example in page.locator("[data-example]").all():
            example.scroll_into_view_if_needed()
            expect(example.locator(".stage svg").first).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
        assert page.locator("[data-section] li svg").count() > 10
        assert violations(page) == [], size


@every_game
def test_numbers_of_rules_are_there_for_those_who_ask(desk: Page, game: str) -> None:
    page = opened(desk, game)
    assert not RULE_ID.search(page.locator("main").inner_text())
    page.locator("[data-ids]").check()
    assert len(RULE_ID.findall(page.locator("main").inner_text())) > 50


@every_game
def test_an_example_is_stepped_through_with_keys(desk: Page, picture: Callable[[Page, str], None], game: str) -> None:
    page = opened(desk, game)
    example = page.locator("[data-example]").first
    example.locator("[data-next]").focus()
    if game == "wombat-rescue":
        example.evaluate("one => one.scrollIntoView({ block: 'center' })")
        picture(page, "rules-book")
    page.keyboard.press("Enter")
    expect(example).to_have_attribute("data-at", "1")
    told = example.locator(".told").inner_text()
    page.keyboard.press("ArrowRight")
    expect(example).to_have_attribute("data-at", "2")
    page.keyboard.press("ArrowLeft")
    expect(example).to_have_attribute("data-at", "1")
    assert example.locator(".told").inner_text() == told
    while example.locator("[data-next]").count():
        example.locator("[data-next]").click()
    example.locator("[data-again]").click()
    expect(example).to_have_attribute("data-at", "0")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_on_paper_it_is_one_page(visit: Visit, server: Server, locale: str) -> None:
    page = visit(server, locale=locale)
    for game in GAMES:
        opened(page, game)
        paper = page.pdf(format="A4")
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, game


def test_it_shows_the_pieces_of_the_table_one_comes_from(desk: Page) -> None:
    table = TablePage.make(desk, "monster-baby-rescue", here("Mia", "Jonas"), seed=3)
    table.wait_until_at_rest()
    goals = desk.locator("[data-goal]").evaluate_all("all => all.map((one) => `goal:${one.dataset.goal}`)")
    with desk.context.expect_page() as window:
        desk.get_by_role("link", name="Rules").click()
    book = window.value
    expect(book.locator("#key")).to_be_visible()
    shown = book.locator("#key [data-key^='goal:']").evaluate_all("all => all.map((one) => one.dataset.key)")
    assert shown == goals
    opened(book, "monster-baby-rescue")
    assert book.locator("#key [data-key^='goal:']").count() == 2 * len(goals)


def test_the_contents_lead_to_their_sections(phone: Page) -> None:
    page = opened(phone, "wombat-rescue")
    page.get_by_role("link", name="Digestion").tap()
    expect(page.locator("#section-5 h2")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#section-5$"))
