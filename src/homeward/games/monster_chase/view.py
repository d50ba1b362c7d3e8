"""What people may see of a game of Monster Chase. A toy that sleeps again is nowhere in here."""

from typing import Literal

from msgspec import Struct

from homeward.engine.state import NOBODY
from homeward.engine.views import View
from homeward.games.monster_chase.components import BOX, Drawing, TileId
from homeward.games.monster_chase.rules import (
    BASIC,
    COMPETITIVE,
    FLIP,
    MONSTERS_WIN,
    OVER,
    PLAYERS_WIN,
    PREVIEW,
    SOCK_SWAP,
    MonsterChase,
)

Side = Literal["north", "south", "east", "west"]
Phase = Literal["preview", "flip", "sock_swap", "over"]
Result = Literal["players", "monsters"]
Colour = Literal["red", "blue"]

SIDES: tuple[Side, ...] = ("north", "south", "east", "west")
PHASES: dict[int, Phase] = {PREVIEW: "preview", FLIP: "flip", SOCK_SWAP: "sock_swap", OVER: "over"}
RESULTS: dict[int, Result] = {PLAYERS_WIN: "players", MONSTERS_WIN: "monsters"}


class MonsterSeen(Struct, frozen=True):
    """A monster at the bed or in the closet."""

    card: str
    drawing: Drawing
    name: str
    toy: TileId


class AtBed(Struct, frozen=True):
    side: Side
    monster: MonsterSeen
    arrived: int  # 0 for whoever stands there longest


class TilePlace(Struct, frozen=True):
    position: int
    up: bool
    tile: TileId | None  # what lies there, while it may be seen
    remembered: bool  # shown only because the table plays with open memory


class ChaseView(View, frozen=True, kw_only=True):
    seat: int | None
    players: int
    phase: Phase
    active: int | None
    tiles: tuple[TilePlace, ...]
    bed: tuple[AtBed, ...]
    closet: tuple[MonsterSeen, ...]
    found: tuple[int, ...]  # monsters each seat has chased away
    under_bed: int
    length: int
    progress: int
    round_size: int  # 0 where misses do not count
    colours: tuple[Colour, ...]  # progression cards as they lie, left to right
    expert: bool
    expert_used: bool
    pack: bool
    competitive: bool
    preview_seconds: int
    result: Result | None
    winners: tuple[int, ...]


def view(state: MonsterChase, seat: int | None) -> ChaseView:
    """Everybody sees the same; only what has been turned down is hidden (MC-R39)."""
    variant = state.variant
    counted = variant.mode == BASIC
    return ChaseView(
        seat=seat,
        players=state.players,
        phase=PHASES[state.phase],
        active=state.actor,
        tiles=tuple(tile_place(state, place) for place in range(len(state.tiles))),
        bed=at_bed(state),
        closet=tuple(monster(card) for card in state.closet),
        found=tuple(int(state.captured(seat)) for seat in range(state.players)),
        under_bed=len(state.pile),
        length=variant.length,
        progress=state.progress,
        round_size=variant.round_size() if counted else 0,
        colours=colours(state) if counted else (),
        expert=variant.expert,
        expert_used=state.expert_used,
        pack=variant.pack,
        competitive=variant.mode == COMPETITIVE,
        preview_seconds=BOX.counts.preview_seconds if variant.fearless else 0,
        result=RESULTS.get(state.result),
        winners=tuple(state.winners()),
    )


def tile_place(state: MonsterChase, place: int) -> TilePlace:
    up = state.up[place] == 1
    remembered = not up and state.variant.open_memory and state.seen[place] > 0
    tile = BOX.tiles[state.tiles[place]].id if up or remembered else None
    return TilePlace(place + 1, up, tile, remembered)


def at_bed(state: MonsterChase) -> tuple[AtBed, ...]:
    order = list(state.arrived)
    return tuple(
        AtBed(SIDES[side], monster(card), order.index(card)) for side, card in enumerate(state.bed) if card != NOBODY
    )


def monster(card: int) -> MonsterSeen:
    row = BOX.monsters[card]
    return MonsterSeen(row.id, row.drawing, row.name, row.toy)


def colours(state: MonsterChase) -> tuple[Colour, ...]:
    """Turned cards show the other colour (section 5 of the rules)."""
    fresh: Colour = "red" if state.red else "blue"
    turned: Colour = "blue" if state.red else "red"
    return tuple(turned if k < state.progress else fresh for k in range(state.variant.round_size()))
