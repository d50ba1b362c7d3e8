"""The page without a server, with the network switched off: whole games, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import homeward
from homeward.games.monster_chase.moves import Flip
from tests.browser.conftest import DESK, FLAGS, KNOWN, PATIENCE, chromium
from tests.browser.falle import FalleTable
from tests.browser.learner import Learner
from tests.browser.puzzles import PuzzlePage, puzzle_with
from tests.browser.records import finished, new_record
from tests.browser.server import Server
from tests.browser.site import SiteHost, SitePage, keep_for_later, kill_processes_of, newer_version
from tests.games.pets_rescue.own_cards import bear_at_the_start
from tests.old_games import MAKERS_TOKEN, TABLES, table_end

IN_TURNS = [info.name for info in homeward.shelf() if info.tick_hz == 0]
MORE = {
    "wombat-rescue.about": "told",
    "guided": "monster-falle",
    "reading": "passes",
    "pace": "quick",
    "learned": KNOWN,
}
SETTINGS = "told => Object.entries(told).forEach(([name, value]) => localStorage.setItem(`homeward.${name}`, value))"


# As a page of that version kept it
KEEP_TABLE = """([table, token, game, bodies]) => new Promise((done, failed) => {
  const known = { id: table, token, game, names: [], mine: [], round: 0 };
  localStorage.setItem('homeward.tables', JSON.stringify([known]));
  const opening = indexedDB.open('homeward');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('entries', 'readwrite');
    bodies.forEach((body, n) => writing.objectStore('entries').put({ table, version: n + 1, body, stored: 0 }));
    writing.oncomplete = () => { opening.result.close(); done(); };
    writing.onabort = failed;
  };
})"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = SiteHost(tmp_path_factory.mktemp("www"))
    yield server.site
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


def test_a_move_that_was_seen_survives_a_killed_browser(browser: Browser, site: str, tmp_path: Path) -> None:
    profile = tmp_path / "profile"

    def page_of_new_browser() -> Page:
        opened = browser.browser_type.launch_persistent_context(
            profile, executable_path=chromium(), args=FLAGS, viewport=DESK, reduced_motion="reduce"
        )
        opened.set_default_timeout(PATIENCE)
        return opened.new_page()

    page = page_of_new_browser()
    page.add_init_script("navigator.storage.persist = async () => (window.isKept = true)")
    page.goto(site)
    page.evaluate(SETTINGS, MORE)
    page.goto(f"{site}?/new/pets-rescue")
    page.get_by_role("button", name="Start the game").click()
    table = SitePage(page).laid()
    assert page.evaluate("window.isKept"), "the browser is asked not to give it up"
    table.play_hint()
    moves, address = table.moves, page.url
    assert moves > 0
    kill_processes_of(profile)
    again = page_of_new_browser()
    again.goto(address)
    assert SitePage(again).laid().moves >= moves
    again.context.close()


def test_a_move_is_taken_back(page: Page, site: str) -> None:
    page.goto(f"{site}?/new/monster-baby-rescue")
    page.get_by_role("button", name="Start the game").click()
    table = SitePage(page).laid()
    table.play_hint()
    table.button("Undo").click()
    table.wait_for_moves(0)


def test_what_decided_a_game_is_found_and_a_saved_game_is_opened_again(page: Page, site: str, tmp_path: Path) -> None:
    over = finished("monster-baby-rescue", ("Mia", "Jonas"), seed=4)
    SitePage.lay_out(page, site, over, ["", ""])
    end = page.get_by_role("dialog")
    end.get_by_role("tab", name="What decided it?").click()
    expect(end.get_by_role("link", name="Show the better move").first).to_be_visible()
    end.get_by_role("tab", name="Was the shuffle fair?").click()
    with page.expect_download() as download:
        end.get_by_role("button", name="Save this game").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    assert homeward.Record.load(saved).moves == over.moves
    page.goto(site)
    page.get_by_role("link", name="Open a saved game").click()
    page.get_by_label("Choose a file").set_input_files(saved)
    SitePage(page).laid().finished()


