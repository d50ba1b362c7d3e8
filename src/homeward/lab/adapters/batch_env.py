"""Thousands of games side by side, for learning programs: every step is one compiled call for all of them.

    from homeward.lab.adapters.batch_env import BatchEnv
    games = BatchEnv("pets-rescue", size=1024, players=3, seed=7)

docs/learning.md has the details.
"""

import secrets
from typing import Any

import numpy as np

from homeward.engine.chance.rng import fast_rng
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.errors import BadOption
from homeward.engine.options import Value
from homeward.engine.simulation.lanes import Batch
from homeward.games import game as find_game
from homeward.lab.adapters.learning_table import MAX_MOVES, usual_players
from homeward.lab.observations.observation import Observation
from homeward.record import Record


class BatchEnv:
    """`size` games of one kind. A game that ends is followed by the next deal in the same step."""

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None = None,
        seed: int | None = None,
        max_moves: int = MAX_MOVES,
        **options: Value,
    ) -> None:
        if size < 1 or max_moves < 1:
            raise BadOption("size", f"size and max_moves must be at least 1, not {size} and {max_moves}")
        self.game, self.size, self.max_moves, self.options = find_game(game), size, max_moves, options
        self.players = usual_players(self.game) if players is None else players
        self.observation = Observation(self.game, self.players, options)
        self.width, self.moves = self.observation.width, len(self.game.moves)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games. The same seed gives the same deals, now and after every game that ends."""
        self.series = secrets.randbits(62) if seed is None else seed
        self.deals = self.over = 0
        observation = self.observation
        seeds = self.next_seeds(self.size)
        self.batch = Batch(observation.first, observation.observer, seeds, self.moves, self.max_moves)
        self.chance = fast_rng(mixed_seed(self.series))
        self.rewards_seen: Any = np.frombuffer(self.batch.rewards, np.float64).reshape(self.size, self.players)
        self.ended_seen: Any = np.frombuffer(self.batch.ended, np.bool_)
        self.cut_seen: Any = np.frombuffer(self.batch.cut, np.bool_)

    def next_seeds(self, number: int) -> list[int]:
        """The seeds of the next deals, in the order in which games begin."""
        first, self.deals = self.deals, self.deals + number
        return [mixed_seed(self.series, deal) for deal in range(first, self.deals)]

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """A move in every game. Returns rewards by game and seat, which games ended, and which were truncated.

        An illegal move ends its game with -1 for the seat that made it. After the step, a game that ended or was
        truncated is already the next deal.
        """
        found = self.play(actions)
        self.deal_over()
        return found

    def play(self, actions: Any) -> tuple[Any, Any, Any]:
        """The first half of a step: games that are over can still be observed. `WAIT` leaves a game as it is."""
        codes = np.ascontiguousarray(actions, np.int64)
        if codes.shape != (self.size,):
            raise BadOption("actions", f"there must be {self.size} actions, not an array of shape {codes.shape}")
        self.over = self.batch.step(codes.tobytes())
        return self.rewards_seen.astype(np.float32), self.ended_seen.copy(), self.cut_seen.copy()

    def deal_over(self) -> None:
        """The second half: the next deal for every game that is over."""
        if self.over:
            self.batch.deal(self.next_seeds(self.over))
            self.over = 0

    @property
    def actors(self) -> Any:
        """Whose move it is in each game."""
        return np.array(self.batch.actors())

    def observe(self, out: Any = None, seats: Any = None) -> Any:
        """What the seat to act, or a given seat, sees of each game: in `out`, or in a new array of 32-bit floats.

        Floats are from 0 to 1; an `out` of bytes gets the declared numbers.
        """
        if seats is None:
            rows = self.batch.observe()
        else:
            rows = self.batch.observe_for(np.ascontiguousarray(seats, np.int64).tobytes())
        raw = np.frombuffer(rows, np.uint8).reshape(self.size, self.width)
        if out is not None and out.dtype == np.uint8:
            np.copyto(out, raw)
            return out
        return self.observation.scaled(raw, out)

    def masks(self, out: Any = None) -> Any:
        """True for every legal move of each game, in `out` or in a new array."""
        masks = np.frombuffer(self.batch.masks(), np.bool_).reshape(self.size, self.moves)
        if out is None:
            return masks.copy()
        np.copyto(out, masks)
        return out

    def sample(self) -> Any:
        """A legal move for every game, each equally likely."""
        return np.array(self.batch.sample(self.chance))

    def record(self, number: int) -> Record:
        """The record of the running game of a lane."""
        lane = self.batch.lanes[number]
        return self.recorded(lane.seed, list(lane.codes))

    def last_record(self, number: int) -> Record | None:
        """The record of the last finished game of a lane, if there was one."""
        lane = self.batch.lanes[number]
        return None if lane.last_seed < 0 else self.recorded(lane.last_seed, list(lane.last_codes))

    def recorded(self, seed: int, codes: list[int]) -> Record:
        record = Record.new(self.game.name, self.players, seed, **self.options)
        for code in codes:
            record.append(code)
        return record
