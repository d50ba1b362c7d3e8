"""The end of a game: the picture, the count, who has won, and everything else, on every screen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.chase import ChasePage, at_the_end
from tests.browser.conftest import DESK, Visit
from tests.browser.layout import troubles
from tests.browser.pages import TablePage
from tests.browser.records import finished, lost, nearly_finished
from tests.browser.rescue import RescuePage
from tests.browser.screen import settle
from tests.browser.server import Server

RESCUE = "monster-baby-rescue"
NAMES = ("Mia", "Jonas", "Lena", "Papa", "Oma")
LYING: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 390, "height": 664}

# Every sum that the count shows, seat by seat.
WATCH_THE_COUNT = """
() => {
  window.counting = [];
  new MutationObserver(() => {
    const sums = [...document.querySelectorAll('dialog [data-count] .sum')].map((one) => one.textContent.trim());
    const now = sums.join(' ').replaceAll('−', '-');
    if (now && counting.at(-1) !== now) counting.push(now);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}
"""


def test_the_picture_the_count_the_winner_and_the_rest(desk: Page) -> None:
    table = RescuePage.continued(desk, nearly_finished(RESCUE, NAMES[:2], seed=4))
    table.play_to_the_end()
    end = table.ended()
    expect(end.get_by_role("status")).to_have_text("The happiest baby is home.")
    expect(end.locator("svg.scene .mood-happy").first).to_be_visible()
    expect(table.button("Go on")).to_be_focused()
    assert violations(desk) == [], "the picture"

    desk.keyboard.press("Enter")
    expect(end.locator("[data-counted]")).to_be_visible()
    expect(end.get_by_role("status")).to_contain_text("Mia: ")
    assert end.locator("[data-count] .pieces svg").count() > 10
    assert violations(desk) == [], "the count"

    desk.keyboard.press("Enter")
    winner = end.locator("[data-won]")
    expect(winner.locator("svg.mood-happy").first).to_be_visible()
    expect(winner.locator("svg .tear")).to_have_count(0)
    expect(end.get_by_role("region")).to_be_focused()
    assert violations(desk) == [], "who has won"

    table.button("Why: Goals").click()
    expect(end.locator(".why")).to_contain_text("goal")
    end.get_by_role("tab", name="Score sheet").press("ArrowRight")
    expect(end.get_by_role("tab", name="What decided it?")).to_be_focused()
    table.button("See the end again").click()
    expect(end.locator("[data-stage=scene]")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(end).to_have_count(0)


def test_the_score_counts_up_seat_by_seat(visit: Visit, server: Server) -> None:
    page = visit(server, reduced_motion="no-preference")
    table = RescuePage.continued(page, nearly_finished(RESCUE, NAMES[:2], seed=4))
    page.evaluate(WATCH_THE_COUNT)
    table.play_to_the_end()
    table.ended()
    table.button("Go on").click()
    table.wait_for("[data-counted]")
    table.button("Go on").click()
    totals = [int(text) for text in page.locator("[data-result] .total").all_inner_texts()]
    steps = [[int(sum) for sum in step.split()] for step in page.evaluate("window.counting")]
    assert steps[0] == [0, 0]
    assert steps[-1] == totals
    while_mia = [step for step in steps if step[1] == 0]
    assert [step[0] for step in while_mia] == sorted({step[0] for step in while_mia}), "only more and more"
    assert all(step[0] == totals[0] for step in steps[len(while_mia) :]), "Jonas is counted when Mia is done"


def test_nothing_says_the_result_before_the_count_has_told_it(visit: Visit, server: Server) -> None:
    """Not even slowly read, or with the motion reduced; after a reload there is nothing left to wait for."""
    page = visit(server, reduced_motion="no-preference")
    record = nearly_finished(RESCUE, NAMES[:2], seed=4)
    table = RescuePage.continued(page, record)
    points = page.locator(".seat .points")
    expect(points.first).to_contain_text("for now")
    before = points.all_inner_texts()
    table.play_to_the_end()
    table.ended()
    verdict = re.compile(r"goes home with \d+ points")
    for stage in ("scene", "count"):
        expect(page.locator(f"[data-stage={stage}]")).to_be_visible()
        assert points.all_inner_texts() == before
        expect(page.locator(".prompt")).to_contain_text("The game is over")
        expect(page.get_by_text(verdict)).to_have_count(0)
        page.get_by_role("dialog").get_by_role("button", name="Go on").click()
    table.wait_for("[data-counted]")
    page.reload()
    page.locator("[data-result]").first.wait_for()
    totals = page.locator("[data-result] .total").all_inner_texts()
    assert points.all_inner_texts() == totals != before
    expect(page.locator(".log")).to_contain_text(verdict)


def test_whoever_closes_the_picture_has_seen_enough(desk: Page) -> None:
    table = RescuePage.continued(desk, nearly_finished(RESCUE, NAMES[:2], seed=4))
    table.play_to_the_end()
    table.ended()
    expect(desk.locator(".seat .points").first).to_contain_text("for now")
    desk.keyboard.press("Escape")
    expect(desk.locator(".seat .points").first).not_to_contain_text("for now")


CAPTION_ON_PICTURE = """
() => {
  const [a, b] = ['.comfort .picture svg', '.comfort .caption'].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return a.bottom > b.top + 1 && a.right > b.left + 1;
}
"""


def test_a_defeat_is_kind(visit: Visit, server: Server) -> None:
    page = visit(server, SMALL)
    whole = lost("monster-chase", NAMES[:2])
    table = ChasePage.continued(page, whole.until(len(whole.moves) - 1))
    table.flip(whole.moves[-1] + 1)
    end = page.get_by_role("dialog")
    comfort = end.get_by_role("region", name="Not this time. Well played!")
    expect(comfort).to_be_focused()
    expect(comfort).to_contain_text("They only wanted to sleep here too.")
    expect(end.locator("svg.scene .mood-happy").first).to_be_visible()
    expect(end.get_by_role("table")).not_to_be_visible()
    once_more = table.button("Once more").bounding_box()
    assert once_more is not None
    assert once_more["height"] >= 56
    assert violations(page) == []
    for size in (SMALL, LYING, DESK):
        page.set_viewport_size(size)
        settle(page)
        expect(table.button("Once more")).to_be_in_viewport(ratio=1)
        expect(comfort.locator(".caption")).to_be_in_viewport(ratio=1)
        assert page.evaluate(CAPTION_ON_PICTURE) is False, size
        assert troubles(page) == [], size
    comfort.get_by_text("More about this game").click()
    expect(end.get_by_role("table")).to_be_visible()


def test_whoever_comes_back_is_told_the_result_at_once(desk: Page) -> None:
    table = at_the_end(desk, "Mia", "Jonas")
    table.finished()
    desk.reload()
    expect(desk.get_by_role("dialog").locator(".result")).to_be_visible()
    expect(desk.locator("[data-stage]")).to_have_count(0)


def test_the_monsters_in_the_closet_are_inside_it(desk: Page) -> None:
    end = at_the_end(desk, "Mia", "Jonas").ended()
    expect(end.locator("svg.scene .mood-happy")).to_have_count(10)


def test_a_team_is_told_what_all_did_and_not_who_did_more(desk: Page) -> None:
    end = at_the_end(desk, "Mia", "Jonas", "Lena").finished()
    expect(end.get_by_role("columnheader")).to_have_text(["Points for", "All together"])
    expect(end.locator("[data-result] .total")).to_have_count(0)
    expect(desk.locator(".seat .points")).to_have_count(0)


@pytest.mark.parametrize("game", [RESCUE, "pets-rescue", "monster-chase", "wombat-rescue"])
def test_nothing_important_is_below_the_fold(desk: Page, game: str) -> None:
    most = {RESCUE: 5, "pets-rescue": 4, "monster-chase": 5, "wombat-rescue": 4}[game]
    table = TablePage.continued(desk, finished(game, NAMES[:most], seed=3))
    end = desk.get_by_role("dialog")
    expect(end.locator(".result")).to_be_visible()
    important = [
        *end.locator("[data-result]").all(),
        *end.get_by_role("tab").all(),
        *(table.button(name) for name in ("Once more", "Look at the table", "See the end again", "Close")),
        end.get_by_role("link", name="Watch it again"),
    ]
    for size in (SMALL, DESK):
        desk.set_viewport_size(size)
        settle(desk)
        for one in important:
            expect(one).to_be_in_viewport(ratio=1)
        assert troubles(desk) == [], size
    table.button("See the end again").click()
    table.button("Go on").click()
    for size in (DESK, SMALL):
        desk.set_viewport_size(size)
        for row in end.locator("[data-count]").all():
            expect(row).to_be_in_viewport(ratio=1)


def test_running_scores_say_what_they_are(desk: Page, picture: Any) -> None:
    record = nearly_finished(RESCUE, NAMES[:2], seed=4)
    RescuePage.continued(desk, record)
    points = desk.locator(".seat .points").first
    expect(points).to_have_attribute(
        "title", "The number would be the score if the game ended now. It can still change."
    )
    expect(points).to_contain_text("for now")
    assert [text.split()[0] for text in desk.locator(".seat .points").all_inner_texts()] == [
        str(total) for total in record.state.scores()
    ]


def test_what_decided_it_shows_how_far_it_has_come_and_the_better_move(desk: Page) -> None:
    table = RescuePage.continued(desk, finished(RESCUE, NAMES[:2], seed=4))
    end = desk.get_by_role("dialog")
    end.get_by_role("tab", name="What decided it?").click()
    expect(end.get_by_role("progressbar")).to_be_visible()
    expect(end.get_by_role("link", name="Show the better move").first).to_be_visible()
    numbers = end.get_by_text("Wins in 100 games:")
    expect(numbers.first).to_be_hidden()
    end.get_by_text("In numbers").first.click()
    expect(numbers.first).to_be_visible()
    end.get_by_role("link", name="Show the better move").first.click()
    shown = desk.locator(".table")
    expect(desk.locator(".tile.hinted")).to_have_count(1)
    expect(desk.get_by_text("There was a better move here: it glows.")).to_be_visible()
    at = int(shown.get_attribute("data-at") or 0)
    desk.get_by_role("button", name="One move on").click()
    expect(shown).to_have_attribute("data-at", str(at + 1))
    expect(desk.locator(".tile.hinted")).to_have_count(0)
    assert table.page is desk
