"""Caught by the dingo: the lead flees home, the dingo goes to a den, its card and die change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.rules.codes import CAUGHT, DEN, DENNED, FLED, HOLDER, MOVING, TOOK_CARD
from homeward.games.wombat_rescue.rules.pieces.board import DENS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE
from homeward.games.wombat_rescue.rules.pieces.outback import Outback
from homeward.games.wombat_rescue.rules.pieces.wombat import NO_BABY

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def catch(game: WombatRescue, seat: i64) -> None:
    """The lead flees home, its baby back to its nest, and the player deals with the dingo (WR-56 to WR-60)."""
    turn = game.turn
    me = game.outback.wombats[seat]
    game.note(CAUGHT, seat, me.lead)
    if me.pouch != NO_BABY:
        game.note(FLED, seat, me.pouch)
        game.outback.frighten_baby(seat)
    game.outback.put_lead(seat, game.outback.home)
    if seat == turn.active and turn.stage == MOVING:
        turn.startled = True
    turn.decider = seat
    send_away(game)


def send_away(game: WombatRescue) -> None:
    """To a den of the caught player's choice, if there is any (WR-58)."""
    free: i64 = NOWHERE
    dens: i64 = 0
    for den in range(DENS):
        if is_free_den(game.outback, den):
            free = den
            dens += 1
    if dens > 1:
        game.turn.phase = DEN
    elif dens == 1:
        choose_den(game, free)
    else:
        game.note(DENNED, game.turn.decider, game.outback.dingo)  # leads on all dens: it stays (WR-91)
        pass_the_card(game)


def is_free_den(outback: Outback, den: i64) -> bool:
    """No lead is on it (WR-90)."""
    return outback.lead_at(outback.board.dens[den]) == NOBODY


def choose_den(game: WombatRescue, den: i64) -> None:
    game.outback.put_dingo(game.outback.board.dens[den])
    game.note(DENNED, game.turn.decider, game.outback.dingo)
    pass_the_card(game)


def pass_the_card(game: WombatRescue) -> None:
    """The caught player becomes holder; a holder hands card and die to somebody else (WR-59, WR-60)."""
    caught = game.turn.decider
    if caught != game.hunt.holder:
        give_card(game, caught)
    elif game.players == 2:
        give_card(game, 1 - caught)
    else:
        game.turn.phase = HOLDER


def give_card(game: WombatRescue, seat: i64) -> None:
    game.note(TOOK_CARD, seat, game.hunt.holder)
    game.hunt.holder = seat
    game.go_on()
