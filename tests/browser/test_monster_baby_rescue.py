"""Monster Baby Rescue in a real browser: whole games, previews, choices, own tiles, phone, keyboard, axe."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import homeward
from homeward.games.monster_baby_rescue import components
from homeward.testkit import rules
from tests.browser.axe import violations
from tests.browser.conftest import LOOKS, Visit
from tests.browser.pages import bots, here
from tests.browser.records import played
from tests.browser.rescue import RescuePage
from tests.browser.screen import Screen
from tests.browser.server import Server

GAME = "monster-baby-rescue"
NAMES = ("Mia", "Jonas", "Lena", "Papa", "Oma")


def test_a_game_of_two_on_one_device_and_its_sheet(desk: Page, picture: Any) -> None:
    """A whole one is played by keyboard (test_keyboard.py)."""
    table = RescuePage.make(desk, GAME, here(*NAMES[:2]), seed=4)
    for _ in range(8):
        table.take(table.can.nth(2))
    table.choose(table.can.first)
    picture(desk, "monster-baby-rescue")
    table = RescuePage.continued(desk, played(GAME, NAMES[:2], 4, moves=24))
    table.play_to_the_end()
    totals = table.totals()
    sheet = table.finished()
    sheet.get_by_role("checkbox", name="Show the rules for the points").check()
    for part in ("Hearts on tiles", "MBR-58", "Goals", "MBR-61", "Healer", "MBR-64", "Final tile"):
        expect(sheet).to_contain_text(part)
    rows = sheet.locator("tbody tr")
    assert rows.count() == 9
    for seat in (0, 1):
        parts = [int(row.locator("td").nth(seat).inner_text().replace("−", "-")) for row in rows.all()]
        assert sum(parts) == totals[seat]
    expect(desk.locator(".seat .points")).to_have_text([str(total) for total in totals])
    picture(desk, "monster-baby-rescue-end")


@pytest.mark.long
def test_a_whole_game_of_five_on_one_phone(phone: Page, picture: Any) -> None:
    table = RescuePage.make(phone, GAME, here(*NAMES), seed=6)
    for _ in range(20):
        table.take(table.can.last)
    picture(phone, "monster-baby-rescue-phone")
    table.play_to_the_end()
    table.wait_for_moves(67)
    assert len(table.totals()) == 5


@pytest.mark.long
def test_a_whole_game_with_bots(desk: Page) -> None:
    table = RescuePage.make(desk, GAME, here("Mia") + bots("cub", "fox", "cub"), seed=9)
    table.play_to_the_end()
    table.wait_for_moves(54)
    assert len(table.totals()) == 4


def test_a_tile_shows_what_it_would_do_before_it_is_taken(desk: Page) -> None:
    table = RescuePage.make(desk, GAME, here(*NAMES[:3]), seed=6)
    mover = table.order()[0]
    tile = table.can.nth(2)
    tile.click()
    table.says("walk 3 places to Sunny Meadow?")
    expect(desk.locator("[data-landing='3']")).to_be_visible()
    expect(desk.locator(".everybody .later").first).to_be_visible()
    assert table.moves == 0
    table.button("Back").click()
    expect(desk.locator("[data-landing]")).to_have_count(0)
    table.take(table.can.nth(2))
    expect(desk.locator(f"[data-figure='{mover}']")).to_have_attribute("data-place", "3")
    table.wait_for(f".everybody tbody tr:last-child[data-seat='{mover}']")


@rules("MBR-34", "MBR-37")
def test_a_tile_of_choice_asks_which_and_the_body_tile_is_turned(desk: Page) -> None:
    seed, slot = next(found for found in map(voucher_in_first_row, range(200)) if found)
    table = RescuePage.make(desk, GAME, here(*NAMES[:2]), seed=seed)
    mine = desk.locator(f".everybody [data-seat='{table.order()[0]}'] .face")
    expect(mine.locator("[data-art$='-111']")).to_be_visible()
    table.tile(slot).click()
    expect(desk.locator(".choose .option")).to_have_count(3)
    desk.locator(".choose [data-choice=torso]").click()
    table.says("Tummy: level 1 to 2.")
    table.button("Take it").click()
    table.wait_for_moves(1)
    expect(mine.locator("[data-art$='-121']")).to_be_visible()


def voucher_in_first_row(seed: int) -> tuple[int, int] | None:
    row = homeward.game(GAME).view(homeward.game(GAME).deal(2, seed), None).row  # type: ignore[attr-defined]
    return next(((seed, slot.position) for slot in row if slot.tile.brings == "part"), None)


def test_a_tile_is_taken_with_the_keyboard_alone(desk: Page) -> None:
    table = RescuePage.make(desk, GAME, here(*NAMES[:2]), seed=4)
    table.can.first.focus()
    desk.keyboard.press("ArrowRight")
    expect(table.tile(2)).to_be_focused()
    desk.keyboard.press("Enter")
    expect(table.tile(2)).to_have_attribute("aria-pressed", "true")
    table.button("Take it").focus()
    desk.keyboard.press("Enter")
    table.wait_for_moves(1)


# Whoever presses "Start the game" while the file is still being read gets the tiles of the file.
SLOW_DISK = """
const read = Blob.prototype.text;
Blob.prototype.text = async function () {
  await new Promise((done) => setTimeout(done, 1500));
  return read.call(this);
};
"""


def test_own_tiles_from_the_set_up_page(desk: Page, tmp_path: Path) -> None:
    house = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
    tiles = house[house.index("tiles = [") : house.index("\n]", house.index("tiles = [")) + 3]
    own = tmp_path / "my.toml"
    own.write_text("tiles = []", encoding="utf-8")
    desk.add_init_script(SLOW_DISK)
    desk.goto(f"/new/{GAME}")
    desk.get_by_label("Name of seat 1").fill("Mia")
    desk.get_by_label("Name of seat 2").fill("Jonas")
    desk.get_by_text("Your own files").click()
    desk.get_by_label("Your own tiles").set_input_files(own)
    desk.get_by_role("button", name="Start the game").click()
    expect(desk.get_by_role("alert")).to_contain_text("tiles of kind bed: there are 0, but there must be 9")
    own.write_text(tiles.replace("Wants", "Dreams of"), encoding="utf-8")
    desk.get_by_label("Your own tiles").set_input_files(own)
    desk.get_by_role("button", name="Start the game").click()
    table = RescuePage(desk).laid()
    table.take(table.can.first)
    expect(desk.locator(".tile")).to_have_count(6)


@LOOKS
def test_axe_finds_nothing(visit: Visit, server: Server, size: ViewportSize, scheme: str) -> None:
    page = visit(server, size, color_scheme=scheme)
    table = RescuePage.continued(page, played(GAME, NAMES[:4], seed=4, moves=6))
    table.wait_until_at_rest()
    assert violations(page) == []
    table.choose(table.can.first)
    assert violations(page) == [], "with a tile chosen"


NAMES_ON_FIGURES = """
() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => [one, one.getBoundingClientRect()]);
  return boxes('.track .sign').flatMap(([name, a]) => boxes('.track .figure .art').flatMap(([, b]) =>
    Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
      ? [name.textContent.trim()] : []));
}
"""


def test_the_name_of_a_place_covers_no_figure(desk: Page) -> None:
    record = played(GAME, NAMES, 4, 12)
    RescuePage.continued(desk, record).wait_until_at_rest()
    for screen in (Screen(360, 640), Screen(844, 390), Screen(1024, 768), Screen(1440, 900)):
        screen.show(desk)
        expect(desk.locator(".track .figure .art").first).to_be_attached()
        assert desk.evaluate(NAMES_ON_FIGURES) == [], screen
