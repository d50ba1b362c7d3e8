"""A whole state of Monster Chase as plain data and back, checked so that no impossible game begins."""

from collections.abc import Mapping

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Value
from homeward.engine.position import Chance, chance_of, check_range, check_set, rng_of
from homeward.engine.start import Start, check_start, seat_of, start_of
from homeward.engine.state import NOBODY
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.rules import (
    BASIC,
    CARDS,
    COMPETITIVE,
    EASY,
    FEARS,
    SIDES,
    SOCK,
    TOYS,
    MonsterChase,
    Variant,
)
from homeward.games.monster_chase.rules.codes import (
    FLIP,
    MONSTERS_WIN,
    OPEN,
    OVER,
    PLAYERS_WIN,
    PREVIEW,
    SOCK_SWAP,
)
from homeward.games.monster_chase.rules.fearless import is_shown
from homeward.games.monster_chase.rules.monsters import Monsters
from homeward.games.monster_chase.rules.tiles import Tiles
from homeward.games.monster_chase.rules.windows import Windows

MODES = {"basic": BASIC, "easy": EASY, "easy-competitive": COMPETITIVE}
MONSTERS = ("pile", "unused", "bed", "arrived", "closet", "captor")  # as `Monsters` takes them
MOST_TURNS = 10_000_000  # a turn a second for four months
MOMENT = ("turns", "sock", "expert_used", "active", "phase", "result")  # what the state has besides its parts


class SavedVariant(Struct, forbid_unknown_fields=True):
    length: int
    mode: str
    pack: bool
    expert: bool
    fearless: bool
    same_toy: str
    open_memory: bool
    expert_tiles_are_shown: bool = False
    start: Start = 0


class Saved(Struct, forbid_unknown_fields=True):
    """The fields of the state and its parts."""

    players: int
    chance: Chance
    variant: SavedVariant
    pile: list[int]
    unused: list[int]
    bed: list[int]
    arrived: list[int]
    closet: list[int]
    captor: list[int]
    tiles: list[int]
    up: list[int]
    seen: list[int]
    turns: int
    sock: int
    progress: int
    red: bool
    expert_used: bool
    active: int
    phase: int
    result: int


def variant_of(options: Mapping[str, Value]) -> Variant:
    """The variant for settled options."""
    saved = SavedVariant(**options)  # type: ignore[arg-type]
    return as_variant(saved)


def as_variant(saved: SavedVariant) -> Variant:
    return Variant(
        saved.length,
        MODES[saved.mode],
        saved.pack,
        saved.expert,
        saved.fearless,
        saved.same_toy == "one",
        saved.open_memory,
        saved.expert_tiles_are_shown,
        seat_of(saved.start),
    )


def snapshot(state: MonsterChase) -> Saved:
    return Saved(
        players=state.players,
        chance=chance_of(state),
        variant=saved_variant(state.variant),
        **{name: list(getattr(state.monsters, name)) for name in MONSTERS},  # type: ignore[arg-type]
        tiles=list(state.tiles.at),
        up=list(state.tiles.up),
        seen=list(state.tiles.seen),
        progress=state.windows.progress,
        red=state.windows.red,
        **{name: getattr(state, name) for name in MOMENT},
    )


def saved_variant(variant: Variant) -> SavedVariant:
    mode = next(name for name, number in MODES.items() if number == variant.mode)
    same_toy = "one" if variant.one_by_one else "all"
    return SavedVariant(
        variant.length,
        mode,
        variant.pack,
        variant.expert,
        variant.fearless,
        same_toy,
        variant.open_memory,
        variant.expert_tiles_are_shown,
        start_of(variant.start),
    )


def restore(saved: Saved) -> MonsterChase:
    check_variant(saved)
    variant = as_variant(saved.variant)
    check_cards(saved)
    check_tiles(saved, variant)
    check_moment(saved, variant)
    monsters = Monsters(*(vec[i64](getattr(saved, name)) for name in MONSTERS))
    tiles = Tiles(vec[i64](saved.tiles), vec[i64](saved.up), vec[i64](saved.seen))
    windows = Windows(saved.progress, saved.red)
    state = MonsterChase(saved.players, rng_of(saved.chance), variant, monsters, tiles, windows)
    state.reveals = saved.chance.reveals
    state.observer = saved.chance.observer
    for name in MOMENT:
        setattr(state, name, getattr(saved, name))
    return state


