"""Why a tile is a good one: every sentence is true of the position, checked by taking the tile."""

from typing import cast

import pytest

from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.engine.chance.rng import fast_rng
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE as GAME
from homeward.games.monster_baby_rescue.bot.hints import glow, reasons
from homeward.games.monster_baby_rescue.components import THINGS
from homeward.games.monster_baby_rescue.names import needs
from homeward.games.monster_baby_rescue.rules import MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.scoring import FINALS, GOALS, HEARTS, part


def parts(state: MonsterBabyRescue, seat: int) -> list[int]:
    return [int(part(state, seat, number)) for number in range(FINALS)]


@pytest.mark.parametrize("seed", range(6))
def test_every_reason_is_true(seed: int) -> None:
    state = cast(MonsterBabyRescue, GAME.deal(2 + seed % 4, seed))
    rng, told = fast_rng(seed), set[str]()
    while state.actor is not None:
        for code in state.legal():
            after = cast(MonsterBabyRescue, state.copy())
            after.apply(code)
            for said in reasons(state, code):
                check(state, after, state.actor, said)
                told.add(said.key)
            assert glow(state, code).piece == f"slot:{GAME.move_data(code)['slot']}"
        state.play(rng.choice(state.legal()))
    assert {f"monster-baby-rescue.hint.{name}" for name in ("goal", "hearts", "nearly")} <= told


def check(before: MonsterBabyRescue, after: MonsterBabyRescue, seat: int, said: Text) -> None:
    was, now = parts(before, seat), parts(after, seat)
    match said.key.removeprefix("monster-baby-rescue.hint."):
        case "goal":
            assert now[GOALS] - was[GOALS] >= cast(int, said.args["n"]) > 0
        case "hearts":
            assert now[HEARTS] - was[HEARTS] == said.args["n"]
        case "points":
            assert sum(now[GOALS + 1 :]) - sum(was[GOALS + 1 :]) == said.args["n"]
        case "again":
            assert after.actor == seat
        case "nearly":
            assert lacking(after, seat, said) == 1 < lacking(before, seat, said)
        case _:
            assert said.key.startswith("monster-baby-rescue.preview."), english(said)


def lacking(state: MonsterBabyRescue, seat: int, said: Text) -> int:
    """How much the goal a sentence names still needs."""
    has = dict(zip(THINGS, map(int, state.monsters[seat].has), strict=True))
    goal = next(goal for goal in state.tables.box.goals if needs(goal.needs) == said.args["needs"])
    lacks = [max(0, count - has[thing]) for thing, count in goal.needs.items()]  # type: ignore[index]
    return sum(lacks)


def test_a_goal_comes_first() -> None:
    for seed in range(3):
        state, rng = cast(MonsterBabyRescue, GAME.deal(2, seed)), fast_rng(seed)
        while state.actor is not None:
            for code in state.legal():
                keys = [said.key for said in reasons(state, code)]
                assert "monster-baby-rescue.hint.goal" not in keys[1:] or keys[0] == "monster-baby-rescue.hint.goal"
            state.play(rng.choice(state.legal()))
