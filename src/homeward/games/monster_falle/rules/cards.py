"""Monster cards: the deck, the open card, and the cards whose monster was not caught."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from homeward.engine.state import NOBODY
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules import locations
from homeward.games.monster_falle.rules.face_down import in_order, numbers_below
from homeward.games.monster_falle.rules.maze import STARTS
from homeward.games.monster_falle.rules.notes import Drew, Shuffled
from homeward.games.monster_falle.rules.teams import team

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle

MONSTERS: Final[i64] = len(BOX.monsters)
COPIES: Final[i64] = BOX.counts.cards_per_monster
CARDS: Final[i64] = BOX.counts.monster_cards


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
class Cards:
    """Card // COPIES is the monster."""

    __slots__ = ("deck", "face_up", "open")

    def __init__(self, deck: vec[i64], face_up: vec[i64], open_card: i64) -> None:
        self.deck = deck  # face down, the top one last
        self.face_up = face_up  # beside the deck: their monster was not caught
        self.open = open_card  # NOBODY without one

    def copy(self) -> "Cards":
        return Cards(self.deck[:], self.face_up[:], self.open)

    def forget_order(self) -> None:
        self.deck = in_order(self.deck, CARDS)

    def lay_aside(self) -> None:
        """The open card is not scored (MF-36, MF-R14)."""
        if self.open != NOBODY:
            self.face_up = append(self.face_up, self.open)
            self.open = NOBODY


def turn_up(state: "MonsterFalle") -> None:
    """The top card, and with locations one of those too (MF-25, MF-53)."""
    cards = state.cards
    if i64(len(cards.deck)) == 0:
        renew_deck(state)
    last = i64(len(cards.deck)) - 1
    cards.open = cards.deck[last]
    cards.deck = cards.deck[:last]
    for start in range(STARTS):
        if state.chits[start] == cards.open // COPIES:
            state.start = start
    if state.variant.with_locations(team(state)):
        locations.turn_up(state)
    state.reveals += 1
    if state.journal is not None:
        state.journal.add(Drew(cards.open, state.visit.location))


def renew_deck(state: "MonsterFalle") -> None:
    """The face-up cards become the deck; without any, a fresh set does (MF-40, MF-R15, MF-R16)."""
    cards = state.cards
    fresh = i64(len(cards.face_up)) == 0
    cards.deck = numbers_below(CARDS) if fresh else cards.face_up
    cards.face_up = vec[i64]()
    state.rng.shuffle(cards.deck)
    if state.journal is not None:
        state.journal.add(Shuffled(fresh))
