"""Positions of Pets Rescue in the words of the rules, for tests. Cards are called by their names."""

from typing import Any

from homeward.catalogue import Name
from homeward.catalogue.translator import english
from homeward.engine.errors import IllegalMove
from homeward.engine.events import Event
from homeward.engine.journal import Journal
from homeward.games.pets_rescue import PETS_RESCUE, rules
from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.options import cards_of
from homeward.games.pets_rescue.rules import PetsRescue
from homeward.games.pets_rescue.rules.opportunities import card_points
from homeward.games.pets_rescue.rules.scoring import shelter_points
from homeward.games.pets_rescue.rules.shelter import Shelter, empty_shelter
from homeward.games.pets_rescue.rules.wilds import pets_with_wilds, turned_wilds
from homeward.games.pets_rescue.view import PetsView

CARD = {card.name: number for number, card in enumerate(BOX.card)}
NAME = [card.name for card in BOX.card]
PRINTED = cards_of("")
PLACES = rules.PLACES


def name(card: int) -> str:
    return NAME[card]


def called(name: Name) -> str:
    """What people read: a card of the house in English, one's own as it was written."""
    return name if isinstance(name, str) else english(name)


class PetsTable:
    """A game with chosen cards in row 1, chosen starting cards and seat 0 as the first lead."""

    def __init__(self, state: PetsRescue) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *moves: str) -> "PetsTable":
        """Play moves written as text, such as `take 1 2 upright`."""
        self.events = []
        for move in moves:
            self.state.journal = Journal()
            self.state.play(PETS_RESCUE.parse(move))
            self.events += PETS_RESCUE.events(self.state, self.state.journal.take(), None)
        return self

    def take(self, *cards: str) -> "PetsTable":
        """Everybody in turn takes a card by its name: `Fern` sideways, `Fern^` upright."""
        for card in cards:
            way = "upright" if card.endswith("^") else "sideways"
            place = list(self.state.supply.grid).index(CARD[card.rstrip("^")])
            self.play(f"take {place // rules.SIDE + 1} {place % rules.SIDE + 1} {way}")
        return self

    def give(self, card: str) -> "PetsTable":
        return self.play(f"give {self.position(self.state.active, card)}")

    def offer(self, *cards: str) -> "PetsTable":
        positions = sorted(self.position(self.state.active, card) for card in cards)
        kind = "offer" if len(cards) == 1 else "offer-two"
        return self.play(f"{kind} {' '.join(map(str, positions))}")

    def swap(self, card: str, way: str) -> "PetsTable":
        place = list(self.state.supply.grid).index(CARD[card])
        return self.play(f"swap {place // rules.SIDE + 1} {place % rules.SIDE + 1} {way}")

    def refused(self, move: str) -> str:
        """The rule behind the refusal of a move."""
        try:
            self.state.play(PETS_RESCUE.parse(move))
        except IllegalMove as error:
            return error.refusal.rule
        raise AssertionError(f"{move} was allowed")

    def quiet_turn(self) -> "PetsTable":
        """A turn in which everything goes sideways, so that no card acts."""
        self.play("line row 1")
        while self.phase == "card":
            self.state.play(next(code for code in self.state.legal() if code % 2 == 1))
        return self

    def to_the_end(self) -> "PetsTable":
        """Quiet turns until the deck is empty."""
        while self.phase == "line":
            self.quiet_turn()
        return self

    def position(self, seat: int, card: str) -> int:
        return int(self.state.shelters[seat].find(CARD[card])) + 1

    def shelter(self, seat: int) -> list[str]:
        """`Fern` lies sideways, `Fern^` upright."""
        shelter = self.state.shelters[seat]
        return [name(card) + "^ "[way].strip() for card, way in zip(shelter.cards, shelter.ways, strict=True)]

    def row(self, number: int) -> list[str]:
        first = (number - 1) * rules.SIDE
        cards = list(self.state.supply.grid)[first : first + self.state.table.side]
        return [name(card) if card >= 0 else "" for card in cards]

    def view(self, seat: int | None = None) -> PetsView:
        seen = PETS_RESCUE.view(self.state, seat)
        assert isinstance(seen, PetsView)
        return seen

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def active(self) -> int | None:
        return self.state.actor

    @property
    def told(self) -> list[str]:
        return [event.kind for event in self.events]

    @property
    def sentences(self) -> list[str]:
        return [english(event.said) for event in self.events if event.said is not None]


def table(
    players: int,
    row: str = "",
    starts: str = "",
    grid: dict[tuple[int, int], str] | None = None,
    rules_version: int | None = None,
) -> PetsTable:
    """A fresh game whose first row, other grid places and starting cards are as named; seat 0 leads."""
    data = PETS_RESCUE.snapshot(PETS_RESCUE.deal(players, 5, rules_version))
    wanted = {(1, column): card for column, card in enumerate(row.split(), start=1)} | (grid or {})
    for (number, column), card in wanted.items():
        put(data, "grid", (number - 1) * rules.SIDE + column - 1, CARD[card])
    for seat, card in enumerate(starts.split()):
        put(data, "start", seat, CARD[card])
    for card in [card for card in data["deck"] if card < BOX.counts.starting]:
        put(data, "grid", PLACES - 1, card)  # with four, the spare starting card lies in the grid from the beginning
    data["lead"] = data["active"] = 0
    state = PETS_RESCUE.restore(data)
    assert isinstance(state, PetsRescue)
    return PetsTable(state)


def put(data: dict[str, Any], where: str, index: int, card: int) -> None:
    """Swap a card into a place of a fresh deal; the card that lay there goes where it came from."""
    old = data["shelters"][index]["start"] if where == "start" else data["grid"][index]
    for cards in (data["grid"], data["deck"], data["boxed"], data["spare"]):
        if card in cards:
            cards[cards.index(card)] = old
    for shelter in data["shelters"]:
        if shelter["start"] == card:
            shelter["start"] = old
    if where == "start":
        data["shelters"][index]["start"] = card
    else:
        data["grid"][index] = card


# Shelters without a game, for scoring


def shelter(pets: str = "", upright: str = "") -> Shelter:
    """A shelter with pets such as `4 dog, 2 wild`, brought by no card in particular, and upright cards."""
    made = empty_shelter(0)
    kinds: list[str] = [*BOX.pets.regular, BOX.pets.wild]
    for part in filter(None, pets.split(", ")):
        number, kind = part.split()
        made.pets[kinds.index(kind)] = int(number)
    for card in upright.split():
        made.place(CARD[card], 0, PRINTED)
    return made


def points(mine: Shelter, *others: Shelter) -> int:
    """The points of the first shelter at a table of them all; alone, against one empty shelter."""
    shelters = [mine, *(others or (shelter(),))]
    return int(shelter_points(PRINTED, shelters, 0, PRINTED.tables[len(shelters)].gap))


def points_of(card: str, mine: Shelter, *others: Shelter) -> int:
    """The points of one card of the first shelter."""
    shelters = [mine, *(others or (shelter(),))]
    pets = pets_with_wilds(mine, turned_wilds(PRINTED, mine))
    return int(card_points(PRINTED, CARD[card], shelters, 0, pets, PRINTED.tables[len(shelters)].gap))


def turned(mine: Shelter) -> dict[str, int]:
    counts = zip(BOX.pets.regular, turned_wilds(PRINTED, mine), strict=True)
    return {pet: int(count) for pet, count in counts if count}
