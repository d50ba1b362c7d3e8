"""OpenSpiel's observers: what players and onlookers know, as strings and as rows of numbers."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from homeward.engine.state import NOBODY
from homeward.lab.observations.information_sets import known_alone, known_to
from homeward.lab.observations.number_rows import NumberRow
from homeward.lab.observations.observation import Observation

if TYPE_CHECKING:
    from homeward.lab.adapters.open_spiel_game import HomewardGame, HomewardState

NOT_DEALT = "not dealt yet"


class SeatObserver:
    """What one player knows now: the declared columns, by name."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.tensor: Any = np.zeros(seen.width, np.float32)
        self.dict = {
            column.name: self.tensor[column.start : column.start + column.size].reshape(column.places)
            for column in seen.columns
        }

    def set_from(self, state: "HomewardState", player: int) -> None:
        self.tensor[:] = 0 if state.dealt is None else self.seen.row(state.table(), player)

    def string_from(self, state: "HomewardState", player: int) -> str:
        return NOT_DEALT if state.dealt is None else known_to(state.dealt.game, state.dealt.state, player)


class PublicObserver:
    """What everybody knows now; the same for every player."""

    def __init__(self, rows: NumberRow) -> None:
        self.rows = rows
        self.tensor: Any = np.zeros(rows.width, np.float32)
        self.dict = {"known": self.tensor}

    def set_from(self, state: "HomewardState", player: int) -> None:
        self.tensor[:] = 0 if state.dealt is None else self.rows.row(state.table(), int(NOBODY))

    def string_from(self, state: "HomewardState", player: int) -> str:
        return NOT_DEALT if state.dealt is None else known_to(state.dealt.game, state.dealt.state, int(NOBODY))


class PrivateObserver:
    """What one player knows now and an onlooker does not: at least which seat is its own."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: "HomewardState", player: int) -> None:
        raise NotImplementedError("what is private is given as a string only")

    def string_from(self, state: "HomewardState", player: int) -> str:
        return "" if state.dealt is None else known_alone(state.dealt.game, state.dealt.state, player)


class RecallObserver:
    """All that a player, or a public observer, has ever seen: the digest of its past, and what it knows now.

    A past has no fixed length, so there is no row of numbers for it.
    """

    tensor = None

    def __init__(self, public: bool) -> None:
        self.public = public
        self.dict: dict[str, Any] = {}

    def set_from(self, state: "HomewardState", player: int) -> None:
        raise NotImplementedError("a player's whole past is given as a string only")

    def string_from(self, state: "HomewardState", player: int) -> str:
        if state.dealt is None:
            return NOT_DEALT
        seat = int(NOBODY) if self.public else player
        return f"{state.dealt.sights()[seat]} {known_to(state.dealt.game, state.dealt.state, seat)}"


def observer_of(kind: Any, game: "HomewardGame") -> Any:
    """The observer of one of OpenSpiel's kinds, or None for a kind that is not offered."""
    seat, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    wanted = (kind.public_info, kind.private_info, kind.perfect_recall)
    if wanted == (True, seat, False):
        return SeatObserver(game.seen)
    if wanted == (True, nobody, False):
        return PublicObserver(game.rows)
    if wanted == (False, seat, False):
        return PrivateObserver()
    if wanted in ((True, seat, True), (True, nobody, True)):
        return RecallObserver(public=kind.private_info == nobody)
    return None
