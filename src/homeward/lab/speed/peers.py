"""The same measurement of other frameworks, where they are installed: random games, moves per second.

Their games differ from ours, so the ratios compare the cost of a move, not the strength of play.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any, Literal

from msgspec import Struct

OPEN_SPIEL_GAMES = ("hearts", "crazy_eights", "go_fish")
OPEN_SPIEL_TABLES = {"crazy_eights": "crazy_eights(players=4)", "go_fish": "go_fish(players=4)"}


ROLL_OUTS = 250  # per simulation of OpenSpiel's search: so many that the time of the search itself does not matter
SIMULATIONS = 4
VECTOR = 64  # environments of OpenSpiel's vector
ZOO_GAMES = ("connect_four_v3", "gin_rummy_v4")
PGX_GAMES = ("connect_four", "sparrow_mahjong")
PGX_SIZE = 128  # games side by side, as many as ours
PGX_STEPS = 64
COUNTED_GAMES = 50  # their mean length is used for the roll-outs, which return only their results


# The way of playing: a peer is compared with our speed in the same way
Way = Literal["Python", "own", "batch", "zoo"]
DRIVEN: Way = "Python"  # every move is a call from Python
OWN_LOOP: Way = "own"  # random games in native code
BATCH: Way = "batch"  # many games at once, observed and masked
ZOO: Way = "zoo"  # PettingZoo's interface


class PeerSpeed(Struct, frozen=True):
    """Random moves per second of a peer."""

    name: str
    moves_per_second: float
    way: Way = DRIVEN


def peer_speeds(seconds: float) -> Iterator[PeerSpeed]:
    """Every peer that is installed."""
    for speeds in (open_spiel_speeds, open_spiel_vector_speeds, petting_zoo_speeds, pgx_speeds):
        with suppress(ImportError):
            yield from speeds(seconds)


def open_spiel_speeds(seconds: float) -> Iterator[PeerSpeed]:
    import pyspiel

    for name in OPEN_SPIEL_GAMES:
        with suppress(pyspiel.SpielError):
            game = pyspiel.load_game(OPEN_SPIEL_TABLES.get(name, name))
            yield PeerSpeed(f"OpenSpiel {name}", rate(lambda: one_open_spiel_game(game), seconds))  # noqa: B023
            yield PeerSpeed(f"OpenSpiel {name}", roll_out_rate(game, seconds), OWN_LOOP)


def roll_out_rate(game: Any, seconds: float) -> float:
    """Decisions per second in OpenSpiel's C++ roll-outs. As in our loop, chance nodes take time but are not counted.

    Python reaches them through OpenSpiel's search: few simulations, each with many roll-outs. They begin after the
    deal, while our own loop also deals.
    """
    import pyspiel

    state = deal(game)
    length = sum(random_play(state.clone()) for _ in range(COUNTED_GAMES)) / COUNTED_GAMES

    def search() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLL_OUTS, random.randrange(2**31))
        pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, random.randrange(2**31), False).step(state)
        return int(SIMULATIONS * ROLL_OUTS * length)

    return rate(search, seconds)


def deal(game: Any) -> Any:
    """A state after the deal with several legal moves: with a single one OpenSpiel's search stops at once."""
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
    """Play to the end. Returns the number of decisions, without chance nodes."""
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


def open_spiel_vector_speeds(seconds: float) -> Iterator[PeerSpeed]:
    """OpenSpiel's own vector of environments, with observation and legal moves in every step."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    vector = SyncVectorEnv([rl_environment.Environment(OPEN_SPIEL_TABLES["crazy_eights"]) for _ in range(VECTOR)])
    steps = vector.reset()

    def play() -> int:
        nonlocal steps
        legal = [step.observations["legal_actions"][step.observations["current_player"]] for step in steps]
        steps, *_ = vector.step([StepOutput(random.choice(moves), None) for moves in legal], reset_if_done=True)
        return VECTOR

    yield PeerSpeed("OpenSpiel crazy_eights", rate(play, seconds), BATCH)


def pgx_speeds(seconds: float) -> Iterator[PeerSpeed]:
    """pgx on the CPU: compiled by jax, many games in one call, with observation and mask in every step."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    for name in PGX_GAMES:
        game = pgx.make(name)
        step = auto_reset(game.step, game.init)

        def play_all(state: Any, key: Any, step: Any = step) -> Any:
            """Several random legal moves in all games."""

            def once(state: Any, key: Any) -> tuple[Any, Any]:
                chances = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
                moves = jax.random.categorical(key, chances, axis=-1)
                after = jax.vmap(step)(state, moves, jax.random.split(key, PGX_SIZE))
                return after, after.observation.sum()  # used, so that jax does not optimise it away

            return jax.lax.scan(once, state, jax.random.split(key, PGX_STEPS))

        compiled = jax.jit(play_all)
        state = jax.vmap(game.init)(jax.random.split(jax.random.PRNGKey(0), PGX_SIZE))
        jax.block_until_ready(compiled(state, jax.random.PRNGKey(1)))

        def play(compiled: Any = compiled, state: Any = state) -> int:
            jax.block_until_ready(compiled(state, jax.random.PRNGKey(random.randrange(2**31))))
            return PGX_SIZE * PGX_STEPS

        yield PeerSpeed(f"pgx {name}", rate(play, seconds), BATCH)


def petting_zoo_speeds(seconds: float) -> Iterator[PeerSpeed]:
    for name in ZOO_GAMES:
        with suppress(ImportError):  # each game needs another package
            environment = import_module(f"pettingzoo.classic.{name}").env()
            play = partial(one_petting_zoo_game, environment)
            yield PeerSpeed(f"PettingZoo {name.rpartition('_')[0]}", rate(play, seconds), ZOO)


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
    """Moves per second of CPU time, summed over all cores."""
    moves = 0
    start = process_time()
    while (took := process_time() - start) < seconds:
        moves += play()
    return moves / took
