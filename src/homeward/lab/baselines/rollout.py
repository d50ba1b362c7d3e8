"""Games of the learner against itself, and what every decision in them was worth to the seat that made it."""

from typing import Any

import numpy as np
import torch
from msgspec import Struct

from homeward.lab.adapters.batch_env import BatchEnv
from homeward.lab.baselines.network import Network

TRACE = 0.95  # how far later surprises count for earlier decisions


class Rollout(Struct):
    """Decisions by time and game."""

    seen: Any
    masks: Any
    actors: Any
    moves: Any
    chances: Any  # logarithms, of the moves made
    values: Any  # as they were expected
    gains: Any  # by how much it came better than expected
    returns: Any  # what should have been expected


def play(games: BatchEnv, network: Network, steps: int) -> Rollout:
    """So many decisions in every game; chance chooses as the network likes."""
    at_once = (steps, games.size)
    seen: Any = np.empty((*at_once, games.width), np.float32)
    masks: Any = np.empty((*at_once, games.moves), np.bool_)
    actors, moves = (zeros(at_once, np.int64) for _ in range(2))
    chances, values = (zeros(at_once, np.float32) for _ in range(2))
    rewards, over = zeros((*at_once, games.players), np.float32), zeros(at_once, np.bool_)
    for step in range(steps):
        games.observe(out=seen[step])
        games.masks(out=masks[step])
        actors[step] = games.actors
        moves[step], chances[step], values[step] = play_decisions(network, seen[step], masks[step])
        rewards[step], ended, cut = games.step(moves[step])
        over[step] = ended | cut
    gains = surprises(actors, values, rewards, over, expected_now(games, network))
    return Rollout(seen, masks, actors, moves, chances, values, gains, gains + values)


def zeros(shape: tuple[int, ...], kind: Any) -> Any:
    return np.zeros(shape, kind)


def play_decisions(network: Network, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
    """A move for every row, the logarithm of its chance, and the value of the position."""
    with torch.no_grad():
        liked, value = network(torch.from_numpy(seen), torch.from_numpy(masks))
        chosen = torch.multinomial(liked.exp(), 1)
        return chosen.squeeze(1).numpy(), liked.gather(1, chosen).squeeze(1).numpy(), value.numpy()


def expected_now(games: BatchEnv, network: Network) -> Any:
    """What every seat of every game expects at the end of a rollout."""
    everything: Any = np.ones((games.size, games.moves), np.bool_)
    by_seat = [
        play_decisions(network, games.observe(seats=np.full(games.size, seat)), everything)[2]
        for seat in range(games.players)
    ]
    return np.stack(by_seat, axis=1)


def surprises(actors: Any, values: Any, rewards: Any, over: Any, expected: Any) -> Any:
    """Generalised advantages, seat by seat: a seat's next moment is its own next decision, or the end of the game."""
    gains = np.empty_like(values)
    later = np.zeros_like(expected)  # surprises of each seat's next decision
    games = np.arange(values.shape[1])
    for step in reversed(range(len(values))):
        ended = over[step]
        expected[ended] = rewards[step][ended]
        later[ended] = 0
        seats = actors[step]
        gains[step] = expected[games, seats] - values[step] + TRACE * later[games, seats]
        expected[games, seats] = values[step]
        later[games, seats] = gains[step]
    return gains
