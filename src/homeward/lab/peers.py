"""The same measurement on other frameworks, where they are installed: random games, moves per second.

Their games differ from ours, so the ratios say how much an engine costs per move, not who plays better.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import process_time
from typing import Any

from msgspec import Struct

OPEN_SPIEL_GAMES = ("hearts", "crazy_eights", "go_fish")
OPEN_SPIEL_TABLES = {"crazy_eights": "crazy_eights(players=4)", "go_fish": "go_fish(players=4)"}


ROLL_OUTS = 250  # per simulation of OpenSpiel's search: the search itself is lost in them
SIMULATIONS = 4
COUNTED_GAMES = 50  # whose mean length stands for that of the roll-outs, which tell only their results


class PeerSpeed(Struct, frozen=True):
    """Random moves a second of a peer."""

    name: str
    moves_per_second: float
    own_loop: bool = False  # in the peer's own native loop, to be compared with ours; else driven from Python


def peer_speeds(seconds: float) -> Iterator[PeerSpeed]:
    """Every peer that is installed."""
    with suppress(ImportError):
        yield from open_spiel_speeds(seconds)
    with suppress(ImportError):
        yield petting_zoo_speed(seconds)


def open_spiel_speeds(seconds: float) -> Iterator[PeerSpeed]:
    import pyspiel

    for name in OPEN_SPIEL_GAMES:
        with suppress(pyspiel.SpielError):
            game = pyspiel.load_game(OPEN_SPIEL_TABLES.get(name, name))
            yield PeerSpeed(f"OpenSpiel {name}", rate(lambda: one_open_spiel_game(game), seconds))  # noqa: B023
            yield PeerSpeed(f"OpenSpiel {name}", roll_out_rate(game, seconds), own_loop=True)


def roll_out_rate(game: Any, seconds: float) -> float:
    """Decisions a second in OpenSpiel's C++ roll-outs; as with us, draws are part of a game but not counted.

    They can be reached from Python through its search: few simulations, each ending in many roll-outs. They
    begin after the deal, so the peer is spared what our own loop pays for: dealing.
    """
    import pyspiel

    state = dealt(game)
    length = sum(random_play(state.clone()) for _ in range(COUNTED_GAMES)) / COUNTED_GAMES

    def search() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLL_OUTS, random.randrange(2**31))
        pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, random.randrange(2**31), False).step(state)
        return int(SIMULATIONS * ROLL_OUTS * length)

    return rate(search, seconds)


def dealt(game: Any) -> Any:
    """A state after the deal in which somebody has a choice: with a single move OpenSpiel's search stops at once."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(random_chance(state) if state.is_chance_node() else state.legal_actions()[0])
    return state


def random_chance(state: Any) -> Any:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return random.choices(actions, chances)[0]


def one_open_spiel_game(game: Any) -> int:
    return random_play(game.new_initial_state())


def random_play(state: Any) -> int:
    """Play to the end; the number of decisions, chance not counted."""
    is_terminal, is_chance_node = state.is_terminal, state.is_chance_node
    legal_actions, apply_action, choice = state.legal_actions, state.apply_action, random.choice
    moves = 0
    while not is_terminal():
        if is_chance_node():
            apply_action(random_chance(state))
        else:
            apply_action(choice(legal_actions()))
            moves += 1
    state.returns()
    return moves


def petting_zoo_speed(seconds: float) -> PeerSpeed:
    from pettingzoo.classic import gin_rummy_v4

    environment = gin_rummy_v4.env()
    return PeerSpeed("PettingZoo gin_rummy", rate(lambda: one_petting_zoo_game(environment), seconds))


def one_petting_zoo_game(environment: Any) -> int:
    environment.reset()
    moves = 0
    for _ in environment.agent_iter():
        observation, _, ended, cut_off, _ = environment.last()
        if ended or cut_off:
            environment.step(None)
            continue
        environment.step(random.choice(observation["action_mask"].nonzero()[0]))
        moves += 1
    return moves


def rate(play: Callable[[], int], seconds: float) -> float:
    moves = 0
    start = process_time()
    while (took := process_time() - start) < seconds:
        moves += play()
    return moves / took
