"""The reasons for the points of every card."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from homeward.catalogue import Text, list_of
from homeward.engine.score_sheet import ScoredPiece
from homeward.games.pets_rescue.components import Card, Form
from homeward.games.pets_rescue.names import count_of, say, span
from homeward.games.pets_rescue.rules.cards import REGULAR, Cards
from homeward.games.pets_rescue.rules.opportunities import (
    bears_of,
    card_points,
    kinds_with,
    sets_of_different_kinds,
    teddy_points,
)
from homeward.games.pets_rescue.rules.shelter import Shelter
from homeward.games.pets_rescue.rules.wilds import pets_with_wilds, turned_wilds


class Reckoning:
    """The points of one player now, card by card."""

    def __init__(self, printed: Cards, shelters: list[Shelter], seat: int, gap: int) -> None:
        self.printed = printed
        self.shelters = shelters
        self.seat = seat
        self.gap = gap
        self.turned = turned_wilds(printed, shelters[seat])
        self.pets = pets_with_wilds(shelters[seat], self.turned)
        self.bears = int(bears_of(printed, shelters[seat]))
        self.bear_points = int(teddy_points(printed, self.bears))

    def points(self, card: int) -> int:
        """Points of an upright card; teddy bears score together, in a line of their own."""
        return int(card_points(self.printed, card, self.shelters, self.seat, self.pets, self.gap))

    def why(self, card: int) -> Text:
        row = self.printed.box.card[card]
        form = next(form for form in self.printed.box.form if form.id == row.form)
        reason: Callable[[Card, Form], Text] = getattr(self, "why_" + row.form.replace("-", "_"), self.why_nothing)
        return reason(row, form)

    def pets_shown(self, row: Card) -> tuple[ScoredPiece, ...]:
        """The player's pets of the kinds that a card counts; none for a card that counts the neighbours' pets."""
        if row.form == "neighbours":
            return ()
        form = next(form for form in self.printed.box.form if form.id == row.form)
        return tuple(ScoredPiece(pet, n) for pet in row.shows if (n := self.number(pet, form)))

    def kind(self, pet: str) -> int:
        return self.printed.box.pets.regular.index(pet)

    def pets_for(self, form: Form) -> vec[i64]:
        """The pets of each kind that count for a form: with turned wilds if its frame is dashed."""
        return self.pets if form.wilds_count else self.shelters[self.seat].pets

    def number(self, pet: str, form: Form) -> int:
        return int(self.pets_for(form)[self.kind(pet)])

    def have(self, pet: str, form: Form) -> Text:
        """`6 dogs (2 of them wild)`."""
        pets = count_of(self.number(pet, form), pet)
        wild = int(self.turned[self.kind(pet)]) if form.wilds_count else 0
        return say("why.with-wilds", pets=pets, n=wild) if wild else pets

    def why_per_pet(self, row: Card, form: Form) -> Text:
        return self.have(row.shows[0], form)

    def why_plus_minus(self, row: Card, form: Form) -> Text:
        return list_of([self.have(pet, form) for pet in row.shows])

    def why_triplet(self, row: Card, form: Form) -> Text:
        pet = row.shows[0]
        return say("why.groups", pets=self.have(pet, form), n=self.number(pet, form) // form.size, size=form.size)

    def why_trio(self, row: Card, form: Form) -> Text:
        return list_of([self.have(pet, form) for pet in row.shows])

    def why_neighbours(self, row: Card, form: Form) -> Text:
        kind, players = self.kind(row.shows[0]), len(self.shelters)
        left = self.shelters[(self.seat + 1) % players].pets[kind]
        if players == 2:
            return say("why.other-player", pets=count_of(left, row.shows[0]))
        right = self.shelters[(self.seat - 1) % players].pets[kind]
        return say("why.neighbours", pets=count_of(left + right, row.shows[0]))

    def why_odd(self, row: Card, form: Form) -> Text:
        odd = self.number(row.shows[0], form) % 2
        return say("why.odd" if odd else "why.even", pets=self.have(row.shows[0], form))

    def why_most_least(self, row: Card, form: Form) -> Text:
        kind = self.kind(row.shows[0])
        others = tuple(str(one.pets[kind]) for seat, one in enumerate(self.shelters) if seat != self.seat)
        return say("why.most-least", pets=self.have(row.shows[0], form), others=others)

    def why_pairs(self, row: Card, form: Form) -> Text:
        return say("why.pairs", n=int(kinds_with(self.pets_for(form), form.size, 99)), size=form.size)

    def why_four_kinds(self, row: Card, form: Form) -> Text:
        return say("why.sets", n=int(sets_of_different_kinds(self.pets_for(form), form.size)), size=form.size)

    def why_one_or_two(self, row: Card, form: Form) -> Text:
        kind, numbers = span(form.exactly)
        kinds = int(kinds_with(self.pets_for(form), numbers["least"], numbers["most"]))
        return say(f"why.one-or-two.{kind}", n=kinds, **numbers)

    def why_per_wild(self, row: Card, form: Form) -> Text:
        return count_of(self.shelters[self.seat].pets[REGULAR], "wild")

    def why_teddy(self, row: Card, form: Form) -> Text:
        return say("why.one-bear", n=self.bears) if self.bears > 1 else say("why.only-bear")

    def why_nothing(self, row: Card, form: Form) -> Text:
        return say("why.done")

    def why_bears(self) -> Text:
        return count_of(self.bears, "bear")
