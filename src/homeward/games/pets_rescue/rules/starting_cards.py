"""Starting cards: everybody decides in secret how theirs will lie, then all are shown and the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.rules.codes import CHOOSE_START, CHOSE_START, ENDED, OVER, SHOWED
from homeward.games.pets_rescue.rules.scoring import add_up

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def ask_for_starts(game: PetsRescue) -> None:
    game.phase = CHOOSE_START
    game.active = 0


def choose_start(game: PetsRescue, way: i64) -> None:
    """One after another; a choice made stays (PR-R30)."""
    game.shelters[game.active].start_way = way
    game.reveals += 1
    game.note(CHOSE_START, game.active)
    game.active += 1
    if game.active == game.players:
        show_starts(game)


def show_starts(game: PetsRescue) -> None:
    """All at once; then points are added up (PR-24, PR-25)."""
    for seat in range(game.players):
        shelter = game.shelters[seat]
        shelter.place(shelter.start, shelter.start_way, game.printed)
        game.note(SHOWED, seat, shelter.start, shelter.start_way)
    game.active = NOBODY
    game.phase = OVER
    add_up(game)
    game.note(ENDED)
