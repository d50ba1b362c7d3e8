"""Wombat Rescue in a real browser: whole games, pushes, catches out of turn, cards, the map, boards of one's own."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from homeward.catalogue.translator import english
from homeward.engine.moves import Move
from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue import WOMBAT_RESCUE, moves
from homeward.games.wombat_rescue.preview import MovePreview
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from tests.browser.axe import violations
from tests.browser.conftest import LOOKS, Visit
from tests.browser.pages import here
from tests.browser.server import Server
from tests.browser.wombat import WombatPage, moment, wise


def legal(state: WombatRescue) -> list[Move]:
    return [WOMBAT_RESCUE.moves[code] for code in state.legal()]


# Whole games


def test_the_first_half_of_a_game_for_two_by_mouse(desk: Page, picture: Any) -> None:
    """A whole one is played by keyboard (test_keyboard.py)."""
    table = WombatPage.begin(desk, here("Mia", "Opa"), seed=32)
    for _ in range(90):
        table.do(WOMBAT_RESCUE.moves[wise(table.state)])
    picture(desk, "wombat-rescue")
    table.shows_the_state()


@pytest.mark.long
def test_a_whole_game_for_four_with_the_keyboard(desk: Page) -> None:
    table = WombatPage.begin(desk, here("Mia", "Opa", "Lena", "Jonas"), seed=88, layout="crossroads", boulders=True)
    table.by_keyboard = True
    table.play_to_the_end()
    expect(table.finished()).to_be_visible()


# Moments


def lost(state: WombatRescue) -> Move | None:
    return moves.Reveal() if moves.Reveal() in legal(state) else None


def test_a_lost_wombat(desk: Page) -> None:
    record, move = moment(lost)
    table = WombatPage.continued(desk, record)
    table.says("You are lost.")
    table.hex(int(table.state.outback.home)).click()
    table.says("You are lost here. Turn up a card to move on.")
    table.do(move)
    while table.state.turn.phase == codes.LOST_STEP:
        expect(desk.locator("[data-card-shown]")).to_be_visible()
        table.do(legal(table.state)[0])
    table.shows_the_state()


def pushing(state: WombatRescue) -> Move | None:
    if state.turn.phase != codes.MOVE:
        return None
    for code in state.legal():
        seen = WOMBAT_RESCUE.preview(state, state.turn.active, code)
        if isinstance(seen, MovePreview) and seen.push is not None and not seen.caught:
            return WOMBAT_RESCUE.moves[code]
    return None


def test_a_push(desk: Page) -> None:
    record, move = moment(pushing)
    table = WombatPage.continued(desk, record)
    before = [int(wombat.lead) for wombat in table.state.outback.wombats]
    table.do(move)
    after = [int(wombat.lead) for wombat in table.state.outback.wombats]
    assert sum(one != other for one, other in zip(before, after, strict=True)) == 2
    table.shows_the_state()


def caught_out_of_turn(state: WombatRescue) -> Move | None:
    for code in [codes.DIGEST] if state.turn.phase == codes.MOVE else []:
        after = state.copy()
        assert isinstance(after, WombatRescue)
        after.apply(code)
        if after.turn.phase == codes.DEN and after.turn.decider != after.turn.active:
            return WOMBAT_RESCUE.moves[code]
    return None


def test_a_catch_out_of_turn(desk: Page) -> None:
    record, move = moment(caught_out_of_turn)
    table = WombatPage.continued(desk, record)
    table.do(move)
    caught = int(table.state.turn.decider)
    assert caught != table.state.turn.active
    table.wait_for_turn(caught)
    table.says("The dingo caught you!")
    table.shows_the_state()
    table.do(legal(table.state)[-1])
    assert table.state.hunt.holder == caught
    table.shows_the_state()


@pytest.mark.parametrize("card", [moves.RunHome, moves.HoldItIn, moves.HighFibre, moves.Scamper])
def test_every_action_card(desk: Page, card: type[Move]) -> None:
    record, move = moment(MOMENTS[card])
    table = WombatPage.continued(desk, record)
    seat = int(table.state.turn.active)
    table.do(move)
    name = str(card.__struct_config__.tag)
    assert name not in seen_cards(table.state, seat)
    table.shows_the_state()
    expect(table.card(name)).to_have_accessible_name(f"{NAMES[card]} used")
    table.card(name).click()
    table.says("already")


def seen_cards(state: WombatRescue, seat: int) -> tuple[str, ...]:
    cards: tuple[str, ...] = WOMBAT_RESCUE.view(state, seat).seats[seat].cards  # type: ignore[attr-defined]
    return cards


def first_of(card: type[Move]) -> Any:
    def found(state: WombatRescue) -> Move | None:
        return next((move for move in legal(state) if isinstance(move, card)), None) if state.turns > 6 else None

    return found


NAMES: dict[type[Move], str] = {
    moves.RunHome: "Run home",
    moves.HoldItIn: "Hold it in",
    moves.HighFibre: "High fibre",
    moves.Scamper: "Scamper",
}
MOMENTS: dict[type[Move], Any] = {
    card: first_of(card) for card in (moves.RunHome, moves.HoldItIn, moves.HighFibre, moves.Scamper)
}


# The map


def running(state: WombatRescue) -> Move | None:
    if state.turn.phase != codes.MOVE or state.turns < 12 or not state.outback.in_area(state.turn.active):
        return None
    return next((move for move in legal(state) if isinstance(move, moves.Walk)), None)


def test_every_other_space_says_why(desk: Page) -> None:
    record, _ = moment(running)
    table = WombatPage.continued(desk, record)
    refused = [space for space in range(150) if not table.state.allows(codes.WALK + space)]
    for space in refused[:: len(refused) // 6]:
        why = WOMBAT_RESCUE.why(table.state, codes.WALK + space)
        assert why is not None
        table.hex(space).click()
        table.says(english(why.said))
        assert table.moves == len(record.moves)


def test_lines_show_their_stops_and_smell_has_patterns(desk: Page) -> None:
    record, _ = moment(running)
    table = WombatPage.continued(desk, record)
    table.wait_until_at_rest()
    ends = [
        seen.stop
        for code in table.state.legal()
        if isinstance(seen := WOMBAT_RESCUE.preview(table.state, 0, code), MovePreview) and seen.stop
    ]
    assert sorted(desk.locator("[data-stop]").evaluate_all("all => all.map(one => one.dataset.stop)")) == sorted(ends)
    for seat in range(3):
        expect(desk.locator(f'[data-smell="{seat}"]')).to_have_attribute("fill", f"url(#smell-{seat})")
    assert desk.locator("[data-reach]").count() == len(WOMBAT_RESCUE.view(table.state, 0).reach)  # type: ignore[attr-defined]


def test_zoom_and_pan(desk: Page) -> None:
    record, _ = moment(running)
    table = WombatPage.continued(desk, record)
    table.wait_until_at_rest()
    home = table.hex(int(table.state.outback.home))
    small = box(home)["width"]
    table.button("Closer").click()
    wait_for_box(home, "box.width > than * 1.3", small)
    at = box(home)["x"]
    desk.mouse.move(300, 300)
    desk.mouse.down()
    desk.mouse.move(380, 300, steps=4)
    desk.mouse.up()
    wait_for_box(home, "box.x > than + 20", at)
    table.button("Show everything").click()
    wait_for_box(home, "Math.abs(box.width / than - 1) < 0.01", small)
    desk.mouse.move(300, 300)
    desk.mouse.wheel(0, -300)
    expect(table.button("Show everything")).to_have_attribute("aria-disabled", "false")
    home.focus()
    desk.keyboard.press("0")
    expect(table.button("Show everything")).to_have_attribute("aria-disabled", "true")


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def wait_for_box(locator: Locator, wanted: str, than: float) -> None:
    """Until the box of a piece is as the formula says."""
    piece = locator.element_handle()
    locator.page.wait_for_function(
        f"([piece, than]) => {{ const box = piece.getBoundingClientRect(); return {wanted} }}", arg=[piece, than]
    )


def test_a_finger_asks_once(phone: Page) -> None:
    record, move = moment(running)
    table = WombatPage.continued(phone, record)
    table.wait_until_at_rest()
    assert isinstance(move, moves.Walk)
    table.hex(move.space).tap()
    expect(table.main).to_have_text("Go")
    assert table.moves == len(record.moves)
    table.button("Go").tap()
    table.wait_for_moves(len(record.moves) + 1)
    assert phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@LOOKS
def test_nothing_keeps_anybody_out(visit: Visit, server: Server, size: ViewportSize, scheme: str) -> None:
    page = visit(server, size, color_scheme=scheme)
    record, _ = moment(running)
    table = WombatPage.continued(page, record)
    table.wait_until_at_rest()
    assert violations(page) == []
    table.button("What is what?").click()
    expect(page.locator(".sheet")).to_be_visible()
    assert violations(page) == []


# A board of one's own


def test_laying_a_board(desk: Page, tmp_path: Path) -> None:
    desk.goto("/own/wombat-rescue/layout")
    ready = desk.locator("[data-ready]")
    expect(ready).to_be_visible()
    assert violations(desk) == []
    desk.locator('[data-at="2,-11"]').click()
    desk.get_by_role("button", name="Take away").click()
    expect(desk.get_by_text("1 more tile is needed besides home and the nests.")).to_be_visible()
    desk.get_by_role("button", name="Shuffled × 1").click()
    desk.locator('[data-at="2,-11"]').click()
    expect(ready).to_be_visible()
    desk.get_by_label("Board name").fill("At the creek")
    with desk.expect_download() as download:
        desk.get_by_role("button", name="Save as a file").click()
    download.value.save_as(tmp_path / "layout.toml")
    text = (tmp_path / "layout.toml").read_text(encoding="utf-8")
    assert WOMBAT_RESCUE.check_file("layout", text).problems == []
    desk.get_by_role("button", name="Play on it").click()
    desk.get_by_text("Your own", exact=True).click()
    desk.get_by_role("button", name="Start the game").click()
    expect(desk.locator(".outback")).to_be_visible()


def test_nobody_is_on_the_map_twice(desk: Page) -> None:
    record, _ = moment(running)
    table = WombatPage.continued(desk, record)
    table.wait_until_at_rest()
    assert desk.locator("[data-lead]").count() == table.state.players
    assert table.state.winner == NOBODY
