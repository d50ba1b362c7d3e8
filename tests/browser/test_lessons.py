"""Lessons as newcomers meet them: every game's first one with the mouse, one with fingers, one with keys alone.

Motion is as people see it; nothing here waits for a time.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.learner import PIECE, Learner
from tests.browser.pages import TablePage
from tests.browser.server import Server

IN_TURNS = ("monster-baby-rescue", "pets-rescue", "monster-chase", "wombat-rescue")
# Follows the hand with the keys that push and pull rails, beat for beat, until the lesson has nothing more to show.
FOLLOW_THE_HAND = """
() => new Promise((done) => {
  const IN = ['KeyW', 'KeyE', 'KeyK', 'KeyO'];
  const OUT = ['KeyQ', 'KeyR', 'KeyI', 'KeyL'];
  let held = '';
  const press = (type, code) => code && window.dispatchEvent(new KeyboardEvent(type, { code, bubbles: true }));
  const look = () => {
    const hand = document.querySelector('[data-pointer]');
    const wanted = hand ? (hand.dataset.inward === 'true' ? IN : OUT)[Number(hand.dataset.pointer)] : '';
    if (wanted !== held) { press('keyup', held); press('keydown', wanted); held = wanted; }
    if (document.querySelector('.prompt .btn.main')) { press('keyup', held); done(); }
    else requestAnimationFrame(look);
  };
  look();
})
"""


def newcomer(visit: Visit, server: Server, **settings: object) -> Page:
    return visit(server, reduced_motion="no-preference", reading="passes", learned="", **settings)


@pytest.mark.parametrize("game", IN_TURNS)
def test_a_newcomer_learns_with_the_mouse(
    visit: Visit, server: Server, picture: Callable[[Page, str], None], game: str
) -> None:
    learner = Learner.of(newcomer(visit, server), game)
    while learner.wait_for_the_owl() == "read":
        learner.read()
    if game == "pets-rescue":
        picture(learner.page, "lesson")
    learner.learn()
    learner.expect_praise()


def test_a_newcomer_learns_with_fingers_and_a_wrong_touch_is_answered_kindly(visit: Visit, server: Server) -> None:
    page = newcomer(visit, server, size=PHONE, has_touch=True, is_mobile=True)
    learner = Learner.of(page, "monster-baby-rescue")
    learner.wait_for_the_owl()
    learner.main.tap()
    learner.wait_for(PIECE)
    page.locator('[data-slot="4"]').tap()
    learner.says("Good idea, for later!")
    expect(page.locator(".prompt.refused")).to_have_count(0)
    assert learner.moves == 0
    learner.learn(finger=True)
    learner.expect_praise()


def test_a_newcomer_learns_with_keys_alone(visit: Visit, server: Server) -> None:
    """The tile that is pointed at is found with the tabulator, as every other."""
    learner = Learner.of(newcomer(visit, server), "monster-chase")
    keys = learner.page.keyboard
    while (todo := learner.wait_for_the_owl()) != "over":
        wanted = ".prompt .btn.main" if todo == "read" else f"[{pointed_attribute(learner)}]"
        while not learner.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            keys.press("Tab")
            if not learner.page.locator(wanted).count():
                break
        else:
            before = learner.moves
            keys.press("Enter")
            if todo == "touch":
                learner.wait_for_a_move(before)
    learner.expect_praise()


def pointed_attribute(learner: Learner) -> str:
    """`position:3` is data-position="3"."""
    name, value = (learner.page.locator(PIECE).last.get_attribute("data-names") or "").split(":")
    return f'data-{name}="{value}"'


def test_a_newcomer_learns_in_real_time(visit: Visit, server: Server) -> None:
    learner = Learner.of(newcomer(visit, server), "monster-falle")
    for _ in range(2):
        learner.wait_for_the_owl()
        learner.read() if learner.main.count() else learner.touch()
    learner.page.evaluate(FOLLOW_THE_HAND)
    learner.learn()
    learner.expect_praise()


def test_the_offer_can_be_declined_and_the_lesson_left_and_found_again(visit: Visit, server: Server) -> None:
    page = visit(server, learned="")
    page.goto("/")
    page.get_by_role("link", name="Show me how: Monster Chase").click()
    expect(page.locator("[data-lesson=first]")).to_be_visible()
    page.goto("/new/monster-chase")
    page.get_by_role("button", name="I know it").click()
    expect(page.get_by_role("button", name="Show me how")).to_have_count(0)
    page.get_by_role("link", name="Learn by playing").click()
    page.locator("[data-lesson=first]").click()
    learner = Learner(page).laid()
    learner.button("Skip").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Show me how: Monster Chase")).to_have_count(0)


def test_a_coach_explains_a_new_kind_of_decision_once(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.goto("/learn/monster-baby-rescue")
    page.locator("[data-lesson=coached]").click()
    table = TablePage(page).laid()
    table.wait_for_turn(0)
    table.says("Look at the goals")
    table.button("Got it").click()
    table.says("Take one tile.")
    table.play_hint()
    table.wait_for_turn(0)
    table.says("Take one tile.")
    page.reload()
    table.laid().wait_for_turn(0)
    table.says("Take one tile.")
