"""The page without a server, with the network switched off: whole games, and nothing is lost."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import homeward
from tests.browser.conftest import DESK, PATIENCE
from tests.browser.falle import FalleTable
from tests.browser.site import BUILT, FOLDER, FileServer, SitePage, keep_for_later

IN_TURNS = [info.name for info in homeward.shelf() if info.tick_hz == 0]
MORE = {"wombat-rescue.about": "told", "guided": "monster-falle", "reading": "passes", "pace": "quick"}
SETTINGS = "told => Object.entries(told).forEach(([name, value]) => localStorage.setItem(`homeward.${name}`, value))"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = FileServer(tmp_path_factory.mktemp("www"), **{FOLDER.replace("/", "__"): BUILT})
    yield f"{server.address}/{FOLDER}/"
    server.stop()


@pytest.fixture(scope="module")
def aeroplane(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A device that has been here once, and has no network now."""
    context = browser.new_context(viewport=DESK, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    keep_for_later(context, site)
    page = context.new_page()
    page.goto(site)
    page.evaluate(SETTINGS, MORE)
    page.close()
    yield context
    context.close()


@pytest.fixture
def page(aeroplane: BrowserContext) -> Iterator[Page]:
    troubles: list[str] = []
    page = aeroplane.new_page()
    page.set_default_timeout(5 * PATIENCE)  # a whole game takes as long as it takes
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    page.close()
    assert troubles == []


@pytest.mark.parametrize("game", IN_TURNS)
def test_a_whole_game_in_the_aeroplane(page: Page, site: str, game: str) -> None:
    table = SitePage.set_up(page, site, game)
    table.open_curtain()
    table.play_hint()
    table.wait_until_at_rest()
    moves = table.moves
    page.reload()
    assert table.laid().moves >= moves > 0
    table.let_bot_play()
    table.finished()
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("button", name="Copy a link to this moment")).to_be_visible()


def test_a_move_is_taken_back(page: Page, site: str) -> None:
    page.goto(f"{site}?/new/monster-baby-rescue")
    page.get_by_role("button", name="Start the game").click()
    table = SitePage(page).laid()
    table.play_hint()
    table.button("Undo").click()
    table.button("Yes, ask").click()  # a new tile lies in the row: somebody may have seen it
    table.wait_for_moves(0)


def test_monster_falle_runs_in_real_time(page: Page, site: str) -> None:
    page.goto(f"{site}?/new/monster-falle")
    page.locator(".chair").first.get_by_label("Bot").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    table = FalleTable(page).laid()
    table.says("Watch the sand.")
    page.locator("[data-skip]").click()
    expect(page.locator("[data-before]")).to_contain_text(re.compile(r"caught \d+ monster"))


def test_no_other_host_is_ever_asked(browser: Browser, site: str) -> None:
    context = browser.new_context()
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(request.url.split("/")[2] if "//" in request.url else ""))
    page = context.new_page()
    page.goto(site)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    context.close()
    assert asked - {""} == {site.split("/")[2]}


def test_where_compiled_rules_do_not_load_interpreted_ones_play_and_it_says_so(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport=DESK, reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.route("**/native.zip", lambda route: route.abort())
    page = context.new_page()
    table = SitePage.set_up(page, site, "monster-chase")
    table.play_hint()
    table.button("Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("bots think longer")
    context.close()
