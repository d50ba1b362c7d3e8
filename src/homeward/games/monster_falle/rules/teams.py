"""Teams: who plays this round, and who works which pair of rails."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from homeward.engine.state import NOBODY
from homeward.games.monster_falle.rules.codes import GO, PAIR_X, PAIR_Y, SWAP
from homeward.games.monster_falle.rules.notes import Readied, Swapped

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
class Agreement:
    """What the two members said before the round: GO, SWAP or NOBODY, and whether they changed rails for it."""

    __slots__ = ("first", "second", "swapped")

    def __init__(self, first: i64, second: i64, swapped: bool) -> None:
        self.first = first
        self.second = second
        self.swapped = swapped

    def copy(self) -> "Agreement":
        return Agreement(self.first, self.second, self.swapped)

    def asks_first(self) -> bool:
        """The first member is asked again only if the partner alone would like to swap."""
        return self.first == NOBODY or self.second != NOBODY

    def wants_swap(self) -> bool:
        return self.first == SWAP or self.second == SWAP


def team(state: "MonsterFalle") -> i64:
    """The team that plays this round; teams take turns clockwise (MF-17, MF-39)."""
    return state.round % state.variant.teams


def owner(state: "MonsterFalle", pair: i64) -> i64:
    """The seat that works a pair: the first-named member has pair X in the team's odd rounds (MF-R8)."""
    turned = (state.round // state.variant.teams + pair + (1 if state.agreement.swapped else 0)) % 2
    return state.variant.members[2 * team(state) + turned]


def plays_alone(state: "MonsterFalle") -> bool:
    return owner(state, PAIR_X) == owner(state, PAIR_Y)


def say(state: "MonsterFalle", wish: i64) -> bool:
    """Go, or go with swapped rails: both have to want it (MF-20, MF-R8). Has everything been said?"""
    if state.journal is not None:
        state.journal.add(Readied(state.to_act(), wish == SWAP))
    if plays_alone(state):
        return True
    agreement = state.agreement
    if agreement.first == NOBODY:
        agreement.first = wish
        return False
    if agreement.second == NOBODY and wish == SWAP and agreement.first == GO:
        agreement.second = wish  # one more question to the first member
        return False
    if wish == SWAP:
        agreement.swapped = True
        if state.journal is not None:
            state.journal.add(Swapped(owner(state, PAIR_X), owner(state, PAIR_Y)))
    return True
