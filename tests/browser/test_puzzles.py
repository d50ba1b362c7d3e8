"""Puzzles in the browser: one of each game is solved, with mouse, keys and fingers; progress stays on the device."""

import re
from typing import cast

from playwright.sync_api import Page, expect

from homeward.games.monster_baby_rescue.moves import Take as TakeTile
from homeward.games.monster_chase.moves import Flip
from homeward.games.pets_rescue.moves import Line, Take
from homeward.games.wombat_rescue.moves import Walk
from homeward.puzzles.puzzle_files import puzzles
from tests.browser.conftest import PHONE, Visit
from tests.browser.puzzles import PuzzlePage, push_home, puzzle_with
from tests.browser.server import Server


def test_monster_chase_with_the_mouse_after_a_wrong_tile(desk: Page) -> None:
    puzzle, _ = puzzle_with("monster-chase", Flip)
    page = PuzzlePage(desk, "monster-chase", puzzle)
    wrong = next(code for code in puzzle.state(page.game).legal() if code not in puzzle.best)
    page.press(f'.tile[data-position="{wrong + 1}"]')
    page.wait_for("wrong")
    expect(desk.locator(".prompt .text")).to_contain_text("Even better")
    expect(desk.locator(f'.tile[data-position="{wrong + 1}"]')).to_have_attribute(
        "aria-label", re.compile("sleep|seen")
    )
    page.press(f'.tile[data-position="{puzzle.best[0] + 1}"]')
    page.expect_solved()


def test_monster_baby_rescue_with_the_mouse_and_on_to_the_next(desk: Page) -> None:
    puzzle, move = puzzle_with("monster-baby-rescue", TakeTile)
    page = PuzzlePage(desk, "monster-baby-rescue", puzzle)
    page.press(f'.tile[data-slot="{cast(TakeTile, move).slot}"]')
    page.main()
    page.expect_solved()
    desk.locator("[data-next]").click()
    expect(desk.locator(f'.table[data-puzzle]:not([data-puzzle="{puzzle.id}"])')).to_be_visible()


def test_pets_rescue_with_fingers_on_a_phone(phone: Page) -> None:
    puzzle, move = puzzle_with("pets-rescue", Line)
    line = cast(Line, move)
    page = PuzzlePage(phone, "pets-rescue", puzzle)
    page.press(f'[data-line="{line.line}.{line.number}"]', touch=True)
    page.main(touch=True)
    page.expect_solved()


def test_a_card_of_pets_rescue_is_turned_and_placed(desk: Page) -> None:
    puzzle, move = puzzle_with("pets-rescue", Take)
    take = cast(Take, move)
    page = PuzzlePage(desk, "pets-rescue", puzzle)
    page.press(f'.cell[data-cell="{take.row}.{take.column}"]')
    way = desk.locator(f'[data-way="{take.way}"]').last
    if way.get_attribute("aria-checked") != "true":
        way.click()
    page.main()
    page.expect_solved()


def test_wombat_rescue_with_the_keyboard(desk: Page) -> None:
    puzzle, move = puzzle_with("wombat-rescue", Walk)
    page = PuzzlePage(desk, "wombat-rescue", puzzle)
    page.press(f'[data-hex="{cast(Walk, move).space}"]', keyboard=True)
    page.expect_solved()


def test_monster_falle_with_the_arrow_keys_in_slow_motion(desk: Page) -> None:
    puzzle = max(puzzles("monster-falle"), key=lambda one: one.gap)
    page = PuzzlePage(desk, "monster-falle", puzzle)
    page.press("[data-go]")
    page.press('[data-speed="15"]')
    push_home(desk)
    page.expect_solved()


def test_steady_hands_show_how_a_race_is_run(desk: Page) -> None:
    puzzle = max(puzzles("monster-falle"), key=lambda one: one.gap)
    page = PuzzlePage(desk, "monster-falle", puzzle)
    page.press("[data-show]")
    page.wait_for("shown")
    expect(desk.locator("[data-sack]")).to_have_count(0)
    page.press("[data-again]")
    page.wait_for("find")
    expect(desk.locator("[data-sack]")).to_have_count(1)


def test_whoever_wants_to_be_shown_still_makes_the_move(desk: Page) -> None:
    puzzle, _ = puzzle_with("monster-chase", Flip)
    page = PuzzlePage(desk, "monster-chase", puzzle)
    page.press("[data-show]")
    page.wait_for("shown")
    expect(desk.locator("[data-glow=piece]").first).to_be_visible()
    page.press(f'.tile[data-position="{puzzle.best[0] + 1}"]')
    page.expect_solved()


def test_progress_survives_a_reload_and_stays_on_the_device(visit: Visit, server: Server) -> None:
    mine, other = visit(server), visit(server, PHONE)
    puzzle, move = puzzle_with("monster-baby-rescue", TakeTile)
    page = PuzzlePage(mine, "monster-baby-rescue", puzzle)
    page.press(f'.tile[data-slot="{cast(TakeTile, move).slot}"]')
    page.main()
    page.expect_solved()
    counter = '[data-game="monster-baby-rescue"] [data-solved]'
    mine.goto("/puzzles")
    expect(mine.locator(counter)).to_have_attribute("data-solved", "1")
    mine.reload()
    expect(mine.locator(counter)).to_have_attribute("data-solved", "1")
    other.goto("/puzzles")
    expect(other.locator(counter)).to_have_attribute("data-solved", "0")


def test_the_puzzle_of_the_day_is_the_same_on_every_device(visit: Visit, server: Server) -> None:
    found = []
    for page in (visit(server), visit(server, PHONE, locale="cs", timezone_id="UTC")):
        page.clock.install(time="2026-03-14T12:00:00Z")
        page.goto("/")
        page.locator('a[href="/puzzles"]').click()
        day = page.locator("[data-day]")
        expect(day).to_have_attribute("data-day", "2026-03-14")
        found.append(day.locator("a").get_attribute("href"))
    assert found[0] == found[1]