def check_variant(saved: Saved) -> None:
    check_range("players", saved.players, 1, 6)
    check_range("phase", saved.phase, PREVIEW, OVER)
    variant = saved.variant
    check_start("variant.start", variant.start, saved.players)
    if variant.length not in BOX.counts.lengths:
        raise BadSnapshot("variant.length", f"must be one of {BOX.counts.lengths}, not {variant.length}")
    if variant.mode not in MODES:
        raise BadSnapshot("variant.mode", f"must be one of {', '.join(MODES)}, not {variant.mode!r}")
    if variant.same_toy not in ("all", "one"):
        raise BadSnapshot("variant.same_toy", f"must be all or one, not {variant.same_toy!r}")
    if variant.mode != "basic" and (variant.pack or variant.expert or variant.fearless):
        raise BadSnapshot("variant.mode", "the easy modes allow no other variant (MC-R17)")


def check_cards(saved: Saved) -> None:
    """Every card is in exactly one place, and the bed and its order of arrival agree."""
    check_set("pile, unused, arrived, closet", saved.pile + saved.unused + saved.arrived + saved.closet, CARDS)
    if len(saved.unused) != CARDS - saved.variant.length:
        raise BadSnapshot("unused", f"must hold {CARDS - saved.variant.length} cards, not {len(saved.unused)}")
    if len(saved.captor) != len(saved.closet):
        raise BadSnapshot("captor", "must name one seat per card in the closet")
    for seat in saved.captor:
        check_range("captor", seat, 0, saved.players - 1)
    check_bed(saved)


def check_bed(saved: Saved) -> None:
    """A monster takes the first free side, so whoever stood before it on an empty one is in the closet (MC-R8)."""
    if len(saved.bed) != SIDES:
        raise BadSnapshot("bed", f"has {SIDES} sides, not {len(saved.bed)}")
    taken = [side for side in range(SIDES) if saved.bed[side] != NOBODY]
    if sorted(saved.bed[side] for side in taken) != sorted(saved.arrived):
        raise BadSnapshot("arrived", "must hold exactly the cards on the sides of the bed")
    easy = saved.variant.mode != "basic"
    if saved.phase != OVER:
        check_range("arrived", len(saved.arrived), 1, 1 if easy else SIDES - 1, "monsters at the bed")
    if not taken:
        return
    gaps = taken[-1] + 1 - len(taken)
    if gaps > len(saved.closet):
        raise BadSnapshot("bed", "a side before a monster is empty, but nobody was chased away from there (MC-R8)")
    if gaps and (easy or saved.variant.pack):
        raise BadSnapshot("bed", "all monsters leave together in this game, so no side before one is empty (MC-R12)")
    last_side = saved.bed[SIDES - 1]
    if last_side != NOBODY and (len(taken) < SIDES or last_side != saved.arrived[-1]):
        raise BadSnapshot("bed", "the last side is taken only by the fourth monster, which ends the game (MC-22)")
    if saved.variant.pack and [saved.bed[side] for side in taken] != saved.arrived:
        raise BadSnapshot("arrived", "a pack stands at the bed in the order of the sides (MC-R8, MC-R12)")


def check_tiles(saved: Saved, variant: Variant) -> None:
    places = variant.places()
    check_set("tiles", saved.tiles, places)
    for name in ("up", "seen"):
        if len(getattr(saved, name)) != places:
            raise BadSnapshot(name, f"must have {places} entries, not {len(getattr(saved, name))}")
    check_range("turns", saved.turns, 0, MOST_TURNS)
    for place in range(places):
        check_range(f"up[{place}]", saved.up[place], 0, 1)
        check_range(f"seen[{place}]", saved.seen[place], saved.up[place], max(saved.turns, 1))
    check_seen(saved, variant)
    check_awake(saved, variant)


def check_seen(saved: Saved, variant: Variant) -> None:
    """A move shows one tile; only the look of fearless hunters shows more of them, as if by the first move."""
    moves = [move for move in saved.seen if move > (1 if variant.fearless else 0)]
    if len(set(moves)) != len(moves):
        raise BadSnapshot("seen", "two tiles were last seen after the same move, but a move turns one tile (MC-12)")


