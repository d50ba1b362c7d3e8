"""Ladders as one picture: one line of bots per game, better bots further to the right."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import altair
import polars

from homeward.callers_file import callers_file
from homeward.catalogue.translator import english
from homeward.games import game as find_game

if TYPE_CHECKING:
    from homeward.lab.ranking.ladder import Ladder


def draw(ladders: "Sequence[Ladder]", path: Path) -> None:
    rows = [
        {"table": f"{title(one.game)}, {one.players} players", "bot": bot.name, "rating": bot.rating}
        for one in ladders
        for bot in one.bots
    ]
    base = altair.Chart(polars.DataFrame(rows)).encode(
        x=altair.X("rating", title="rating (openskill)", scale=altair.Scale(zero=False)),
        y=altair.Y("table", title=None, axis=altair.Axis(labelLimit=260)),
    )
    points = base.mark_point(filled=True, size=110).encode(color=altair.Color("bot", legend=None))
    words = base.mark_text(dy=-13).encode(text="bot")
    with callers_file(path):
        (points + words).properties(width=520, height=altair.Step(58)).save(str(path))


def title(game: str) -> str:
    return english(find_game(game).title)
