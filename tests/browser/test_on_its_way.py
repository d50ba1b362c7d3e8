"""A move on its way to the table stays where its player put it, from the press until it is stored or refused."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from homeward.engine.moves import Move
from homeward.engine.state import State
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.wombat_rescue import WOMBAT_RESCUE, moves
from homeward.games.wombat_rescue.rules import WombatRescue
from tests.browser.announcements import expect_once, listen
from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.falle import FalleTable
from tests.browser.pages import TablePage, by_link, here
from tests.browser.pets import PetsPage
from tests.browser.records import stopped_when
from tests.browser.rescue import RescuePage
from tests.browser.server import Server
from tests.browser.silent_connection import SilentConnection
from tests.browser.wombat import WombatPage, moment

LOST = "Connection lost."
ON_ITS_WAY = "On its way …"
# Looks at every frame that is drawn, from the first with the mark on, until one more move has been played.
WATCH = """mark => {
  window.marked = window.fallen = 0;
  const moves = document.querySelector('.table').dataset.moves;
  const look = () => {
    if (document.querySelector('.table').dataset.moves !== moves) return;
    if (document.querySelector(mark)) window.marked++;
    else if (window.marked) window.fallen++;
    requestAnimationFrame(look);
  };
  look();
}"""


def expect_kept(connection: SilentConnection, table: TablePage, mark: str, press: Callable[[], None]) -> None:
    """What was pressed has this mark all the time that the move is on its way, and the move arrives."""
    table.wait_until_at_rest()
    before = table.moves
    table.page.evaluate(WATCH, mark)
    connection.fall_silent()
    press()
    expect(table.prompt).to_contain_text(ON_ITS_WAY)
    expect(table.page.get_by_text(LOST)).to_be_visible()
    expect(table.page.locator(mark).first).to_be_visible()
    assert table.moves == before
    connection.come_back()
    table.wait_for_a_move(before)
    assert table.page.evaluate("window.marked > 0 && window.fallen === 0")


def test_a_card_that_was_placed(visit: Visit, connection: SilentConnection) -> None:
    table = PetsPage.make(visit(connection, PHONE), "pets-rescue", here("Mia", "Jonas"), seed=3)
    table.decide()
    table.wait_until_at_rest()
    table.page.locator(".cell.can").first.click()
    table.turn("sideways")
    expect_kept(connection, table, '[data-way="sideways"][aria-checked="true"]', table.main.click)


def is_asked_to_give(state: State) -> bool:
    return bool(PETS_RESCUE.view(state, None).phase == "gift")  # type: ignore[attr-defined]


def test_a_card_that_was_given(visit: Visit, connection: SilentConnection) -> None:
    record = stopped_when("pets-rescue", ("Mia", "Jonas", "Lena"), is_asked_to_give)
    table = PetsPage.continued(visit(connection), record)
    table.page.locator(".placed.can").first.click()
    expect_kept(connection, table, ".placed.picked", table.main.click)


def test_a_tile_and_the_choice_it_asks_for(visit: Visit, connection: SilentConnection) -> None:
    table = RescuePage.make(visit(connection), "monster-baby-rescue", here("Mia", "Jonas"), seed=6)
    table.choose(table.can.first)
    expect_kept(connection, table, ".tile.chosen", table.main.click)


def ready(kind: type[Move]) -> Callable[[WombatRescue], Move | None]:
    """Such a move is legal, among others and, if it is the end of a turn, beside a card to turn up."""

    def found(state: WombatRescue) -> Move | None:
        legal = [WOMBAT_RESCUE.moves[code] for code in state.legal()]
        if kind is moves.Digest and moves.Reveal() not in legal:
            return None
        return next((move for move in legal if isinstance(move, kind) and len(legal) > 1), None)

    return found


def do(table: WombatPage, move: Move) -> None:
    table.act(move)


@pytest.mark.parametrize(
    ("kind", "mark"),
    [
        (moves.Walk, ".targets .looked"),
        (moves.HighFibre, "[data-card=high-fibre][data-sent]"),
        (moves.HandOver, "[data-heir][data-sent]"),
        (moves.Digest, "[data-digest]"),
    ],
)
def test_what_was_chosen_in_wombat_rescue(
    visit: Visit, connection: SilentConnection, kind: type[Move], mark: str
) -> None:
    record, move = moment(ready(kind))
    table = WombatPage.continued(visit(connection), record)
    expect_kept(connection, table, mark, lambda: do(table, move))


def test_a_reload_does_not_lose_a_move_on_its_way(visit: Visit, connection: SilentConnection) -> None:
    table = ChasePage.make(visit(connection), "monster-chase", here("Mia"), seed=5)
    connection.fall_silent()
    table.tile(4).click()
    expect(table.page.locator('.tile[data-position="4"][data-sent]')).to_be_visible()
    table.page.reload()
    expect(table.table).to_have_count(0)
    connection.come_back()
    table.laid()
    table.wait_for_moves(1)


def test_it_is_told_once_and_whatever_else_is_pressed_says_why(visit: Visit, connection: SilentConnection) -> None:
    table = ChasePage.make(visit(connection), "monster-chase", here("Mia"), seed=5)
    table.wait_until_at_rest()
    listen(table.page)
    connection.fall_silent()
    table.tile(4).click()
    expect_once(table.page, ON_ITS_WAY)
    table.tile(5).click()
    expect_once(table.page, "One thing at a time: the last move is still on its way.")
    expect(table.page.locator(".tile[data-sent]")).to_have_count(1)
    connection.come_back()
    table.wait_for_moves(1)
    expect_once(table.page, ON_ITS_WAY, "One thing at a time: the last move is still on its way.")


def test_somebody_takes_a_move_back_meanwhile(visit: Visit, server: Server, connection: SilentConnection) -> None:
    opa = PetsPage.make(visit(server), "pets-rescue", here("Opa") + by_link("Mia"), seed=3)
    link = opa.page.get_by_label("Link", exact=True).input_value()
    mia = PetsPage.join(visit(connection), link.replace(server.address, connection.address))
    mia.page.get_by_label("Your name").fill("Mia")
    mia.page.get_by_role("button", name="Sit here").click()
    for _ in range(2):
        opa.decide()
    mia.tap_on_until_turn(1)
    mia.page.locator(".cell.can").first.click()
    connection.fall_silent()
    mia.main.click()
    expect(mia.prompt).to_contain_text(ON_ITS_WAY)
    opa.button("Undo").click()
    opa.wait_for_moves(1)
    connection.come_back()
    mia.says("The game has moved on. Look again and choose once more.")
    mia.wait_for_moves(1)
    expect(mia.page.get_by_text(ON_ITS_WAY)).to_have_count(0)
    expect(mia.page.locator(".cell.picked")).to_have_count(0)


def test_a_move_that_comes_too_late_comes_back_with_a_reason(
    visit: Visit, server: Server, connection: SilentConnection
) -> None:
    table = ChasePage.make(visit(connection), "monster-chase", here("Mia"), seed=5)
    connection.fall_silent()
    table.tile(4).click()
    expect(table.prompt).to_contain_text(ON_ITS_WAY)
    play_elsewhere(visit(server), table)
    connection.come_back()
    table.says("The game has moved on. Look again and choose once more.")
    table.wait_for_moves(1)
    expect(table.page.locator("[data-sent]")).to_have_count(0)


def play_elsewhere(page: Page, table: ChasePage) -> None:
    """The same device plays over another line, and leaves."""
    known = table.page.evaluate("JSON.parse(localStorage.getItem('homeward.tables'))[0]")
    page.goto("/credits")
    page.evaluate("known => localStorage.setItem('homeward.tables', JSON.stringify([known]))", known)
    page.goto(f"/table/{table.id}")
    page.get_by_role("button", name="Use this window").click()
    other = ChasePage(page).laid()
    other.flip(5)
    page.close()


@pytest.mark.alone
def test_in_real_time_both_people_of_a_device_are_ready(visit: Visit, connection: SilentConnection) -> None:
    table = FalleTable.short(visit(connection), here("Mia", "Jonas", "Lena", "Opa"))
    connection.fall_silent()
    table.go()
    expect(table.prompt).to_contain_text(ON_ITS_WAY)
    table.go()
    expect(table.page.locator("[data-ready]")).to_have_count(2)
    connection.come_back()
    table.wait_for_phase("pushing")
