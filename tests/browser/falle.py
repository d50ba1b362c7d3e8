"""What people do at a table of Monster-Falle: say go, hold rails, look where the sack is."""

import re
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import Seats, TablePage

SHORT = {"timer": 15, "length": "short"}
PERCENT = """+/(\\d+) percent/.exec(document.querySelector(`[data-handle='${rail}']`).getAttribute('aria-label'))[1]"""
# A device runs ahead of the server, so a rail that is drawn still for some frames may yet be corrected. A second of
# the server's sand (the seconds change twice) is far more than a message takes there and back and a rail to brake.
AT_REST = f"""
rail => new Promise((done) => {{
  const face = () => {PERCENT};
  const seconds = () => document.querySelector('[data-seconds]').textContent;
  let at = face(), sand = seconds(), changes = 0;
  const look = () => {{
    if (face() !== at) [at, sand, changes] = [face(), seconds(), 0];
    if (seconds() !== sand) [sand, changes] = [seconds(), changes + 1];
    if (changes === 2) done(at);
    else requestAnimationFrame(look);
  }};
  look();
}})
"""


class FalleTable(TablePage):
    @classmethod
    def short(cls, page: Page, seats: Seats, seed: int = 3, **options: Any) -> Self:
        return cls.make(page, "monster-falle", seats, seed, **(SHORT | options))

    @property
    def board(self) -> Locator:
        return self.page.locator(".falle")

    def go(self) -> Self:
        """Whoever of this device is named first and has not said it yet says go."""
        self.press(self.page.locator("[data-go]").first)
        return self

    def wait_for_phase(self, phase: str) -> None:
        self.wait_for(f'.falle[data-phase="{phase}"]')

    def wait_for_pause(self) -> Locator:
        """The words that say why the round stands still."""
        expect(self.page.locator("[data-overlay=pause]")).to_be_visible()
        return self.page.locator("[data-stands]")

    def go_on(self) -> None:
        self.page.locator("[data-go-on]").click()

    def set_speed(self, speed: str) -> None:
        """A number of beats a second, or "step". On small screens the speeds are there in a pause."""
        if not self.page.locator("[data-speed]").count():
            self.press(self.page.locator("[data-pause]"))
        self.press(self.page.locator(f"[data-speed='{speed}']"))
        if speed == "step":
            self.wait_for("[data-step]")  # before the server has agreed, a key that is let go is up again

    def step(self) -> None:
        """Releases twelve beats by hand. A click waits for two frames, so hands have told the server how they hold."""
        self.press(self.page.locator("[data-step]"))

    def play_step_by_step(self) -> None:
        """A whole game by keyboard in which nobody holds a rail, twelve beats at a time."""
        while not self.page.locator("dialog[open]").count():
            self.wait_for("[data-go], [data-step], dialog[open]")
            if self.page.locator("[data-go]").count():
                self.go()
                self.wait_for_phase("pushing")
                self.set_speed("step")
                self.step()
            else:
                self.page.keyboard.press("Enter")  # the focus is on the step

    def face(self, rail: int) -> int:
        """How far in a rail is drawn, in percent."""
        return int(self.page.evaluate(f"rail => {PERCENT}", rail))

    def wait_until_in(self, rail: int, percent: int) -> None:
        """The rail is drawn at least so far in."""
        self.page.wait_for_function(f"([rail, percent]) => {PERCENT} >= percent", arg=[rail, percent])

    def wait_until_at(self, rail: int, percent: int) -> None:
        self.page.wait_for_function(f"([rail, percent]) => {PERCENT} === percent", arg=[rail, percent])

    def wait_until_home(self, rail: int) -> None:
        self.wait_until_at(rail, 0)

    def rest_of(self, rail: int) -> int:
        """Where a rail comes to rest, in percent: it has not moved while the server told a whole second of sand."""
        return int(self.page.evaluate(AT_REST, rail))

    def wait_for_the_end_of_the_round(self) -> None:
        """The sand is through: somebody is asked to say go again, or the score sheet is there."""
        self.wait_for("[data-go], dialog[open]")

    def wait_until_sack_is_before(self, axis: int, place: float) -> None:
        """The sack is on the board and has come nearer to the western (0) or northern (1) edge."""
        self.page.wait_for_function(
            "([axis, place]) => (document.querySelector('[data-sack]')?.transform.baseVal[0].matrix"
            "[axis ? 'f' : 'e'] ?? Infinity) < place",
            arg=[axis, place],
        )

    def sack(self) -> tuple[float, float]:
        """Where the sack is on the board."""
        moved = self.page.locator("[data-sack]").get_attribute("transform") or ""
        x, y = re.findall(r"-?[\d.]+", moved)[:2]
        return float(x), float(y)
