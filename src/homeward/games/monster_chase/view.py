"""The view of a game of Monster Chase, without the toys that have been turned down again."""

from typing import Literal

from msgspec import Struct

from homeward.engine.state import NOBODY
from homeward.engine.views import View
from homeward.games.monster_chase.components import BOX, Drawing, TileId, Toy
from homeward.games.monster_chase.rules import COMPETITIVE, MonsterChase, codes
from homeward.games.monster_chase.rules.easy import count_captured, misses_do_no_harm

Side = Literal["north", "south", "east", "west"]
Phase = Literal["preview", "flip", "sock_swap", "over"]
Result = Literal["players", "monsters"]
Colour = Literal["red", "blue"]

SIDE_NAMES: tuple[Side, ...] = ("north", "south", "east", "west")
PHASES: dict[int, Phase] = {
    codes.PREVIEW: "preview",
    codes.FLIP: "flip",
    codes.SOCK_SWAP: "sock_swap",
    codes.OVER: "over",
}
RESULTS: dict[int, Result] = {codes.PLAYERS_WIN: "players", codes.MONSTERS_WIN: "monsters"}


class MonsterSeen(Struct, frozen=True):
    """A monster at the bed or in the closet."""

    card: str
    drawing: Drawing
    toy: Toy


class AtBed(Struct, frozen=True):
    side: Side
    monster: MonsterSeen
    arrived: int  # 0 for the monster that has stood there longest


class TilePlace(Struct, frozen=True):
    position: int
    up: bool
    tile: TileId | None  # while it may be seen
    remembered: bool  # shown only because of the option `open_memory`


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
    """The same for every seat; only what has been turned down is hidden (MC-R39)."""
    variant = state.variant
    counted = not misses_do_no_harm(variant)
    return ChaseView(
        seat=seat,
        players=state.players,
        phase=PHASES[state.phase],
        active=state.actor,
        tiles=tuple(tile_place(state, place) for place in range(state.tiles.places())),
        bed=at_bed(state),
        closet=tuple(monster(card) for card in state.monsters.closet),
        found=tuple(int(count_captured(state, seat)) for seat in range(state.players)),
        under_bed=len(state.monsters.pile),
        length=variant.length,
        progress=state.windows.progress,
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
    up = state.tiles.up[place] == 1
    remembered = not up and state.variant.open_memory and state.tiles.seen[place] > 0
    tile = BOX.tiles[state.tiles.at[place]].id if up or remembered else None
    return TilePlace(place + 1, up, tile, remembered)


def at_bed(state: MonsterChase) -> tuple[AtBed, ...]:
    order = list(state.monsters.arrived)
    return tuple(
        AtBed(SIDE_NAMES[side], monster(card), order.index(card))
        for side, card in enumerate(state.monsters.bed)
        if card != NOBODY
    )


def monster(card: int) -> MonsterSeen:
    row = BOX.monsters[card]
    return MonsterSeen(row.id, row.drawing, row.toy)


def colours(state: MonsterChase) -> tuple[Colour, ...]:
    """Turned cards show the other colour (section 5 of the rules)."""
    fresh: Colour = "red" if state.windows.red else "blue"
    turned: Colour = "blue" if state.windows.red else "red"
    return tuple(turned if k < state.windows.progress else fresh for k in range(state.variant.round_size()))
