"""German has long words, and a phone is narrow: nothing sticks out, is cut off or lies on something else."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import homeward
from tests.browser.any_game import open_curtain
from tests.browser.conftest import PHONE, Visit
from tests.browser.falle import FalleTable
from tests.browser.falle_endings import shortly_before_the_end
from tests.browser.layout import troubles
from tests.browser.pages import TablePage
from tests.browser.records import finished, played
from tests.browser.server import Server

SMALL: ViewportSize = {"width": 360, "height": 640}
NAMES = "Maximilian", "Großmutter"
GAMES = [info.name for info in homeward.shelf()]
Look = Callable[[str], None]


# What has room on the small phone has it on the larger one, but for a change of layout between them.
@pytest.fixture(params=[pytest.param(SMALL, id="small phone"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)])
def phone_in_german(visit: Visit, server: Server, request: pytest.FixtureRequest) -> Page:
    return visit(server, request.param, locale="de", has_touch=True, is_mobile=True)


@pytest.fixture
def look(phone_in_german: Page) -> Look:
    """Looks at the page. `HOMEWARD_LOOKS=folder` takes pictures, for people to look too."""
    size, folder = phone_in_german.viewport_size, os.environ.get("HOMEWARD_LOOKS")
    assert size is not None

    def at(name: str) -> None:
        if folder:
            phone_in_german.screenshot(path=Path(folder) / f"{name}-{size['width']}.png", animations="disabled")
        assert troubles(phone_in_german) == [], name

    return at


def test_pages(phone_in_german: Page, look: Look) -> None:
    for path in ("/", "/join", "/card", "/credits", "/gallery", "/voices", "/own/wombat-rescue/layout", "/nowhere"):
        phone_in_german.goto(path)
        phone_in_german.locator("h1").wait_for()
        look(f"page{path.replace('/', '-')}")


def at_the_end(page: Page, game: str) -> None:
    if game == "monster-falle":
        FalleTable.continued(page, shortly_before_the_end((1,))).go_on()
    else:
        TablePage.continued(page, finished(game, NAMES, 3))
    page.locator("dialog[open]").wait_for()
    while page.locator("[data-stage]").count():
        page.locator("dialog .foot .btn.main").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_game(phone_in_german: Page, look: Look, game: str) -> None:
    page = phone_in_german
    for path in ("rules", "new"):
        page.goto(f"/{path}/{game}")
        page.locator("h1").wait_for()
        look(f"{game}-{path}")
    table = TablePage.continued(page, played(game, NAMES, 3, moves=8))
    open_curtain(table)
    look(f"{game}-in-play")
    page.locator(".top button").last.click()
    look(f"{game}-menu")
    at_the_end(page, game)
    look(f"{game}-end")
    if len(page.locator("dialog th.who").all()) == len(NAMES):  # the sheet of a larger party may be moved sideways
        assert page.locator("dialog .scroll").evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")


def test_a_move_that_is_offered_is_read_whole_above_four_buttons(phone_in_german: Page, look: Look) -> None:
    page = phone_in_german
    table = TablePage.continued(page, played("monster-baby-rescue", NAMES, 3, moves=8))
    open_curtain(table)
    page.locator(".tile[data-slot]").first.tap()
    page.locator(".prompt .acts > :nth-child(4)").wait_for()
    look("offered")
    for name in ("Zurücknehmen", "Tipp", "Zurück", "Nehmen"):
        expect(page.locator(".prompt").get_by_role("button", name=name, exact=True)).to_be_in_viewport()
    assert page.locator(".prompt .say").evaluate("say => say.scrollHeight <= say.clientHeight + 1")
