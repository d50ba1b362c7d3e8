"""Digestion: sets of discs move along the track, and what is fully digested becomes a cube."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.codes import CUBE, DIGESTING
from homeward.games.wombat_rescue.rules.dingo import begin_chase
from homeward.games.wombat_rescue.rules.new_food import refill
from homeward.games.wombat_rescue.rules.notes import Digested, Dropped, MovedCube, NoCube
from homeward.games.wombat_rescue.rules.pieces.scent import MOST_CUBES
from homeward.games.wombat_rescue.rules.pieces.wombat import DISCS, HINDGUT

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def digest(state: WombatRescue) -> None:
    """First the hindgut's set leaves, unless it is held; then the others move on (WR-66 to WR-72, WR-R44)."""
    state.turn.stage = DIGESTING
    if state.outback.wombats[state.turn.active].worth(HINDGUT) > 0 and not state.turn.holding:
        expel(state, HINDGUT)
    else:
        digest_on(state)


def digest_on(state: WombatRescue) -> None:
    """The other sets, then new food, then the dingo (WR-R58)."""
    state.outback.wombats[state.turn.active].digest_on()
    refill(state)
    begin_chase(state)


def expel(state: WombatRescue, place: i64) -> None:
    """A set is fully digested: its discs go back into the bag and it gives one cube (WR-71, WR-72, WR-R84)."""
    seat = state.turn.active
    me = state.outback.wombats[seat]
    if state.journal is not None:
        state.journal.add(Digested(seat, me.worth(place)))
    for disc in range(DISCS):
        state.bag.discs[disc] += me.track[place * DISCS + disc]
        me.track[place * DISCS + disc] = 0
    cubes = state.outback.scent.count(me.lead, seat)
    if cubes == MOST_CUBES:  # WR-R50
        if state.journal is not None:
            state.journal.add(NoCube(seat, me.lead))
    elif me.supply > 0:
        me.supply -= 1
        state.outback.scent.drop(me.lead, seat)
        if state.journal is not None:
            state.journal.add(Dropped(seat, me.lead, cubes + 1))
    else:
        state.turn.ask(seat, CUBE)
        return
    state.go_on()


def move_cube(state: WombatRescue, space: i64) -> None:
    """With an empty supply a cube from elsewhere is laid here (WR-73, WR-R51)."""
    seat = state.turn.active
    here = state.outback.wombats[seat].lead
    state.outback.scent.lift(space, seat)
    state.outback.scent.drop(here, seat)
    if state.journal is not None:
        state.journal.add(MovedCube(seat, space, here))
    state.go_on()
