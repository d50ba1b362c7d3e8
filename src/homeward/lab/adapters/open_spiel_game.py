"""Every game as an OpenSpiel game, registered when this module is imported.

    import homeward.lab.adapters.open_spiel_game, pyspiel
    game = pyspiel.load_game(f"homeward_{name}(players=3)")

`docs/openspiel.md` describes the parameters, chance, returns and observers.
"""

from functools import cached_property
from typing import Any

import pyspiel

from homeward.catalogue.translator import english
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.state import ONE_WIN, TOGETHER, State
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.lab.adapters.open_spiel_observers import observer_of
from homeward.lab.adapters.open_spiel_parameters import (
    at_least_one,
    parameter_texts,
    parameter_value,
    parameters,
    unusual,
)
from homeward.lab.adapters.open_spiel_table import DealtTable, new_table
from homeward.lab.observations.number_rows import NumberRow
from homeward.lab.observations.observation import Observation

SEAT = pyspiel.IIGObservationType(perfect_recall=False)  # the kind of OpenSpiel's `observation_string`


class HomewardState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A table. Before the deal it is a chance node."""

    def __init__(self, game: "HomewardGame") -> None:
        super().__init__(game)
        self.dealt: DealtTable | None = None

    def table(self) -> State:
        return self.dealt_table().state

    def dealt_table(self) -> DealtTable:
        assert self.dealt is not None, "nothing has been dealt yet"
        return self.dealt

    # What OpenSpiel asks

    def current_player(self) -> Any:
        if self.dealt is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.dealt.actor()
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        return self.dealt is not None and self.dealt.actor() is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.table().legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            game = self.get_game()
            self.dealt = new_table(game.title, game.deal(int(action)), game.max_moves)
        else:
            self.dealt.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        text: str = f"deal {game.seed + action}" if player == pyspiel.PlayerId.CHANCE else game.texts[action]
        return text

    def returns(self) -> list[float]:
        seats = range(self.num_players())
        if not self.is_terminal():
            return [0.0 for _ in seats]
        table = self.table()
        if not table.over and table.stakes() == ONE_WIN:  # truncated: the win is shared
            return [1.0 / len(seats) for _ in seats]
        return [float(table.value(seat)) for seat in seats]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "HomewardState":
        """Another state that the player cannot distinguish from this one; its `history` stays the real one."""
        return self.resampled(player_id, fast_rng(int(probability_sampler() * 2**53)))

    def resampled(self, seat: int, rng: Rng) -> "HomewardState":
        another: HomewardState = self.clone()
        another.dealt = self.dealt_table().resampled(seat, rng)
        return another

    def __str__(self) -> str:
        """The description for an onlooker, then the whole snapshot, hidden things included."""
        if self.dealt is None:
            return "not dealt yet"
        game = self.dealt.game
        return "\n".join([*map(english, game.describe(game.view(self.dealt.state, None))), self.dealt.saved()])


class Resampler:
    """Deals again everything that a player cannot know, for OpenSpiel's information-set search. Seeded."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = fast_rng(seed)

    def __call__(self, state: HomewardState, player: int) -> HomewardState:
        return state.resampled(player, self.rng)


class HomewardGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game with a fixed number of players. Each title has a subclass."""

    title: Game

    def __init__(self, params: dict[str, Value]) -> None:
        title = self.title
        given = {**parameters(title), **params}
        self.players, self.seed = int(given["players"]), int(given["seed"])
        self.max_moves = at_least_one("max_moves", given["max_moves"])
        deals = at_least_one("deals", given["deals"])
        self.outcomes = [(deal, 1.0 / deals) for deal in range(deals)]
        self.options = {option.name: parameter_value(option, given[option.name]) for option in title.info.options}
        stakes = self.deal(0).stakes()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(title.moves),
            max_chance_outcomes=deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if stakes == ONE_WIN else None,
            max_game_length=self.max_moves,
        )
        super().__init__(game_type(title, int(stakes)), info, unusual(title, params))

    def deal(self, outcome: int) -> State:
        return self.title.deal(self.players, self.seed + outcome, **self.options)

    @cached_property
    def texts(self) -> list[str]:
        return [self.title.text(code) for code in range(len(self.title.moves))]

    @cached_property
    def seen(self) -> Observation:
        return Observation(self.title, self.players, self.options)

    @cached_property
    def rows(self) -> NumberRow:
        return NumberRow(self.title, self.players, self.options)

    # What OpenSpiel asks

    def new_initial_state(self) -> HomewardState:
        return HomewardState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def __reduce__(self) -> tuple[Any, ...]:
        return load_once, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """An observer, or None for a kind that is not offered."""
        if params:
            raise ValueError(f"there are no observation parameters; passed {params}")
        return observer_of(iig_obs_type or SEAT, self)


def load(game: str, **params: Value) -> HomewardGame:
    """A game for OpenSpiel, by its Homeward name."""
    title = find_game(game)
    found: HomewardGame = pyspiel.load_game(short_name(title), parameter_texts(title, params))
    return found


def load_once(text: str) -> HomewardGame:
    """A game from a pickle. Importing this module to unpickle it registers our games."""
    found: HomewardGame = pyspiel.load_game(text)
    return found


# Registration


def short_name(title: Game) -> str:
    return f"homeward_{title.name.replace('-', '_')}"


def game_type(title: Game, stakes: int) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=english(title.title),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility={ONE_WIN: utility.CONSTANT_SUM, TOGETHER: utility.IDENTICAL}.get(stakes, utility.GENERAL_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.info.players),
        min_num_players=min(title.info.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(title),
        provides_factored_observation_string=True,
    )


def register(title: Game) -> None:
    """Register a game with OpenSpiel. What its type says about the returns is true for the usual options.

    OpenSpiel frees what is registered after Python has ended. A class may be freed that late, a function may not.
    """
    usual = title.deal(int(parameters(title)["players"]), 0)
    creator = type(f"{HomewardGame.__name__}:{title.name}", (HomewardGame,), {"title": title})
    pyspiel.register_game(game_type(title, int(usual.stakes())), creator)


for one in GAMES:
    register(one)
