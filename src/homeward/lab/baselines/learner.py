"""Proximal policy optimisation with masked moves (Schulman and others, 2017), all seats played by one network."""

from typing import Any

import torch
from torch import nn

from homeward.engine.options import Value
from homeward.lab.adapters.batch_env import BatchEnv
from homeward.lab.adapters.learning_table import MAX_MOVES
from homeward.lab.baselines.network import Network
from homeward.lab.baselines.rollout import Rollout, play

GAMES = 128  # side by side
STEPS = 64  # decisions per game and lesson
MINIBATCHES = 8  # of a lesson
PASSES = 3  # over a lesson
CLIP = 0.2  # a lesson changes probabilities by about this much
ENTROPY_WEIGHT = 0.01
VALUE_WEIGHT = 0.5
LEARNING_RATE = 3e-4
LARGEST_GRADIENT = 0.5


class Learner:
    """Plays against itself and learns from it. The same seed gives the same learner on the same machine."""

    def __init__(self, game: str, players: int, seed: int, options: dict[str, Value]) -> None:
        torch.manual_seed(seed)
        self.games = BatchEnv(game, GAMES, players, seed, MAX_MOVES, **options)
        self.network = Network(self.games.width, self.games.moves)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=LEARNING_RATE)
        self.decisions = 0

    def lesson(self) -> None:
        """Play on, then learn from it."""
        rollout = play(self.games, self.network, STEPS)
        decisions = flat(rollout)
        self.decisions += len(decisions.moves)
        for _ in range(PASSES):
            for part in torch.randperm(len(decisions.moves)).chunk(MINIBATCHES):
                self.learn(decisions, part)

    def learn(self, decisions: Rollout, part: Any) -> None:
        """One gradient step on some decisions."""
        log_probabilities, values = self.network(decisions.seen[part], decisions.masks[part])
        log_chosen = log_probabilities.gather(1, decisions.moves[part].unsqueeze(1)).squeeze(1)
        ratio = (log_chosen - decisions.log_probabilities[part]).exp()
        advantages = decisions.advantages[part]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        surrogate = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        value_loss = (values - decisions.returns[part]).pow(2).mean()
        entropy = -(log_probabilities.exp() * log_probabilities).sum(dim=1).mean()
        self.optimiser.zero_grad()
        (VALUE_WEIGHT * value_loss - surrogate - ENTROPY_WEIGHT * entropy).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_GRADIENT)
        self.optimiser.step()


def flat(rollout: Rollout) -> Rollout:
    """All decisions of all games in one dimension, as torch tensors."""
    fields = {name: getattr(rollout, name) for name in rollout.__struct_fields__}
    return Rollout(**{name: torch.from_numpy(field).flatten(0, 1) for name, field in fields.items()})
