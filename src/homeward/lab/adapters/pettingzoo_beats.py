"""Games in real time as parallel PettingZoo environments: a step is a beat, in which all hands move at once.

from homeward.lab.adapters.pettingzoo_beats import parallel_env
table = parallel_env("monster-falle", players=3)
"""

from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from homeward.catalogue.translator import english
from homeward.engine.errors import HomewardError
from homeward.engine.options import Value
from homeward.engine.parts import Beats
from homeward.lab.adapters.learning_table import MAX_MOVES, RENDER_MODES, LearningTable, Numbers, check_render_mode
from homeward.lab.adapters.pettingzoo_env import seen_space, whole_space


class BeatsEnv(ParallelEnv):  # type: ignore[misc, unused-ignore]
    """One table. An action has a number for every hand in every part of a beat; a seat without a part rests.

    Between rounds a step is one seat's announcement: the last number of an action, 0 for none.
    """

    def __init__(
        self,
        game: str,
        players: int | None,
        max_moves: int,
        render_mode: str | None,
        options: dict[str, Value],
        numbers: Numbers = "floats",
    ) -> None:
        check_render_mode(render_mode)
        self.metadata = {"name": f"homeward_{game}_beats", "render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        self.table = LearningTable(game, players, options, max_moves, numbers)
        self.columns = self.table.seen.columns
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.state_space = whole_space(self.table)
        self.spaces = {agent: self.spaces_of_a_seat() for agent in self.possible_agents}

    @property
    def beats(self) -> Beats:
        beats = self.table.game.beats
        if beats is None:
            title = english(self.table.game.title)
            raise HomewardError(f"{title} is played in turns: homeward.lab.adapters.pettingzoo_env is for that")
        return beats

    def spaces_of_a_seat(self) -> tuple[Any, Any]:
        masks = spaces.Tuple([spaces.Box(0, 1, (size,), np.int8) for size in self.sizes])
        seen = spaces.Dict({"observation": seen_space(self.table), "action_mask": masks})
        return seen, spaces.MultiDiscrete(self.sizes)

    @cached_property
    def held(self) -> int:
        """The number of moves made by hands; all others are announcements."""
        return prod(self.beats.factors)

    @cached_property
    def sizes(self) -> list[int]:
        """The number of values for each place of an action."""
        return [*self.beats.factors * self.beats.moves, 1 + len(self.table.game.moves) - self.held]

    @cached_property
    def at_rest(self) -> list[int]:
        """The action of hands that rest."""
        return [int(number) for number in np.unravel_index(self.beats.rest, self.beats.factors)]

    def observation_space(self, agent: str) -> Any:
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Deal. A seed begins a series of deals; every reset without a seed continues it."""
        self.table.deal_next(seed)
        self.agents = list(self.possible_agents)
        self.table.show(self.render_mode, None)
        return self.seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Play a beat. An illegal move ends the game for all, with a reward of -1 for the seat that made it."""
        table, agents = self.table, self.agents
        for part in range(self.parts_now()):
            if table.actor is None or table.truncated or (part > 0 and not table.state.in_beats()):
                break
            table.play(self.code(actions[agents[table.actor]], part))
        rewards = {agent: table.reward(seat) for seat, agent in enumerate(agents)}
        ended = dict.fromkeys(agents, table.terminated), dict.fromkeys(agents, table.truncated)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if table.refused is not None:
            infos[agents[table.refused[0]]]["refusal"] = table.refused[1]
        found = self.seen(), rewards, *ended, infos
        if table.terminated or table.truncated:
            self.agents = []
        table.show(self.render_mode, None)
        return found

    def parts_now(self) -> int:
        """The number of moves in the next step: all of a beat, or one decision between the rounds."""
        return self.beats.moves if self.table.state.in_beats() else 1

    def seen(self) -> dict[str, Any]:
        masks = self.masks()
        return {
            agent: {"observation": self.table.row(seat), "action_mask": tuple(masks[seat])}
            for seat, agent in enumerate(self.agents)
        }

    def code(self, action: Any, part: int) -> int:
        """The move of an action for a part of a beat."""
        if action[-1] > 0:
            return self.held + int(action[-1]) - 1
        hands = len(self.beats.factors)
        code = 0
        for number, size in zip(action[part * hands : (part + 1) * hands], self.beats.factors, strict=True):
            code = code * size + int(number)
        return code

    def masks(self) -> list[list[Any]]:
        """What each seat may do in the next step; a seat without a part can only rest."""
        table, hands = self.table, len(self.beats.factors)
        masks = [self.resting() for _ in range(table.players)]
        ahead = table.state.copy()
        for part in range(self.parts_now()):
            seat = ahead.actor
            if seat is None or table.actor is None or table.truncated:
                break
            legal = table.seen.mask(ahead)
            masks[seat][-1][1:] |= legal[self.held :]
            if not ahead.in_beats():
                masks[seat][-1][0] = 0
                break
            for hand in range(hands):
                masks[seat][part * hands + hand][:] = 1
            ahead.apply(self.beats.rest)
        return masks

    def resting(self) -> list[Any]:
        masks: list[Any] = [np.zeros(size, np.int8) for size in self.sizes]
        for mask, number in zip(masks, [*self.at_rest * self.beats.moves, 0], strict=True):
            mask[number] = 1
        return masks

    def state(self) -> Any:
        """Everything true at this moment, hidden things included; `state_columns` names its numbers."""
        return self.table.whole()

    @property
    def state_columns(self) -> tuple[str, ...]:
        return self.table.rows.names

    def render(self) -> str | None:
        return self.table.render(self.render_mode, None)

    def close(self) -> None:
        """PettingZoo calls it; there is nothing to close."""


def parallel_env(
    game: str,
    players: int | None = None,
    max_moves: int = MAX_MOVES,
    render_mode: str | None = None,
    numbers: Numbers = "floats",
    **options: Value,
) -> BeatsEnv:
    """A table of a game in real time, for any number of players that it allows. Default: two."""
    return BeatsEnv(game, players, max_moves, render_mode, options, numbers)
