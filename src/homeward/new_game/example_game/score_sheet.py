"""The score sheet of Example Game: who took the last pebble."""

from homeward.catalogue import player
from homeward.engine.score_sheet import ScoreLine, ScoreSheet
from homeward.new_game.example_game.names import say
from homeward.new_game.example_game.rules.state import ExampleGame


def score_sheet(state: ExampleGame) -> ScoreSheet:
    points, winners = tuple(state.scores()), tuple(state.winners())
    return ScoreSheet(
        lines=(ScoreLine(name=say("sheet.last"), rules=("EX-3",), points=points),),
        totals=points,
        winners=winners,
        verdict=say("verdict", who=tuple(map(player, winners))) if winners else None,
    )
