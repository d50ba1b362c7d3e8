"""A table for learning programs of any framework: deal, play, observe, copy, save."""

import secrets
from typing import Any, Literal, get_args

import numpy as np

from homeward.catalogue.translator import english
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.simulation.lanes import play_if_legal
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.lab.observations.number_rows import NumberRow
from homeward.lab.observations.observation import Observation

MAX_MOVES = 200_000  # of one game before it is truncated: more than the longest game in real time has
ILLEGAL = -1.0  # the reward for an illegal move, which also ends the game
RENDER_MODES = ("ansi", "human")  # as text, or printed
Numbers = Literal["floats", "bytes"]  # of an observation: scaled to 0 to 1, or as the compiled code writes them


class LearningTable:
    """One table. An illegal move ends the game, and so does the last of `max_moves` moves."""

    def __init__(
        self, game: str, players: int | None, options: dict[str, Value], max_moves: int, numbers: Numbers = "floats"
    ) -> None:
        self.game = find_game(game)
        self.players = usual_players(self.game) if players is None else players
        self.options, self.max_moves, self.numbers = options, max_moves, numbers
        if max_moves < 1:
            raise BadOption("max_moves", f"max_moves must be at least 1, not {max_moves}")
        if numbers not in get_args(Numbers):
            raise BadOption("numbers", f"numbers must be floats or bytes, not {numbers!r}")
        self.prepare()
        self.series, self.deals = secrets.randbits(62), 0
        self.deal(0)

    def prepare(self) -> None:
        """Set what all games at this table share."""
        self.seen = Observation(self.game, self.players, self.options)
        self.rows = NumberRow(self.game, self.players, self.options)
        self.moves = len(self.game.moves)

    def deal_next(self, seed: int | None) -> None:
        """A seed gives that deal and begins a series of deals; without a seed the series continues."""
        if seed is not None:
            self.series, self.deals = seed, 0
            self.deal(seed)
        else:
            self.deals += 1
            self.deal(mixed_seed(self.series, self.deals))

    def deal(self, seed: int) -> None:
        self.seed = seed
        self.state: State = self.game.deal(self.players, seed, **self.options)
        self.codes: list[int] = []  # played so far
        self.refused: tuple[int, str] | None = None  # the seat that made an illegal move, and why it is illegal

    # Playing

    @property
    def actor(self) -> int | None:
        return None if self.refused else self.state.actor

    @property
    def terminated(self) -> bool:
        return self.refused is not None or self.state.over

    @property
    def truncated(self) -> bool:
        return len(self.codes) >= self.max_moves and not self.terminated

    def play(self, code: int) -> None:
        if 0 <= code < self.moves and play_if_legal(self.state, code):
            self.codes.append(code)
        else:
            self.refused = int(self.state.to_act()), english(self.game.refusal(self.state, code).said)

    def reward(self, seat: int) -> float:
        """0 until the end; then the share of the win, from 0 to 1."""
        if self.refused is not None:
            return ILLEGAL if self.refused[0] == seat else 0.0
        return float(self.state.value(seat)) if self.state.over else 0.0

    # Observations

    def row(self, seat: int) -> Any:
        """What a seat sees."""
        return self.seen.row(self.state, seat) if self.numbers == "floats" else self.seen.raw(self.state, seat)

    def highest(self) -> Any:
        """The highest value of every number of a row; the lowest is 0."""
        return np.ones(self.seen.width, np.float32) if self.numbers == "floats" else self.seen.high

    def whole(self) -> Any:
        """Everything true at this moment but future chance, in the columns of the snapshot."""
        return self.rows.whole(self.state)

    def mask(self, seat: int) -> Any:
        """1 for every move that a seat may make now."""
        if self.actor == seat and not self.truncated:
            return self.seen.mask(self.state)
        return np.zeros(self.moves, np.int8)

    def text(self, seat: int | None) -> str:
        return "\n".join(map(english, self.game.describe(self.game.view(self.state, seat))))

    def render(self, mode: str | None, seat: int | None) -> str | None:
        """The text that a framework's `render` returns."""
        return self.text(seat) if mode == "ansi" else None

    def show(self, mode: str | None, seat: int | None) -> None:
        """Print the table after a move, in the render mode `human`."""
        if mode == "human":
            print(self.text(seat))

    # Copies and pickles

    def __deepcopy__(self, memo: dict[int, Any]) -> "LearningTable":
        twin = LearningTable.__new__(LearningTable)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.codes = self.state.copy(), list(self.codes)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("game", "seen", "rows", "state")}
        return kept | {"name": self.game.name, "saved": self.game.snapshot(self.state)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game = find_game(kept.pop("name"))
        self.state = self.game.restore(kept.pop("saved"))  # checked: a pickle may be old, or from elsewhere
        self.__dict__.update(kept)
        self.prepare()


def usual_players(game: Game) -> int:
    """Two, where the game can be played by two."""
    return 2 if 2 in game.info.players else game.info.players[0]


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("render_mode", f"render_mode cannot be {mode!r}; allowed: {', '.join(RENDER_MODES)}")
