"""The score sheet of Wombat Rescue: babies brought home."""

from homeward.engine.score_sheet import ScoredPiece, ScoreLine, ScoreSheet
from homeward.games.wombat_rescue.names import say
from homeward.games.wombat_rescue.rules import WombatRescue


def score_sheet(state: WombatRescue) -> ScoreSheet:
    points = tuple(state.scores())
    pieces = tuple((ScoredPiece("joey"),) * home for home in points)
    line = ScoreLine(name=say("sheet.babies"), rules=("WR-64", "WR-96"), points=points, pieces=pieces)
    return ScoreSheet(
        lines=(line,),
        totals=points,
        winners=tuple(state.winners()),
        verdict=say("verdict") if state.over else None,
    )
