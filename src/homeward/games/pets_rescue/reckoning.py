"""Why a card gave the points it gave."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.pets_rescue.components import Card, Form
from homeward.games.pets_rescue.faces import NUMBERS, counted, listed
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
    """The points of one player, card by card, as things lie now."""

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
        """Points of an upright card; a teddy bear's are those of the whole collection and stand apart."""
        return int(card_points(self.printed, card, self.shelters, self.seat, self.pets, self.gap))

    def why(self, card: int) -> str:
        row = self.printed.box.card[card]
        form = next(form for form in self.printed.box.form if form.id == row.form)
        return getattr(self, "why_" + row.form.replace("-", "_"), self.why_nothing)(row, form)

    def kind(self, pet: str) -> int:
        return self.printed.box.pets.regular.index(pet)

    def pets_for(self, form: Form) -> vec[i64]:
        """The pets of each kind that count for a form: with turned wilds where its frame is dashed."""
        return self.pets if form.wilds_count else self.shelters[self.seat].pets

    def number(self, pet: str, form: Form) -> int:
        return int(self.pets_for(form)[self.kind(pet)])

    def have(self, pet: str, form: Form) -> str:
        """`6 dogs (2 wild)`."""
        wild = self.turned[self.kind(pet)] if form.wilds_count else 0
        return counted(self.number(pet, form), pet) + (f" ({wild} wild)" if wild else "")

    def why_per_pet(self, row: Card, form: Form) -> str:
        return f"You have {self.have(row.shows[0], form)}."

    def why_plus_minus(self, row: Card, form: Form) -> str:
        plus, minus = row.shows
        return f"You have {self.have(plus, form)} and {self.have(minus, form)}."

    def why_triplet(self, row: Card, form: Form) -> str:
        groups = self.number(row.shows[0], form) // form.size
        many = "one group" if groups == 1 else f"{groups or 'no'} groups"
        return f"You have {self.have(row.shows[0], form)}: {many} of {NUMBERS[form.size]}."

    def why_trio(self, row: Card, form: Form) -> str:
        return f"You have {listed([self.have(pet, form) for pet in row.shows])}."

    def why_neighbours(self, row: Card, form: Form) -> str:
        kind, players = self.kind(row.shows[0]), len(self.shelters)
        left = self.shelters[(self.seat + 1) % players].pets[kind]
        if players == 2:
            return f"The other player has {counted(left, row.shows[0])}."
        right = self.shelters[(self.seat - 1) % players].pets[kind]
        return f"Your neighbours have {counted(left + right, row.shows[0])}."

    def why_odd(self, row: Card, form: Form) -> str:
        odd = self.number(row.shows[0], form) % 2
        return f"You have {self.have(row.shows[0], form)}, which is {'odd' if odd else 'even'}."

    def why_most_least(self, row: Card, form: Form) -> str:
        kind = self.kind(row.shows[0])
        others = [str(one.pets[kind]) for seat, one in enumerate(self.shelters) if seat != self.seat]
        return f"You have {self.have(row.shows[0], form)}, the others {listed(others)}."

    def why_pairs(self, row: Card, form: Form) -> str:
        kinds = kinds_with(self.pets_for(form), form.size, 99)
        return f"You have {NUMBERS[form.size]} or more of {NUMBERS[kinds]} kind{'' if kinds == 1 else 's'}."

    def why_four_kinds(self, row: Card, form: Form) -> str:
        sets = int(sets_of_different_kinds(self.pets_for(form), form.size))
        many = NUMBERS[form.size]
        return f"Your pets make {sets or 'no'} set{'' if sets == 1 else 's'} of {many} different kinds."

    def why_one_or_two(self, row: Card, form: Form) -> str:
        kinds = kinds_with(self.pets_for(form), min(form.exactly), max(form.exactly))
        many = " or ".join(NUMBERS[number] for number in form.exactly)
        return f"You have exactly {many} of {NUMBERS[kinds]} kind{'' if kinds == 1 else 's'}."

    def why_per_wild(self, row: Card, form: Form) -> str:
        return f"You have {counted(int(self.shelters[self.seat].pets[REGULAR]), 'wild')}."

    def why_teddy(self, row: Card, form: Form) -> str:
        return f"One of your {self.bears} bears." if self.bears > 1 else "Your only bear."

    def why_nothing(self, row: Card, form: Form) -> str:
        return "It has done its work and gives no points."

    def why_bears(self) -> str:
        return f"You have {self.bears or 'no'} teddy bear{'' if self.bears == 1 else 's'}."
