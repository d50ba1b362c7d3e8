"""Goes to a thing with the keys that a person without a mouse uses, and presses it."""

from collections import Counter
from itertools import pairwise

from playwright.sync_api import Locator, Page

# A whole game presses the same kinds of things hundreds of times. Each kind is walked to so often, in this order of the
# game; after that the focus is set, which costs a tenth.
WALKS = 3
MOST_STEPS = 250
TABS = {"Tab", "Shift+Tab"}
MOST_TURNS = 4  # back and forth past a thing: a piece that is leaving may take the focus along once

# What to press next to come from the focus to a thing. Tab goes through the page in its order. Of pieces that lie on a
# board, only one may be in that order, and arrows go from piece to piece.
STEP = """(wanted) => {
  const active = document.activeElement;
  if (active === wanted) return 'there';
  const board = wanted.tabIndex < 0 && wanted.closest('svg, [role=group], [role=tablist]');
  if (board && active !== board && board.contains(active)) {
    const middle = (one) => (({ x, y, width, height }) => [x + width / 2, y + height / 2])(one.getBoundingClientRect());
    const [from, to] = [middle(active), middle(wanted)];
    const [right, down] = [to[0] - from[0], to[1] - from[1]];
    // first the row, then along it
    if (Math.abs(down) > wanted.getBoundingClientRect().height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
    return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  }
  const goal = board ? board.querySelector('[tabindex="0"]') ?? board : wanted;
  const place = active.compareDocumentPosition(goal);
  return place & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab';
}"""
# What kind of thing it is: "button.tile data-position".
KIND = """(wanted) => [wanted.localName, wanted.classList[0], ...Object.keys(wanted.dataset).sort()].join(' ')"""


class Keyboard:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._walked = Counter[str]()

    def press(self, thing: Locator) -> None:
        kind = str(thing.evaluate(KIND))
        self._walked[kind] += 1
        if self._walked[kind] <= WALKS:
            self.walk_to(thing)
        else:
            thing.focus()
        self._page.keyboard.press("Enter")

    def walk_to(self, thing: Locator) -> None:
        steps: list[str] = []
        while (step := str(thing.evaluate(STEP))) != "there":
            steps.append(step)
            assert len(steps) <= MOST_STEPS, f"far away: {outline(thing)}"
            turns = sum(one != other for one, other in pairwise(steps) if {one, other} == TABS)
            assert turns <= MOST_TURNS, f"no key reaches {outline(thing)}"
            self._page.keyboard.press(step)


def outline(thing: Locator) -> str:
    return str(thing.evaluate("one => one.outerHTML.slice(0, 160)"))
