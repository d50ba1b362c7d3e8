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


class PeerSpeed(Struct, frozen=True):
    """Random moves a second of a peer, driven from Python."""

    name: str
    moves_per_second: float


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


def one_open_spiel_game(game: Any) -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
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
