"""The default of every role for which a game's folder may have no file: `Parts` takes this module in its place."""

from typing import Any

from homeward.catalogue import Text, player
from homeward.engine.errors import ILLEGAL, Refusal
from homeward.engine.events import Prompt
from homeward.engine.options import Options
from homeward.engine.score_sheet import ScoreLine, ScoreSheet
from homeward.engine.state import State


def check_saved(saved: Any, options: Options) -> None:
    """The bounds of the single fields are the only check."""


def prompt(state: State, seat: int) -> Prompt:
    """Whose turn it is."""
    if state.actor is None:
        return Prompt(said=Text("refusal.over"))
    if state.actor == seat:
        return Prompt(said=Text("bell.your-turn"))
    return Prompt(said=Text("table.wait-for", {"name": player(state.actor)}))


def refusal(state: State, code: int) -> Refusal:
    """No reason."""
    return ILLEGAL


def score_sheet(state: State) -> ScoreSheet:
    """The points in one line, and who has won."""
    points, winners = tuple(state.scores()), tuple(state.winners())
    return ScoreSheet(
        lines=(ScoreLine(name=Text("end.points"), rules=(), points=points),),
        totals=points,
        winners=winners,
        verdict=verdict(state, winners) if state.over else None,
    )


def verdict(state: State, winners: tuple[int, ...]) -> Text:
    if not winners:
        return Text("end.nobody")
    if state.together() and len(winners) == state.players:
        return Text("end.all-win")
    if len(winners) == 1:
        return Text("end.won.one", {"name": player(winners[0])})
    return Text("end.won.several", {"names": tuple(map(player, winners))})
