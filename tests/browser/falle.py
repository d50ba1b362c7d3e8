"""What people do at a table of Monster-Falle: say go, hold rails, look where the sack is."""

import re
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import Seats, TablePage

SHORT = {"timer": 15, "length": "short"}


class FalleTable(TablePage):
    @classmethod
    def short(cls, page: Page, seats: Seats, seed: int = 3, **options: Any) -> Self:
        return cls.make(page, "monster-falle", seats, seed, **(SHORT | options))

    @property
    def board(self) -> Locator:
        return self.page.locator(".falle")

    def go(self) -> Self:
        self.page.locator("[data-go]").click()
        return self

    def wait_for_phase(self, phase: str) -> None:
        expect(self.board).to_have_attribute("data-phase", phase)

    def wait_for_pause(self) -> Locator:
        pause = self.page.locator("[data-overlay=pause]")
        expect(pause).to_be_visible()
        return pause

    def go_on(self) -> None:
        self.page.locator("[data-go-on]").click()

    def face(self, rail: int) -> int:
        """How far in a rail is, in percent."""
        label = self.page.locator(f"[data-handle='{rail}']").get_attribute("aria-label") or ""
        found = re.search(r"(\d+) percent", label)
        assert found, label
        return int(found.group(1))

    def wait_until_in(self, rail: int, percent: int) -> None:
        self.page.wait_for_function(
            "([rail, percent]) => parseInt(/(\\d+) percent/.exec(document.querySelector("
            "`[data-handle='${rail}']`).getAttribute('aria-label'))[1]) >= percent",
            arg=[rail, percent],
        )

    def wait_until_home(self, rail: int) -> None:
        expect(self.page.locator(f"[data-handle='{rail}']")).to_have_attribute("aria-label", re.compile(r"\b0 percent"))

    def sack(self) -> tuple[float, float]:
        """Where the sack is on the board."""
        moved = self.page.locator("[data-sack]").get_attribute("transform") or ""
        x, y = re.findall(r"-?[\d.]+", moved)[:2]
        return float(x), float(y)
