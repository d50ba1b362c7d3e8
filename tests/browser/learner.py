"""A person who is taught at a table."""

from playwright.sync_api import Page, expect

from tests.browser.pages import TablePage

# Looked at in one go, because buttons and rings come and go while the board moves.
TODO = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there('dialog[open]')) return 'over';
  if (there('.prompt .btn.main')) return 'read';
  return there('.table:not([data-busy])') && there('[data-glow=piece]') ? 'touch' : null;
}"""
PIECE = "[data-glow=piece]"
# It may have gone since somebody looked.
PRESS_MAIN = """() => {
  const main = document.querySelector('.prompt .btn.main');
  main?.click();
  return main?.innerText.trim() ?? null;
}"""
STATE = """() => [document.querySelector('.prompt').innerText, document.querySelectorAll('[data-glow]').length,
  document.querySelector('.table').dataset.moves, document.querySelector('.table').dataset.busy].join()"""


class Learner(TablePage):
    """Somebody who does what the Owl says."""

    @classmethod
    def of(cls, page: Page, game: str) -> "Learner":
        page.goto(f"/new/{game}")
        page.get_by_role("button", name="Show me how").click()
        return cls(page).laid()

    def wait_for_the_owl(self) -> str:
        """What there is to do: go on, touch a piece, or nothing any more."""
        return str(self.page.wait_for_function(TODO).json_value())

    def pointed_at(self) -> tuple[float, float]:
        """The middle of what is pointed at last: a choice comes after its piece."""
        box = self.page.locator(PIECE).last.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def uncovered(self) -> None:
        """Nothing of the teaching lies over the piece to touch."""
        prompt = self.page.locator(".prompt").bounding_box()
        assert prompt is not None
        assert self.pointed_at()[1] < prompt["y"]

    def touch(self, *, finger: bool = False) -> None:
        """Touches the piece, until the page shows that it has understood."""
        before = self.state()
        self.uncovered()
        x, y = self.pointed_at()
        if finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before)

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def learn(self, *, finger: bool = False) -> None:
        while (todo := self.wait_for_the_owl()) != "over":
            if todo == "touch":
                self.touch(finger=finger)
            else:
                self.read()

    def read(self) -> None:
        """Presses the main button: one goes on, or a move is made that was prepared."""
        before = self.moves
        pressed = self.page.evaluate(PRESS_MAIN)
        if pressed not in (None, "Next", "Got it", "Go on"):
            self.wait_for_a_move(before)

    def expect_praise(self) -> None:
        expect(self.page.get_by_role("dialog", name="Well done!")).to_be_visible()
        expect(self.button("Once more")).to_be_visible()
