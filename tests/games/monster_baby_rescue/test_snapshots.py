"""Impossible positions are rejected by the name of their field."""

from collections.abc import Callable
from typing import Any

import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import BadSnapshot
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.games.monster_baby_rescue.components import BOX
from homeward.testkit import rules
from homeward.testkit.deals import random_move, walk
from tests.games.monster_baby_rescue.own_box import part_of

Data = dict[str, Any]


def some_position(moves: int = 20) -> Data:
    state = MONSTER_BABY_RESCUE.deal(3, 5)
    walk(state, moves, fast_rng(2))
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
    (put("pile", 0, value=67), r"pile\[0\]: 67 is no tile of a game for 3 players"),
    (twice, r"row\[0\]: \d+ stands there twice"),
    (put("row", 2, value=-1), "is missing"),
    (put("monsters", 0, "has", "head", value=4), r"monsters\[0\].has.head: must be"),
    (put("monsters", 0, "has", "beds", value=9), r"monsters\[0\].has.beds: must be"),
    (put("monsters", 0, "has", value={}), r"monsters\[0\].has: must have the fields head"),
    (put("monsters", 0, "kind", value=5), r"monsters\[0\].kind: must be 0 to 4"),
    (put("monsters", 0, "rock", value=0), r"monsters\[0\].rock: must be 1 to 3"),
    (put("queue", value=[0, 1]), "gaps"),
    (put("queue", value=[0, 1, 1]), r"queue\[2\]: 1 stands there twice"),
    (put("queue", value=[0, 1, 3]), r"queue\[2\]: must be 0 to 2"),
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


# Positions of a played game with something bent


def rejected(data: Data) -> str:
    with pytest.raises(BadSnapshot) as caught:
        MONSTER_BABY_RESCUE.restore(data)
    return str(caught.value)


@rules("MBR-47")
def test_a_goal_that_somebody_meets_has_been_taken() -> None:
    data = some_position(30)
    taken = next(goal for goal, owner in enumerate(data["goal_owner"]) if owner >= 0)
    data["goal_owner"][taken] = -1
    assert f"goal_owner[{taken}]: somebody meets this goal" in rejected(data)


@rules("MBR-46")
def test_a_goal_is_taken_only_by_who_meets_it() -> None:
    data = some_position(30)
    open_goal = data["goal_owner"].index(-1)
    data["goal_owner"][open_goal] = 0
    assert "has taken a goal that it does not meet" in rejected(data)


def figures(data: Data) -> list[tuple[int, int, int]]:
    """Distance, rock and seat, in the order of the track."""
    return sorted((one["distance"], one["rock"], seat) for seat, one in enumerate(data["monsters"]))


@rules("MBR-21", "MBR-R35")
def test_no_rock_behind_a_figure_is_empty() -> None:
    data = some_position(20)
    _, _, foremost = figures(data)[-1]
    data["monsters"][foremost]["rock"] += 1
    assert f"monsters[{foremost}].rock: figures {data['monsters'][foremost]['distance']} places" in rejected(data)


@rules("MBR-R24")
def test_figures_leave_the_last_place_in_the_order_of_its_rocks() -> None:
    data = some_position(1)
    assert [rock for distance, rock, _ in figures(data) if distance == 0] == [2, 3]
    data["monsters"][data["queue"][0]]["rock"] = 1
    assert "leave a rock empty" in rejected(data)


@rules("MBR-26")
def test_everybody_has_walked_as_far_as_their_tiles_cost() -> None:
    data = some_position(20)
    for monster in data["monsters"]:
        monster["distance"] += 40
    assert "places for" in rejected(data)


@rules("MBR-53", "MBR-18")
def test_the_rearmost_have_had_their_last_turn() -> None:
    data = some_position(39)
    assert len(data["queue"]) == 2
    data["queue"] = [seat for _, _, seat in figures(data)][:2]
    assert "queue: must be the order of the figures" in rejected(data)


def owner_of(data: Data, effect: str) -> Data:
    """A monster with such a tile."""
    for monster in data["monsters"]:
        if any(BOX.tiles[tile].effect == effect for tile in monster["tiles"]):
            found: Data = monster
            return found
    raise AssertionError(f"nobody has {effect}")


@rules("MBR-37")
def test_a_tile_with_a_choice_raises_one_part() -> None:
    data = some_position(30)
    has = owner_of(data, "level:any")["has"]
    said = []
    for part in ("head", "torso", "legs"):
        has[part] += 1
        said.append(rejected(data))
        has[part] -= 1
    assert any("cannot bring these levels" in one for one in said), said


@rules("MBR-38", "MBR-39")
def test_every_diamond_tile_brought_its_diamonds() -> None:
    data = some_position(30)
    has = next(monster["has"] for monster in data["monsters"] if monster["has"]["green"])
    has["green"] -= 1
    has["diamonds"] -= 1
    data["green"] += 1
    assert ".has.green: must be" in rejected(data)


def test_positions_with_own_prices_restore() -> None:
    own = part_of("prices").replace("places = 4", "places = 5")
    for seed in range(20):
        state, rng = MONSTER_BABY_RESCUE.deal(2 + seed % 4, seed, components=own), fast_rng(seed)
        while not state.over:
            state.play(random_move(state, rng))
            data = MONSTER_BABY_RESCUE.snapshot(state)
            assert MONSTER_BABY_RESCUE.snapshot(MONSTER_BABY_RESCUE.restore(data)) == data


@pytest.mark.parametrize(
    ("version", "rulings"),
    [
        (1, {"prizes_may_rise": True, "prizes_below_zero": True}),
        (2, {"prizes_may_rise": False, "prizes_below_zero": True}),
        (3, {"prizes_may_rise": False}),
    ],
)
def test_a_later_ruling_adds_nothing_to_games_without_it(version: int, rulings: dict[str, bool]) -> None:
    data = MONSTER_BABY_RESCUE.snapshot(MONSTER_BABY_RESCUE.deal(3, 5, version))
    assert {name: data[name] for name in data if name.startswith("prizes_")} == rulings
    assert MONSTER_BABY_RESCUE.snapshot(MONSTER_BABY_RESCUE.restore(data)) == data
