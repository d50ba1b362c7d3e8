"""Everything on every page and in every game comes from the catalogue: nothing is left when the catalogue changes."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import homeward
from homeward.engine.options import Value
from tests.browser.conftest import Visit
from tests.browser.falle import FalleTable
from tests.browser.falle_endings import shortly_before_the_end
from tests.browser.pages import by_link, here
from tests.browser.pseudo import HEAD, LOCALE, PseudoTable, listen, speak_pseudo
from tests.browser.server import Server

GAMES = [info.name for info in homeward.shelf()]
IN_TURNS = [info.name for info in homeward.shelf() if info.tick_hz == 0]
PEOPLE = "Mia", "Jonas", "Zoe"
OPTIONS: dict[str, dict[str, Value]] = {"monster-chase": {"expert": True, "pack": True, "length": 10}}
BRACKETED = re.compile(r"\[.*\]", re.DOTALL)


@pytest.fixture
def reader(visit: Visit, server: Server) -> Iterator[Page]:
    """Reads the language that nobody speaks; in the end everything it has read was in the catalogue."""
    page = visit(server, locale=LOCALE)
    strays = listen(page, *PEOPLE)
    speak_pseudo(page)
    yield page
    page.evaluate("() => undefined")  # what the page has just reported is there too
    page.unroute_all(behavior="wait")
    assert strays == []


def check_page(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for text in page.evaluate(HEAD):
        assert BRACKETED.fullmatch(text), text


def open_everything(page: Page) -> None:
    page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")


@pytest.mark.parametrize(
    "path", ["/", "/join", "/card", "/credits", "/gallery", "/voices", "/own/wombat-rescue/layout", "/nowhere"]
)
def test_pages(reader: Page, path: str) -> None:
    check_page(reader, path)
    open_everything(reader)


@pytest.mark.parametrize("game", GAMES)
def test_set_up_and_rules(reader: Page, game: str) -> None:
    check_page(reader, f"/rules/{game}")
    open_everything(reader)
    check_page(reader, f"/new/{game}")
    open_everything(reader)


@pytest.mark.parametrize("game", IN_TURNS)
def test_a_whole_game_and_its_replay(reader: Page, game: str) -> None:
    me, other, _ = PEOPLE
    bot = {"name": other, "holder": "bot", "level": "cub"}
    table = PseudoTable.make(reader, game, [*here(me), bot], seed=3, **OPTIONS.get(game, {}))
    table.wait_for_turn(0)
    table.play_hint()
    for entry in ("Invite somebody", "Say something", "Tell me what is on the table"):
        table.menu(entry)
        table.close()
    table.leave_to_a_bot(me)
    table.watch_to_the_end()
    read_the_end(table)


def read_the_end(table: PseudoTable) -> None:
    """The score sheet with all its reasons, what else is told there, the game once more, and the table on the shelf."""
    end = table.page.get_by_role("dialog")
    if (details := end.locator("section.comfort summary")).count():  # nobody has won
        details.click()
    for part in end.locator("[data-part] button").all():
        part.click()
    end.get_by_role("checkbox").check()
    for tab in end.get_by_role("tab").all():
        tab.click()
    table.page.goto(f"/table/{table.id}/replay/0")
    table.laid()
    table.page.keyboard.press("End")
    check_page(table.page, "/")


def test_a_table_that_gathers(reader: Page) -> None:
    PseudoTable.make(reader, "monster-chase", here("Mia") + by_link("Jonas"))


@pytest.mark.alone
def test_a_game_in_real_time(reader: Page) -> None:
    table = FalleTable.short(reader, here(*PEOPLE[:2]), timer=60)
    table.go().wait_for_phase("pushing")
    reader.locator("[data-pause]").click()
    table.wait_for_pause()
    FalleTable.continued(reader, shortly_before_the_end((1,))).go_on()
    end = PseudoTable(reader)
    end.watch_to_the_end()
    read_the_end(end)
