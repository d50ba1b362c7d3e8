"""The slider physics reproduces the golden vectors bit for bit."""

import tomllib
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.position import state_text
from homeward.games.monster_falle.rules.locations import Visit
from homeward.games.monster_falle.rules.maze import GRID
from homeward.games.monster_falle.rules.physics import NOTHING, TOPPLED, TRAPPED, Mansion
from homeward.games.monster_falle.rules.variant import temper_of
from homeward.testkit import rules

VECTORS = tomllib.loads(Path(__file__).with_name("golden.toml").read_text(encoding="utf-8"))["golden"]
EVENTS = {"": NOTHING, "trap": TRAPPED, "topple": TOPPLED}


def cell_of(cell: tuple[int, int]) -> int:
    return cell[0] * GRID + cell[1]


@rules("MF-28", "MF-29", "MF-30", "MF-55", "MF-R10", "MF-R28", "MF-R33")
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['id']} {vector['note']}")
def test_golden_vector(vector: dict[str, Any]) -> None:
    mansion = Mansion(temper_of(vector["preset"]))
    visit = Visit()
    if vector["start"]:
        cell = cell_of(next(start.cell for start in BOX.starts if start.id == vector["start"]))
        mansion.place(cell)
        location = [place.id for place in BOX.locations].index(vector["location"]) if vector["location"] else -1
        visit.begin(location, cell)
    event, highest = NOTHING, 0
    for beats, *commands in vector["script"]:
        for _ in range(beats):
            if event == NOTHING:
                event = mansion.beat(*commands)
                highest = max(highest, mansion.wobble)
                if event == NOTHING and mansion.present:
                    visit.follow(mansion.x, mansion.y)
    assert event == EVENTS[vector["event"]]
    assert mansion.tick == vector["tick"]
    assert state_text(mansion) == vector["state"]
    assert crc32(state_text(mansion).encode()) == vector["crc32"]
    assert highest == vector["max_wobble"]
    assert visit.done == vector["visited"]
