"""A dealt table inside of an OpenSpiel state, with what each seat has seen of it."""

from typing import Any

import msgspec

from homeward.engine.chance.rng import Rng
from homeward.engine.game import Game
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.lab.observations.information_sets import Digests, first_sights, sights_after


class DealtTable:
    """A table that OpenSpiel's `clone` copies with the engine's own `copy`.

    What each seat has seen is computed only when it is needed, from the moves since the last time.
    """

    def __init__(self, game: Game, state: State, left: int, digests: Digests) -> None:
        self.game = game
        self.state = state
        self.left = left  # moves until the game is truncated
        self.digests = digests
        self.looked = state.copy()  # the state to which `digests` belong; never changed, so copies share it
        self.codes: list[int] = []  # moves since then

    def __deepcopy__(self, memo: dict[int, Any]) -> "DealtTable":
        twin = DealtTable.__new__(DealtTable)
        twin.__dict__ = self.__dict__ | {"state": self.state.copy(), "codes": self.codes.copy()}
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return table_from_pickle, (self.game.name, self.saved(), self.left, self.sights())

    def actor(self) -> int | None:
        """The seat to act, or None when the game is over or truncated."""
        return self.state.actor if self.left > 0 else None

    def play(self, code: int) -> None:
        self.state.play(code)
        self.left -= 1
        self.codes.append(code)

    def saved(self) -> str:
        return msgspec.json.encode(self.game.snapshot(self.state)).decode()

    def sights(self) -> Digests:
        """Digests of what every seat, and an onlooker, has seen up to now."""
        if self.codes:
            self.digests = sights_after(self.game, self.looked, self.digests, self.codes)
            self.looked, self.codes = self.state.copy(), []
        return self.digests

    def resampled(self, seat: int, rng: Rng) -> "DealtTable":
        """Another table that the seat cannot distinguish from this one."""
        return DealtTable(self.game, self.state.veil(seat).fill(rng), self.left, self.sights())


def new_table(game: Game, state: State, max_moves: int) -> DealtTable:
    return DealtTable(game, state, max_moves, first_sights(game, state))


def table_from_pickle(name: str, saved: str, left: int, digests: Digests) -> DealtTable:
    """From a pickle. The state is checked, because a pickle may be old, or from elsewhere."""
    game = find_game(name)
    return DealtTable(game, game.restore(msgspec.json.decode(saved)), left, digests)
