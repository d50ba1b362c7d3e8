"""Many seats at many tables as one Gymnasium vector environment: the learner has a seat, bots have the others.

    import gymnasium
    from homeward.lab.adapters.gymnasium_env import id_of
    seats = gymnasium.make_vec(id_of("pets-rescue"), num_envs=256, vectorization_mode="vector_entry_point")

Against `random` everything is compiled; other bots choose one after another.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from homeward.bots.player import Player
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.errors import BadOption
from homeward.engine.options import Value
from homeward.engine.simulation.lanes import WAIT
from homeward.lab.adapters.batch_env import BatchEnv
from homeward.lab.adapters.learning_table import MAX_MOVES


class SeatsEnv(VectorEnv):  # type: ignore[misc, unused-ignore]
    """The same seat at `num_envs` tables. A table whose game ends is dealt again in the same step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        bot: str = "random",
        max_moves: int = MAX_MOVES,
        **options: Value,
    ) -> None:
        self.games = BatchEnv(game, num_envs, players, 0, max_moves, **options)
        if not 0 <= seat < self.games.players:
            raise BadOption("seat", f"seat must be 0 to {self.games.players - 1}, not {seat}")
        self.num_envs, self.seat, self.bot = num_envs, seat, bot
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.columns = self.games.observation.columns
        self.single_observation_space = spaces.Box(0.0, 1.0, (self.games.width,), np.float32)
        self.single_action_space = spaces.Discrete(self.games.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.bots: list[list[Player]] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal. A seed begins a series of deals; every reset without a seed continues it."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**62)))
        self.bots = [self.fresh_bots(lane) for lane in range(self.num_envs)]
        self.begin_step()
        self.let_others_play()
        return self.look(), {"action_mask": self.games.masks()}

    def fresh_bots(self, lane: int) -> list[Player]:
        if self.bot == "random":
            return []
        seed = self.games.batch.lanes[lane].seed
        return [Player(self.games.game, self.bot, mixed_seed(seed, seat)) for seat in range(self.games.players)]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """A move at every table, then those of the bots. `final_obs` has the last observation of finished games."""
        self.begin_step()
        self.play(np.asarray(actions, np.int64))
        self.let_others_play()
        info: dict[str, Any] = {"action_mask": self.games.masks()}
        over = self.ended | self.cut
        if over.any():
            info |= {"final_obs": self.final, "_final_obs": over}
        return self.look(), self.rewards, self.ended, self.cut, info

    def begin_step(self) -> None:
        """Clear the results of the last step."""
        self.rewards: Any = np.zeros(self.num_envs, np.float64)
        self.ended: Any = np.zeros(self.num_envs, np.bool_)
        self.cut: Any = np.zeros(self.num_envs, np.bool_)
        self.final: Any = np.zeros((self.num_envs, self.games.width), np.float32)

    def let_others_play(self) -> None:
        """Play the moves of the bots until it is the learner's turn at every table."""
        while (codes := self.choices_of_others()) is not None:
            self.play(codes)

    def choices_of_others(self) -> Any:
        """A move for every table at which a bot is to act; None if there is no such table."""
        games = self.games
        waits = games.actors == self.seat
        if waits.all():
            return None
        if self.bot == "random":
            return np.asarray(games.batch.sample_but_for(self.seat, games.chance))
        codes: Any = np.full(self.num_envs, WAIT)
        for lane in np.flatnonzero(~waits):
            state = games.batch.lanes[lane].state
            codes[lane] = self.bots[lane][state.to_act()].choose(state.veil(state.to_act()))
        return codes

    def play(self, codes: Any) -> None:
        """Moves at the tables. If several games of a table end within a step, the learner gets the first result."""
        rewards, ended, cut = self.games.play(codes)
        over = ended | cut
        if not over.any():
            return
        mine = over & ~(self.ended | self.cut)
        self.rewards[mine] = rewards[mine, self.seat]
        self.final[mine] = self.look()[mine]
        self.ended |= ended & mine
        self.cut |= cut & mine
        self.games.deal_over()
        for lane in np.flatnonzero(over):
            self.bots[lane] = self.fresh_bots(int(lane))

    def look(self) -> Any:
        return self.games.observe(seats=np.full(self.num_envs, self.seat))
