"""Action cards: Run home, Hold it in, Scamper and High fibre, each once per game, before digestion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.arriving import arrive
from homeward.games.wombat_rescue.rules.codes import MOVE, PLAYED_CARD, SCAMPER, WALKED
from homeward.games.wombat_rescue.rules.digestion import expel
from homeward.games.wombat_rescue.rules.movement import go
from homeward.games.wombat_rescue.rules.pieces.ground import WAYS
from homeward.games.wombat_rescue.rules.pieces.wombat import (
    FIBRE_CARD,
    HINDGUT,
    HOLD_CARD,
    MOUTH,
    RUN_HOME_CARD,
    SCAMPER_CARD,
    Wombat,
)
from homeward.games.wombat_rescue.rules.pushing import can_enter

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def active_wombat(game: WombatRescue) -> Wombat:
    return game.outback.wombats[game.turn.active]


def play_card(game: WombatRescue, card: i64) -> None:
    """It is turned over (WR-76)."""
    active_wombat(game).cards &= ~card
    game.note(PLAYED_CARD, game.turn.active, card)


# Run home


def allows_run_home(game: WombatRescue) -> bool:
    """Not at home (WR-R55)."""
    me = active_wombat(game)
    return me.has(RUN_HOME_CARD) and me.lead != game.outback.home


def run_home(game: WombatRescue) -> None:
    play_card(game, RUN_HOME_CARD)
    seat = game.turn.active
    game.note(WALKED, seat, active_wombat(game).lead, game.outback.home)
    game.outback.put_lead(seat, game.outback.home)
    arrive(game, seat)


# Hold it in


def allows_hold_it_in(game: WombatRescue) -> bool:
    """There is something to hold (WR-R48)."""
    me = active_wombat(game)
    return me.has(HOLD_CARD) and me.worth(HINDGUT) > 0


def hold_it_in(game: WombatRescue) -> None:
    play_card(game, HOLD_CARD)
    game.turn.holding = True


# Scamper


def may_scamper(game: WombatRescue) -> bool:
    """Not after meeting the dingo (WR-80)."""
    return game.turn.phase == MOVE and not game.turn.startled and active_wombat(game).has(SCAMPER_CARD)


def allows_scamper(game: WombatRescue, space: i64) -> bool:
    if not may_scamper(game):
        return False
    lead = active_wombat(game).lead
    ground = game.outback.board.ground
    return ground.apart(lead, space) == 1 and can_enter(game.outback, game.turn.active, ground.heading(lead, space))


def scampers(game: WombatRescue, codes: vec[i64]) -> vec[i64]:
    """The codes with every step the card allows added to them."""
    if may_scamper(game):
        lead = active_wombat(game).lead
        for way in range(WAYS):
            if can_enter(game.outback, game.turn.active, way):
                codes = append(codes, SCAMPER + game.outback.board.step[lead * WAYS + way])
    return codes


def scamper(game: WombatRescue, space: i64) -> None:
    play_card(game, SCAMPER_CARD)
    go(game, space)


# High fibre


def allows_high_fibre(game: WombatRescue) -> bool:
    """Some set's digestion has started (WR-82)."""
    me = active_wombat(game)
    return me.has(FIBRE_CARD) and me.furthest_set() != MOUTH


def high_fibre(game: WombatRescue) -> None:
    """The furthest set leaves at once and gives its cube; a held set is held no more (WR-81, WR-R88)."""
    play_card(game, FIBRE_CARD)
    place = active_wombat(game).furthest_set()
    if place == HINDGUT:
        game.turn.holding = False
    expel(game, place)
