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
STEPS = 64  # decisions of each game between two lessons
PARTS = 8  # of a lesson
PASSES = 3  # through a lesson
CLIP = 0.2  # chances change by about so much in a lesson
CURIOSITY = 0.01
PATIENCE = 0.5  # how much values count beside moves
SPEED = 3e-4
STEEPEST = 0.5


class Learner:
    """Plays against itself and learns from it. The same seed, the same learner, on the same machine."""

    def __init__(self, game: str, players: int, seed: int, options: dict[str, Value]) -> None:
        torch.manual_seed(seed)
        self.games = BatchEnv(game, GAMES, players, seed, MAX_MOVES, **options)
        self.network = Network(self.games.width, self.games.moves)
        self.teacher = torch.optim.Adam(self.network.parameters(), lr=SPEED)
        self.decisions = 0

    def lesson(self) -> None:
        """Play on, then learn from it."""
        rollout = play(self.games, self.network, STEPS)
        decisions = flat(rollout)
        self.decisions += len(decisions.moves)
        for _ in range(PASSES):
            for part in torch.randperm(len(decisions.moves)).chunk(PARTS):
                self.learn(decisions, part)

    def learn(self, decisions: Rollout, part: Any) -> None:
        """Likings move towards what came better than expected, values towards what came."""
        likings, values = self.network(decisions.seen[part], decisions.masks[part])
        now = likings.gather(1, decisions.moves[part].unsqueeze(1)).squeeze(1)
        change = (now - decisions.chances[part]).exp()
        gains = decisions.gains[part]
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        kept = torch.minimum(change * gains, change.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        missed = (values - decisions.returns[part]).pow(2).mean()
        open_minded = -(likings.exp() * likings).sum(dim=1).mean()
        self.teacher.zero_grad()
        (PATIENCE * missed - kept - CURIOSITY * open_minded).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
        self.teacher.step()


def flat(rollout: Rollout) -> Rollout:
    """All decisions of all games in one row, as torch has them."""
    fields = {name: getattr(rollout, name) for name in rollout.__struct_fields__}
    return Rollout(**{name: torch.from_numpy(field).flatten(0, 1) for name, field in fields.items()})
