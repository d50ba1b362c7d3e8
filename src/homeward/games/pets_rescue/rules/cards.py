"""The cards of Pets Rescue as numbers: what is printed on them, and how many lie on the table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.pets_rescue.components import BOX, Box, Setup

# Pets; the five regular kinds come first
REGULAR: Final[i64] = len(BOX.pets.regular)
WILD: Final[i64] = REGULAR
KINDS: Final[i64] = REGULAR + 1

# Forms, in the order of components.toml
PER_PET: Final[i64] = 0
PLUS_MINUS: Final[i64] = 1
TRIPLET: Final[i64] = 2
TRIO: Final[i64] = 3
NEIGHBOURS: Final[i64] = 4
ODD: Final[i64] = 5
MOST_LEAST: Final[i64] = 6
PAIRS: Final[i64] = 7
FOUR_KINDS: Final[i64] = 8
ONE_OR_TWO: Final[i64] = 9
PER_WILD: Final[i64] = 10
TEDDY: Final[i64] = 11
LEFTOVER: Final[i64] = 12
PASS: Final[i64] = 13
OFFER: Final[i64] = 14

# The two ways a card can lie
UPRIGHT: Final[i64] = 0
SIDEWAYS: Final[i64] = 1

NOTHING: Final[i64] = -1  # no card


@final
class Table:
    """How a table of so many players is laid out."""

    __slots__ = ("deck_boxed", "gap", "side", "spare_on_top", "turns")

    def __init__(self, setup: Setup) -> None:
        self.side: i64 = setup.side  # of the grid
        self.deck_boxed: i64 = setup.deck_cards_boxed
        self.spare_on_top = setup.spare_on_top
        self.turns: i64 = setup.turns
        self.gap: i64 = setup.most_least_gap  # what most and least need (PR-37 to PR-39)


@final
class Cards:
    """What is printed on the cards, and how tables are laid out. Never changes, so all states of a game share it."""

    __slots__ = (
        "box",
        "count",
        "exactly_high",
        "exactly_low",
        "form",
        "leftover",
        "otherwise",
        "pets",
        "points",
        "points_one",
        "points_two",
        "points_two_players",
        "shows",
        "size",
        "starting",
        "tables",
        "wilds_count",
    )

    def __init__(self, box: Box) -> None:
        self.box = box  # names and words, for people
        self.count: i64 = box.counts.cards
        self.starting: i64 = box.counts.starting  # these come first
        self.tables = {setup.players: Table(setup) for setup in box.setup}
        kinds: list[str] = [*box.pets.regular, box.pets.wild]
        forms = [form.id for form in box.form]
        self.form = vec[i64]([forms.index(card.form) for card in box.card])
        # what each face names: three places per card, NOTHING where it names fewer
        self.shows = vec[i64](
            [kinds.index(card.shows[k]) if k < len(card.shows) else NOTHING for card in box.card for k in range(3)]
        )
        # pets of each kind: six places per card
        self.pets = vec[i64]([card.pets.count(kind) for card in box.card for kind in kinds])
        # the leftover card of each pick
        self.leftover = vec[i64](
            [[card.pick for card in box.card].index(pick + 1) for pick in range(box.counts.leftovers)]
        )
        self.wilds_count = vec[i64]([int(form.wilds_count) for form in box.form])
        self.points = vec[i64]([form.points for form in box.form])
        self.otherwise = vec[i64]([form.otherwise for form in box.form])
        self.size = vec[i64]([form.size for form in box.form])
        self.points_two_players: i64 = box.form[NEIGHBOURS].points_two_players
        self.points_one: i64 = box.form[TEDDY].points_one
        self.points_two: i64 = box.form[TEDDY].points_two
        self.exactly_low: i64 = min(box.form[ONE_OR_TWO].exactly)
        self.exactly_high: i64 = max(box.form[ONE_OR_TWO].exactly)

    def acts(self, card: i64) -> bool:
        """Is it a pass or an offer card?"""
        return self.form[card] >= PASS

    def counts_wilds(self, card: i64) -> bool:
        """Do wilds that became a regular pet count for it? (PR-27)"""
        return self.wilds_count[self.form[card]] == 1

    def shown(self, card: i64) -> i64:
        """The first kind of pet its face names."""
        return self.shows[card * 3]
