"""A whole state of Wombat Rescue as plain data."""

from msgspec import Struct

from homeward.engine.position import Chance
from homeward.engine.start import Start, seat_of
from homeward.games.wombat_rescue.layouts import ground_of
from homeward.games.wombat_rescue.rules import Variant


class SavedVariant(Struct, forbid_unknown_fields=True):
    layout: str
    boulders: bool
    dingo_eats_poop: bool
    start: Start = "chance"

    def variant(self) -> Variant:
        return Variant(ground_of(self.layout), self.boulders, self.dingo_eats_poop, seat_of(self.start))


class SavedWombat(Struct, forbid_unknown_fields=True):
    lead: int
    babies: list[int]
    supply: int
    track: list[int]
    cards: int


class SavedDeck(Struct, forbid_unknown_fields=True):
    pile: list[int]
    discard: list[int]
    aside: list[int]


class SavedCubes(Struct, forbid_unknown_fields=True):
    space: int
    seat: int
    count: int


class Saved(Struct, forbid_unknown_fields=True):
    """Fields as in the state and its parts; what follows from others is left out."""

    players: int
    chance: Chance
    variant: SavedVariant
    tiles: list[int]
    twists: list[int]
    wombats: list[SavedWombat]
    cubes: list[SavedCubes]
    discs: list[list[int]]  # space and disc
    dingo: int
    deck: SavedDeck
    bag: list[int]
    first: int
    active: int
    holder: int
    phase: int
    stage: int
    decider: int
    mover_waits: bool
    moves_left: int
    startled: bool
    holding: bool
    card: int
    roll: int
    prowl_left: int
    target: int
    turns: int
    clock: int
    winner: int
