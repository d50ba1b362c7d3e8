"""Setting up: chits on the start places, cards and locations shuffled (MF-04, MF-05, MF-52)."""

from typing import TYPE_CHECKING

from librt.vecs import append

from homeward.games.monster_falle.rules.cards import CARDS, MONSTERS
from homeward.games.monster_falle.rules.codes import CHOOSING, READY
from homeward.games.monster_falle.rules.face_down import numbers_below
from homeward.games.monster_falle.rules.locations import LOCATIONS

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle


def lay_out(state: "MonsterFalle") -> None:
    state.chits = numbers_below(MONSTERS)
    state.rng.shuffle(state.chits)
    state.cards.deck = numbers_below(CARDS)
    state.rng.shuffle(state.cards.deck)
    state.locations.stack = numbers_below(LOCATIONS)
    state.rng.shuffle(state.locations.stack)
    for _ in range(state.variant.teams):
        state.piles.escapes = append(state.piles.escapes, 0)
        state.piles.best = append(state.piles.best, 0)
    state.phase = CHOOSING if state.variant.practice else READY
