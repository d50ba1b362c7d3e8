"""Impossible positions of Monster-Falle are refused; each is a position of a played game with something bent."""

from typing import Any

import pytest

from homeward.engine.errors import BadSnapshot
from homeward.games.monster_falle import MONSTER_FALLE
from homeward.games.monster_falle.rules.maze import NORTH
from homeward.testkit import rules

from .falle_table import pushing

Data = dict[str, Any]


def pushed(**options: object) -> Data:
    """A figure is on its way."""
    data = MONSTER_FALLE.snapshot(pushing(4, **options).state)
    assert MONSTER_FALLE.restore(data)
    return data


def rejected(data: Data, **bent: object) -> str:
    with pytest.raises(BadSnapshot) as error:
        MONSTER_FALLE.restore(data | bent)
    return str(error.value)


def with_catches(data: Data, catcher: list[int]) -> Data:
    """The next cards of the deck have been caught by these teams."""
    return data | {"deck": data["deck"][: -len(catcher)], "caught": data["deck"][-len(catcher) :], "catcher": catcher}


@rules("MF-32")
def test_the_catches_of_a_round_are_of_one_team() -> None:
    data = with_catches(pushed(), [0, 1])
    assert MONSTER_FALLE.restore(data | {"catches": 1})
    assert "all of one team" in rejected(data, catches=2)


def test_a_best_round_has_no_more_catches_than_its_team() -> None:
    data = with_catches(pushed(), [0, 0])
    assert MONSTER_FALLE.restore(data | {"best": [2, *data["best"][1:]]})
    assert "best[0]: must be 0 to 2 cards that team 0 has caught" in rejected(data, best=[3, *data["best"][1:]])


@rules("MF-R27")
def test_locations_are_for_games_with_locations() -> None:
    data = pushed(locations="off")
    visit = data["visit"] | {"location": data["stack"][-1]}
    assert "nobody plays with locations" in rejected(data, visit=visit, stack=data["stack"][:-1])


def test_a_location_is_visited_by_a_figure_that_came_in() -> None:
    data = pushed(locations="off")
    assert "only by a figure on its way" in rejected(data, visit=data["visit"] | {"entered": NORTH})
    assert "only by a figure on its way" in rejected(data, visit=data["visit"] | {"done": True})
    assert "visit.entered: must be one of 0, 1, 2, 4, 8" in rejected(data, visit=data["visit"] | {"entered": 3})
    visiting = pushed(locations="on")
    assert "has come in first" in rejected(visiting, visit=visiting["visit"] | {"done": True})


@rules("MF-26")
def test_an_open_card_has_its_start_place() -> None:
    data = MONSTER_FALLE.snapshot(pushing(4).topple().state)
    chits, start = list(data["chits"]), data["start"]
    chits[start], chits[-1] = chits[-1], chits[start]
    assert MONSTER_FALLE.restore(data | {"chits": chits, "start": len(chits) - 1})
    assert "where the chit of the open card lies" in rejected(data, chits=chits, start=-1)
