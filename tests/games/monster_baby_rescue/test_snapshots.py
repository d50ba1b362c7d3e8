"""Impossible positions are rejected by the name of their field."""

from collections.abc import Callable
from typing import Any

import pytest

from homeward.engine.errors import BadSnapshot
from homeward.engine.rng import seeded
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.testkit.deals import walk

Data = dict[str, Any]


def some_position(moves: int = 20) -> Data:
    state = MONSTER_BABY_RESCUE.deal(3, 5)
    walk(state, moves, seeded(2))
    return MONSTER_BABY_RESCUE.snapshot(state)


def put(*path: str | int, value: object) -> Callable[[Data], None]:
    def damage(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return damage


def twice(data: Data) -> None:
    data["row"][0] = data["pile"][0]


def too_far(data: Data) -> None:
    data["monsters"][0]["distance"] = max(monster["distance"] for monster in data["monsters"]) + 5


def somebody_else(data: Data) -> None:
    data["queue"].reverse()


DAMAGES = [
    (put("players", value=6), "players: must be 2 to 5"),
    (put("components", value="tiles = []"), "components: tiles of kind bed: there are 0"),
    (put("row", value=[1, 2]), "row: must have 6 entries"),
    (put("goal_face", 3, value=0), r"goal_face\[3\]: must be 6 to 7"),
    (put("goal_owner", 0, value=3), r"goal_owner\[0\]: must be -1 to 2"),
    (put("final_turns", value=True), "final_turns: the final turns begin exactly when the pile is empty"),
    (put("pile", 0, value=67), "pile: 67 is no tile of a game for 3 players"),
    (twice, "stands there twice"),
    (put("row", 2, value=-1), "is missing"),
    (put("monsters", 0, "has", "head", value=4), r"monsters\[0\].has.head: must be"),
    (put("monsters", 0, "has", "beds", value=9), r"monsters\[0\].has.beds: must be"),
    (put("monsters", 0, "has", value={}), r"monsters\[0\].has: must name head"),
    (put("monsters", 0, "kind", value=5), r"monsters\[0\].kind: must be 0 to 4"),
    (put("monsters", 0, "rock", value=0), r"monsters\[0\].rock: must be 1 to 3"),
    (put("queue", value=[0, 1]), "gaps"),
    (put("queue", value=[0, 1, 1]), "queue: 1 stands there twice"),
    (put("queue", value=[0, 1, 3]), "queue: must be 0 to 2"),
    (too_far, r"monsters\[0\].distance: must be 0 to 4 places ahead of the last"),
    (put("red", value=0), "red: 0 left and"),
    (somebody_else, "queue: must be the order of the figures"),
]


@pytest.mark.parametrize(("damage", "message"), DAMAGES, ids=[message[:30] for _, message in DAMAGES])
def test_an_impossible_position_is_rejected(damage: Callable[[Data], None], message: str) -> None:
    data = some_position()
    assert MONSTER_BABY_RESCUE.restore(data)
    damage(data)
    with pytest.raises(BadSnapshot, match=message):
        MONSTER_BABY_RESCUE.restore(data)


def test_two_monsters_are_never_the_same() -> None:
    data = some_position()
    data["monsters"][1]["kind"] = data["monsters"][0]["kind"]
    with pytest.raises(BadSnapshot, match=r"kind: .* stands there twice"):
        MONSTER_BABY_RESCUE.restore(data)


def test_positions_of_the_final_turns_can_be_saved() -> None:
    for moves in (38, 39, 40, 41):
        data = some_position(moves)
        assert MONSTER_BABY_RESCUE.snapshot(MONSTER_BABY_RESCUE.restore(data)) == data