def check_awake(saved: Saved, variant: Variant) -> None:
    """Between two moves only an open pack hunt, the look before the game and a waiting sock leave tiles face up."""
    allowed = {PREVIEW: variant.places(), SOCK_SWAP: 1}
    if variant.pack:
        allowed[FLIP] = SIDES - 2
    awake = [tile for tile, up in zip(saved.tiles, saved.up, strict=True) if up]
    if len(awake) > allowed.get(saved.phase, 0):
        raise BadSnapshot("up", "too many tiles are face up")
    if saved.phase == FLIP and awake:
        feared = {FEARS[card] for card in saved.arrived}
        if not feared.issuperset(awake):
            raise BadSnapshot("up", "a tile is face up that no monster at the bed fears (MC-29)")
        if feared.issubset(awake):
            raise BadSnapshot("up", "a toy is face up for every monster, so the pack has been chased away (MC-30)")


def check_moment(saved: Saved, variant: Variant) -> None:
    check_range("active", saved.active, 0, saved.players - 1)
    check_range("progress", saved.progress, 0, variant.round_size() - 1 if variant.mode == BASIC else 0)
    if saved.red and variant.mode != BASIC:
        raise BadSnapshot("red", "the easy games use no progression cards (MC-24)")
    if saved.phase == PREVIEW and (not variant.fearless or saved.up != [is_shown(variant, one) for one in saved.tiles]):
        raise BadSnapshot("phase", "the preview is for fearless hunters and shows every toy (MC-39, MC-R26)")
    if saved.phase == PREVIEW and (saved.turns or saved.closet or saved.progress or saved.red or saved.expert_used):
        raise BadSnapshot("phase", "fearless hunters look at the tiles before anything else happens (MC-39)")
    check_result(saved, variant)
    check_experts(saved, variant)
    check_sock(saved, variant)


def check_result(saved: Saved, variant: Variant) -> None:
    check_range("result", saved.result, OPEN, MONSTERS_WIN)
    if (saved.phase == OVER) != (saved.result != OPEN):
        raise BadSnapshot("result", "a game has a result exactly when it is over")
    if saved.result == PLAYERS_WIN and (saved.pile or saved.arrived):
        raise BadSnapshot("result", "the players win only when every monster is in the closet (MC-21)")
    if saved.result != MONSTERS_WIN:
        return
    if variant.mode != BASIC:
        raise BadSnapshot("result", "an easy game cannot be lost (MC-25)")
    if not saved.arrived or (saved.pile and len(saved.arrived) < SIDES):
        raise BadSnapshot("result", "the monsters win only with all four at the bed or an empty pile (MC-22, MC-23)")
    check_range("progress", saved.progress, 0, 0, "after the last round was complete (MC-R44)")


def check_experts(saved: Saved, variant: Variant) -> None:
    """The first sock or sheet monster does nothing; before it none of them has been turned over (MC-33)."""
    if not variant.expert:
        if saved.expert_used:
            raise BadSnapshot("expert_used", "there are no expert tiles in this game (MC-08)")
        return
    turned = [tile for tile, seen in zip(saved.tiles, saved.seen, strict=True) if tile >= TOYS and seen > 0]
    if saved.expert_used and not turned:
        raise BadSnapshot("expert_used", "no expert tile has been turned over yet (MC-33)")
    looked_at = variant.fearless and variant.expert_tiles_are_shown
    if turned and not saved.expert_used and not looked_at:
        raise BadSnapshot("expert_used", "an expert tile has been turned over, so the free one is gone (MC-33)")


def check_sock(saved: Saved, variant: Variant) -> None:
    if saved.phase != SOCK_SWAP:
        if saved.sock != NOBODY:
            raise BadSnapshot("sock", f"must be {NOBODY} unless the sock waits for its swap")
        return
    check_range("sock", saved.sock, 0, variant.places() - 1)
    if saved.tiles[saved.sock] != SOCK or saved.up[saved.sock] != 1:
        raise BadSnapshot("sock", "must be the place where the sock lies face up")
    if not saved.expert_used:
        raise BadSnapshot("expert_used", "the first expert tile is free, so a sock cannot wait yet (MC-33)")
