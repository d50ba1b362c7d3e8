"""After an individual move: what a lead meets where it ends. Food is eaten, babies are found and rescued."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.caught import catch
from homeward.games.wombat_rescue.rules.codes import ATE, FOUND, OVER, RESCUED_BABY, WON
from homeward.games.wombat_rescue.rules.pieces.board import NESTS
from homeward.games.wombat_rescue.rules.pieces.wombat import NO_BABY

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def arrive(game: WombatRescue, seat: i64) -> None:
    """The dingo, home, a disc, a baby (WR-R26)."""
    outback = game.outback
    me = outback.wombats[seat]
    space = me.lead
    if space == outback.home:
        come_home(game, seat)
    elif space == outback.dingo:
        catch(game, seat)
    else:
        disc = outback.take_disc(space)
        if disc != 0:
            me.eat(disc)
            game.note(ATE, seat, disc, space)
        if me.pouch == NO_BABY and outback.own_baby_at(space, seat):
            outback.pick_up_baby(seat, outback.board.nest_at[space])
            game.note(FOUND, seat, me.pouch, space)
        game.go_on()


def come_home(game: WombatRescue, seat: i64) -> None:
    """A carried baby is rescued; with the last one the game is won at once (WR-64, WR-96)."""
    me = game.outback.wombats[seat]
    if me.pouch != NO_BABY:
        game.note(RESCUED_BABY, seat, me.pouch)
        me.bring_home()
    if me.rescued == NESTS:
        game.winner = seat
        game.turn.phase = OVER
        game.note(WON, seat)
    else:
        game.go_on()
