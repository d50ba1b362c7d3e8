"""The balance report as one HTML page with pictures, without other files."""

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import altair
import msgspec
import polars

from homeward.balance.findings import Balance, Finding
from homeward.callers_file import callers_file
from homeward.lab.ranking.tournament_report import PAGE, html_table

if TYPE_CHECKING:
    from homeward.lab.balance_report.balance_command import Report


def write_page(path: Path, game: str, report: "Report") -> None:
    title = f"{game}: {report.here.games} games of {report.players} equal players"
    shown = [("here", report.here), *([("house rule", report.house_rule)] if report.house_rule else [])]
    luck = [report.luck.skill, report.luck.luck, report.luck.upset]
    pictures = [
        bars("Which seat wins? All bars on the line: it is fair", seats(shown), report.fair),
        bars("The same deals twice, with changed seats: what decided?", frame([("", one) for one in luck]), None),
    ]
    if report.banned:
        without = frame([("", one) for one in report.banned])
        pictures.append(bars("Without a strategy: left of the line it is missed", without, report.fair))
    pieces = [*report.here.never, *report.here.always]
    if pieces:
        pictures.append(bars("Pieces hardly ever or nearly always taken", frame([("", one) for one in pieces]), None))
    drawn = altair.vconcat(*pictures).to_html(inline=True, fullhtml=False)
    page = PAGE.format(title=escape(title), table=html_table(numbers(shown)), plots=drawn)
    with callers_file(path):
        path.write_text(page, encoding="utf-8")


def seats(shown: list[tuple[str, Balance]]) -> polars.DataFrame:
    return frame([(rules, one) for rules, found in shown for one in found.seats])


def frame(rows: list[tuple[str, Finding]]) -> polars.DataFrame:
    return polars.DataFrame([{"rules": rules} | msgspec.structs.asdict(one) for rules, one in rows])


def numbers(shown: list[tuple[str, Balance]]) -> polars.DataFrame:
    return frame(
        [
            (rules, one)
            for rules, found in shown
            for one in (found.length, found.lead_changes, found.decisive, found.settled, found.margin)
        ]
    )


def bars(title: str, rows: polars.DataFrame, line: float | None) -> altair.LayerChart:
    """Shares with their intervals, and a line at the fair share."""
    base = altair.Chart(rows, title=title).encode(y=altair.Y("name:N", title=None, sort=None), yOffset="rules:N")
    share = altair.X("value:Q", title="share", axis=altair.Axis(format="%"))
    drawn: altair.LayerChart = base.mark_bar(opacity=0.8).encode(x=share, color=altair.Color("rules:N", legend=None))
    drawn += base.mark_rule(strokeWidth=3).encode(x="low:Q", x2="high:Q")
    if line is not None:
        drawn += altair.Chart(polars.DataFrame({"fair": [line]})).mark_rule(strokeDash=[6, 4]).encode(x="fair:Q")
    return drawn
