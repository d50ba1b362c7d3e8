"""Writes what the client of Monster-Falle takes from the engine: the board, and recordings for its tests.

The client predicts the next beats with a copy of the physics (web/src/games/monster_falle/physics.ts). Its tests check
the copy beat by beat against these recordings, and a Python test checks that the recordings are up to date.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any
from zlib import crc32

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from homeward.engine.chance.rng import fast_rng  # noqa: E402
from homeward.games.monster_falle import MONSTER_FALLE as GAME  # noqa: E402
from homeward.games.monster_falle.bot.hands import hands_of  # noqa: E402
from homeward.games.monster_falle.bot.pusher import Pusher  # noqa: E402
from homeward.games.monster_falle.components import BOX  # noqa: E402
from homeward.games.monster_falle.position import state_text  # noqa: E402
from homeward.games.monster_falle.rules import PLACING, SPEEDS, MonsterFalle  # noqa: E402
from homeward.games.monster_falle.rules.maze import START_CELLS  # noqa: E402
from homeward.games.monster_falle.rules.physics import SPEED_MAX, Mansion  # noqa: E402
from homeward.games.monster_falle.rules.variant import temper_of  # noqa: E402

FOLDER = ROOT / "web" / "src" / "games" / "monster_falle"
GOLDEN = ROOT / "tests" / "games" / "monster_falle" / "golden.toml"
RECORDED_BEATS = 900


def box() -> dict[str, Any]:
    """The board and its numbers, from components.toml."""
    return {
        "tick_hz": BOX.timing.tick_hz,
        "place_beats": BOX.timing.place,
        "geometry": numbers(BOX.geometry),
        "physics": numbers(BOX.physics),
        "presets": {name: numbers(temper_row(name)) for name in BOX.presets},
        "input": numbers(BOX.input),
        "maze": {"east": BOX.maze.east, "south": BOX.maze.south, "trap": BOX.maze.trap},
        "starts": [{"id": start.id, "cell": start.cell} for start in BOX.starts],
        "locations": [
            {"id": place.id, "key": place.key, "cell": place.cell, "sides": place.sides} for place in BOX.locations
        ],
    }


def numbers(row: Any) -> dict[str, int]:
    fields = row if isinstance(row, dict) else {name: getattr(row, name) for name in row.__struct_fields__}
    return {name: int(value) for name, value in fields.items() if name != "source"}


def temper_row(preset: str) -> dict[str, int]:
    temper = temper_of(preset)
    return {
        "wobble_limit": temper.wobble_limit,
        "touch_free": temper.touch_free,
        "press_free": temper.press_free,
    }


def recordings() -> dict[str, Any]:
    golden = tomllib.loads(GOLDEN.read_text(encoding="utf-8"))["golden"]
    cells = {start.id: int(cell) for start, cell in zip(BOX.starts, START_CELLS, strict=True)}
    return {
        "golden": [
            {
                "id": one["id"],
                "preset": one["preset"],
                "cell": cells.get(one["start"]),
                "script": one["script"],
                "state": one["state"],
            }
            for one in golden
        ],
        "games": [
            record_round(hands, preset, seed)
            for seed, (hands, preset) in enumerate((("normal", "normal"), ("easy", "tippy"), ("good", "gentle")))
        ]
        + [record_rough_hands(seed) for seed in (4, 5, 6)],
    }


def record_round(hands: str, preset: str, seed: int) -> dict[str, Any]:
    """The first beats of a round of two bots, as steps of the mansion with the hash after every beat."""
    state = GAME.deal(3, seed, preset=preset)
    assert isinstance(state, MonsterFalle)
    while not state.in_beats():
        state.play(GAME.parse("go"))
    while state.phase < PLACING:
        state.play(GAME.parse("hold 0 0"))
    pushers = [Pusher(hands_of(hands), fast_rng(10 * seed + pair)) for pair in (0, 1)]
    tape = Tape(preset)
    for _ in range(RECORDED_BEATS):
        locked, present = state.phase == PLACING, state.mansion.present
        codes = []
        for pusher in pushers:
            codes.append(int(pusher.choose(state)))
            state.play(codes[-1])
        placed = state.mansion.present and not present
        moved = state.mansion.copy()
        if placed:
            moved.take_away()  # the figure is placed after the beat, in a separate step
        tape.step([] if locked else speeds(codes), moved)
        if placed:
            tape.steps.append(["place", int(state.mansion.cell())])
    return tape.data()


def speeds(codes: list[int]) -> list[int]:
    return [speed - SPEED_MAX for code in codes for speed in divmod(code, SPEEDS)]


def record_rough_hands(seed: int) -> dict[str, Any]:
    """Random hands, with a new figure whenever one is gone: presses, squeezes, slides and slams."""
    luck = fast_rng(seed)
    tape, mansion = Tape("normal"), Mansion(temper_of("normal"))
    commands = [0, 0, 0, 0]
    for beat in range(RECORDED_BEATS):
        if not mansion.present and beat % 7 == 0 and mansion.all_home():
            cell = START_CELLS[luck.below(12)]
            mansion.place(cell)
            tape.steps.append(["place", int(cell)])
        if luck.below(9) == 0:
            commands[luck.below(4)] = int(luck.below(37)) - 18
        now = commands if mansion.present else [-40, 40, -40, 40]
        mansion.beat(*now)
        tape.step(list(now), mansion)
    return tape.data()


class Tape:
    """Compressed steps: ["place", cell], [beats, L, R, T, B] or [beats] for locked rails; and a hash for every beat."""

    def __init__(self, preset: str) -> None:
        self.preset = preset
        self.steps: list[list[Any]] = []
        self.hashes: list[int] = []

    def step(self, commands: list[int], mansion: Mansion) -> None:
        if self.steps and self.steps[-1][1:] == commands and self.steps[-1][0] != "place":
            self.steps[-1][0] += 1
        else:
            self.steps.append([1, *commands])
        self.hashes.append(crc32(state_text(mansion).encode()))

    def data(self) -> dict[str, Any]:
        return {"preset": self.preset, "steps": self.steps, "hashes": self.hashes}


def files() -> dict[Path, str]:
    """The contents of every file."""
    return {
        FOLDER / "box.json": json.dumps(box(), indent=1) + "\n",
        FOLDER / "physics.fixture.json": json.dumps(recordings(), separators=(",", ":")) + "\n",
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
