"""Everything to press is large enough for a finger, on the shelf, at the set-up and at the tables."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from homeward.games import GAMES
from tests.browser.any_game import open_curtain
from tests.browser.conftest import PHONE, TABLET, Visit
from tests.browser.pages import TablePage
from tests.browser.records import played
from tests.browser.screen import settle
from tests.browser.server import Server

# What may be smaller, and why.
EXCEPTIONS = {
    "svg *": "a map can be enlarged, and its pieces are as large as the map allows",
    ".skip, .only-read": "nobody sees them",
}

# A label is pressed in place of its input, and a link may cover its whole box.
SMALL_TARGETS = """
(exceptions) => {
  const TARGET = 44;
  const boxOf = (node) => node.closest('label') ?? (node.matches('.title') ? node.closest('.box') : null) ?? node;
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !node.closest('[inert]') && getComputedStyle(node).pointerEvents !== 'none';
  const kinds = 'button, a[href], input, select, summary, [role=button], [role=radio]';
  const pressable = [...document.querySelectorAll(kinds)]
    .filter((node) => !exceptions.some((one) => node.matches(one))).map(boxOf).filter(shown);
  return [...new Set(pressable)].flatMap((node) => {
    const { width, height } = node.getBoundingClientRect();
    if (Math.min(width, height) > TARGET - 0.6) return [];
    const words = (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40);
    return [`${node.tagName.toLowerCase()}.${node.className} “${words}”: ${width.toFixed(0)} x ${height.toFixed(0)}`];
  });
}
"""


def small_targets(page: Page) -> list[str]:
    settle(page)
    found: list[str] = page.evaluate(SMALL_TARGETS, list(EXCEPTIONS))
    return found


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_shelf_and_set_up(visit: Visit, server: Server, size: ViewportSize) -> None:
    page = visit(server, size, learned="")
    page.goto("/")
    expect(page.locator(".box .how")).to_have_count(len(GAMES))
    assert small_targets(page) == [], "the shelf"
    for game in GAMES:
        page.goto(f"/new/{game.name}")
        expect(page.get_by_role("button", name="Start the game")).to_be_visible()
        assert small_targets(page) == [], game.name


@pytest.mark.parametrize(
    ("game", "moves"),
    [("monster-chase", 3), ("monster-baby-rescue", 9), ("pets-rescue", 8), ("monster-falle", 0), ("wombat-rescue", 9)],
)
def test_a_table(visit: Visit, server: Server, game: str, moves: int) -> None:
    page = visit(server, PHONE)
    open_curtain(TablePage.continued(page, played(game, ("Mia", "Jonas"), 3, moves=moves)))
    for size in (PHONE, TABLET):
        page.set_viewport_size(size)
        assert small_targets(page) == [], size
