"""A game without a folder in `web/src/games` is played in a browser like any other: Fireflies, of `tests/sixth_game`.

The client was built without it: its title, its sentences and all that is on its table come from the server.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESK, LOOKS, PHONE, Visit
from tests.browser.learner import Learner
from tests.browser.pages import bots, here
from tests.browser.plain import PlainPage
from tests.browser.screen import Screen, longer_words, screen_troubles
from tests.browser.server import Server
from tests.new_game.generated import NAME, TITLE, write_new_game

GAME = "fireflies"
SMALL_PHONE = Screen(360, 640)
SCREENS = (SMALL_PHONE, Screen(390, 844), Screen(844, 390), Screen(768, 1024), Screen(1280, 800), Screen(1920, 1080))


@pytest.fixture(scope="module")
def house_of_six(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("six"), command=("-m", "tests.sixth_game.house", "serve"))
    server.start()
    yield server
    server.stop()


def test_its_box_stands_on_the_shelf_and_leads_to_a_table(visit: Visit, house_of_six: Server) -> None:
    page = visit(house_of_six, locale="de-DE")
    page.goto("/")
    box = page.locator(".box", has_text="Fireflies")
    expect(box).to_contain_text("The brightest light leads a lost moth home.")
    expect(box.locator(".art svg")).to_have_count(3)
    box.get_by_role("link", name="Fireflies", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fireflies")
    expect(page.get_by_text("Who glows brightest?")).to_be_visible()
    page.get_by_role("button", name="Spiel starten").click()
    expect(page.locator(".table")).to_be_visible()
    expect(page).to_have_title(re.compile("Fireflies"))


def test_its_rules_page_says_what_there_is(visit: Visit, house_of_six: Server) -> None:
    page = visit(house_of_six)
    page.goto(f"/rules/{GAME}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Fireflies")
    expect(page.get_by_text("The brightest light leads a lost moth home.")).to_be_visible()
    expect(page.get_by_text("Nobody has drawn a picture book")).to_be_visible()
    expect(page.get_by_text("They lay the first light.")).to_be_visible()
    expect(page.get_by_role("heading", name="How the points are counted")).to_be_visible()


@LOOKS
def test_a_whole_game_with_bots(visit: Visit, house_of_six: Server, size: ViewportSize, scheme: str) -> None:
    touch = size == PHONE
    page = visit(house_of_six, size, color_scheme=scheme, has_touch=touch)
    table = PlainPage.make(page, GAME, here("Mia") + bots("cub", "owl"), seed=5)
    expect(table.lines).to_have_count(2)
    expect(table.choices).to_have_count(4)
    expect(page.get_by_role("button", name="What is this?")).to_have_count(0)
    assert violations(page) == []
    table.play_to_the_end(by="touch" if touch else "mouse")
    end = table.finished()
    expect(end.get_by_role("table")).to_contain_text("Moths")
    assert violations(page) == [], "at the end"
    end.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(table.lines).to_have_count(1)
    assert violations(page) == [], "in the replay"


def test_a_replay_shows_every_position_in_sentences(visit: Visit, house_of_six: Server) -> None:
    page = visit(house_of_six)
    table = PlainPage.make(page, GAME, here("Mia") + bots("cub", "owl"), seed=5)
    table.play_to_the_end()
    page.goto(f"/table/{table.id}/replay/0#move=0")
    nothing_yet = "Mia with 0 moths, Cub with 0 moths and Owl with 0 moths"
    expect(table.lines).to_have_count(1)
    expect(table.lines.first).to_contain_text(nothing_yet)
    expect(page.get_by_role("region", name="Your choices")).to_have_count(0)
    page.get_by_label("Seen by").select_option(label="Mia")
    expect(table.lines.last).to_contain_text("Your lights:")
    page.goto(f"/table/{table.id}/replay/0#move=12")
    expect(table.lines.first).to_contain_text("Moths at home")
    expect(table.lines.first).not_to_contain_text(nothing_yet)


def test_two_people_share_a_device_and_no_secret(visit: Visit, house_of_six: Server) -> None:
    page = visit(house_of_six)
    table = PlainPage.make(page, GAME, here("Mia", "Jonas") + bots("cub"), seed=7)
    first = page.locator(".curtain .btn")
    expect(first).to_be_visible()
    expect(table.lines).to_have_count(0)
    first.click()
    hand = table.lines.last.inner_text()
    expect(table.choices).to_have_count(4)
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.get_by_text(hand)).to_have_count(0)
    table.ready()
    expect(table.lines.last).to_have_text(hand)
    table.choose(table.choices.first, by="keys")
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.get_by_text(hand)).to_have_count(0)
    table.ready()
    assert table.lines.last.inner_text() != hand
    table.play_to_the_end(by="keys")
    table.finished()


def test_a_hint_points_at_a_choice_and_a_move_is_taken_back(visit: Visit, house_of_six: Server) -> None:
    page = visit(house_of_six)
    table = PlainPage.make(page, GAME, here("Mia") + bots("cub", "owl"), seed=5)
    table.ready()
    table.button("Undo").click(force=True)
    expect(page.locator(".prompt.refused")).to_be_visible()
    for step in ("1", "2", "3"):
        table.button("Hint").click()
        expect(table.table).to_have_attribute("data-hint", step)
    glowing = page.locator(".choices button.hinted")
    expect(glowing).to_have_count(1)
    expect(table.prompt).to_contain_text(glowing.inner_text())
    hand = table.lines.last.inner_text()
    table.choose(glowing)
    table.wait_for_turn(0)
    expect(table.choices).to_have_count(3)
    table.button("Undo").click()
    expect(table.choices).to_have_count(4)
    expect(table.lines.last).to_have_text(hand)


def test_a_newcomer_learns_it(visit: Visit, house_of_six: Server) -> None:
    """The ring of the lesson is round the button of the move that is asked for."""
    page = visit(house_of_six, reduced_motion="no-preference", reading="passes", learned="")
    learner = Learner.of(page, GAME)
    table = PlainPage(page)
    learner.says("These are your lights")
    expect(table.lines.last).to_contain_text("1, 8, 12 and 15")
    learner.read()
    assert learner.wait_for_the_owl() == "touch"
    expect(table.choices).to_have_text(["Lay light 15"])
    learner.touch()
    learner.says("Yours was the brightest")
    expect(table.lines.first).to_contain_text("with 1 moth,")
    learner.learn()
    learner.expect_praise()


def test_arrow_keys_go_from_choice_to_choice(visit: Visit, house_of_six: Server) -> None:
    page = visit(house_of_six)
    table = PlainPage.make(page, GAME, here("Mia") + bots("cub", "owl"), seed=5)
    table.ready()
    table.choices.first.focus()
    page.keyboard.press("ArrowDown")
    expect(table.choices.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    expect(table.choices.last).to_be_focused()


def test_a_guest_looks_on_and_sees_no_hand(visit: Visit, house_of_six: Server) -> None:
    table = PlainPage.make(visit(house_of_six), GAME, here("Mia") + bots("cub", "owl"), seed=5)
    table.ready()
    hand = table.lines.last.inner_text()
    guest = PlainPage.join(visit(house_of_six, PHONE), table.invitation())
    expect(guest.lines).to_have_count(1)
    expect(guest.page.get_by_text(hand)).to_have_count(0)
    expect(guest.page.get_by_role("region", name="Your choices")).to_have_count(0)


def test_everything_has_room_on_every_screen(visit: Visit, house_of_six: Server) -> None:
    page = visit(house_of_six, DESK)
    table = PlainPage.make(page, GAME, here("Mia") + bots("cub", "owl"), seed=5)
    table.ready()
    for screen in SCREENS:
        screen.show(page)
        assert screen_troubles(page, screen) + longer_words(page) == [], str(screen)


def test_a_game_is_played_in_the_browser_a_minute_after_it_was_written(
    visit: Visit, tmp_path: Path, picture: Callable[[Page, str], None]
) -> None:
    house = write_new_game(tmp_path)
    server = Server(tmp_path, command=(str(house), "serve"))
    server.start()
    try:
        page = visit(server, PHONE, has_touch=True)
        page.goto("/")
        page.get_by_role("link", name=TITLE, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
        table = PlainPage.make(page, NAME, here("Mia") + bots("owl"), seed=5)
        expect(table.lines).to_have_count(3)
        expect(table.lines.nth(1).locator("svg").first).to_be_visible()
        page.set_viewport_size(DESK)
        picture(page, "new-game")
        page.set_viewport_size(PHONE)
        table.play_to_the_end(by="touch")
        end = table.finished()
        expect(end.get_by_role("heading", name=re.compile("wins!"))).to_be_visible()
        expect(end.get_by_role("table")).to_contain_text("Points")
        page.goto(f"/rules/{NAME}")
        expect(page.get_by_text("Take the last pebble of the pile.")).to_be_visible()
        expect(page.get_by_text("In your turn you take one, two or three pebbles")).to_be_visible()
        assert violations(page) == []
    finally:
        server.stop()
