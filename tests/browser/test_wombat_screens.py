"""Wombat Rescue on every screen: the map comes first, choices say what they lead to, and moments are seen."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from homeward.engine.moves import Move
from homeward.games.wombat_rescue import WOMBAT_RESCUE, moves
from homeward.games.wombat_rescue.preview import MovePreview
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from tests.browser.conftest import Visit
from tests.browser.layout import troubles
from tests.browser.pages import here
from tests.browser.server import Server
from tests.browser.wombat import WombatPage, moment, wise

SMALL: dict[str, ViewportSize] = {
    "a-phone-with-bars": {"width": 390, "height": 664},
    "a-phone-on-its-side": {"width": 844, "height": 390},
    "a-tablet-on-its-side": {"width": 1024, "height": 768},
}
LEAST = 22


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def legal(state: WombatRescue) -> list[Move]:
    return [WOMBAT_RESCUE.moves[code] for code in state.legal()]


def lies_in(inner: FloatRect, outer: FloatRect) -> bool:
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    inside = outer["x"] <= x <= outer["x"] + outer["width"] and outer["y"] <= y <= outer["y"] + outer["height"]
    return bool(inside)


def walking_far(state: WombatRescue) -> Move | None:
    """Somebody is on the way, so that home is not what matters."""
    if state.turn.phase != codes.MOVE or state.turns < 12 or state.outback.wombats[state.turn.active].lead < 30:
        return None
    return next((move for move in legal(state) if isinstance(move, moves.Walk)), None)


# The map first


@pytest.mark.parametrize("size", SMALL.values(), ids=SMALL)
def test_the_map_has_room_and_begins_at_the_own_wombat(visit: Visit, server: Server, size: ViewportSize) -> None:
    record, _ = moment(walking_far)
    page = visit(server, size)
    table = WombatPage.continued(page, record)
    table.wait_until_at_rest()
    assert box(table.hex(0))["width"] >= LEAST
    outback = box(page.locator(".map"))
    assert lies_in(box(table.hex(int(table.state.outback.wombats[table.state.turn.active].lead))), outback)
    assert [one for one in troubles(page) if ".outback" in one or ".map" in one] == []
    # Opening a panel moves nothing.
    for fold in page.locator("[data-fold]").all():
        fold.click()
        expect(page.locator(".sheet")).to_be_visible()
        assert box(page.locator(".map")) == outback
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)
    assert box(page.locator(".map")) == outback


def test_what_is_out_of_sight_is_pointed_at(visit: Visit, server: Server) -> None:
    record, _ = moment(walking_far)
    page = visit(server, SMALL["a-phone-on-its-side"])
    table = WombatPage.continued(page, record)
    table.wait_until_at_rest()
    lead = table.hex(int(table.state.outback.wombats[table.state.turn.active].lead))
    for _ in range(6):
        table.button("Closer").click()
    lead.focus()
    for _ in range(14):
        page.keyboard.press("Shift+ArrowDown")
    for _ in range(14):
        page.keyboard.press("Shift+ArrowRight")
    page.locator('[data-sign="you"]').click()
    expect(page.locator('[data-sign="you"]')).to_have_count(0)
    assert lies_in(box(lead), box(page.locator(".map")))


def test_a_new_player_is_told_once_what_it_is_about(desk: Page) -> None:
    desk.goto("/credits")
    desk.evaluate("localStorage.removeItem('homeward.wombat-rescue.about')")
    WombatPage.begin(desk, here("Mia", "Opa"), seed=3)
    about = desk.get_by_role("region", name="What the game is about")
    expect(about).to_contain_text("Your four babies wait in four nests.")
    assert not overlap(box(about), box(desk.locator(".map")))
    desk.get_by_role("button", name="Let’s go").click()
    desk.reload()
    expect(desk.locator(".outback")).to_be_visible()
    expect(about).to_have_count(0)
    desk.get_by_role("button", name="What is what?").click()
    legend = desk.get_by_role("region", name="What is what?")
    expect(legend.locator("dt")).to_have_count(15)
    legend.get_by_role("button", name="What the game is about").click()
    expect(about).to_be_visible()


def overlap(one: FloatRect, other: FloatRect) -> bool:
    x = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    y = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(x > 1 and y > 1)


def test_the_land_goes_dark_at_bedtime(visit: Visit, server: Server) -> None:
    record, _ = moment(walking_far)
    for scheme, dark in (("light", False), ("dark", True)):
        page = visit(server, color_scheme=scheme)
        WombatPage.continued(page, record).wait_until_at_rest()
        fill = page.locator(".dusk").evaluate("node => getComputedStyle(node).fill")
        assert (fill not in ("rgba(0, 0, 0, 0)", "transparent")) == dark


# Choices


def getting_lost(state: WombatRescue) -> Move | None:
    for code in state.legal() if state.turn.phase == codes.MOVE else []:
        seen = WOMBAT_RESCUE.preview(state, int(state.turn.active), code)
        if code < codes.SCAMPER and isinstance(seen, MovePreview) and seen.lost and not seen.eats:
            return WOMBAT_RESCUE.moves[code]
    return None


def test_choices_say_what_they_lead_to(phone: Page) -> None:
    record, move = moment(getting_lost)
    table = WombatPage.continued(phone, record)
    table.wait_until_at_rest()
    assert isinstance(move, moves.Walk)
    table.hex(move.space).tap()
    table.says("You will be lost there.")
    table.button("Back").tap()
    table.button("End turn").tap()
    table.says("This ends your turn.")
    assert table.moves == len(record.moves)


def no_card(state: WombatRescue) -> Move | None:
    """High fibre cannot be played, Run home can."""
    ready = state.turn.phase == codes.MOVE and moves.RunHome() in legal(state)
    return moves.RunHome() if ready and moves.HighFibre() not in legal(state) else None


def test_a_refused_card_leaves_nothing_behind(desk: Page) -> None:
    record, _ = moment(no_card)
    table = WombatPage.continued(desk, record)
    table.card("run-home").click()
    table.says("Play Run home?")
    table.card("high-fibre").click()
    expect(desk.locator(".prompt.refused")).to_be_visible()
    expect(desk.locator(".card.picked")).to_have_count(0)
    expect(table.button("Play it")).to_have_count(0)
    table.card("run-home").click()
    table.says("Play Run home?")
    expect(desk.locator(".prompt.refused")).to_have_count(0)
    assert table.moves == len(record.moves)


def prowling(state: WombatRescue) -> Move | None:
    """The dingo has steps to go and several places to end at."""
    if state.turn.phase != codes.PROWLING or state.hunt.prowl_left < 2:
        return None
    seen = {code: WOMBAT_RESCUE.preview(state, int(state.turn.decider), code) for code in state.legal()}
    ends = {end for one in seen.values() if isinstance(one, MovePreview) for end in one.ends}
    return WOMBAT_RESCUE.moves[wise(state)] if len(ends) > 1 else None


def test_the_dingo_is_sent_in_one_go_and_its_prey_is_seen(desk: Page) -> None:
    record, move = moment(prowling)
    table = WombatPage.continued(desk, record)
    table.wait_until_at_rest()
    expect(desk.locator(f'[data-prey="{int(table.state.hunt.target)}"]')).to_have_count(1)
    goal = table.space_of(move)
    table.do(move)
    assert table.moves > len(record.moves) + 1
    caught = table.state.turn.phase in (codes.DEN, codes.HOLDER)
    assert caught or int(table.state.outback.dingo) == goal
    table.shows_the_state()


# Moments


def finding(state: WombatRescue) -> Move | None:
    for code in state.legal() if state.turn.phase == codes.MOVE else []:
        seen = WOMBAT_RESCUE.preview(state, int(state.turn.active), code)
        if code < codes.SCAMPER and isinstance(seen, MovePreview) and seen.finds:
            return WOMBAT_RESCUE.moves[code]
    return None


def test_a_baby_found_is_a_moment_of_delight(desk: Page) -> None:
    record, move = moment(finding)
    table = WombatPage.continued(desk, record)
    table.wait_until_at_rest()
    table.act(move)
    expect(desk.locator('[data-delight="found"]')).to_be_visible()
    table.wait_until_at_rest()
    expect(desk.locator("[data-delight]")).to_have_count(0)
