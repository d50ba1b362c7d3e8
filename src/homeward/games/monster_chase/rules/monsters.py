"""Where the monsters are: under the bed, at one of its sides, or in the closet."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from homeward.engine.state import NOBODY
from homeward.games.monster_chase.rules.notes import Closeted, Crept
from homeward.games.monster_chase.rules.pieces import FEARS, SIDES

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


@mypyc_attr(acyclic=True, free_list_len=1)  # search copies it all the time
@final
class Monsters:
    """The monster cards, face down and face up."""

    __slots__ = ("arrived", "bed", "captor", "closet", "pile", "unused")

    pile: vec[i64]  # cards under the bed, the next one last
    unused: vec[i64]  # cards that left the game unseen (MC-03)
    bed: vec[i64]  # card on the north, south, east and west side, or NOBODY
    arrived: vec[i64]  # cards at the bed, longest-standing first
    closet: vec[i64]  # cards chased away, in order
    captor: vec[i64]  # the seat that chased each card of the closet

    def __init__(
        self,
        pile: vec[i64],
        unused: vec[i64],
        bed: vec[i64],
        arrived: vec[i64],
        closet: vec[i64],
        captor: vec[i64],
    ) -> None:
        self.pile = pile
        self.unused = unused
        self.bed = bed
        self.arrived = arrived
        self.closet = closet
        self.captor = captor

    def copy(self) -> Monsters:
        return Monsters(self.pile[:], self.unused[:], self.bed[:], self.arrived[:], self.closet[:], self.captor[:])

    def at_bed(self) -> i64:
        return i64(len(self.arrived))

    def anybody_fears(self, tile: i64) -> bool:
        """Does a monster at the bed fear this toy? (MC-11)"""
        arrived = self.arrived
        for i in range(i64(len(arrived))):
            if FEARS[arrived[i]] == tile:
                return True
        return False


def creep_out(state: MonsterChase) -> None:
    """The next monster takes the first free side: north, south, east, west (MC-R8)."""
    monsters = state.monsters
    last = i64(len(monsters.pile)) - 1
    card = monsters.pile[last]
    monsters.pile = monsters.pile[:last]
    state.reveals += 1
    for side in range(SIDES):
        if monsters.bed[side] == NOBODY:
            monsters.bed[side] = card
            monsters.arrived = append(monsters.arrived, card)
            if state.journal is not None:
                state.journal.add(Crept(card, side))
            return


def chase(state: MonsterChase, tile: i64) -> None:
    """Everybody at the bed who fears this toy goes; with same_toy = one only the longest-standing (MC-13, MC-R1)."""
    monsters = state.monsters
    staying = vec[i64]()
    chased: i64 = 0
    for i in range(i64(len(monsters.arrived))):
        card = monsters.arrived[i]
        if FEARS[card] == tile and (chased == 0 or not state.variant.one_by_one):
            to_closet(state, card)
            chased += 1
        else:
            staying = append(staying, card)
    monsters.arrived = staying


def to_closet(state: MonsterChase, card: i64) -> None:
    monsters = state.monsters
    for side in range(SIDES):
        if monsters.bed[side] == card:
            monsters.bed[side] = NOBODY
            if state.journal is not None:
                state.journal.add(Closeted(state.active, card, side))
    monsters.closet = append(monsters.closet, card)
    monsters.captor = append(monsters.captor, state.active)
