"""One game at a table, from the deal to the end: the state now, the moves that led there, and the way back."""

from collections.abc import Mapping

from homeward.engine.game import Game
from homeward.engine.journal import Journal, Note
from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.table.entries import Deal
from homeward.table.waypoints import Waypoints


class Play:
    """The record of a game being played, with its state."""

    def __init__(self, game: Game, rules_version: int, players: int, options: Mapping[str, Value], deal: Deal) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.options = dict(options)
        self.deal = deal
        self.moves: list[int] = []
        self.by: list[int] = []  # the seat that made each move
        self.settled = 0  # moves that stay: somebody who would have to agree to an undo was sent away since
        self.state = self.dealt()
        self.reveals = [int(self.state.reveals)]  # after each number of moves, from none on
        self._waypoints = Waypoints(self.state, self.moves)

    def dealt(self) -> State:
        state = self.game.deal_from(self.players, self.deal.stream(), self.rules_version, self.options)
        state.journal = Journal()
        return state

    def passed_on(self) -> dict[str, Value]:
        """What changes in a rematch: where the table may choose who begins, the next seat does; after a warm-up it
        is serious."""
        options = self.game.info.options
        asked = [option.name for option in options if option.seats]
        changed: dict[str, Value] = {name: (self.game.begins(self.dealt()) + 1) % self.players for name in asked}
        warm = [option for option in options if option.warm_up and self.options.get(option.name) != option.default]
        return changed | {option.name: option.default for option in warm}

    def play(self, code: int) -> list[Note]:
        """Carry out a move of whoever is to act; what happened, as notes. IllegalMove changes nothing."""
        seat = self.state.actor
        self.state.play(code)
        assert seat is not None
        self.moves.append(code)
        self.by.append(seat)
        self.reveals.append(int(self.state.reveals))
        assert self.state.journal is not None
        return self.state.journal.take()

    def back_to(self, count: int) -> None:
        """Take back all moves but the first `count`."""
        self._waypoints.cut_off(count)
        del self.moves[count:], self.by[count:], self.reveals[count + 1 :]
        self.state = self._waypoints.after(count)
        self.state.journal = Journal()

    def is_secret_free_since(self, count: int) -> bool:
        """Has nobody learned anything since that many moves had been played?"""
        return self.reveals[count] == self.reveals[-1]
