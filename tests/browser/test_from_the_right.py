"""A language that is read from the right: the shell turns round and holds together."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.layout import troubles
from tests.browser.pages import TablePage
from tests.browser.pseudo import LOCALE, speak_pseudo
from tests.browser.records import finished, played
from tests.browser.server import Server

NAMES = "Mia", "Jonas"
GAME = "monster-chase"
# The page asks in which script its language is written.
FROM_RIGHT = "Intl.Locale.prototype.maximize = () => ({ script: 'Arab' })"


def turned(text: str) -> str:
    """Shown from right to left, whatever its letters are."""
    return f"\u202e{text}\u202c"


@pytest.fixture(params=[pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk", marks=pytest.mark.long)])
def reader(visit: Visit, server: Server, request: pytest.FixtureRequest) -> Page:
    page = visit(server, request.param, locale=LOCALE)
    page.add_init_script(FROM_RIGHT)
    speak_pseudo(page, turned)
    return page


def check_layout(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    assert troubles(page) == []


def test_pages(reader: Page) -> None:
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}", "/join", "/credits"):
        reader.goto(path)
        reader.locator("h1").wait_for()
        check_layout(reader)


def test_a_table_with_its_menu_and_its_end(reader: Page) -> None:
    table = TablePage.continued(reader, played(GAME, NAMES, 3, moves=4))
    table.wait_until_at_rest()
    check_layout(reader)
    menu = reader.locator(".top button").last
    assert middle(reader, ".brand") > middle(reader, ".top button:last-of-type")
    menu.click()
    check_layout(reader)
    TablePage.continued(reader, finished(GAME, NAMES, 3))
    reader.locator("dialog[open]").wait_for()
    check_layout(reader)


def middle(page: Page, selector: str) -> float:
    box = page.locator(selector).last.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2
