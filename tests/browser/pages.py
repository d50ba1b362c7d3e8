"""What a person does at a table, for tests of any game."""

import json
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

import homeward
from tests.browser.keyboard import Keyboard
from tests.browser.records import new_record

Seats = list[dict[str, str]]


def here(*names: str) -> Seats:
    """Seats for people on this device."""
    return [{"name": name, "holder": "here"} for name in names]


def bots(*levels: str) -> Seats:
    return [{"name": level.title(), "holder": "bot", "level": level} for level in levels]


def by_link(*names: str) -> Seats:
    return [{"name": name, "holder": "open"} for name in names]


def accept(page: Page) -> None:
    """Joins the table, or takes the seat, that a link or a code has led to."""
    page.locator("[data-offered] .btn.main").click()


class TablePage:
    """A page with a table on it."""

    by_keyboard = False  # for people without a mouse

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.locator(".table")
        self.prompt = page.locator(".prompt .say")
        self.main = page.locator(".prompt .btn.main")
        self.keyboard = Keyboard(page)

    @classmethod
    def make(cls, page: Page, game: str, seats: Seats, seed: int | None = None, **options: Any) -> Self:
        """A new table, made without the set-up page, as the device of this page.

        With a seed, and nobody elsewhere, it is the deal that `game.deal(players, seed)` gives a test too.
        """
        if seed is not None and all(seat["holder"] == "here" for seat in seats):
            return cls.continued(page, new_record(game, tuple(seat["name"] for seat in seats), seed, **options))
        wish: dict[str, Any] = {"game": game, "seats": seats, "options": options}
        if seed is not None:
            wish["seed"] = seed
        answer = page.request.post("/api/tables", data=json.dumps(wish), headers={"Content-Type": "application/json"})
        assert answer.ok, answer.text()
        return cls.opened(page, game, answer.json())

    @classmethod
    def continued(cls, page: Page, record: homeward.Record) -> Self:
        """A game that has been played so far; every seat is on this device."""
        answer = page.request.post("/api/records", data=record.encode(), headers={"Content-Type": "application/json"})
        assert answer.ok, answer.text()
        return cls.opened(page, record.game.name, answer.json())

    @classmethod
    def opened(cls, page: Page, game: str, joined: dict[str, str]) -> Self:
        known = {"id": joined["table"], "token": joined["token"], "game": game, "names": [], "mine": [], "round": 0}
        page.goto("/icon.svg")  # the smallest page of this address
        page.evaluate("known => localStorage.setItem('homeward.tables', JSON.stringify([known]))", known)
        page.goto(f"/table/{joined['table']}")
        return cls(page).laid()

    @classmethod
    def join(cls, page: Page, link: str) -> Self:
        page.goto(link)
        accept(page)
        return cls(page).laid()

    def laid(self) -> Self:
        expect(self.table).to_be_visible()
        return self

    @property
    def id(self) -> str:
        return self.page.url.split("/table/")[1].split("/")[0].split("#")[0]

    @property
    def moves(self) -> int:
        """How many moves have been played, as this page shows it."""
        return int(self.table.get_attribute("data-moves") or 0)

    def wait_for_moves(self, count: int) -> None:
        self.wait_for(f'.table[data-moves="{count}"]')

    def wait_for_a_move(self, before: int) -> None:
        """Something has been played since then, and this page shows it."""
        self.wait_for(f'.table[data-moves]:not([data-moves="{before}"])')

    def wait_for(self, selector: str) -> None:
        """Looks at every frame that is drawn. `expect` looks seldom, and a whole game waits hundreds of times."""
        self.page.wait_for_function("selector => document.querySelector(selector) !== null", arg=selector)

    def wait_until_at_rest(self) -> None:
        """Everything that happened has been shown."""
        self.wait_for(".table:not([data-busy])")

    def press(self, thing: Locator) -> None:
        """A click, or keys for people without a mouse."""
        if self.by_keyboard:
            self.keyboard.press(thing)
        else:
            thing.click()

    def tap_on_until_turn(self, seat: int) -> None:
        """One move of the others after the other, each with a tap."""
        mine = f'.table[data-actor="{seat}"]:not([data-busy])'
        while not self.page.locator(mine).count():
            self.wait_for(f"{mine}, .table[data-busy] .prompt .btn.main")
            if self.page.locator(".table[data-busy] .prompt .btn.main").count():
                self.main.click()

    def wait_for_turn(self, seat: int) -> None:
        self.wait_for(f'.table[data-actor="{seat}"]:not([data-busy])')

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def says(self, text: str) -> None:
        expect(self.prompt).to_contain_text(text)

    def menu(self, entry: str) -> None:
        """Chooses what the menu offers. Its window has the same words, and may have to ask the server first."""
        self.button("Menu").click()
        self.page.get_by_role("dialog").get_by_text(entry).click()
        expect(self.page.get_by_role("dialog", name=entry)).to_be_visible()

    def seat(self, name: str) -> Locator:
        return self.page.locator(".seat", has_text=name)

    def open_seat(self, name: str) -> Locator:
        """What can be done with a seat."""
        self.seat(name).get_by_role("button").click()
        return self.page.get_by_role("dialog")

    def invitation(self) -> str:
        """The link to give away."""
        self.menu("Invite somebody")
        link = self.page.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
        self.page.keyboard.press("Escape")
        return link

    def play_hint(self) -> None:
        """Lets Owl say what to do, and does it: works for every game in turns."""
        before = self.moves
        self.ask_for_hint()
        self.press(self.button("Do it"))
        self.wait_for_a_move(before)

    def ask_for_hint(self) -> None:
        """All three steps."""
        for step in ("1", "2", "3"):
            self.press(self.button("Hint"))
            expect(self.table).to_have_attribute("data-hint", step)

    def take_back(self) -> None:
        """Takes the last move back; where somebody has learned something, all who sit here agree."""
        before = self.moves
        self.wait_until_at_rest()
        self.press(self.button("Undo"))
        self.wait_for(f'dialog[open], .table:not([data-moves="{before}"])')
        if self.page.locator("dialog[open]").count():
            self.press(self.button("Yes, ask"))
            self.wait_for(f'.prompt .btn.main, .table:not([data-moves="{before}"])')
        if self.button("All right").count():
            self.press(self.button("All right"))
        self.wait_for_a_move(before)

    def draw_curtain(self, name: str) -> None:
        """The device is in the right hands now."""
        self.button(f"I am {name}").click()

    def ended(self) -> Locator:
        """The window of the end, once what there is to be read before it has been read."""
        self.wait_for("dialog[open], .table[data-busy] .prompt .btn.main")
        if not self.page.locator("dialog[open]").count():
            self.press(self.main)
        return self.page.get_by_role("dialog")

    def finished(self) -> Locator:
        """The end with its score sheet, once the picture and the count have been seen too."""
        end = self.ended()
        # a game without a picture of its end begins with the count
        for stage, shown in (("scene", "[data-stage]"), ("count", "[data-stage=count]")):
            self.wait_for(f"{shown}, dialog section.comfort, dialog .result")
            if end.locator(f"[data-stage={stage}]").count():
                self.press(self.button("Go on"))
        if end.locator("section.comfort").count():  # nobody has won: the details are behind a tap
            self.press(end.get_by_text("More about this game"))
        expect(end.get_by_role("table")).to_be_visible()
        return end
