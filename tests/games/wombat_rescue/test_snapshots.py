"""Saved positions: impossible ones are refused and the field is named."""

from collections.abc import Callable
from typing import Any

import pytest

from homeward.engine.errors import BadSnapshot
from homeward.engine.rng import seeded
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.testkit.deals import walk


def saved() -> dict[str, Any]:
    state = WOMBAT_RESCUE.deal(3, seed=8)
    walk(state, 120, seeded(3))
    return WOMBAT_RESCUE.snapshot(state)


def change(*path: str | int, to: object) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]  # type: ignore[index]
        data[path[-1]] = to  # type: ignore[index]

    return apply


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (change("players", to=5), "players"),
        (change("variant", "layout", to="round"), "variant.layout"),
        (change("tiles", 0, to=24), "tiles"),
        (change("twists", 3, to=3), "twists"),
        (change("twists", to=[0]), "twists"),
        (change("deck", "aside", to=[1]), "deck"),
        (change("wombats", to=[]), "wombats"),
        (change("wombats", 0, "lead", to=150), "wombats.lead"),
        (change("wombats", 0, "babies", to=[1, 1, 0, 0]), "wombats.babies"),
        (change("wombats", 0, "babies", to=[2, 2, 2, 2]), "wombats.babies"),
        (change("wombats", 0, "babies", to=[3, 0, 0, 0]), "wombats.babies"),
        (change("wombats", 0, "track", to=[0]), "wombats.track"),
        (change("wombats", 0, "supply", to=3), "wombats.supply"),
        (change("wombats", 0, "cards", to=16), "wombats.cards"),
        (change("cubes", 0, "count", to=4), "cubes.count"),
        (change("cubes", 0, "seat", to=3), "cubes.seat"),
        (change("discs", to=[[0]]), "discs"),
        (change("discs", to=[[0, 1], [0, 1]]), "discs"),
        (change("bag", to=[1, 2]), "bag"),
        (change("bag", to=[0, 0, 0]), "bag"),
        (change("dingo", to=-1), "dingo"),
        (change("winner", to=1), "winner"),
        (change("card", to=3), "card"),
        (change("stage", to=0), "dingo"),
        (change("moves_left", to=4), "moves_left"),
        (change("prowl_left", to=9), "prowl_left"),
    ],
)
def test_impossible_positions_name_the_field(damage: Callable[[dict[str, Any]], None], field: str) -> None:
    data = saved()
    damage(data)
    with pytest.raises(BadSnapshot) as error:
        WOMBAT_RESCUE.restore(data)
    assert error.value.field == field


def test_two_leads_on_a_space() -> None:
    data = saved()
    data["wombats"][0]["lead"] = data["wombats"][1]["lead"] = 3
    with pytest.raises(BadSnapshot, match="WR-48"):
        WOMBAT_RESCUE.restore(data)


def test_a_lead_beside_the_dingo_on_one_space() -> None:
    data = saved()
    data["wombats"][0]["lead"] = data["dingo"]
    with pytest.raises(BadSnapshot, match="WR-56"):
        WOMBAT_RESCUE.restore(data)
