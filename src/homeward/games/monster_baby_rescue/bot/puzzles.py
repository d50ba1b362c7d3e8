"""The puzzles of Monster Baby Rescue and their themes."""

from pathlib import Path

from homeward.engine.bot.puzzle_kit import Origin, PuzzleKit
from homeward.games.monster_baby_rescue.bot.hints import at_once, goals_taken, nearly
from homeward.games.monster_baby_rescue.preview import preview
from homeward.games.monster_baby_rescue.rules import MonsterBabyRescue


def theme(state: MonsterBabyRescue, code: int) -> str:
    """The most important thing that the tile does."""
    seat = state.to_act()
    would = preview(state, seat, code)
    if goals_taken(state, would):
        return "goal"
    if would.again:
        return "again"
    if nearly(state, seat, would):
        return "nearly"
    if would.hearts > 0:
        return "hearts"
    return "points" if at_once(state, would) else "plan"


PUZZLES = PuzzleKit(
    origins=(Origin(2), Origin(3), Origin(4)),
    themes=("goal", "again", "nearly", "hearts", "points", "plan"),
    theme=theme,
    file=Path(__file__).parents[1] / "puzzles.jsonl",
)
