"""Who chased how many monsters: in the race everybody for themselves, otherwise all together."""

from homeward.engine.words import ScoreLine, ScoreSheet
from homeward.games.monster_chase.rules import COMPETITIVE, MonsterChase
from homeward.games.monster_chase.spoken import say
from homeward.games.monster_chase.words import verdict


def score_sheet(state: MonsterChase) -> ScoreSheet:
    race = state.variant.mode == COMPETITIVE
    name = say("sheet.chased" if race else "sheet.closet")
    rules = ("MC-26", "MC-27") if race else ("MC-01", "MC-02", "MC-21")
    points = tuple(state.scores())
    return ScoreSheet(
        lines=(ScoreLine(name=name, rules=rules, points=points),),
        totals=points,
        winners=tuple(state.winners()),
        verdict=verdict(state) if state.over else None,
    )
