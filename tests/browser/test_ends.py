"""The end of a game: the picture, the count, who has won, and everything else, on every screen."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.chase import at_the_end
from tests.browser.conftest import DESK, Visit
from tests.browser.layout import troubles
from tests.browser.pages import TablePage
from tests.browser.records import finished, nearly_finished
from tests.browser.rescue import RescuePage
from tests.browser.screen import settle
from tests.browser.server import Server

RESCUE = "monster-baby-rescue"
NAMES = ("Mia", "Jonas", "Lena", "Papa", "Oma")
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


def test_whoever_comes_back_is_told_the_result_at_once(desk: Page) -> None:
    table = at_the_end(desk, "Mia", "Jonas")
    table.finished()
    desk.reload()
    expect(desk.get_by_role("dialog").locator(".result")).to_be_visible()
    expect(desk.locator("[data-stage]")).to_have_count(0)


def test_a_team_is_told_what_all_did_and_not_who_did_more(desk: Page) -> None:
    end = at_the_end(desk, "Mia", "Jonas", "Lena").finished()
    expect(end.get_by_role("columnheader")).to_have_text(["What for", "All together"])
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
    expect(points).to_have_attribute("title", "If the game ended now. It can still change.")
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
    end.get_by_role("link", name="Show the better move").first.click()
    shown = desk.locator(".table")
    expect(desk.locator(".tile.hinted")).to_have_count(1)
    expect(desk.get_by_text("There was a better move here: it glows.")).to_be_visible()
    at = int(shown.get_attribute("data-at") or 0)
    desk.get_by_role("button", name="One move on").click()
    expect(shown).to_have_attribute("data-at", str(at + 1))
    expect(desk.locator(".tile.hinted")).to_have_count(0)
    assert table.page is desk
