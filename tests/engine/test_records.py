"""Records: saved, loaded, replayed, and rejected with a reason when they are damaged."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import homeward
from homeward.engine.errors import BadRecord, IllegalMove, UnknownGame
from homeward.games.monster_chase.rules import MonsterChase


@pytest.fixture
def record() -> homeward.Record:
    record = homeward.Record.new("monster-chase", players=2, seed=1, length=10)
    for code in (0, 1, 2, 3):
        record.append(code)
    return record


def test_a_record_says_what_it_is(record: homeward.Record, tmp_path: Path) -> None:
    record.save(tmp_path / "game.json")
    data = msgspec.json.decode((tmp_path / "game.json").read_bytes())
    assert data["game"] == "monster-chase"
    assert data["players"] == 2
    assert data["seed"] == "1"
    assert data["options"] == {"length": 10}
    assert data["moves"] == [0, 1, 2, 3]


def test_a_replay_gives_the_deal_and_every_move(record: homeward.Record) -> None:
    states = list(record.replay())
    assert len(states) == 5
    assert [state.turns for state in states if isinstance(state, MonsterChase)] == [0, 1, 2, 3, 4]


def test_position_at(record: homeward.Record) -> None:
    snapshot = record.game.snapshot
    assert snapshot(record.position_at(2)) == snapshot(list(record.replay())[2])


def test_an_illegal_move_is_not_written_down(record: homeward.Record) -> None:
    with pytest.raises(IllegalMove):
        record.append(24)
    assert record.moves == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "chess-1"}, "has the format chess-1"),
        ({"rules_version": 99}, "version 99"),
        ({"players": 9}, "for 1, 2, 3, 4, 5 or 6 people, not 9"),
        ({"seed": -1}, "cannot have the number -1"),
        ({"options": {"length": 11}}, "It can be 10, 15 or 20"),
        ({"moves": [0, 24]}, "Move 2 of this saved game is not allowed"),
        ({"moves": [10**30]}, "Move 1 of this saved game is not allowed"),
        ({"moves": "0,1"}, "Expected `array`"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(
    record: homeward.Record, tmp_path: Path, change: dict[str, object], message: str
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode({**msgspec.json.decode(record.encode()), **change}))
    with pytest.raises(BadRecord, match=message):
        homeward.Record.load(path)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\xff")
    with pytest.raises(BadRecord, match="not a saved game of Homeward"):
        homeward.Record.load(path)
    with pytest.raises(BadRecord, match="cannot be read"):
        homeward.Record.load(tmp_path / "nowhere.json")


def test_an_unknown_game_lists_the_house() -> None:
    with pytest.raises(UnknownGame, match="This house has "):
        homeward.game("chess")


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True, None])
def test_a_wrong_seed_says_what_is_allowed(seed: Any) -> None:
    with pytest.raises(homeward.BadOption, match="a whole number from 0"):
        homeward.game("monster-chase").deal(2, seed)
