"""A family around one tablet, from the shelf to the score sheet."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from homeward.testkit import rules
from tests.browser.chase import ChasePage, Hunter, at_the_end
from tests.browser.conftest import Visit
from tests.browser.pages import TablePage, bots, here
from tests.browser.server import Server


def with_seed(page: Page, seed: int) -> None:
    """The set-up has no field for the seed; this puts one on the way to the server."""

    def add(route: Route) -> None:
        wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wish, "seed": seed}))

    page.route("**/api/tables", add)


def test_a_whole_game_from_the_shelf_to_the_end(desk: Page, picture: Any) -> None:
    with_seed(desk, 11)
    desk.goto("/")
    desk.get_by_role("link", name="Monster Chase", exact=True).click()
    desk.get_by_label("Name of seat 1").fill("Mia")
    desk.get_by_label("Name of seat 2").fill("Jonas")
    desk.get_by_role("button", name="Short").click()
    picture(desk, "set-up")
    desk.get_by_role("button", name="Start the game").click()

    table = ChasePage(desk).laid()
    table.says("Mia: Turn over a tile.")
    Hunter(table).play_to_the_end()
    sheet = table.finished()
    expect(sheet).to_contain_text("You all win!")
    expect(sheet.get_by_role("button", name="Once more")).to_be_enabled()
    picture(desk, "end")
    expect(sheet).not_to_contain_text("MC-21")
    sheet.get_by_role("checkbox", name="Show the rules for the points").check()
    expect(sheet).to_contain_text("MC-21")

    sheet.get_by_role("tab", name="Was the shuffle fair?").click()
    expect(sheet).to_contain_text("Yes. Both fingerprints are the same")


def test_a_race_that_is_shared_is_won_by_name(desk: Page) -> None:
    """All win together only where that is the game, whatever its box says."""
    sheet = at_the_end(desk, "Mia", "Jonas", mode="easy-competitive").finished()
    expect(sheet.get_by_role("heading", name="Mia and Jonas win!")).to_be_visible()


def test_a_rematch_is_a_new_game_at_the_same_table(desk: Page) -> None:
    table = at_the_end(desk, "Mia")
    table.finished().get_by_role("button", name="Once more").click()
    table.wait_for_moves(0)
    assert table.closeted() == 0


def test_a_tile_that_is_awake_is_refused_with_a_sentence(desk: Page) -> None:
    # seed 5: the fourth toy is right for one of two monsters, and stays up until the whole pack runs
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=5, pack=True)
    for position in range(1, 5):
        table.flip(position)
    table.wait_until_at_rest()
    table.tile(4).click()
    expect(table.prompt).to_contain_text("That tile is awake already.")
    expect(table.prompt).not_to_contain_text("MC-R13")
    table.button("Which rule?").click()
    expect(table.prompt).to_contain_text("MC-R13")
    rule = table.prompt.get_by_role("link", name="Read the rule")
    expect(rule).to_be_focused()
    expect(rule).to_have_attribute("href", re.compile("/rules/monster-chase#MC-R13$"))
    assert table.moves == 4


def test_fearless_hunters_look_at_all_the_toys_for_a_while(desk: Page) -> None:
    """Ten seconds by the server's clock; whoever is ready sooner may say so."""
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=1, fearless=True)
    table.wait_for_moves(1)
    table.says("Turn over a tile.")
    expect(table.tile(1)).to_have_attribute("aria-label", "Tile 1, sleeping")


@rules("MC-R26", "MC-R27")
def test_the_two_expert_tiles_sleep_on_while_fearless_hunters_look(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia"), seed=1, fearless=True, expert=True)
    table.says("The two tiles that are already asleep play tricks on you.")
    expect(desk.locator(".tile")).to_have_count(12)
    expect(desk.locator(".tile[aria-label$=sleeping]")).to_have_count(2)
    table.wait_for_moves(1)
    expect(desk.locator(".tile[aria-label$=sleeping]")).to_have_count(12)


def test_a_toy_that_sleeps_again_is_named_nowhere(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia", "Jonas"), seed=3)
    toy = table.flip(4)
    assert toy not in table.feared(), "this seed was chosen for a miss"
    expect(desk.locator("[data-test=announcer]")).to_be_empty()
    expect(table.tile(4).locator(".front > *")).to_have_count(0)
    assert toy not in desk.locator("body").inner_text().lower()
    desk.reload()
    table.laid()
    expect(table.tile(4)).to_have_attribute("aria-label", "Tile 4, sleeping")
    assert toy not in desk.locator("body").inner_text().lower()


def test_the_shelf_remembers_the_table(desk: Page) -> None:
    ChasePage.make(desk, "monster-chase", here("Mia", "Jonas"), seed=3)
    desk.goto("/")
    card = desk.locator(".more", has_text="Monster Chase")
    expect(card).to_contain_text("Your turn")
    card.get_by_role("link", name="Go on").click()
    ChasePage(desk).laid()


def test_options_that_do_not_go_together_are_explained_at_once(desk: Page) -> None:
    desk.goto("/new/monster-chase")
    desk.get_by_text("Easy", exact=True).click()
    desk.get_by_text("More options").click()
    desk.get_by_role("checkbox", name="Monsters in a pack").check()
    expect(desk.locator(".why")).to_contain_text("A pack needs the windows, and an easy game has none.")
    start = desk.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(desk.get_by_role("alert")).to_be_visible()
    desk.get_by_role("checkbox", name="Monsters in a pack").uncheck()
    expect(desk.locator(".why")).to_have_count(0)
    expect(start).to_be_enabled()


def test_a_game_with_bots(desk: Page) -> None:
    table = ChasePage.make(desk, "monster-chase", here("Mia") + bots("cub", "owl"), seed=8, mode="easy", length=10)
    hunter = Hunter(table)
    while True:
        table.wait_for('dialog[open], .prompt .btn.main, .table[data-actor="0"]:not([data-busy])')
        if desk.get_by_role("dialog").count():
            break
        if table.button("Got it").count():
            table.got_it()
        else:
            hunter.turn()
    expect(table.finished()).to_contain_text("10")


def test_a_second_tab_is_told_so_and_can_take_over(visit: Visit, server: Server) -> None:
    first = visit(server)
    table = TablePage.make(first, "monster-chase", here("Mia"), seed=3)
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.get_by_role("heading", name="This table is open in another window")).to_be_visible()
    second.get_by_role("button", name="Use this window").click()
    TablePage(second).laid()
    expect(first.get_by_role("heading", name="This table has moved to another window")).to_be_visible()
    assert table.page is first
