"""The score sheet of Fireflies: moths led home."""

from homeward.catalogue import player
from homeward.engine.score_sheet import ScoreLine, ScoreSheet
from tests.sixth_game.fireflies.names import say
from tests.sixth_game.fireflies.rules.state import Fireflies


def score_sheet(state: Fireflies) -> ScoreSheet:
    points, winners = tuple(state.scores()), tuple(state.winners())
    return ScoreSheet(
        lines=(ScoreLine(name=say("sheet.moths"), rules=("FF-2",), points=points),),
        totals=points,
        winners=winners,
        verdict=say("verdict", who=tuple(map(player, winners))) if winners else None,
    )
