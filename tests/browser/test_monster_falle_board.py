"""The mansion as people meet it: large enough and at its place, a first try, topples named, everybody ready."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import homeward
from homeward.games.monster_falle.bot.hands import hands_of
from homeward.games.monster_falle.bot.pusher import Pusher
from homeward.testkit import rules
from tests.browser.conftest import TABLET, Visit
from tests.browser.falle import FalleTable
from tests.browser.pages import bots, here
from tests.browser.records import new_record
from tests.browser.server import Server

pytestmark = pytest.mark.alone

SMALL_PHONE: ViewportSize = {"width": 390, "height": 664}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
ZOOMED: ViewportSize = {"width": 640, "height": 400}  # a laptop at 200 percent
# Does what the hand points at, with the keys of the rails, until the monster is caught.
FOLLOW = """
() => new Promise((done) => {
  const IN = ['KeyW', 'KeyE', 'KeyK', 'KeyO'], OUT = ['KeyQ', 'KeyR', 'KeyI', 'KeyL'];
  let held = null;
  const press = (type, code) => code && window.dispatchEvent(new KeyboardEvent(type, { code, bubbles: true }));
  const look = () => {
    const hand = document.querySelector('[data-pointer]');
    const wanted = hand && (hand.dataset.inward === 'true' ? IN : OUT)[Number(hand.dataset.pointer)];
    if (wanted !== held) { press('keyup', held); press('keydown', wanted); held = wanted; }
    if (!document.querySelector('[data-guided]')) { press('keyup', held); done(); } else requestAnimationFrame(look);
  };
  look();
})
"""
# Steps are pressed faster than they are drawn, and a sack that has toppled wobbles no more.
WATCH_FOR_THE_RING = """() => {
  window.ringSeen = false;
  new MutationObserver(() => {
    window.ringSeen ||= (document.querySelector('[data-wobble] .ring')?.getBoundingClientRect().width ?? 0) > 0;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def mansion(page: Page) -> dict[str, float]:
    box = page.locator(".mansion").bounding_box()
    assert box is not None
    return {name: round(box[name]) for name in ("x", "y", "width", "height")}


@pytest.mark.parametrize("size", [SMALL_PHONE, ON_ITS_SIDE, TABLET, ZOOMED], ids=lambda size: f"{size['width']}")
def test_the_mansion_is_large_enough_and_stays_where_it_is(visit: Visit, server: Server, size: ViewportSize) -> None:
    page = visit(server, size, has_touch=True)
    table = FalleTable.short(page, here("Mia", "Jonas"), timer=60)
    before = mansion(page)
    assert min(before["width"], before["height"]) >= 320
    table.go()
    table.wait_for_phase("countdown")
    places = [mansion(page)]
    table.wait_for_phase("pushing")
    places.append(mansion(page))
    page.locator("[data-pause]").click()
    table.wait_for_pause()
    places.append(mansion(page))
    if size != ZOOMED:  # there the page scrolls to what is clicked
        assert all(place == before for place in places), (before, places)
    over = page.locator("[data-overlay=pause]").bounding_box()
    floor = page.locator(".mansion [data-start='1'] .paper").bounding_box()
    assert over is not None
    assert floor is not None
    assert over["y"] + over["height"] <= floor["y"] + 6, "the words of a pause lie above the floor"


@rules("MF-08")
def test_the_first_time_a_hand_shows_how_it_goes(visit: Visit, server: Server) -> None:
    page = visit(server, guided="")
    table = FalleTable.short(page, here("Mia", "Jonas"))
    table.says("Try it: push")
    expect(page.locator("[data-go]")).to_have_count(0)
    page.evaluate(FOLLOW)
    expect(page.locator("[data-go]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-go]")).to_be_visible()  # once is enough
    page.locator("[data-practise]").click()
    table.says("Try it: push")
    table.main.click()
    expect(page.locator("[data-go]")).to_be_visible()


@rules("MF-30", "MF-R9", "MF-R28")
def test_a_topple_is_named_where_it_happens_and_the_prompt_tells_what_comes(desk: Page) -> None:
    table = FalleTable.short(desk, here("Mia", "Jonas"), preset="tippy", soft_touch=False, timer=60)
    table.go()
    table.wait_for_phase("pushing")
    monster = desk.locator("[data-mission] b").inner_text()
    for key in ("ShiftLeft", "KeyW", "KeyE"):
        desk.keyboard.down(key)
    named = desk.wait_for_function("() => document.querySelector('[data-mishap]')?.textContent").json_value()
    assert re.fullmatch(r"\s*Toppled: .*!\s*", named), named
    for key in ("ShiftLeft", "KeyW", "KeyE"):
        desk.keyboard.up(key)
    table.says("Rails back to the edge!")
    table.says(f"{monster} climbs into the sack when all four are at the edge.")
    expect(desk.locator("[data-mission]")).to_contain_text("Rails back to the edge!")
    desk.locator("[data-home]").click()
    table.says(f"Push {monster} into the trap!")


def test_a_ring_on_the_sack_shows_how_near_it_is_to_toppling(desk: Page) -> None:
    """Step by step, so that it can be looked at."""
    table = FalleTable.short(desk, here("Mia", "Jonas"), soft_touch=False, timer=60)
    table.go()
    table.wait_for_phase("pushing")
    expect(desk.get_by_role("meter", name="Wobble")).to_have_attribute("aria-valuenow", "0")
    table.set_speed("step")
    for key in ("ShiftLeft", "KeyW", "KeyE"):
        desk.keyboard.press(key)
    desk.evaluate(WATCH_FOR_THE_RING)
    for _ in range(30):
        if desk.evaluate("window.ringSeen"):
            break
        table.step()
    desk.wait_for_function("window.ringSeen")


@rules("MF-20", "MF-21")
def test_two_at_one_tablet_each_see_that_they_are_ready(visit: Visit, server: Server) -> None:
    """In either order: who is asked second may be ready first."""
    page = visit(server, TABLET, has_touch=True)
    table = FalleTable.short(page, here("Mia", "Jonas", "Cleo"))
    mia, jonas = page.locator("[data-member='0']"), page.locator("[data-member='1']")
    jonas.locator("[data-go]").tap()
    expect(jonas.locator("[data-ready]")).to_have_text("Ready!")
    expect(mia.locator("[data-ready]")).to_have_count(0)
    mia.locator("[data-go]").tap()
    table.wait_for_phase("countdown")


def test_a_speed_gives_the_keys_back(desk: Page) -> None:
    table = FalleTable.short(desk, here("Mia", "Jonas"), timer=60)
    table.go()
    table.wait_for_phase("pushing")
    table.set_speed("30")
    expect(desk.locator("[data-speed='30']")).to_have_attribute("aria-pressed", "true")
    desk.keyboard.down("KeyW")
    table.wait_until_in(0, 4)
    desk.keyboard.up("KeyW")
    desk.keyboard.down("Space")
    table.wait_until_home(0)
    desk.keyboard.up("Space")


@rules("MF-R34")
def test_a_round_of_bots_is_skipped_and_ends_with_what_was_caught(desk: Page) -> None:
    table = FalleTable.short(desk, [*bots("owl"), *here("Mia")], seed=3, timer=60)
    table.says("Watch the sand.")
    desk.locator("[data-skip]").click()
    before = desk.locator("[data-before]")
    expect(before).to_contain_text(re.compile(r"Owl caught \d+ monster"))
    assert before.locator("svg").count() == int(re.findall(r"\d+", before.inner_text())[0])


@rules("MF-08", "MF-58")
def test_the_set_up_offers_practice_beside_the_start_and_only_what_matters(desk: Page) -> None:
    desk.goto("/new/monster-falle")
    practice = desk.get_by_role("button", name="Practice", exact=True)
    expect(practice).to_be_visible()
    expect(desk.get_by_text("Two fixed teams")).to_have_count(0)
    expect(desk.get_by_text("Locations for seat 1")).to_have_count(0)
    desk.get_by_text("More options").click()
    desk.get_by_text("For some seats").click()
    expect(desk.get_by_text("Locations for seat 2")).to_be_visible()
    expect(desk.get_by_text("Locations for seat 3")).to_have_count(0)
    practice.click()
    FalleTable(desk).laid().says("Choose a counter")


def a_short_game() -> homeward.Record:
    """Two rounds by steady hands, to the end."""
    record = new_record("monster-falle", ("Mia", "Jonas"), 3, timer=15, length="short")
    hands = Pusher(hands_of("reference"), homeward.fast_rng(1))
    while not record.state.over:
        record.append(int(hands.choose(record.state)))  # type: ignore[arg-type]
    return record


def test_a_replay_runs_in_real_time_and_at_any_speed(desk: Page) -> None:
    answer = desk.request.post(
        "/api/records", data=a_short_game().encode(), headers={"Content-Type": "application/json"}
    )
    desk.goto(f"/table/{answer.json()['table']}/replay/0#move=100")
    at = desk.locator(".table")
    expect(at).to_have_attribute("data-at", "100")
    expect(desk.locator(".count")).to_have_text(re.compile(r"^0:10 of 1:0\d$"))
    took = desk.evaluate(PASSES, [100, 130])
    assert 2500 < took < 6000, f"three seconds took {took} ms"
    desk.get_by_label("Speed").select_option("4")
    assert desk.evaluate(PASSES, [140, 220]) < 6000, "eight seconds take two"
    desk.get_by_role("slider").fill("500")
    expect(at).to_have_attribute("data-at", "500")
    expect(desk.get_by_role("button", name="Play")).to_be_visible()


# Plays if it does not, and says how many milliseconds the replay took from one position to another.
PASSES = """
([from, to]) => new Promise((done) => {
  const at = () => Number(document.querySelector('.table').dataset.at);
  const button = [...document.querySelectorAll('.bar .btn.main')][0];
  if (button.textContent.includes('Play')) button.click();
  let began = null;
  const look = () => {
    if (began === null && at() > from) began = performance.now();
    if (at() >= to) done(performance.now() - began);
    else requestAnimationFrame(look);
  };
  look();
})
"""
