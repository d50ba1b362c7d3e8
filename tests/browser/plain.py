"""A person at a table of a game that has no board of its own: reads what is there, and presses one of the choices."""

from playwright.sync_api import Locator, expect

from tests.browser.pages import TablePage


class PlainPage(TablePage):
    @property
    def lines(self) -> Locator:
        """What is on the table."""
        return self.page.get_by_role("region", name="On the table").get_by_role("listitem")

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("region", name="Your choices").get_by_role("button")

    def ready(self) -> None:
        """Somebody here may choose, in front of the device or behind its curtain."""
        self.wait_for(".table:not([data-busy]) :is(.curtain .btn, .choices button)")
        curtain = self.page.locator(".curtain .btn")
        if curtain.count():
            curtain.click()
            expect(self.choices.first).to_be_visible()

    def choose(self, choice: Locator, *, by: str = "mouse") -> None:
        """Presses a choice; the move is made afterwards."""
        before = self.moves
        if by == "keys":
            choice.focus()
            self.page.keyboard.press("Enter")
        elif by == "touch":
            choice.tap()
        else:
            choice.click()
        self.wait_for_a_move(before)

    def is_over(self) -> bool:
        return self.page.locator(".table:not([data-actor])").count() > 0

    def play_to_the_end(self, *, by: str = "mouse") -> None:
        """Always the first choice."""
        while not self.is_over():
            self.wait_for(".table:not([data-actor]), .table:not([data-busy]) :is(.curtain .btn, .choices button)")
            if not self.is_over():
                self.ready()
                self.choose(self.choices.first, by=by)
