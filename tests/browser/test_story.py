"""A table tells its story: what others do is seen in order, with the right face, at the speed of whoever watches."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import TablePage, bots, by_link, here
from tests.browser.server import Server

IN_TURNS = ["monster-baby-rescue", "monster-chase", "pets-rescue", "wombat-rescue"]

# Notes everything that tells, whenever any of it changes.
WATCH = """() => {
  window.seen = [];
  const text = (selector) => document.querySelector(selector)?.innerText ?? '';
  const note = () => {
    const table = document.querySelector('.table');
    if (!table) return;
    const seats = [...document.querySelectorAll('.seat')];
    window.seen.push({
      busy: 'busy' in table.dataset,
      moves: Number(table.dataset.moves),
      said: text('.prompt .text'),
      face: document.querySelector('.prompt')?.dataset.seat ?? null,
      playing: seats.flatMap((seat, i) => seat.classList.contains('now') ? [String(i)] : []),
      log: text('.log ul'),
      points: seats.map((seat) => seat.querySelector('.points')?.innerText ?? ''),
    });
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ['data-busy', 'data-moves', 'data-seat', 'class'],
  });
  note();
}"""


def seen(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


def told(page: Page) -> list[dict[str, Any]]:
    """What was said while pieces moved."""
    return [now for now in seen(page) if now["busy"] and now["said"]]


def begin(page: Page, game: str) -> TablePage:
    """A game of a person with two bots, who have just moved: it is the person's turn again."""
    table = TablePage.make(page, game, [*here("Mia"), *bots("cub", "fox")])
    page.evaluate(WATCH)
    table.wait_for_turn(0)
    page.evaluate("window.seen = []")
    while not {now["face"] for now in told(page)} & {"1", "2"}:
        table.play_hint()
        table.wait_for_turn(0)
    return table


def play_until_others_move(table: TablePage) -> None:
    """With a shuffle nobody chose it may be one's own turn several times in a row."""
    others = '.table[data-busy] .prompt:is([data-seat="1"], [data-seat="2"])'
    while not table.page.locator(others).count():
        table.play_hint()
        table.wait_for(f'{others}, .table[data-actor="0"]:not([data-busy])')


@pytest.mark.parametrize("game", IN_TURNS)
def test_everything_that_tells_follows_one_moment(visit: Visit, server: Server, game: str) -> None:
    """With full motion and a shuffle nobody chose."""
    page = visit(server, reduced_motion="no-preference", reading="passes")
    begin(page, game)
    moments = told(page)
    for now in moments:
        assert now["playing"] in ([now["face"]], []), f"one face and another badge: {now}"
    for before, now in itertools.pairwise(moments):
        if now["moves"] == before["moves"]:
            assert now["points"] == before["points"], f"scored before it was seen: {now}"
            assert now["log"] == before["log"], f"logged before it was seen: {now}"
    last = seen(page)[-1]
    assert moments[-1]["log"] != last["log"]


def test_who_taps_on_sees_one_move_after_the_other(visit: Visit, server: Server) -> None:
    page = visit(server, pace="normal")
    table = TablePage.make(page, "monster-baby-rescue", [*here("Mia"), *bots("cub", "fox")])
    table.button("Menu").click()
    page.get_by_text("I tap on", exact=True).click()
    page.keyboard.press("Escape")
    table.wait_for_turn(0)
    play_until_others_move(table)
    table.says("takes")
    expect(table.main).to_have_text("Go on")
    page.locator(".board").click(position={"x": 3, "y": 3})
    table.tap_on_until_turn(0)
    page.reload()
    table.laid()
    table.button("Menu").click()
    expect(page.get_by_role("radio", name="I tap on")).to_be_checked()


def test_what_the_others_did_can_be_seen_again(visit: Visit, server: Server) -> None:
    page = visit(server)
    table = begin(page, "monster-baby-rescue")
    moves, log = table.moves, page.locator(".log").inner_text()
    first = seen(page)
    page.evaluate("window.seen = []")
    table.button("What have I missed?").click()
    table.wait_for(".table[data-busy]")
    table.wait_for_turn(0)
    again = [now["said"] for now in seen(page) if now["busy"] and now["face"] != "0"]
    assert again
    assert set(again) <= {now["said"] for now in first}
    assert (table.moves, page.locator(".log").inner_text()) == (moves, log), "only told again"
    table.play_hint()
    assert table.moves > moves


def test_a_person_elsewhere_is_told_with_face_and_name(visit: Visit, server: Server) -> None:
    mia = TablePage.make(visit(server, pace="slow"), "monster-baby-rescue", [*here("Mia"), *by_link("Opa")])
    opa = TablePage.join(visit(server, {"width": 390, "height": 844}, pace="slow"), mia.invitation())
    opa.page.get_by_label("Your name").fill("Opa")
    opa.page.get_by_role("button", name="Sit here").click()
    pages = [mia, opa]
    for page in pages:
        page.wait_for('.table[data-actor]:not([data-actor=""])')
    actor = int(mia.table.get_attribute("data-actor") or 0)
    pages[actor].play_hint()
    watching = pages[1 - actor]
    watching.says(f"{['Mia', 'Opa'][actor]} takes")
    expect(watching.page.locator(".prompt")).to_have_attribute("data-seat", str(actor))
