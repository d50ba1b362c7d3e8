"""Pets Rescue in the browser: whole games, and what a person sees before placing a card."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import homeward
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.view import PetsView
from homeward.testkit import rules
from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, TABLET, Visit
from tests.browser.pages import bots, here
from tests.browser.pets import PetsPage
from tests.browser.records import stopped_when, two_thirds
from tests.browser.server import Server
from tests.games.pets_rescue.own_cards import bear_at_the_start

NAMES = ["Mia", "Jonas", "Lena", "Opa"]
STARTING = [card.name for card in BOX.card if card.starting]
EVERYTHING = ["line", "card", "direction", "gift", "place", "offer", "accept", "swap", "start"]


def sit(page: Page, players: int, seed: int = 4) -> PetsPage:
    return PetsPage.make(page, "pets-rescue", here(*NAMES[:players]), seed=seed)


def accessible(table: PetsPage) -> None:
    assert violations(table.page) == [], table.phase


@pytest.mark.parametrize("phase", EVERYTHING)
def test_every_decision(desk: Page, phase: str) -> None:
    def is_asked(state: homeward.State) -> bool:
        return bool(PETS_RESCUE.view(state, None).phase == phase)  # type: ignore[attr-defined]

    table = PetsPage.continued(desk, stopped_when("pets-rescue", tuple(NAMES), is_asked))
    table.wait_until_at_rest()
    if table.curtain.count():
        table.open_curtain()
    accessible(table)
    before = table.moves
    assert table.decide() == phase
    table.wait_for_a_move(before)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(desk: Page, players: int, picture: Any) -> None:
    table = sit(desk, players)

    def look(table: PetsPage) -> None:
        if players == 4:
            accessible(table)
        if players == 3 and table.phase == "place":
            picture(desk, "pets-rescue")

    seen = table.play_to_the_end(look)
    sheet = table.finished()
    sheet.get_by_role("checkbox", name="Show the rules for the points").check()
    expect(sheet).to_contain_text(re.compile(r"PR-\d+"))
    table.button("Look at the table").click()
    results = desk.locator("[data-result]")
    expect(results).to_have_count(players)
    for seat in range(players):
        expect(results.nth(seat)).to_contain_text(NAMES[seat])
    assert {"line", "card", "start"} <= seen
    if players == 4:
        assert seen == set(EVERYTHING), "with four all 64 cards are in play, and these people take every card that acts"
        picture(desk, "pets-rescue-end")


def test_the_last_third_of_a_game_of_two_on_a_phone_at_bedtime(visit: Visit, server: Server) -> None:
    """A whole one is played by keyboard (test_keyboard.py)."""
    phone = visit(server, PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    table = PetsPage.continued(phone, two_thirds("pets-rescue", tuple(NAMES[:2]), 4))
    table.play_to_the_end(accessible)
    expect(table.finished().get_by_role("row")).not_to_have_count(2)
    table.button("Look at the table").click()
    accessible(table)


@pytest.mark.long
def test_a_whole_game_with_bots(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia") + bots("cub", "fox"), seed=2)
    while table.table.get_attribute("data-actor") is not None:
        table.wait_for('.table[data-actor="0"]:not([data-busy]), .table:not([data-actor])')
        if table.table.get_attribute("data-actor") is None:
            break
        before = table.moves
        table.decide()
        table.wait_for_a_move(before)
    expect(table.finished()).to_contain_text("Cub")


def test_a_line_lights_up_as_one_points_at_it(desk: Page) -> None:
    sit(desk, 3)
    desk.locator('[data-line="column.2"]').hover()
    expect(desk.locator(".band")).to_be_visible()
    expect(desk.locator(".cell:not(.dim)")).to_have_count(4)
    desk.locator('[data-line="row.3"]').hover()
    expect(desk.locator('.cell:not(.dim)[data-cell^="3."]')).to_have_count(4)
    desk.locator('[data-line="row.3"]').click()
    expect(desk.locator('.cell.can[data-cell^="3."]')).to_have_count(4)


def test_a_card_is_turned_both_ways_before_it_is_placed(desk: Page) -> None:
    table = sit(desk, 2)
    table.line("row", 1)
    place, card = table.cards(".cell.can")[0]
    desk.locator(f'.cell[data-card="{card}"]').click()
    for way in ("upright", "sideways"):
        table.turn(way)
        expect(table.prompt).to_contain_text(way)
        expect(desk.locator(f'[data-way="{way}"]')).to_contain_text("for you now")
    assert table.moves == 1, "turning a card is not a move"
    expect(desk.locator(f'[data-cell="{place}"]')).to_have_attribute("data-card", card)
    table.confirm()
    expect(desk.locator(f'.cell[data-card="{card}"]')).to_have_count(0)


def offers_a_card_that_acts(state: homeward.State) -> bool:
    view = PETS_RESCUE.view(state, None)
    assert isinstance(view, PetsView)
    if view.phase != "accept" or view.offering is None:
        return False
    return any(offer.card.form in ("pass", "offer") for offer in view.offering.offers)


@rules("PR-R11", "PR-55")
@pytest.mark.parametrize("way", ["upright", "sideways"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_an_accepted_card_that_acts_is_placed_as_one_likes(
    visit: Visit, server: Server, size: ViewportSize, way: str
) -> None:
    record = stopped_when("pets-rescue", tuple(NAMES), offers_a_card_that_acts)
    view = PETS_RESCUE.view(record.state, None)
    assert isinstance(view, PetsView)
    assert view.offering is not None
    offer = next(one for one in view.offering.offers if one.card.form in ("pass", "offer"))
    page = visit(server, size)
    table = PetsPage.continued(page, record)
    table.wait_until_at_rest()
    page.locator(f'[data-offer="{offer.offer}"]').click()
    table.turn(way)
    expect(page.locator('[data-way][aria-disabled="true"]')).to_have_count(0)
    if way == "upright":
        expect(table.prompt).to_contain_text("It does not act any more and gives no points.")
    table.confirm()
    told = homeward.Record.decode(record.encode())
    told.append(PETS_RESCUE.parse(f"accept {offer.offer} {way}"))
    after = PETS_RESCUE.view(told.state, None)
    assert isinstance(after, PetsView)
    mine = after.shelters[view.offering.owner].cards
    assert [placed.way for placed in mine if placed.card.id == offer.card.id] == [way]
    assert table.moves == len(told.moves)


def test_what_is_not_allowed_says_why(desk: Page) -> None:
    table = sit(desk, 2)
    table.line("row", 1)
    desk.locator('.cell[data-cell="2.1"]').click()
    expect(table.prompt).to_contain_text("not in the line")
    expect(table.prompt).not_to_contain_text("PR-16")
    table.button("Which rule?").click()
    expect(table.prompt).to_contain_text("PR-16")


def test_a_turn_with_the_keyboard_alone(desk: Page) -> None:
    table = sit(desk, 2)
    table.wait_until_at_rest()
    desk.locator('[data-line="column.1"]').focus()
    desk.keyboard.press("Enter")
    table.wait_for_moves(1)
    desk.locator('.cell[data-cell="1.1"]').focus()
    desk.keyboard.press("ArrowDown")
    expect(desk.locator('.cell[data-cell="2.1"]')).to_be_focused()
    desk.keyboard.press("Enter")
    expect(table.main).to_contain_text("Place it")
    table.main.focus()
    desk.keyboard.press("Enter")
    table.wait_for_moves(2)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_nothing_sticks_out(visit: Visit, server: Server, size: ViewportSize) -> None:
    page = visit(server, size)
    table = sit(page, 4)
    table.line("row", 5)
    page.locator(".cell.can").first.click()
    expect(page.locator(".choice")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    boxes = page.locator(".cell, .choice").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map((box) => [box.left, box.top, box.right, box.bottom])"
    )
    panel, cells = boxes[-1], boxes[:-1]
    for left, top, right, bottom in cells:
        assert not (left < panel[2] - 3 and right > panel[0] + 3 and top < panel[3] - 3 and bottom > panel[1] + 3)


def test_an_unusual_file_is_told_so_and_played_with(desk: Page, tmp_path: Path) -> None:
    own = tmp_path / "cards.toml"
    desk.goto("/new/pets-rescue")
    desk.get_by_label("Name of seat 1").fill("Mia")
    desk.get_by_label("Name of seat 2").fill("Jonas")
    own.write_text("card = []", encoding="utf-8")
    desk.get_by_text("Your own files").click()
    desk.get_by_label("Your own cards").set_input_files(own)
    told = desk.get_by_role("status").filter(has_text="You cannot play with this file:")
    expect(told).to_contain_text("card: there are 0, but there must be 64")
    own.write_text(bear_at_the_start(), encoding="utf-8")
    desk.get_by_label("Your own cards").set_input_files(own)
    told = desk.get_by_role("status").filter(has_text="You can play with this file.")
    expect(told).to_contain_text("card P01: this starting card is a teddy bear.")
    desk.get_by_role("button", name="Start the game").click()
    PetsPage(desk).laid()


def test_own_cards_come_with_a_file(desk: Page) -> None:
    house = Path(__file__).parents[2] / "src/homeward/games/pets_rescue/components.toml"
    text = house.read_text(encoding="utf-8")
    cards = text[text.index("[[card]]") :]
    for name in STARTING:
        cards = cards.replace(f'name = "{name}"', f'name = "{name}s"')
    PetsPage.make(desk, "pets-rescue", here("Mia") + bots("cub"), seed=4, components=cards).wait_until_at_rest()
    label = desk.locator('[data-start="0"]').inner_text()
    assert any(f"{name}s" in label for name in STARTING)
