"""Games that were played with earlier versions of the rules, and how they ended: `tests/records/rules-1`.

They were made by the house of that day. Nothing makes them anew: they prove that old games stay what they were.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from homeward.engine.game import Game
from homeward.engine.state import State
from homeward.table.entries import AnyEntry, decode

FOLDER = Path(__file__).with_name("records") / "rules-1"
TABLES = FOLDER / "tables"
DATABASE = FOLDER / "database.sql"  # some of the tables as SQLite kept them
MAKERS_TOKEN = "token-0"  # of the device that made each table


class End(Struct, frozen=True, kw_only=True):
    """The position in which a game was left."""

    scores: list[int]
    winners: list[int]
    state: dict[str, Any]  # the whole snapshot
    name: str = ""
    moves: int = 0

    def check(self, game: Game, state: State) -> None:
        assert state.scores() == self.scores
        assert state.winners() == self.winners
        assert_still_said(self.state, game.snapshot(state))


class TableEnd(Struct, frozen=True, kw_only=True):
    """How a table was left."""

    name: str
    game: str
    phase: str
    version: int
    names: list[str]
    finished: list[End]
    now: End | None


def assert_still_said(then: Any, now: Any, place: str = "state") -> None:
    """A snapshot may say more than it did, but nothing else."""
    if isinstance(then, dict):
        for name in then:
            assert name in now, f"{place}.{name}"
            assert_still_said(then[name], now[name], f"{place}.{name}")
    else:
        assert then == now, place


def ends_of(game: str) -> list[End]:
    lines = (FOLDER / game / "ends.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=End) for line in lines]


def record_ends() -> list[Any]:
    """Every old record: its file, and its end."""
    games = [path.parent.name for path in sorted(FOLDER.glob("*/ends.jsonl")) if path.parent != TABLES]
    return [
        pytest.param(FOLDER / game / f"{end.name}.json", end, id=f"{game}-{end.name}")
        for game in games
        for end in ends_of(game)
    ]


def table_ends() -> list[Any]:
    lines = (TABLES / "ends.jsonl").read_bytes().splitlines()
    ends = [msgspec.json.decode(line, type=TableEnd) for line in lines]
    return [pytest.param(end, id=end.name) for end in ends]


def table_end(name: str) -> TableEnd:
    found: TableEnd = next(param.values[0] for param in table_ends() if param.id == name)
    return found


def stored_entries(name: str) -> list[AnyEntry]:
    return [decode(line) for line in (TABLES / f"{name}.jsonl").read_bytes().splitlines()]