def test_a_file_of_own_cards_is_checked_and_played_with(page: Page, site: str, tmp_path: Path) -> None:
    own = tmp_path / "cards.toml"
    page.goto(f"{site}?/new/pets-rescue")
    page.get_by_text("Your own files").click()
    own.write_text("card = []", encoding="utf-8")
    page.get_by_label("Your own cards").set_input_files(own)
    expect(page.get_by_text("card: there are 0, but there must be 64")).to_be_visible()
    own.write_text(bear_at_the_start(), encoding="utf-8")
    page.get_by_label("Your own cards").set_input_files(own)
    expect(page.get_by_text("card P01: this starting card is a teddy bear.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    SitePage(page).laid()


def test_an_own_map_is_played_on_and_explains_itself(page: Page, site: str) -> None:
    page.goto(f"{site}?/own/wombat-rescue/layout")
    expect(page.locator("[data-ready]")).to_be_visible()
    page.get_by_role("button", name="Play on it").click()
    page.get_by_text("Your own", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    SitePage(page).laid()
    page.locator("[data-asks]").click()
    page.locator("[data-ask='table:hint']").click()
    expect(page.get_by_role("dialog")).to_contain_text("A hint in three steps")


def test_pages_that_need_a_server_are_not_there(page: Page, site: str) -> None:
    for path in ("/card", "/admin"):
        page.goto(f"{site}?{path}")
        expect(page.get_by_role("heading", name="Nobody lives here")).to_be_visible()


def test_monster_falle_from_the_first_sand_to_the_last(page: Page, site: str) -> None:
    record = new_record("monster-falle", ("Mia", "Cub"), 3, timer=15, length="short")
    table = FalleTable(SitePage.lay_out(page, site, record, ["", "cub"]).page)
    SitePage(page).let_bot_play()
    while not page.locator("dialog .result").count():
        table.wait_for("[data-skip], dialog[open]")
        if page.locator("[data-skip]").count():
            page.locator("[data-skip]").click()
            table.wait_for("[data-go], dialog[open]")
    table.finished()


def test_a_newcomer_is_taught(page: Page, site: str) -> None:
    page.goto(f"{site}?/learn/monster-baby-rescue")
    page.locator("[data-lesson=first]").click()
    learner = Learner(page).laid()
    learner.learn()
    learner.expect_praise()


def test_a_puzzle_is_solved_after_a_wrong_tile(page: Page, site: str) -> None:
    puzzle, _ = puzzle_with("monster-chase", Flip)
    solving = PuzzlePage(page, "monster-chase", puzzle, f"{site}?/")
    wrong = next(code for code in puzzle.state(solving.game).legal() if code not in puzzle.best)
    solving.press(f'.tile[data-position="{wrong + 1}"]')
    solving.wait_for("wrong")
    solving.press(f'.tile[data-position="{puzzle.best[0] + 1}"]')
    solving.expect_solved()
    page.goto(f"{site}?/puzzles")
    expect(page.locator("[data-game]")).to_have_count(5)


def test_the_book_of_rules_is_there_and_leads_from_the_table(page: Page, site: str) -> None:
    table = SitePage.set_up(page, site, "monster-baby-rescue")
    table.wait_until_at_rest()
    with page.context.expect_page() as opened:
        page.locator("[data-ask='table:rules']").click()
    expect(opened.value.locator("[data-ids]")).to_be_visible()
    opened.value.close()


def test_a_tab_takes_the_table_over_from_another(page: Page, site: str) -> None:
    table = SitePage.set_up(page, site, "monster-chase")
    table.play_hint()
    other = SitePage(page.context.new_page())
    other.page.goto(page.url)
    other.laid()
    expect(page.get_by_role("heading", name="This table has moved to another window")).to_be_visible()
    table.button("Use this window").click()
    table.laid()
    expect(other.page.get_by_role("heading", name="This table has moved to another window")).to_be_visible()
    other.page.close()
    table.play_hint()


def test_a_table_of_an_older_version_is_as_it_was_left_and_goes_on(page: Page, site: str) -> None:
    end, table = table_end("pets-4-rematched"), "petsfourrematche"
    assert end.now is not None
    bodies = (TABLES / f"{end.name}.jsonl").read_text(encoding="latin-1").splitlines()
    SitePage.set_up(page, site, "monster-chase")  # the storage is there
    page.evaluate(KEEP_TABLE, [table, MAKERS_TOKEN, end.game, bodies])
    page.goto(f"{site}?/table/{table}")
    old = SitePage(page).laid()
    old.wait_for_moves(end.now.moves)


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[SiteHost]:
    """A host of the test's own, for tests that publish another version."""
    host = SiteHost(tmp_path / "www")
    yield host
    host.stop()


def test_a_new_version_is_offered_and_nobody_is_forced_to_it(
    browser: Browser, own_host: SiteHost, tmp_path: Path
) -> None:
    """Not where a game is played, even if it was taken in another tab; and the game comes along."""
    context = browser.new_context(viewport=DESK, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    keep_for_later(context, own_host.site)
    context.set_offline(False)
    page = context.new_page()
    page.goto(own_host.site)
    page.evaluate(SETTINGS, MORE)
    table = SitePage.set_up(page, own_host.site, "monster-chase")
    table.play_hint()
    shelf = context.new_page()
    shelf.goto(own_host.site)
    own_host.update(newer_version(tmp_path / "newer"))
    shelf.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)")
    shelf.get_by_role("button", name="Use it now").click()
    expect(shelf.locator("body[data-version=newer]")).to_be_visible()
    table.play_hint()
    table.wait_for_turn(0)
    expect(page.locator("body[data-version]")).to_have_count(0)
    moves = table.moves
    page.locator(".brand").click()
    page.get_by_role("button", name="Use it now").click()
    expect(page.locator("body[data-version=newer]")).to_be_visible()
    page.locator("a.go").first.click()
    table.laid()
    table.wait_for_moves(moves)
    context.close()


def test_a_table_goes_to_a_server_and_home_and_bots_stay_bots(browser: Browser, site: str, server: Server) -> None:
    context = browser.new_context(viewport=DESK, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(site)
    page.evaluate(SETTINGS, MORE)
    table = SitePage.set_up(page, site, "monster-chase")
    table.play_hint()
    table.wait_for_turn(0)
    for entry, address in (("Take this table online", server.address), ("Take this table home", None)):
        moves = table.moves
        table.menu(entry)
        if address is not None:
            page.get_by_label("Address").fill(address)
        before = page.url.split("?")[0].split("/table")[0]
        page.get_by_role("button", name="Take it there").click()
        page.wait_for_function("before => !location.href.startsWith(before)", arg=before)
        page.evaluate(SETTINGS, MORE)
        page.get_by_role("button", name="Lay it out here").click()
        table.laid()
        assert table.moves >= moves
        expect(page.locator(".seat").nth(1)).to_contain_text("bot")
    assert page.url.startswith(site)
    table.wait_for_turn(0)
    table.play_hint()
    context.close()


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
    context.route("**/compiled.pack", lambda route: route.abort())
    page = context.new_page()
    table = SitePage.set_up(page, site, "monster-chase")
    table.play_hint()
    table.button("Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("bots think for longer")
    context.close()
