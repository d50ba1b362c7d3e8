"""Our search against OpenSpiel's information-set search: the same game, the same number of simulations, one process.

python -m homeward.lab.ranking.open_spiel_duel GAME SIMULATIONS GAMES   prints one JSON object

OpenSpiel's bot is its Python `ISMCTSBot` with random roll-outs, on our game through the adapter; its C++ bot does not
work on games written in Python, so its speed is taken from its own game of hearts. All times are processor time.
"""

import sys
from time import process_time
from typing import Any

import msgspec
import numpy as np
import pyspiel
from msgspec import Struct
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from homeward.balance.intervals import wilson
from homeward.bots.search import Search
from homeward.bots.search_loop import run_search
from homeward.bots.veiled import Veiled
from homeward.build_info import is_compiled
from homeward.engine.bot.search_settings import TO_THE_END, SearchSettings
from homeward.engine.chance.rng import fast_rng
from homeward.engine.chance.seeds import mixed_seed
from homeward.games import game as find_game
from homeward.lab.adapters.open_spiel_game import HomewardGame, HomewardState, Resampler, load

EXPLORE = 1.0  # OpenSpiel's constant; values are between 0 and 1
HEARTS_SIMULATIONS = 2_000
PLAIN = SearchSettings(0.7, 0.0, 0.0, TO_THE_END, 0.0, False)  # random roll-outs to the end, as OpenSpiel's


class Duel(Struct, frozen=True, kw_only=True):
    """The results; shares and speeds are ours against theirs."""

    game: str
    compiled: bool
    simulations: int
    games: int
    win_rate: float
    low: float
    high: float
    seconds_per_move: float
    open_spiel_seconds_per_move: float
    times_faster: float
    simulations_per_second: float  # our search as Owl uses it
    plain_simulations_per_second: float  # with random roll-outs to the end, as OpenSpiel's
    hearts_simulations_per_second: float  # OpenSpiel's C++ search on its own hearts


class ThinkingTime:
    """Sums the thinking time of one side."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.moves = 0

    def per_move(self) -> float:
        return self.seconds / max(1, self.moves)


def duel(name: str, simulations: int, games: int) -> Duel:
    spiel = load(name, players=2, deals=(games + 1) // 2)
    ours, theirs = ThinkingTime(), ThinkingTime()
    wins = sum(one_game(spiel, number, simulations, ours, theirs) for number in range(games))
    low, high = wilson(wins, games)
    return Duel(
        game=name,
        compiled=is_compiled(),
        simulations=simulations,
        games=games,
        win_rate=wins / games,
        low=low,
        high=high,
        seconds_per_move=ours.per_move(),
        open_spiel_seconds_per_move=theirs.per_move(),
        times_faster=theirs.per_move() / ours.per_move(),
        simulations_per_second=speed(name, find_game(name).bots.search),
        plain_simulations_per_second=speed(name, PLAIN),
        hearts_simulations_per_second=hearts_speed(),
    )


def one_game(spiel: HomewardGame, number: int, simulations: int, ours: ThinkingTime, theirs: ThinkingTime) -> float:
    """Our share of the win. Two consecutive games have the same deal with changed seats."""
    state = spiel.new_initial_state()
    state.apply_action(number // 2)
    seat = number % 2
    rng = fast_rng(mixed_seed(number, 1))
    bot = open_spiel_bot(spiel, simulations, number)
    while not state.is_terminal():
        mine = state.current_player() == seat
        clock = ours if mine else theirs
        alone = len(state.legal_actions()) == 1
        start = process_time()
        action = our_move(spiel, state, simulations, rng) if mine and not alone else bot.step(state)
        if not alone:  # a forced move says nothing about speed
            clock.seconds += process_time() - start
            clock.moves += 1
        state.apply_action(action)
    return float(state.returns()[seat])


def our_move(spiel: HomewardGame, state: HomewardState, simulations: int, rng: Any) -> int:
    table = state.table()
    assert table.actor is not None
    veiled = Veiled(table, table.actor)
    search = run_search(spiel.title, veiled, rng, simulations)
    return int(search.best())


def open_spiel_bot(spiel: HomewardGame, simulations: int, seed: int) -> Any:
    chance = np.random.RandomState(seed)
    bot = ISMCTSBot(
        spiel,
        RandomRolloutEvaluator(1, chance),
        EXPLORE,
        simulations,
        random_state=chance,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(Resampler(seed))
    return bot


def speed(name: str, settings: SearchSettings) -> float:
    """Simulations a second at the first decision of a game."""
    game = find_game(name)
    state = game.deal(2, 1)
    while len(state.legal()) == 1:
        state.play(state.legal()[0])
    assert state.actor is not None
    search = Search(Veiled(state, state.actor), game.knowledge, settings, len(game.moves), fast_rng(1))
    search.run(100)
    start = process_time()
    search.run(2_000)
    return 2_000 / (process_time() - start)


def hearts_speed() -> float:
    """OpenSpiel's C++ information-set search at the first trick of its hearts."""
    chance = np.random.RandomState(1)
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(chance.choice(state.legal_actions())))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORE, HEARTS_SIMULATIONS, -1, most_visits, False, False)
    start = process_time()
    bot.step(state)
    return HEARTS_SIMULATIONS / (process_time() - start)


if __name__ == "__main__":
    print(msgspec.json.encode(duel(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))).decode())
