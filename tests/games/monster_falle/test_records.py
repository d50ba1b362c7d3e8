"""The record of a game in real time keeps changes of input and gives every beat again."""

import msgspec
import pytest

import homeward
from homeward.engine.errors import BadRecord
from homeward.games.monster_falle.position import state_hash
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.record import moves_of, runs_of

HASH_EVERY = 60


def hashes(record: homeward.Record) -> list[int]:
    """The moving parts every second, read off a replay."""
    found = []
    for number, state in enumerate(record.replay()):
        assert isinstance(state, MonsterFalle)
        if number % (2 * HASH_EVERY) == 0:
            found.append(state_hash(state.mansion))
    return found


@pytest.fixture
def record() -> homeward.Record:
    """A short game in which both pairs change their minds now and then."""
    record = homeward.Record.new("monster-falle", 3, 7, timer=15, length="short")
    luck = homeward.fast_rng(2)
    held = [record.game.parse("hold 0 0"), record.game.parse("hold 0 0")]
    for beat in range(2600):
        while not record.state.over and record.state.legal()[0] > 6560:
            record.append(record.state.legal()[0])
        for pair in (0, 1):
            if luck.below(30) == 0:
                held[pair] = int(luck.below(6561))
            record.append(held[pair])
        assert beat < 2600
    return record


def test_a_file_keeps_only_changes(record: homeward.Record) -> None:
    raw = record.encode()
    assert b'"moves":[]' in raw
    assert len(raw) < len(record.moves)
    again = homeward.Record.decode(raw)
    assert again.moves == record.moves
    assert hashes(again) == hashes(record)


def test_a_change_that_is_missing_is_noticed(record: homeward.Record) -> None:
    data = msgspec.json.decode(record.encode())
    played = 0
    for run in data["runs"]:
        played += run[0] * (len(run) - 1)
        if played > 2 * 400 and run[0] > 1:  # well after the countdown, while the rails are free
            run[1:] = [run[2], run[1]]
            break
    assert hashes(homeward.Record.decode(msgspec.json.encode(data))) != hashes(record)


def test_runs_are_moves_in_short() -> None:
    for moves in ([], [1], [1, 2, 1, 2, 1, 2], [9, 1, 2, 1, 2, 3], [5, 5, 5], [1, 2, 3, 4, 5, 6, 5, 6]):
        assert moves_of(runs_of(moves, 2)) == moves
    assert runs_of([7, 1, 2, 1, 2, 1, 3], 2) == [[1, 7], [2, 1, 2], [1, 1, 3]]


@pytest.mark.parametrize("runs", [[[0, 1, 2]], [[3]], [[]], [[10**9, 1, 2]], [[-1, 4]]])
def test_a_damaged_run_is_refused(record: homeward.Record, runs: list[list[int]]) -> None:
    data = msgspec.json.decode(record.encode())
    data["runs"] = runs
    with pytest.raises(BadRecord):
        homeward.Record.decode(msgspec.json.encode(data))
