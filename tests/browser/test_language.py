"""Everybody at one table reads it in a language of their own, which is a matter of the device."""

import json
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import homeward
from homeward.catalogue import Arg, Text, player
from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.po_files import texts
from homeward.catalogue.translator import translator_for
from homeward.engine.chance.seeds import SECURE
from homeward.engine.events import Event
from homeward.terminal.spoken_table import SpokenTable
from tests.browser.announcements import announced, listen
from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.layout import troubles
from tests.browser.pages import TablePage, by_link, here
from tests.browser.pets import PetsPage
from tests.browser.pseudo import TranslatedTable
from tests.browser.records import finished, new_record, played
from tests.browser.rescue import RescuePage
from tests.browser.server import Server

NAMES = ("Růžena", "Jürgen")
# Everything on the page that is read or heard, as lines.
WORDS = """
() => [...document.querySelectorAll('.table, .table *')].flatMap((one) => [
  one.ariaLabel, one.title, one.placeholder,
  ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((text) => text.data.trim()),
]).filter((text) => text && typeof text === 'string')
"""
CODES = "|".join(sorted(languages(), key=len, reverse=True))  # pt-BR before pt
CATALOGUE = re.compile(rf"/assets/({CODES})-[^/]+\.js$")


def said(language: str, key: str, **args: Arg) -> str:
    return translator_for(language).translate(Text(key, args), NAMES)


def told(language: str, events: Sequence[Event]) -> list[str]:
    """What the log says of it."""
    return [translator_for(language).translate(event.said, NAMES) for event in events if event.said is not None]


def told_now(language: str, events: Sequence[Event]) -> list[str]:
    """What is said while it happens."""
    now = [event.fleeting_said or event.said for event in events]
    return [translator_for(language).translate(one, NAMES) for one in now if one is not None]


def chooser(page: Page) -> Locator:
    return page.locator(".btn.select select:has([lang])")


def choose_in_the_menu(page: Page, language: str) -> None:
    menu = page.locator("header").get_by_role("button").last
    menu.click()
    chooser(page).select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def leave_a_mark(page: Page) -> None:
    page.evaluate("() => { window.mark = 'the same page' }")


def is_the_same_page(page: Page) -> bool:
    return bool(page.evaluate("() => window.mark === 'the same page'"))


def catalogues(page: Page) -> list[str]:
    """The languages of the catalogues that this page asks for from now on."""
    asked: list[str] = []

    def note(url: str) -> None:
        if found := CATALOGUE.search(url):
            asked.append(found[1])

    page.on("request", lambda request: note(request.url))
    return asked


def expect_log(page: Page, lines: list[str]) -> None:
    """The newest turn stands on top; within a turn one reads downwards."""
    turns = page.locator(".side .log .turn")
    expect(turns.first).to_contain_text(lines[-1])
    assert [line for turn in reversed(turns.all()) for line in turn.locator("p").all_inner_texts()] == lines


class PolishTable(TranslatedTable):
    @staticmethod
    def say(english: str) -> str:
        return said("pl", next(key for key, text in texts(SOURCE).items() if text == english))


def test_a_whole_table_in_polish_on_a_phone(visit: Visit, server: Server) -> None:
    """With cases and genders of nouns: nothing is cut, and no sentence is in English or has a place left open."""
    page = visit(server, PHONE, locale="pl-PL", has_touch=True, is_mobile=True)
    english = {text for text in texts(SOURCE).values() if isinstance(text, str) and text.count(" ") > 2}
    bot = {"name": "Kuba", "holder": "bot", "level": "cub"}
    table = PolishTable.make(page, "pets-rescue", [*here("Zosia"), bot], seed=3)

    def look() -> None:
        assert troubles(page) == []
        read = page.evaluate(WORDS)
        assert [line for line in read if line in english or "{" in line or "@" in line] == []

    table.wait_for_turn(0)
    look()
    for _ in range(3):
        table.play_hint()
        table.wait_for_turn(0)
        look()
    table.leave_to_a_bot("Zosia")
    table.watch_to_the_end()
    look()


