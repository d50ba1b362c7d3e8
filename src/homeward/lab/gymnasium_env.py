"""Every game as a Gymnasium environment: the learner has one seat, bots of the house have the others.

from homeward.lab.gymnasium_env import SeatEnv
seat = SeatEnv("pets-rescue", players=2, bot="fox")
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from homeward.bots import check_name, decide
from homeward.engine.options import Value
from homeward.engine.rng import seeded
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.lab.match import mixed
from homeward.lab.numbers import NumberRow


class SeatEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc, unused-ignore]
    """A seat at a table with bots. `info["action_mask"]` says which moves are legal; another one raises IllegalMove."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        bot: str = "greedy",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.render_mode = render_mode
        self.game = find_game(game)
        check_name(self.game, bot)
        self.players, self.seat, self.bot, self.options = players, seat, bot, options
        self.rows = NumberRow(self.game, players, options)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.rows.width,), np.float32)
        self.action_space = spaces.Discrete(len(self.game.moves))
        self.rng = seeded(0)
        self.state_now: State = self.game.deal(players, 0, **options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        self.state_now = self.game.deal(self.players, deal, **self.options)
        self.rng = seeded(mixed(deal, 1))
        self.let_bots_play()
        return self.seen(), self.told()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.state_now.play(int(action))
        self.let_bots_play()
        over = self.state_now.over
        reward = float(self.state_now.value(self.seat)) if over else 0.0
        return self.seen(), reward, over, False, self.told()

    def let_bots_play(self) -> None:
        state = self.state_now
        while state.actor is not None and state.actor != self.seat:
            state.apply(decide(self.game, self.bot, state.veil(state.actor), self.rng, number=state.actor))

    def seen(self) -> Any:
        return np.array(self.rows.row(self.state_now, self.seat), np.float32)

    def told(self) -> dict[str, Any]:
        mask: Any = np.zeros(len(self.game.moves), np.int8)
        mask[self.state_now.legal()] = 1
        return {"action_mask": mask}

    def render(self) -> str:
        return "\n".join(self.game.describe(self.game.view(self.state_now, self.seat)))
