"""Pets Rescue once more, slowly and straight from the rules: who decides what, and where every card lies then.

Only the deck's order is taken from the game that is checked. Points are checked elsewhere.
"""

from collections.abc import Callable, Generator
from itertools import combinations

from msgspec import Struct

from homeward.games.pets_rescue.components import BOX

FORM = {card.id: card.form for card in BOX.card}
PICK = {card.pick: card.id for card in BOX.card if card.form == "leftover"}
WAYS = ("upright", "sideways")
Place = tuple[int, int]  # row and column
Grid = dict[Place, str]  # card by place


class Asked(Struct):
    phase: str
    seat: int
    answers: set[str]


Asking = Generator[Asked, str, None]


class SecondOpinion:
    """The table, and the rules as one conversation: it asks, and is told which move was chosen."""

    def __init__(self, players: int, turns: int, lead: int, filled_grid: Callable[[], Grid]) -> None:
        self.players = players
        self.turns = turns
        self.lead = lead
        self.filled_grid = filled_grid
        self.grid: Grid = {}
        self.shelters: list[list[tuple[str, str]]] = [[] for _ in range(players)]  # card and way
        self.came: set[str] = set()  # cards that came from another player

    def game(self) -> Asking:
        for _ in range(self.turns):
            yield from self.turn()
            self.lead = self.after(self.lead)
        for pick in (1, 2, 3):
            yield from self.leftover(PICK[pick])
        for seat in range(self.players):
            yield Asked("start", seat, {f"start {way}" for way in WAYS})

    def after(self, seat: int, step: int = 1) -> int:
        return (seat + step) % self.players

    def take_away(self, seat: int, card: str) -> None:
        self.shelters[seat] = [one for one in self.shelters[seat] if one[0] != card]

    def numbered(self, seat: int) -> list[tuple[int, str]]:
        return [(number, card) for number, (card, _) in enumerate(self.shelters[seat], start=1)]

    # A turn

    def turn(self) -> Asking:
        self.grid = self.filled_grid()
        side = self.players + 1
        lines = {f"line {kind} {number}" for kind in ("row", "column") for number in range(1, side + 1)}
        _, kind, number = (yield Asked("line", self.lead, lines)).split()
        line = [place for place in self.grid if place[kind == "column"] == int(number)]
        acting: list[tuple[str, int]] = []
        for step in range(self.players):
            seat = self.after(self.lead, step)
            answers = {f"take {row} {column} {way}" for row, column in line for way in WAYS}
            _, row, column, way = (yield Asked("card", seat, answers)).split()
            line.remove((int(row), int(column)))
            card = self.grid.pop((int(row), int(column)))
            self.shelters[seat].append((card, way))
            if way == "upright" and FORM[card] in ("pass", "offer"):
                acting.append((card, seat))
        self.shelters[self.lead].append((self.grid.pop(line[0]), "sideways"))
        for card, seat in acting:
            if (card, "upright") in self.shelters[seat] and card not in self.came:
                yield from self.pass_on(seat) if FORM[card] == "pass" else self.offer(seat, card)

    # Cards that act

    def pass_on(self, owner: int) -> Asking:
        step = 1
        if self.players > 2:
            answer = yield Asked("direction", owner, {"direction left", "direction right"})
            step = 1 if answer == "direction left" else -1
        giver, received = self.after(owner, step), ""
        for _ in range(self.players):
            own = self.numbered(giver)
            answer = yield Asked("gift", giver, {f"give {number}" for number, card in own if card != received})
            received = dict(own)[int(answer.split()[1])]
            self.take_away(giver, received)
            giver, way = self.after(giver, step), "sideways"
            if FORM[received] != "pass":
                way = (yield Asked("place", giver, {f"place {one}" for one in WAYS})).split()[1]
            self.shelters[giver].append((received, way))
            self.came.add(received)

    def offer(self, owner: int, offered_for: str) -> Asking:
        offers: list[tuple[int, str]] = []
        for step in range(1, self.players):
            seat = self.after(owner, step)
            own = self.numbered(seat)
            answers = {f"offer {number}" for number, _ in own}
            if self.players == 2 and len(own) > 1:
                answers = {f"offer-two {one} {two}" for one, two in combinations(range(1, len(own) + 1), 2)}
            answer = yield Asked("offer", seat, answers)
            offers += [(seat, dict(own)[int(number)]) for number in answer.split()[1:]]
        answers = {f"accept {number} {way}" for number in range(1, len(offers) + 1) for way in WAYS}
        _, chosen, way = (yield Asked("accept", owner, answers)).split()
        seat, card = offers[int(chosen) - 1]
        self.take_away(seat, card)
        self.take_away(owner, offered_for)
        self.shelters[owner].append((card, way))
        self.shelters[seat].append((offered_for, "sideways"))
        self.came |= {card, offered_for}

    def leftover(self, leftover: str) -> Asking:
        for seat in range(self.players):
            if (leftover, "upright") in self.shelters[seat]:
                answers = {f"swap {row} {column} {way}" for row, column in self.grid for way in WAYS}
                _, row, column, way = (yield Asked("swap", seat, answers)).split()
                self.take_away(seat, leftover)
                self.shelters[seat].append((self.grid.pop((int(row), int(column))), way))
                return
