"""Every game as a PettingZoo environment: agents take turns, illegal moves are masked.

    from homeward.lab.adapters.pettingzoo_env import env
    table = env("wombat-rescue", players=3)

Games in real time can also be played beat by beat, all hands at once: homeward.lab.adapters.pettingzoo_beats.
docs/learning.md has the details.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from homeward.engine.options import Value
from homeward.lab.adapters.learning_table import MAX_MOVES, RENDER_MODES, LearningTable, Numbers, check_render_mode


class HomewardEnv(AECEnv):  # type: ignore[misc, unused-ignore]
    """One table. An agent is a seat: `seat_0`, `seat_1` and so on. The reward comes at the end: the seat's value."""

    def __init__(
        self,
        game: str,
        players: int | None,
        max_moves: int,
        render_mode: str | None,
        options: dict[str, Value],
        numbers: Numbers = "floats",
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.metadata = {"name": f"homeward_{game}", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.table = LearningTable(game, players, options, max_moves, numbers)
        self.columns = self.table.seen.columns
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.state_space = whole_space(self.table)
        self.spaces = {agent: self.spaces_of_a_seat() for agent in self.possible_agents}

    def spaces_of_a_seat(self) -> tuple[Any, Any]:
        moves = len(self.table.game.moves)
        mask = spaces.Box(0, 1, (moves,), np.int8)
        return spaces.Dict({"observation": seen_space(self.table), "action_mask": mask}), spaces.Discrete(moves)

    def observation_space(self, agent: str) -> Any:
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. A seed begins a series of deals; every reset without a seed continues it."""
        self.table.deal_next(seed)
        self.agents = list(self.possible_agents)
        self.ended = False
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.actor or 0]
        self.table.show(self.render_mode, None)

    def observe(self, agent: str) -> dict[str, Any]:
        table, seat = self.table, self.possible_agents.index(agent)
        mask = table.seen.mask(table.state) if agent == self.agent_selection and not self.ended else table.mask(seat)
        return {"observation": table.row(seat), "action_mask": mask}

    def state(self) -> Any:
        """Everything true at this moment, hidden things included; `state_columns` names its numbers."""
        return self.table.whole()

    @property
    def state_columns(self) -> tuple[str, ...]:
        return self.table.rows.names

    def step(self, action: int | None) -> None:
        """Play a move. An illegal move ends the game for all, with a reward of -1 for the seat that made it."""
        if self.ended:
            self._was_dead_step(action)
            return
        table = self.table
        table.play(-1 if action is None else int(action))
        actor = table.actor
        if actor is None or table.truncated:
            self.end(self.agent_selection)
        else:
            self.agent_selection = self.agents[actor]
        if self.render_mode is not None:
            table.show(self.render_mode, None)

    def end(self, agent: str) -> None:
        """Set the rewards. The agents then step in turn, beginning after the one that moved last."""
        table, self.ended = self.table, True
        self.rewards = {one: table.reward(seat) for seat, one in enumerate(self.possible_agents)}
        self.terminations = dict.fromkeys(self.agents, table.terminated)
        self.truncations = dict.fromkeys(self.agents, table.truncated)
        if table.refused is not None:
            self.infos[agent] = {"refusal": table.refused[1]}
        self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.table.render(self.render_mode, None)

    def close(self) -> None:
        """PettingZoo calls it; there is nothing to close."""


def seen_space(table: LearningTable) -> Any:
    """The space of what a seat sees."""
    highest = table.highest()
    return spaces.Box(np.zeros_like(highest), highest, dtype=highest.dtype.type)


def whole_space(table: LearningTable) -> Any:
    """The space of the whole state."""
    return spaces.Box(table.rows.low, table.rows.high, dtype=np.float32)


def env(
    game: str,
    players: int | None = None,
    max_moves: int = MAX_MOVES,
    render_mode: str | None = None,
    numbers: Numbers = "floats",
    **options: Value,
) -> HomewardEnv:
    """A table of any game, for any number of players that it allows. Default: two."""
    return HomewardEnv(game, players, max_moves, render_mode, options, numbers)
