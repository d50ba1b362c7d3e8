"""Every game as a PettingZoo environment: agents take turns, illegal moves are masked.

from homeward.lab.pettingzoo_env import env
table = env("wombat-rescue", players=3)
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.lab.match import mixed
from homeward.lab.numbers import NumberRow


class HomewardEnv(AECEnv):  # type: ignore[misc, unused-ignore]
    """One table. An agent is a seat: `seat_0`, `seat_1` and so on. The reward comes at the end: the seat's value."""

    def __init__(self, game: str, players: int, render_mode: str | None, options: dict[str, Value]) -> None:
        super().__init__()
        self.metadata = {"name": f"homeward_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = find_game(game)
        self.options = options
        self.rows = NumberRow(self.game, players, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.spaces = {agent: self.spaces_of_a_seat() for agent in self.possible_agents}
        self.deals = 0
        self.state_now: State = self.game.deal(players, 0, **options)

    def spaces_of_a_seat(self) -> tuple[Any, Any]:
        moves = len(self.game.moves)
        numbers = spaces.Box(-np.inf, np.inf, (self.rows.width,), np.float32)
        mask = spaces.Box(0, 1, (moves,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask}), spaces.Discrete(moves)

    def observation_space(self, agent: str) -> Any:
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. A seed gives that deal; without one every reset gives the next deal of a fixed series."""
        self.deals += 1
        deal = mixed(self.deals) if seed is None else seed
        self.state_now = self.game.deal(len(self.possible_agents), deal, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state_now.actor or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask: Any = np.zeros(len(self.game.moves), np.int8)
        if self.state_now.actor == seat:
            mask[self.state_now.legal()] = 1
        return {"observation": np.array(self.rows.row(self.state_now, seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.state_now.play(int(action if action is not None else -1))
        if self.state_now.over:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = float(self.state_now.value(seat))
                self.terminations[agent] = True
        seat_now = self.state_now.actor
        following = self.agents.index(self.agent_selection) + 1
        self.agent_selection = self.agents[following % len(self.agents) if seat_now is None else seat_now]
        self._accumulate_rewards()

    def render(self) -> str:
        return "\n".join(self.game.describe(self.game.view(self.state_now, None)))

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, players: int = 2, render_mode: str | None = None, **options: Value) -> HomewardEnv:
    """A table of any game, for any number of players it allows."""
    return HomewardEnv(game, players, render_mode, options)
