"""A tournament as one HTML file with tables and plots, without other files."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

import altair
import msgspec
import polars

from homeward.callers_file import callers_file
from homeward.lab.ranking.standings import Standing
from homeward.lab.running.match import Outcome

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>body{{font:16px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2233;background:#fffaf2}}
table{{border-collapse:collapse;margin:1rem 0}}
td,th{{padding:.3rem .8rem;border-bottom:1px solid #d8cbb8;text-align:right}}
td:first-child,th:first-child{{text-align:left}}</style>
<h1>{title}</h1>
{table}
{plots}
</html>
"""


def write_report(path: Path, game: str, players: int, table: Sequence[Standing], outcomes: Sequence[Outcome]) -> None:
    title = f"{game}: {len(outcomes)} games, {players} players"
    frame = polars.DataFrame([msgspec.structs.asdict(row) for row in table])
    seats = seat_frame(outcomes)
    plots = altair.vconcat(win_rates(frame), seat_rates(seats), scores(seats), lengths(outcomes))
    page = PAGE.format(title=escape(title), table=html_table(frame), plots=plots.to_html(inline=True, fullhtml=False))
    with callers_file(path):
        path.write_text(page, encoding="utf-8")


def seat_frame(outcomes: Sequence[Outcome]) -> polars.DataFrame:
    """One row per seat and game."""
    rows = [
        {"bot": bot, "seat": seat, "value": value, "score": score}
        for outcome in outcomes
        for seat, (bot, value, score) in enumerate(zip(outcome.bots, outcome.values, outcome.scores, strict=True), 1)
    ]
    return polars.DataFrame(rows)


def html_table(frame: polars.DataFrame) -> str:
    rows = [[name.replace("_", " ") for name in frame.columns], *frame.iter_rows()]
    return f"<table>{''.join(html_row(row) for row in rows)}</table>"


def html_row(row: Sequence[str | float]) -> str:
    cells = (cell if isinstance(cell, str) else f"{cell:.4g}" for cell in row)
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


# altair's fluent methods are not typed, so what they return is named here


def win_rates(frame: polars.DataFrame) -> altair.LayerChart:
    base = altair.Chart(frame, title="Win rate with its 95 % interval")
    base = base.encode(y=altair.Y("name", sort="-x", title=None))
    bars = base.mark_bar(color="#7a5ea8").encode(x=altair.X("win_rate", title="share of games won"))
    drawn: altair.LayerChart = bars + base.mark_rule(strokeWidth=3).encode(x=altair.X("low"), x2="high")
    return drawn


def seat_rates(seats: polars.DataFrame) -> altair.Chart:
    frame = seats.group_by("bot", "seat").agg(polars.col("value").mean()).sort("bot", "seat")
    chart = altair.Chart(frame, title="Win rate by seat").mark_bar()
    share = altair.Y("value", title="share of games won")
    drawn: altair.Chart = chart.encode(x=altair.X("seat:O"), xOffset="bot", y=share, color="bot")
    return drawn


def scores(seats: polars.DataFrame) -> altair.Chart:
    frame = seats.group_by("bot", "score").len("games").sort("bot", "score")
    chart = altair.Chart(frame, title="Scores").mark_line(point=True)
    drawn: altair.Chart = chart.encode(x="score", y="games", color="bot")
    return drawn


def lengths(outcomes: Sequence[Outcome]) -> altair.Chart:
    frame = polars.DataFrame({"moves": [outcome.moves for outcome in outcomes]})
    frame = frame.group_by("moves").len("games").sort("moves")
    drawn: altair.Chart = altair.Chart(frame, title="Moves in a game").mark_bar().encode(x="moves", y="games")
    return drawn
