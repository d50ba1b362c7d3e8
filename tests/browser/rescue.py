"""A person at a table of Monster Baby Rescue who chooses a tile, sees what it would do, and takes it."""

from playwright.sync_api import Locator, expect

from tests.browser.pages import TablePage

# A tile that is leaving the row is still in the page for a moment, and so is a question that has been answered.
CAN = ".slot:not([inert]) .tile.can"
OPTION = ".choose:not([inert]) .option"


class RescuePage(TablePage):
    def tile(self, slot: int) -> Locator:
        return self.page.locator(f'.tile[data-slot="{slot}"]').last

    @property
    def can(self) -> Locator:
        """Tiles that may be taken now."""
        return self.page.locator(CAN)

    def choose(self, tile: Locator) -> None:
        """Chooses a tile, and the first part or diamond if it asks for one."""
        self.wait_until_at_rest()
        self.press(tile)
        self.wait_for(".slot:not([inert]) .tile.chosen")
        if self.page.locator(OPTION).count():
            self.press(self.page.locator(OPTION).first)
        expect(self.button("Take it")).to_be_visible()

    def take(self, tile: Locator) -> None:
        before = self.moves
        self.choose(tile)
        self.press(self.button("Take it"))
        self.wait_for_a_move(before)

    def points(self, name: str) -> int:
        return int(self.seat(name).locator(".points").inner_text().split()[0])

    def order(self) -> list[int]:
        """Seats in the order of their turns, as the board lists them."""
        self.wait_until_at_rest()
        rows = self.page.locator(".everybody tbody tr")
        return [int(row.get_attribute("data-seat") or -1) for row in rows.all()]

    def play_to_the_end(self) -> None:
        """Takes the cheapest tile whenever it is a turn of this device."""
        while True:
            self.wait_for(f"dialog[open], .prompt .btn.main, .table:not([data-busy]) {CAN}")
            if self.page.get_by_role("dialog").count():
                return
            if self.button("Got it").count():
                self.press(self.button("Got it"))
            elif self.can.count():
                self.take(self.can.first)

    def totals(self) -> list[int]:
        """The last line of the score sheet."""
        sheet = self.finished()
        return [int(text.replace("−", "-")) for text in sheet.locator("tfoot td").all_inner_texts()]
