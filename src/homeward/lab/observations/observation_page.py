"""Writes docs/observations.md: the columns of each game's observation, from the declarations."""

from collections.abc import Iterator

from homeward.catalogue.translator import english
from homeward.engine.bot.columns import Column
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.lab.adapters.learning_table import usual_players

TOP = """# Observations

Written by `tools/write_docs.py` from the declarations in `games/<game>/bot/observation.py`; [learning](learning.md)
says how to use them. Every place of a row is a byte, or a float from 0 to 1: the byte divided by the highest number
of its column. Seats are counted from the observing seat, which is always the first. A number above 255 has several
places: its digits to the base 256, the highest first. A column that only its own seat sees is zero for the others.
"""


def page() -> str:
    return "\n".join([TOP, *(line for game in GAMES for line in section(game))])


def section(game: Game) -> Iterator[str]:
    """The columns of a game, at a table of the usual size."""
    players = usual_players(game)
    observer = game.observer(game.deal(players, 0))
    yield f"## {english(game.title)}\n"
    yield f"With {players} players and the usual options: {observer.width:,} places, {len(game.moves):,} moves.\n"
    yield "| column | places | highest | seen by | meaning |"
    yield "|---|---|---|---|---|"
    yield from map(line_of, observer.columns)
    yield ""


def line_of(column: Column) -> str:
    shape = " x ".join(map(str, column.shape)) or "1"
    digits = f" x {column.digits} digits" if column.digits > 1 else ""
    return f"| `{column.name}` | {shape}{digits} | {column.high:,} | {column.seen_by} | {column.meaning} |"
