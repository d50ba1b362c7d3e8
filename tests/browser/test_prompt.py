"""The prompt: one size for every sentence; what has no room waits behind a button, and is read out all the same."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.any_game import open_curtain
from tests.browser.conftest import Visit
from tests.browser.pages import TablePage
from tests.browser.records import played
from tests.browser.screen import settle
from tests.browser.server import Server

SMALL: ViewportSize = {"width": 360, "height": 640}
NAMES = "Mia", "Jonas"
DETAIL = "Du suchst zuerst aus"
LONG = "Das kleine Monster hat noch gar keine Lust zu schlafen und hüpft lieber auf dem Bett herum. "


def table_of_pets(page: Page) -> TablePage:
    table = TablePage.continued(page, played("pets-rescue", NAMES, 3, moves=8))
    open_curtain(table)
    return table


def say(table: TablePage, letters: int) -> None:
    table.prompt.locator(".text").evaluate("(text, said) => { text.textContent = said; }", (LONG * 3)[:letters])
    settle(table.page)


def is_seen(part: Locator) -> bool:
    """What is only read out is a pixel wide."""
    return bool(part.evaluate("part => part.getBoundingClientRect().width > 1"))


def fits(table: TablePage) -> bool:
    return bool(table.prompt.evaluate("say => say.scrollHeight <= say.clientHeight + 1"))


def test_a_longer_prompt_has_the_same_letters(visit: Visit, server: Server) -> None:
    table = table_of_pets(visit(server, SMALL, locale="de"))
    sizes = set()
    for letters in (20, 90, 140):
        say(table, letters)
        sizes.add(table.prompt.locator(".text").evaluate("text => getComputedStyle(text).font"))
        assert fits(table), f"{letters} letters"
    assert len(sizes) == 1
    say(table, 260)
    assert not fits(table)
    expect(table.prompt).to_have_css("overflow-y", "auto")


@pytest.mark.parametrize("size", [SMALL, {"width": 844, "height": 390}], ids=["upright", "lying"])
def test_a_detail_without_room_waits_behind_a_button(visit: Visit, server: Server, size: ViewportSize) -> None:
    page = visit(server, SMALL, locale="de", letters="largest")
    table = table_of_pets(page)
    page.set_viewport_size(size)
    say(table, 90)
    text, detail = table.prompt.locator(".text"), table.prompt.locator("p")
    expect(detail).to_contain_text(DETAIL)
    more = page.locator(".prompt").get_by_role("button", name="Mehr")
    box = more.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    assert (is_seen(text), is_seen(detail)) == (True, False)
    assert DETAIL in table.prompt.aria_snapshot()
    more.click()
    assert (is_seen(text), is_seen(detail)) == (False, True)
    page.locator(".prompt").get_by_role("button", name="Weniger", expanded=True).press("Enter")
    assert (is_seen(text), is_seen(detail)) == (True, False)


def test_where_there_is_room_again_the_detail_is_there_again(visit: Visit, server: Server) -> None:
    page = visit(server, SMALL, locale="de", letters="largest")
    table = table_of_pets(page)
    say(table, 90)
    more = page.get_by_role("button", name="Mehr", exact=True)
    expect(more).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(more).to_have_count(0)
    expect(table.prompt.locator("p")).to_be_visible()
