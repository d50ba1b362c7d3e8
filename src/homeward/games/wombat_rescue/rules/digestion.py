"""Digestion: sets of discs move along the track, and what is fully digested becomes a cube."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.codes import CUBE, DIGESTED, DIGESTING, DROPPED, MOVED_CUBE, NO_CUBE
from homeward.games.wombat_rescue.rules.dingo import begin_chase
from homeward.games.wombat_rescue.rules.new_food import refill
from homeward.games.wombat_rescue.rules.pieces.scent import MOST_CUBES
from homeward.games.wombat_rescue.rules.pieces.wombat import DISCS, HINDGUT

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def digest(game: WombatRescue) -> None:
    """First the hindgut's set leaves, unless it is held; then the others move on (WR-66 to WR-72, WR-R44)."""
    game.turn.stage = DIGESTING
    if game.outback.wombats[game.turn.active].worth(HINDGUT) > 0 and not game.turn.holding:
        expel(game, HINDGUT)
    else:
        digest_on(game)


def digest_on(game: WombatRescue) -> None:
    """The other sets, then new food, then the dingo (WR-R58)."""
    game.outback.wombats[game.turn.active].digest_on()
    refill(game)
    begin_chase(game)


def expel(game: WombatRescue, place: i64) -> None:
    """A set is fully digested: its discs go back into the bag and it gives one cube (WR-71, WR-72, WR-R84)."""
    seat = game.turn.active
    me = game.outback.wombats[seat]
    game.note(DIGESTED, seat, me.worth(place))
    for disc in range(DISCS):
        game.bag.discs[disc] += me.track[place * DISCS + disc]
        me.track[place * DISCS + disc] = 0
    cubes = game.outback.scent.count(me.lead, seat)
    if cubes == MOST_CUBES:
        game.note(NO_CUBE, seat, me.lead)  # WR-R50
    elif me.supply > 0:
        me.supply -= 1
        game.outback.scent.drop(me.lead, seat)
        game.note(DROPPED, seat, me.lead, cubes + 1)
    else:
        game.turn.ask(seat, CUBE)
        return
    game.go_on()


def move_cube(game: WombatRescue, space: i64) -> None:
    """With an empty supply a cube from elsewhere is laid here (WR-73, WR-R51)."""
    seat = game.turn.active
    here = game.outback.wombats[seat].lead
    game.outback.scent.lift(space, seat)
    game.outback.scent.drop(here, seat)
    game.note(MOVED_CUBE, seat, space, here)
    game.go_on()
