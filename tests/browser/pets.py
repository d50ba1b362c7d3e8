"""People at a table of Pets Rescue who like cards that act."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.pages import TablePage

ACTING = [f"P{number}" for number in range(57, 65)]  # leftover, pass, offer


class PetsPage(TablePage):
    @property
    def board(self) -> Locator:
        return self.page.locator(".table-top")

    @property
    def curtain(self) -> Locator:
        return self.page.locator(".curtain")

    @property
    def phase(self) -> str:
        return self.board.get_attribute("data-phase") or ""

    def wait_until_at_rest(self) -> None:
        """A card on its way from the grid or out of a shelter is still in the page, and looks as it did before."""
        super().wait_until_at_rest()
        self.wait_for("body:not(:has(.cell[inert], .placed[inert]))")

    def open_curtain(self) -> None:
        self.press(self.curtain.get_by_role("button"))
        expect(self.curtain).to_have_count(0)
        self.wait_until_at_rest()

    def line(self, kind: str, number: int) -> None:
        self.press(self.page.locator(f'[data-line="{kind}.{number}"]'))
        self.wait_for('.table:not([data-busy]) .table-top[data-phase="card"]')

    def take(self, card: str, way: str) -> None:
        """Takes a card up by its id, turns it and places it."""
        self.press(self.page.locator(f'.cell[data-card="{card}"]'))
        self.turn(way)
        self.confirm()

    def turn(self, way: str) -> None:
        choice = self.page.locator(f'[data-way="{way}"]').last
        if choice.get_attribute("aria-checked") != "true":
            self.press(choice)
        expect(choice).to_have_attribute("aria-checked", "true")

    def confirm(self) -> None:
        """The main button of the prompt; one more move has then been played."""
        before = self.moves
        self.press(self.main)
        self.wait_for_a_move(before)

    def cards(self, selector: str) -> list[tuple[str, str]]:
        """Place and id of the cards on show."""
        found: list[list[str]] = self.page.locator(selector).evaluate_all(
            "all => all.map(one => [one.dataset.cell ?? one.dataset.position, one.dataset.card])"
        )
        return [(place, card) for place, card in found]

    def choose(self, selector: str, count: int = 1) -> None:
        for number in range(count):
            self.press(self.page.locator(selector).nth(number))
        self.confirm()

    # Whole games

    def decide(self) -> str:
        """Makes one decision, whatever it is; its phase."""
        self.wait_until_at_rest()
        phase = self.phase
        decisions: dict[str, Callable[[], None]] = {
            "line": self.decide_line,
            "card": self.decide_card,
            "direction": lambda: self.press(self.page.locator("[data-direction=right]").last),
            "gift": lambda: self.choose(".placed.can"),
            "place": self.confirm,
            "offer": self.decide_offer,
            "accept": lambda: self.choose(".offer.can"),
            "swap": lambda: self.choose(".cell.can"),
            "start": self.confirm,
        }
        decisions[phase]()
        return phase

    def decide_line(self) -> None:
        rows = [place.split(".")[0] for place, card in self.cards(".cell") if card in ACTING]
        self.line("row", int(rows[0]) if rows else 1)

    def decide_card(self) -> None:
        cards = [card for _, card in self.cards(".cell.can")]
        acting = [card for card in cards if card in ACTING]
        self.take((acting or cards)[0], "upright" if acting or len(cards) % 2 else "sideways")

    def decide_offer(self) -> None:
        two = "two cards" in self.prompt.inner_text()
        self.choose(".placed.can", 2 if two else 1)

    def play_to_the_end(self, look: Callable[["PetsPage"], None] = lambda table: None) -> set[str]:
        """Every seat on this device, with a look at each new phase; the phases that were seen."""
        seen = set[str]()
        ready = '.curtain, .table:not([data-busy]) .table-top:not([data-phase="over"])'
        while self.table.get_attribute("data-actor") is not None:
            self.wait_for(ready)
            if self.curtain.count():
                self.open_curtain()
            else:
                if self.phase not in seen:
                    look(self)
                before = self.moves
                seen.add(self.decide())
                self.wait_for_a_move(before)
        return seen
