"""A game that ended at a table."""

from collections.abc import Iterable

from msgspec import Struct

from homeward.catalogue import Name
from homeward.engine.options import Value
from homeward.table.entries import DealSeed
from homeward.table.state.game_in_play import GameInPlay


class FinishedGame(Struct, frozen=True):
    rules_version: int
    options: dict[str, Value]
    names: tuple[Name, ...]
    deal: DealSeed
    moves: tuple[int, ...]
    creatures: tuple[str, ...] = ()  # of every seat
    winners: tuple[int, ...] = ()
    figures: tuple[str, ...] = ()  # of every seat, if seats have any

    @classmethod
    def of(cls, play: GameInPlay, names: Iterable[Name], creatures: Iterable[str] = ()) -> "FinishedGame":
        return cls(
            play.rules_version,
            play.options,
            tuple(names),
            play.deal,
            tuple(play.moves),
            tuple(creatures),
            tuple(play.state.winners()) if play.state.over else (),
            play.figures,
        )