def test_two_browsers_at_one_table_with_two_languages(visit: Visit, server: Server) -> None:
    told_here = SpokenTable(homeward.Record.dealt_by(SECURE, "monster-chase", len(NAMES), 3, {}))
    pages = {"cs": visit(server, locale="cs-CZ"), "de": visit(server, locale="de-DE")}
    czech = ChasePage.make(pages["cs"], "monster-chase", here(NAMES[0]) + by_link(NAMES[1]), seed=3)
    link = pages["cs"].get_by_label(said("cs", "invite.link"), exact=True).input_value()
    german = ChasePage.join(pages["de"], link)
    pages["de"].get_by_label(said("de", "gathering.your-name")).fill(NAMES[1])
    pages["de"].get_by_role("button", name=said("de", "gathering.claim")).click()
    czech.says(said("cs", "monster-chase.prompt.turn"))
    german.says(said("de", "table.wait-for", name=NAMES[0]))

    german.tile(2).click()
    refused = pages["de"].locator(".prompt.refused")
    expect(refused).to_contain_text(said("de", "refusal.not-your-turn", name=player(0)))

    for page in pages.values():
        listen(page)
    happened: list[Event] = []
    for mover, position in ((czech, 4), (german, 5)):
        mover.wait_until_at_rest()
        mover.tile(position).click()
        happened += told_here.play(position - 1, None)
        for language, page in pages.items():
            page.get_by_role("button", name=said(language, "monster-chase.got-it"), exact=True).click()
    for language, page in pages.items():
        begun = [said(language, "notice.seat-taken", who=player(1)), said(language, "notice.dealt")]
        heard = [*begun, *told(language, happened)]
        assert all(any(name in line for line in heard) for name in NAMES), "names stay as they are"
        expect_log(page, heard)
        spoken = announced(page)
        for line in told_now(language, happened):
            assert len([text for text in spoken if text.startswith(line)]) == 1, f"{line} in {spoken}"
        expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("cs-CZ", "cs"), ("fr-CA", "fr"), ("es", "es"), ("pl-PL", "pl"), ("ja-JP", "en"), ("en-GB", "en")],
)
def test_at_first_it_is_the_language_of_the_browser(visit: Visit, server: Server, locale: str, language: str) -> None:
    page = visit(server, locale=locale)
    page.goto("/")
    expect(page.get_by_text(said(language, "shelf.tagline"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(chooser(page)).to_have_value(language)
    expect(chooser(page).locator("option")).to_have_count(len(languages()))


def test_it_is_chosen_on_the_shelf_and_remembered(visit: Visit, server: Server) -> None:
    page = visit(server, locale="de-DE")
    page.goto("/")
    leave_a_mark(page)
    page.get_by_label(said("de", "language")).select_option("cs")
    expect(page.get_by_text(said("cs", "shelf.tagline"))).to_be_visible()
    expect(page.get_by_role("link", name=said("cs", "monster-chase.title"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    assert is_the_same_page(page)
    page.reload()
    expect(page.get_by_text(said("cs", "shelf.tagline"))).to_be_visible()
    page.goto("/rules/monster-chase")
    expect(page).to_have_title(re.compile(re.escape(said("cs", "monster-chase.title"))))


def words_at_rest(table: TablePage) -> list[str]:
    table.wait_until_at_rest()
    words: list[str] = table.page.evaluate(WORDS)
    return words


def sit_down(table: TablePage) -> None:
    table.laid().wait_until_at_rest()
    if table.page.locator(".curtain").count():
        table.page.locator(".curtain .btn").click()
    table.wait_until_at_rest()


@pytest.mark.parametrize("game", [info.name for info in homeward.shelf()])
def test_a_change_in_the_menu_changes_everything_at_once(visit: Visit, server: Server, game: str) -> None:
    """Whatever the page says after the change is what it says after a reload."""
    page = visit(server, locale="en-US")
    record = new_record(game, NAMES, seed=4) if game == "monster-falle" else played(game, NAMES, seed=4, moves=8)
    table = TablePage.continued(page, record)
    sit_down(table)
    leave_a_mark(page)
    english = words_at_rest(table)
    choose_in_the_menu(page, "cs")
    expect(page).to_have_title(re.compile(re.escape(said("cs", f"{game}.title"))))
    czech = words_at_rest(table)
    assert is_the_same_page(page)
    page.reload()
    sit_down(table)
    assert words_at_rest(table) == czech
    assert len(czech) == len(english)
    choose_in_the_menu(page, "en")
    assert words_at_rest(table) == english


def test_a_prepared_choice_is_asked_in_the_new_language(visit: Visit, server: Server) -> None:
    page = visit(server, locale="en-US")
    table = PetsPage.continued(page, new_record("pets-rescue", NAMES, seed=4))
    table.line("row", 1)
    page.locator(".cell.can").first.click()
    expect(table.main).to_have_text(said("en", "pets-rescue.place-it"))
    asked = table.prompt.inner_text()
    choose_in_the_menu(page, "cs")
    expect(table.main).to_have_text(said("cs", "pets-rescue.place-it"))
    assert table.prompt.inner_text() != asked
    choose_in_the_menu(page, "en")
    expect(table.prompt).to_have_text(asked, use_inner_text=True)


def test_what_waits_to_be_read_is_read_in_the_new_language(visit: Visit, server: Server) -> None:
    page = visit(server, locale="en-US")
    table = ChasePage.make(page, "monster-chase", here(NAMES[0]), seed=3)
    table.tile(4).click()
    expect(table.main).to_have_text(said("en", "monster-chase.got-it"))
    choose_in_the_menu(page, "cs")
    expect(table.main).to_have_text(said("cs", "monster-chase.got-it"))
    (turned, *_) = SpokenTable(new_record("monster-chase", NAMES[:1], seed=3)).play(3, None)
    assert turned.fleeting_said is not None
    table.says(translator_for("cs").translate(turned.fleeting_said))
    table.main.click()
    table.wait_until_at_rest()


def test_a_goal_is_explained_in_the_new_language(visit: Visit, server: Server) -> None:
    page = visit(server, locale="en-US")
    RescuePage.continued(page, new_record("monster-baby-rescue", NAMES, seed=4)).wait_until_at_rest()
    goal = page.locator("[data-goal]").first
    told = set[str]()
    for language in ("en", "cs"):
        choose_in_the_menu(page, language)
        goal.click()
        expect(page.locator("dialog[open] [data-answer]")).to_be_visible()
        told.add(page.get_by_role("dialog").inner_text())
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(told) == 2


def test_only_the_language_in_use_is_fetched(visit: Visit, server: Server) -> None:
    page = visit(server, locale="de-DE")
    asked = catalogues(page)
    page.goto("/")
    expect(page.get_by_text(said("de", "shelf.tagline"))).to_be_visible()
    assert asked == ["de"], "the house alone"
    ChasePage.make(page, "monster-chase", here(*NAMES), seed=3).says(said("de", "monster-chase.prompt.turn"))
    assert set(asked) == {"de"}
    asked.clear()
    choose_in_the_menu(page, "fr")
    assert asked == ["fr", "fr"], "the house and the game"


@pytest.mark.parametrize("language", languages())
def test_a_record_replays_in_any_language(visit: Visit, server: Server, language: str) -> None:
    record = finished("monster-baby-rescue", NAMES, seed=5)
    again = SpokenTable(record.dealt_again())
    happened = [event for code in record.moves for event in again.play(code, None)]
    page = visit(server, locale=language)
    headers = {"Content-Type": "application/json"}
    joined = page.request.post("/api/records", data=record.encode(), headers=headers).json()
    page.goto(f"/table/{joined['table']}/replay/0#move={len(record.moves)}")
    expect(page.locator(".table")).to_have_attribute("data-at", str(len(record.moves)))
    expect_log(page, [said(language, "replay.dealt"), *told(language, happened)])


def test_a_page_of_an_older_version_is_told_to_load_again(visit: Visit, server: Server) -> None:
    page = visit(server, locale="cs-CZ")
    ChasePage.make(page, "monster-chase", here(NAMES[0]), seed=3)

    def grow_old(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        page_side.on_message(lambda message: server_side.send(json.dumps(json.loads(message) | {"protocol": 1})))

    page.route_web_socket(re.compile("/socket$"), grow_old)
    page.reload()
    expect(page.get_by_role("heading", name=said("cs", "link.old-page"))).to_be_visible()
    expect(page.get_by_text(said("cs", "refusal.old-page"))).to_be_visible()
    expect(page.get_by_role("button", name=said("cs", "link.reload"))).to_be_visible()
