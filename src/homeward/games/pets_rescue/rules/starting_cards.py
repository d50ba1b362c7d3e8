"""Starting cards: everybody decides in secret how theirs will lie, then all are shown and the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.rules.codes import CHOOSE_START, OVER
from homeward.games.pets_rescue.rules.notes import ChoseStart, Ended, Showed
from homeward.games.pets_rescue.rules.scoring import add_up

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def ask_for_starts(state: PetsRescue) -> None:
    state.phase = CHOOSE_START
    state.active = 0


def choose_start(state: PetsRescue, way: i64) -> None:
    """One after another; a choice made stays (PR-R30)."""
    state.shelters[state.active].start_way = way
    state.reveals += 1
    if state.journal is not None:
        state.journal.add(ChoseStart(state.active))
    state.active += 1
    if state.active == state.players:
        show_starts(state)


def show_starts(state: PetsRescue) -> None:
    """All at once; then points are added up (PR-24, PR-25)."""
    for seat in range(state.players):
        shelter = state.shelters[seat]
        shelter.place(shelter.start, shelter.start_way, state.printed)
        if state.journal is not None:
            state.journal.add(Showed(seat, shelter.start, shelter.start_way))
    state.active = NOBODY
    state.phase = OVER
    add_up(state)
    if state.journal is not None:
        state.journal.add(Ended())
