"""Every game as a Gymnasium environment: the learner has one seat, bots have the others.

    import gymnasium
    from homeward.lab.adapters.gymnasium_env import id_of
    seat = gymnasium.make(id_of("pets-rescue"), players=3, bot="fox")

docs/learning.md has the details.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from homeward.engine.errors import BadOption
from homeward.engine.options import Value
from homeward.games import shelf
from homeward.lab.adapters.learning_table import MAX_MOVES, RENDER_MODES, LearningTable, check_render_mode
from homeward.lab.adapters.opponents import Opponents


class SeatEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc, unused-ignore]
    """A seat at a table with bots. `info["action_mask"]` and `action_masks()` say which moves are legal."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bot: str = "greedy",
        max_moves: int = MAX_MOVES,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table = LearningTable(game, players, options, max_moves)
        if not 0 <= seat < self.table.players:
            raise BadOption("seat", f"seat must be 0 to {self.table.players - 1}, not {seat}")
        self.seat, self.bot = seat, bot
        self.columns = self.table.seen.columns
        self.observation_space = spaces.Box(0.0, 1.0, (self.table.seen.width,), np.float32)
        self.action_space = spaces.Discrete(len(self.table.game.moves))
        self.opponents = Opponents(self.table, bot, seat, chance=0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal. A seed begins a series of deals; every reset without a seed continues it."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(2**62)))
        self.opponents = Opponents(self.table, self.bot, self.seat, int(self.np_random.integers(2**62)))
        self.opponents.play()
        self.table.show(self.render_mode, self.seat)
        return self.table.row(self.seat), self.info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move, then let the bots play. An illegal move ends the episode with a reward of -1."""
        table = self.table
        had_ended = table.terminated or table.truncated
        if not had_ended:
            table.play(int(action))
            self.opponents.play()
            table.show(self.render_mode, self.seat)
        reward = 0.0 if had_ended else table.reward(self.seat)
        return table.row(self.seat), reward, table.terminated, table.truncated, self.info()

    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(self.seat)}
        if self.table.refused is not None:
            info["refusal"] = self.table.refused[1]
        return info

    def action_masks(self) -> Any:
        """True for every legal move. MaskablePPO calls it."""
        return self.table.mask(self.seat).astype(bool)

    def state(self) -> Any:
        """Everything true at this moment, hidden things included; `state_columns` names its numbers."""
        return self.table.whole()

    @property
    def state_columns(self) -> tuple[str, ...]:
        return self.table.rows.names

    def render(self) -> str | None:
        return self.table.render(self.render_mode, self.seat)


def id_of(game: str) -> str:
    """The id for `gymnasium.make`: the words of a game's name with capitals."""
    return f"homeward/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register_games() -> None:
    """Register all games for `gymnasium.make`."""
    for info in shelf():
        if id_of(info.name) not in gymnasium.registry:
            gymnasium.register(
                id_of(info.name),
                f"{__name__}:SeatEnv",
                vector_entry_point="homeward.lab.adapters.gymnasium_vector:SeatsEnv",
                kwargs={"game": info.name},
            )


register_games()
