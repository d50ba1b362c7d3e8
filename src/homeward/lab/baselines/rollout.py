"""Games of the learner against itself, with the advantage of every decision for the seat that made it."""

from typing import Any

import numpy as np
import torch
from msgspec import Struct

from homeward.lab.adapters.batch_env import BatchEnv
from homeward.lab.baselines.network import Network

LAMBDA = 0.95  # of generalised advantage estimation


class Rollout(Struct):
    """Decisions by time and game."""

    seen: Any
    masks: Any
    actors: Any
    moves: Any
    log_probabilities: Any  # of the moves made
    values: Any  # as the network estimated them
    advantages: Any
    returns: Any  # targets of the values


def play(games: BatchEnv, network: Network, steps: int) -> Rollout:
    """Play this many decisions in every game, drawn from the network's probabilities."""
    at_once = (steps, games.size)
    seen: Any = np.empty((*at_once, games.width), np.float32)
    masks: Any = np.empty((*at_once, games.moves), np.bool_)
    actors, moves = (zeros(at_once, np.int64) for _ in range(2))
    log_probabilities, values = (zeros(at_once, np.float32) for _ in range(2))
    rewards, over = zeros((*at_once, games.players), np.float32), zeros(at_once, np.bool_)
    for step in range(steps):
        games.observe(out=seen[step])
        games.masks(out=masks[step])
        actors[step] = games.actors
        moves[step], log_probabilities[step], values[step] = play_decisions(network, seen[step], masks[step])
        rewards[step], ended, cut = games.step(moves[step])
        over[step] = ended | cut
    advantages = generalised_advantages(actors, values, rewards, over, values_by_seat(games, network))
    return Rollout(seen, masks, actors, moves, log_probabilities, values, advantages, advantages + values)


def zeros(shape: tuple[int, ...], kind: Any) -> Any:
    return np.zeros(shape, kind)


def play_decisions(network: Network, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
    """A move for every row, its log probability, and the value of the position."""
    with torch.no_grad():
        log_probabilities, value = network(torch.from_numpy(seen), torch.from_numpy(masks))
        chosen = torch.multinomial(log_probabilities.exp(), 1)
        return chosen.squeeze(1).numpy(), log_probabilities.gather(1, chosen).squeeze(1).numpy(), value.numpy()


def values_by_seat(games: BatchEnv, network: Network) -> Any:
    """The value of every seat of every game at the end of a rollout."""
    everything: Any = np.ones((games.size, games.moves), np.bool_)
    by_seat = [
        play_decisions(network, games.observe(seats=np.full(games.size, seat)), everything)[2]
        for seat in range(games.players)
    ]
    return np.stack(by_seat, axis=1)


def generalised_advantages(actors: Any, values: Any, rewards: Any, over: Any, expected: Any) -> Any:
    """Generalised advantages by seat: a seat's next step is its own next decision, or the end of the game."""
    advantages = np.empty_like(values)
    later = np.zeros_like(expected)  # the advantage of each seat's next decision
    games = np.arange(values.shape[1])
    for step in reversed(range(len(values))):
        ended = over[step]
        expected[ended] = rewards[step][ended]
        later[ended] = 0
        seats = actors[step]
        advantages[step] = expected[games, seats] - values[step] + LAMBDA * later[games, seats]
        expected[games, seats] = values[step]
        later[games, seats] = advantages[step]
    return advantages
