"""The end of the game: everybody counts the cards of their own teams."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules.cards import COPIES
from homeward.games.monster_falle.rules.codes import OVER
from homeward.games.monster_falle.rules.notes import Ended

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle

EYES: Final[vec[i64]] = vec[i64]([monster.eyes for monster in BOX.monsters])


def finish(state: "MonsterFalle") -> None:
    state.phase = OVER
    state.waiting = NOBODY
    if state.journal is not None:
        state.journal.add(Ended())


def score(state: "MonsterFalle", seat: i64) -> i64:
    """The cards of every team the seat belongs to (MF-43)."""
    count: i64 = 0
    catcher = state.piles.catcher
    for i in range(i64(len(catcher))):
        if state.variant.is_member(seat, catcher[i]):
            count += 1
    return count


def eyes(state: "MonsterFalle", seat: i64) -> i64:
    """Open eyes on the same cards (MF-45, MF-R18)."""
    count: i64 = 0
    piles = state.piles
    for i in range(i64(len(piles.catcher))):
        if state.variant.is_member(seat, piles.catcher[i]):
            count += EYES[piles.caught[i] // COPIES]
    return count


def rank(state: "MonsterFalle", seat: i64) -> i64:
    """What decides between two seats: cards, then eyes if the table plays so (MF-R17)."""
    return score(state, seat) * 1000 + (eyes(state, seat) if state.variant.eyes_decide else 0)


def has_won(state: "MonsterFalle", seat: i64) -> bool:
    """The most cards; whoever ties wins too (MF-43, MF-44). Nobody wins a practice, or without any card (MF-R36)."""
    if state.phase != OVER or state.variant.practice:
        return False
    if score(state, seat) == 0 and not state.variant.no_cards_win:
        return False
    mine = rank(state, seat)
    for other in range(state.players):
        if rank(state, other) > mine:
            return False
    return True


def fixed_teams(state: "MonsterFalle") -> bool:
    """Everybody is in one team only, which wins together (MF-58)."""
    return state.variant.teams * 2 == state.players


def are_opponents(state: "MonsterFalle", seat: i64, other: i64) -> bool:
    """Who is not of the same fixed team; with rotating teams everybody wins alone (MF-43, MF-R21)."""
    if not fixed_teams(state):
        return seat != other
    for team in range(state.variant.teams):
        if state.variant.is_member(seat, team):
            return not state.variant.is_member(other, team)
    return True
