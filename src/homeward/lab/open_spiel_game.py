"""Every game as an OpenSpiel game in Python.

    from homeward.lab.open_spiel_game import Resampler, load
    game = load("monster-baby-rescue", players=2)
    bot.set_resampler(Resampler(1))   # for OpenSpiel's information-set search

The deal is one chance move with one outcome (sampled chance): the series of deals follows from `seed`. Later chance
is part of the state. What a player knows is the veiled snapshot, as a string and as a row of numbers.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from homeward.engine.options import Value
from homeward.engine.rng import Rng, seeded
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.lab.match import mixed
from homeward.lab.numbers import NumberRow

LONGEST = 100_000  # moves; OpenSpiel wants a bound


class Held:
    """A state that OpenSpiel's clone copies the way the engine copies states."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.copy())


class HomewardGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One title for a fixed number of players."""

    def __init__(self, game: str, players: int, seed: int, options: dict[str, Value]) -> None:
        self.title = find_game(game)
        self.players, self.options = players, options
        self.seed, self.deals = seed, 0
        self.rows: NumberRow | None = None  # made when a tensor is asked for
        kind = pyspiel.GameType(
            short_name=f"homeward_{self.title.name.replace('-', '_')}",
            long_name=self.title.info.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(self.title.info.players),
            min_num_players=min(self.title.info.players),
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.title.moves),
            max_chance_outcomes=1,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self) -> "HomewardState":
        return HomewardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        return SeatObserver(self)

    def next_deal(self) -> State:
        self.deals += 1
        return self.title.deal(self.players, mixed(self.seed, self.deals), **self.options)


class HomewardState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A table. Before the deal it is chance's turn."""

    def __init__(self, game: HomewardGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    def table(self) -> State:
        assert self.held is not None, "nothing has been dealt yet"
        return self.held.state

    def current_player(self) -> Any:
        if self.held is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.held.state.actor
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table().legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(self.get_game().next_deal())
        else:
            self.held.state.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        text: str = self.get_game().title.text(action)
        return text

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.state.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(self.table().value(seat)) for seat in range(self.num_players())]

    def __str__(self) -> str:
        title = self.get_game().title
        return "not dealt yet" if self.held is None else "\n".join(title.describe(title.view(self.held.state, None)))


class SeatObserver:
    """What one player knows, as OpenSpiel asks for it."""

    def __init__(self, game: HomewardGame) -> None:
        if game.rows is None:
            game.rows = NumberRow(game.title, game.players, game.options)
        self.rows = game.rows
        self.tensor: Any = np.zeros(self.rows.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HomewardState, player: int) -> None:
        self.tensor[:] = 0 if state.held is None else self.rows.row(state.table(), player)

    def string_from(self, state: HomewardState, player: int) -> str:
        if state.held is None:
            return "not dealt yet"
        return msgspec.json.encode(self.rows.known_by(state.table(), player)).decode()


class Resampler:
    """Deals everything a player cannot know anew: what information-set searches ask for."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)

    def __call__(self, state: HomewardState, player: int) -> HomewardState:
        another: HomewardState = state.clone()
        another.held = Held(state.table().veil(player).fill(self.rng))
        return another


def load(game: str, players: int = 2, seed: int = 1, **options: Value) -> HomewardGame:
    """A game of the house for OpenSpiel."""
    return HomewardGame(game, players, seed, options)
