"""A person at a table of Monster Chase who sees what is on the screen and remembers it."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import TablePage
from tests.browser.records import finished, nearly_finished

AWAKE = re.compile(r"^Tile (\d+), (.+)$")
FEARS = re.compile(r"afraid of the (.+)$")


def at_the_end(page: Page, *names: str, mode: str = "easy") -> "ChasePage":
    """A short game whose last tile alone has been turned over on this page."""
    record = nearly_finished("monster-chase", names, seed=5, mode=mode, length=10)
    last = finished("monster-chase", names, seed=5, mode=mode, length=10).moves[-1]
    table = ChasePage.continued(page, record)
    table.flip(last + 1)
    return table


class ChasePage(TablePage):
    def tile(self, position: int) -> Locator:
        return self.page.locator(f'.tile[data-position="{position}"]')

    def wait_until_at_rest(self) -> None:
        """A monster on the run is still in the page."""
        super().wait_until_at_rest()
        self.wait_for("body:not(:has(.monster[inert]))")

    def flip(self, position: int) -> str:
        """Turns a tile over, looks at it, says “Got it”. Returns the toy."""
        self.wait_until_at_rest()
        before = self.moves
        self.press(self.tile(position))
        toy = self.look_at(position)
        self.got_it()
        self.wait_for_a_move(before)
        return toy

    def look_at(self, position: int) -> str:
        """The toy on a tile that has just been turned up."""
        expect(self.tile(position)).not_to_have_attribute("aria-label", re.compile("sleeping"))
        name = AWAKE.match(self.tile(position).get_attribute("aria-label") or "")
        assert name is not None
        return name[2]

    def got_it(self) -> None:
        button = self.button("Got it")
        expect(button).to_be_visible()
        shown = self.moves
        self.press(button)
        # at rest, or at once another move to look at: bots do not wait
        self.wait_for(f'.table:not([data-busy]), .table:not([data-moves="{shown}"])')

    def feared(self) -> list[str]:
        """The toys that the monsters at the bed fear."""
        monsters = self.page.locator(".monster:not([inert]) [role=img]")  # without one that is running away
        monsters.first.wait_for()
        names = monsters.evaluate_all("all => all.map(one => one.ariaLabel)")
        return [match[1] for name in names if (match := FEARS.search(name))]

    def closeted(self) -> int:
        name = self.page.get_by_role("button", name=re.compile("^Closet")).get_attribute("aria-label") or ""
        return int(re.findall(r"\d+", name)[0])


class Hunter:
    """Remembers every toy it has seen, and looks under the next tile when it does not know better."""

    def __init__(self, page: ChasePage) -> None:
        self.page = page
        self.seen: dict[str, int] = {}

    def next_tile(self) -> int:
        for toy in self.page.feared():
            if toy in self.seen:
                return self.seen[toy]
        return next(position for position in range(1, 13) if position not in self.seen.values())

    def turn(self) -> None:
        position = self.next_tile()
        self.seen[self.page.flip(position)] = position

    def play_to_the_end(self) -> None:
        while self.page.table.get_attribute("data-actor") is not None:
            self.page.wait_until_at_rest()
            self.turn()
