"""A finished game again, move by move."""

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from homeward.record import Record
from homeward.table.display.replay import moves_per_position
from tests.browser.chase import ChasePage, at_the_end
from tests.browser.conftest import Visit
from tests.browser.pages import TablePage, bots, here
from tests.browser.records import finished
from tests.browser.server import Server
from tests.old_games import End, record_ends


def test_scrubber_steps_and_keys(visit: Visit, server: Server) -> None:
    page = visit(server)
    table = at_the_end(page, "Mia", "Jonas")
    moves = table.moves
    table.finished().get_by_role("link", name="Watch it again").click()
    shown = page.locator(".table")
    expect(shown).to_have_attribute("data-at", "0")

    page.get_by_role("button", name="One move on").click()
    expect(shown).to_have_attribute("data-at", "1")
    page.keyboard.press("End")
    expect(shown).to_have_attribute("data-at", str(moves))
    expect(page.get_by_role("button", name=re.compile("^Closet: 10 of 10"))).to_be_visible()
    page.get_by_role("slider").fill("3")
    expect(shown).to_have_attribute("data-at", "3")
    expect(page).to_have_url(re.compile("#move=3$"))


def test_a_link_to_a_moment_works_for_a_stranger(visit: Visit, server: Server) -> None:
    page = visit(server)
    table = at_the_end(page, "Mia", "Jonas")
    stranger = visit(server)
    stranger.goto(f"/table/{table.id}/replay/0#move=4")
    expect(stranger.locator(".table")).to_have_attribute("data-at", "4")
    expect(stranger.get_by_text(re.compile(r"Move 4 of \d+"))).to_be_visible()


def test_it_plays_by_itself_to_the_end(visit: Visit, server: Server) -> None:
    page = visit(server)
    table = at_the_end(page, "Mia", "Jonas")
    moves = table.moves
    page.goto(f"/table/{table.id}/replay/0#move={moves - 1}")
    expect(page.locator(".table")).to_have_attribute("data-at", str(moves - 1))
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".table")).to_have_attribute("data-at", str(moves))
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_replay_shows_the_monsters_of_the_game(desk: Page) -> None:
    record = finished("monster-baby-rescue", ("Mia", "Jonas", "Lena"), seed=4)
    table = TablePage.continued(desk, record)
    desk.get_by_role("dialog").get_by_role("link", name="Watch it again").click()
    expect(desk.locator(".table")).to_have_attribute("data-at", "0")
    monsters = msgspec.to_builtins(record.game.view(record.state, None))["monsters"]
    for name, one in zip(record.data.names, monsters, strict=True):
        expect(table.seat(name).locator(f'.face [data-art*="{one["monster"]}"]').first).to_be_visible()


def test_a_running_game_has_no_replay(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=5)
    desk.goto(f"/table/{table.id}/replay/0")
    expect(desk.get_by_role("heading", level=1)).to_be_visible()
    expect(desk.locator(".tile")).to_have_count(0)


@pytest.mark.parametrize(
    "name",
    [
        "pets-rescue/offer-accepted-2-players",
        "pets-rescue/pass-passed-4-players",
        "monster-chase/fearless-expert-lost",
        "monster-falle/2-players-eyes-decide",
        "monster-baby-rescue/5-players",
        "wombat-rescue/crossroads-with-boulders",
    ],
)
def test_a_game_of_the_first_rules_is_seen_again_to_its_old_end(desk: Page, name: str) -> None:
    path, end = next(param.values for param in record_ends() if f"/{name}.json" in str(param.values[0]))
    assert isinstance(path, Path)
    assert isinstance(end, End)
    headers = {"Content-Type": "application/json"}
    joined = desk.request.post("/api/records", data=path.read_bytes(), headers=headers).json()
    desk.goto(f"/table/{joined['table']}/replay/0")
    shown = desk.locator(".table")
    expect(shown).to_have_attribute("data-at", "0")
    if name == "monster-chase/fearless-expert-lost":
        expect(desk.locator(".tile")).to_have_count(12)
        expect(desk.locator(".tile[aria-label$=sleeping]")).to_have_count(0)
    desk.keyboard.press("End")
    record = Record.load(path)
    last = -(-len(record.moves) // moves_per_position(record.game))
    expect(shown).to_have_attribute("data-at", str(last))
    told = f"{last // 600}:{last // 10 % 60:02}" if record.game.beats else str(last)
    expect(desk.get_by_text(re.compile(f"{told} of {told}"))).to_be_visible()
    for total in end.scores:
        expect(desk.locator("body")).to_contain_text(str(total))


DRAWINGS = "all => all.map((one) => one.dataset.art)"


def test_a_game_saved_from_the_menu_comes_back_with_its_faces(desk: Page, tmp_path: Path) -> None:
    seats = [{"name": "Mia", "holder": "here", "creature": "lion"}, *bots("fox")]
    table = ChasePage.make(desk, "monster-chase", seats, seed=5)
    faces = desk.locator(".seat .face [data-art]")
    before = faces.evaluate_all(DRAWINGS)
    table.button("Menu").click()
    with desk.expect_download() as saved:
        table.button("Save this game").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    desk.goto("/join")
    desk.locator("input[type=file]").set_input_files(file)
    table.laid()
    assert faces.evaluate_all(DRAWINGS) == before != []
