"""Checks of a saved Wombat Rescue that concern several fields, so that no impossible game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Options
from homeward.engine.snapshots.position import check_range, check_set
from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.options import variant_of
from homeward.games.wombat_rescue.rules import Variant, WombatRescue, codes
from homeward.games.wombat_rescue.rules.boulders import boulder_at
from homeward.games.wombat_rescue.rules.pieces.bag import STOCK
from homeward.games.wombat_rescue.rules.pieces.board import FOOD, NESTS, Board
from homeward.games.wombat_rescue.rules.pieces.deck import CARDS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SLOTS
from homeward.games.wombat_rescue.rules.pieces.wombat import (
    ALL_CARDS,
    CARRIED,
    CUBES,
    DISCS,
    HINDGUT,
    HOLD_CARD,
    LOST,
    RESCUED,
)
from homeward.games.wombat_rescue.rules.turn import MOVES

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.position import Saved

STAGES = {  # the stages of a turn in which a phase can be
    codes.FIRST_DEN: (codes.SETUP,),
    codes.MOVE: (codes.MOVING,),
    codes.LOST_STEP: (codes.MOVING,),
    codes.DEN: (codes.MOVING, codes.CHASING),
    codes.HOLDER: (codes.MOVING, codes.CHASING),
    codes.CUBE: (codes.MOVING, codes.DIGESTING),
    codes.TARGET: (codes.CHASING,),
    codes.PROWLING: (codes.CHASING,),
    codes.OVER: (codes.MOVING,),
}


def check_saved(saved: Saved, options: Options) -> None:
    board = board_of(saved, variant_of(options))
    check_deck(saved)
    check_wombats(saved, board)
    check_discs(saved, board)
    check_cubes(saved, board)
    check_dingo(saved, board)
    check_turn(saved)
    check_babies(saved, board)


def check_state(state: WombatRescue) -> None:
    if not state.over and not state.legal():
        raise BadSnapshot("phase", "nothing could be decided in this position")


# What lies on the table


def board_of(saved: Saved, variant: Variant) -> Board:
    """The board. Raises BadSnapshot if its tiles do not fit the layout."""
    check_set("tiles", saved.tiles, SLOTS)
    ground = variant.ground
    for slot in range(SLOTS):
        if ground.fixed_tile[slot] not in (NOWHERE, saved.tiles[slot]):
            raise BadSnapshot(f"tiles[{slot}]", f"must be tile {ground.fixed_tile[slot]} in this layout")
        if ground.fixed_twist[slot] not in (NOWHERE, saved.twists[slot]):
            raise BadSnapshot(f"twists[{slot}]", f"must be {ground.fixed_twist[slot]} in this layout")
        if ground.fixed_tile[slot] == NOWHERE and BOX.tile[saved.tiles[slot]].kind != "regular":
            raise BadSnapshot(f"tiles[{slot}]", "must be a regular tile")
    return Board(ground, vec[i64](saved.tiles), vec[i64](saved.twists), variant.boulders)


def check_deck(saved: Saved) -> None:
    deck = saved.deck
    check_set("deck", deck.pile + deck.discard + deck.aside, CARDS)
    for place, card in enumerate(deck.aside):
        if not BOX.lost_card[card].f:
            raise BadSnapshot(f"deck.aside[{place}]", f"card {card} bears no F")


def check_open(field: str, board: Board, space: int) -> None:
    """Raises BadSnapshot if a boulder closes this space."""
    if boulder_at(board, space):
        raise BadSnapshot(field, f"space {space} is closed by a boulder")


def check_wombats(saved: Saved, board: Board) -> None:
    taken = set[int]()
    for seat, row in enumerate(saved.wombats):
        check_open(f"wombats[{seat}].lead", board, row.lead)
        if row.lead in taken:
            raise BadSnapshot(f"wombats[{seat}].lead", "two leads share a space away from home (WR-48)")
        if row.lead != board.ground.home:
            taken.add(row.lead)
        if row.babies.count(CARRIED) > 1:
            raise BadSnapshot(f"wombats[{seat}].babies", "the pouch holds one baby only (WR-63)")
        if row.babies.count(RESCUED) == NESTS and saved.phase != codes.OVER:
            raise BadSnapshot(f"wombats[{seat}].babies", "all are home, so the game is over (WR-96)")


def check_babies(saved: Saved, board: Board) -> None:
    """A lead that has arrived has found its baby and brought it home; only a mover who pushes still waits (WR-R78)."""
    for seat, row in enumerate(saved.wombats):
        if saved.mover_waits and seat == saved.active:
            continue
        babies, nest = f"wombats[{seat}].babies", board.nest_at[row.lead]
        if row.lead == board.ground.home and CARRIED in row.babies:
            raise BadSnapshot(babies, "a carried baby is rescued as soon as its lead is at home (WR-64)")
        if nest != NOWHERE and row.babies[nest] == LOST and CARRIED not in row.babies:
            raise BadSnapshot(babies, "a lead with an empty pouch picks up its baby at the nest (WR-R26)")


def check_discs(saved: Saved, board: Board) -> None:
    """Discs lie on food spaces, and none is missing or too much."""
    taken = set[int]()
    for row, (space, _) in enumerate(saved.discs):
        if board.kind[space] != FOOD or space in taken:
            raise BadSnapshot(f"discs[{row}][0]", f"space {space} cannot hold a disc, or holds two")
        taken.add(space)
    for disc in range(DISCS):
        eaten = sum(sum(row.track[disc::DISCS]) for row in saved.wombats)
        lying = sum(1 for _, one in saved.discs if one == disc + 1)
        if saved.bag[disc] + eaten + lying != STOCK[disc]:
            wanted = f"bag, board and tracks must hold {STOCK[disc]} discs of {BOX.disc[disc].id}"
            raise BadSnapshot(f"bag[{disc}]", wanted)


def check_cubes(saved: Saved, board: Board) -> None:
    """Cubes lie on open spaces, one row for each space and seat, and none is missing or too much."""
    seen = set[tuple[int, int]]()
    for number, row in enumerate(saved.cubes):
        check_open(f"cubes[{number}].space", board, row.space)
        if (row.space, row.seat) in seen:
            raise BadSnapshot(f"cubes[{number}]", f"space {row.space} is named twice for seat {row.seat}")
        seen.add((row.space, row.seat))
    for seat, wombat in enumerate(saved.wombats):
        cubes = wombat.supply + sum(row.count for row in saved.cubes if row.seat == seat)
        if cubes != CUBES:
            raise BadSnapshot(f"wombats[{seat}].supply", f"seat {seat} must have {CUBES} cubes in all, not {cubes}")


def check_dingo(saved: Saved, board: Board) -> None:
    if (saved.dingo == NOWHERE) != (saved.stage == codes.SETUP):
        raise BadSnapshot("dingo", "is on the board exactly when its first den has been chosen (WR-18)")
    if saved.dingo == NOWHERE:
        return
    check_open("dingo", board, saved.dingo)
    if saved.dingo == board.ground.home:
        raise BadSnapshot("dingo", "cannot be at home (WR-R41)")
    if not saved.mover_waits and any(row.lead == saved.dingo for row in saved.wombats):
        raise BadSnapshot("dingo", "shares a space with a lead (WR-56)")


# The turn: whose it is, what is to be decided, and the dingo's chase


def check_turn(saved: Saved) -> None:
    check_decision(saved)
    if saved.stage not in STAGES[saved.phase]:
        raise BadSnapshot("stage", "nothing of this kind is decided in this part of a turn")
    if saved.active != (saved.first + saved.turns) % saved.players:
        raise BadSnapshot("active", f"is not the player to the left after {saved.turns} turns (WR-24)")
    if saved.clock < saved.turns:
        raise BadSnapshot("clock", f"must be at least {saved.turns}, a decision for every turn, not {saved.clock}")
    if saved.stage == codes.SETUP:
        check_setting_up(saved)
    check_chase(saved)
    check_caught(saved)
    check_cards(saved)


def check_setting_up(saved: Saved) -> None:
    """The first den is chosen by the last player, before anybody moves and before food is laid out (WR-18, WR-23)."""
    if saved.holder != (saved.first - 1) % saved.players or saved.decider != saved.holder:
        raise BadSnapshot("holder", "the last player has the dingo card first (WR-R65)")
    fresh = all(row.cards == ALL_CARDS and set(row.babies) == {LOST} for row in saved.wombats)
    if not fresh or saved.discs or saved.clock or saved.deck.discard or saved.deck.aside or saved.roll:
        raise BadSnapshot("stage", "something has happened already, so the first den has been chosen")


def check_chase(saved: Saved) -> None:
    """The dingo has a target and steps left only while its holder, whose turn it is, sends it (WR-83)."""
    chasing = saved.stage == codes.CHASING
    if chasing and saved.roll == 0:
        raise BadSnapshot("roll", "the dingo die cannot show 0 now")
    if not chasing and (saved.target != NOBODY or saved.prowl_left):
        raise BadSnapshot("target", "the dingo chases nobody in this part of a turn (WR-83)")
    if chasing and saved.holder != saved.active:
        raise BadSnapshot("holder", "the dingo moves only after the turn of whoever holds its card (WR-83)")
    if saved.phase in (codes.TARGET, codes.PROWLING) and saved.decider != saved.holder:
        raise BadSnapshot("decider", "must be the holder of the dingo card in this phase")
    if saved.phase == codes.TARGET and (saved.target != NOBODY or saved.prowl_left != saved.roll):
        raise BadSnapshot("target", "is still to be chosen, before the dingo's first step (WR-R37)")


def check_caught(saved: Saved) -> None:
    """Somebody was caught: a holder hands the card on, and a mover who pushed them waits meanwhile (WR-60, WR-R78)."""
    if saved.phase == codes.HOLDER and (saved.decider != saved.holder or saved.players == 2):
        raise BadSnapshot("decider", "only a caught holder, with somebody to choose from, hands the card on (WR-60)")
    if saved.mover_waits and saved.phase not in (codes.DEN, codes.HOLDER, codes.OVER):
        raise BadSnapshot("mover_waits", "a mover waits only while the pushed player decides (WR-R78)")
    if saved.mover_waits and saved.stage != codes.MOVING:
        raise BadSnapshot("mover_waits", "leads are pushed only while somebody moves (WR-R78)")


def check_cards(saved: Saved) -> None:
    """Hold it in has been played if it is in force, and a lost-move card that lies open was the last revealed."""
    mine = saved.wombats[saved.active]
    held = sum(mine.track[HINDGUT * DISCS : (HINDGUT + 1) * DISCS])
    if saved.holding and (mine.cards & HOLD_CARD or not held or saved.stage == codes.DIGESTING):
        raise BadSnapshot("holding", "needs the card Hold it in to be played, and a set to hold (WR-R48)")
    if saved.startled and saved.stage == codes.SETUP:
        raise BadSnapshot("startled", "nobody has met the dingo yet (WR-R27)")
    if saved.card != NOBODY:
        check_range("moves_left", saved.moves_left, 0, MOVES - 1, "after a card was revealed (WR-R86)")
        pile = saved.deck.aside if BOX.lost_card[saved.card].f else saved.deck.discard
        if not pile or pile[-1] != saved.card:
            raise BadSnapshot("card", "must be the card revealed last (WR-R80)")


def check_decision(saved: Saved) -> None:
    """The deciding seat fits the phase."""
    check_range("prowl_left", saved.prowl_left, 0, saved.roll, "steps of the last roll")
    if (saved.phase == codes.FIRST_DEN) != (saved.stage == codes.SETUP):
        raise BadSnapshot("stage", "only the choice of the first den belongs to setting up")
    if (saved.phase == codes.LOST_STEP) != (saved.card != NOBODY):
        raise BadSnapshot("card", "a card lies open exactly while a lost lead follows it")
    if saved.phase == codes.PROWLING and (saved.target == NOBODY or saved.prowl_left == 0):
        raise BadSnapshot("target", "the dingo needs a target and steps left")
    if (saved.phase == codes.OVER) != (saved.winner != NOBODY):
        raise BadSnapshot("winner", "there is a winner exactly when the game is over (WR-96)")
    for seat, row in enumerate(saved.wombats):
        if (row.babies.count(RESCUED) == NESTS) != (seat == saved.winner):
            raise BadSnapshot("winner", f"must be the one who has brought {NESTS} babies home (WR-96)")
    own_phases = (codes.MOVE, codes.LOST_STEP, codes.CUBE)
    if saved.phase in own_phases and saved.decider != saved.active:
        raise BadSnapshot("decider", "must be the active player in this phase")
