"""Checks of a saved Monster Chase that concern several fields, so that no impossible game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Options
from homeward.engine.snapshots.position import check_range, check_set
from homeward.engine.state import NOBODY
from homeward.games.monster_chase.options import variant_of
from homeward.games.monster_chase.rules import BASIC, CARDS, FEARS, SIDES, SOCK, TOYS, Variant
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

if TYPE_CHECKING:
    from homeward.games.monster_chase.position import Saved


def check_saved(saved: Saved, options: Options) -> None:
    variant = variant_of(options)
    check_cards(saved, variant)
    check_tiles(saved, variant)
    check_moment(saved, variant)


def check_cards(saved: Saved, variant: Variant) -> None:
    """Every card is in exactly one place, and the bed and its order of arrival agree."""
    check_set("pile, unused, arrived, closet", saved.pile + saved.unused + saved.arrived + saved.closet, CARDS)
    if len(saved.captor) != len(saved.closet):
        raise BadSnapshot("captor", "must name one seat per card in the closet")
    check_bed(saved, variant)


def check_bed(saved: Saved, variant: Variant) -> None:
    """A monster takes the first free side, so an empty side before it means a monster in the closet (MC-R8)."""
    taken = [side for side in range(SIDES) if saved.bed[side] != NOBODY]
    if sorted(saved.bed[side] for side in taken) != sorted(saved.arrived):
        raise BadSnapshot("arrived", "must hold exactly the cards on the sides of the bed")
    easy = variant.mode != BASIC
    if saved.phase != OVER:
        check_range("arrived", len(saved.arrived), 1, 1 if easy else SIDES - 1, "monsters at the bed")
    if not taken:
        return
    gaps = taken[-1] + 1 - len(taken)
    if gaps > len(saved.closet):
        raise BadSnapshot("bed", "a side before a monster is empty, but nobody was chased away from there (MC-R8)")
    if gaps and (easy or variant.pack):
        raise BadSnapshot("bed", "all monsters leave together in this game, so no side before one is empty (MC-R12)")
    last_side = saved.bed[SIDES - 1]
    if last_side != NOBODY and (len(taken) < SIDES or last_side != saved.arrived[-1]):
        raise BadSnapshot("bed", "the last side is taken only by the fourth monster, which ends the game (MC-22)")
    if variant.pack and [saved.bed[side] for side in taken] != saved.arrived:
        raise BadSnapshot("arrived", "a pack stands at the bed in the order of the sides (MC-R8, MC-R12)")


def check_tiles(saved: Saved, variant: Variant) -> None:
    places = variant.places()
    check_set("tiles", saved.tiles, places)
    for place in range(places):
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
    if variant.mode != BASIC and (saved.red or saved.progress):
        raise BadSnapshot("red" if saved.red else "progress", "the easy games use no progression cards (MC-24)")
    if saved.phase == PREVIEW and (not variant.fearless or saved.up != [is_shown(variant, one) for one in saved.tiles]):
        raise BadSnapshot("phase", "the preview is for fearless hunters and shows every toy (MC-39, MC-R26)")
    if saved.phase == PREVIEW and (saved.turns or saved.closet or saved.progress or saved.red or saved.expert_used):
        raise BadSnapshot("phase", "fearless hunters look at the tiles before anything else happens (MC-39)")
    check_result(saved, variant)
    check_experts(saved, variant)
    check_sock(saved)


def check_result(saved: Saved, variant: Variant) -> None:
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


def check_sock(saved: Saved) -> None:
    if saved.phase != SOCK_SWAP:
        if saved.sock != NOBODY:
            raise BadSnapshot("sock", f"must be {NOBODY} unless the sock waits for its swap")
        return
    if saved.sock == NOBODY or saved.tiles[saved.sock] != SOCK or saved.up[saved.sock] != 1:
        raise BadSnapshot("sock", "must be the place where the sock lies face up")
    if not saved.expert_used:
        raise BadSnapshot("expert_used", "the first expert tile is free, so a sock cannot wait yet (MC-33)")
