"""Printing what happened, and how a game ended."""

from homeward.catalogue import player, says
from homeward.catalogue.speaking import told
from homeward.console import console
from homeward.engine.words import Event
from homeward.record import Record

say = says("terminal")


def tell(events: list[Event]) -> None:
    for event in events:
        if event.said is not None:
            console.print(f"  {told(event.said)}", markup=False)


def print_end(record: Record) -> None:
    state = record.state
    if not state.over:
        return
    sheet = record.game.score_sheet(state)
    if sheet.verdict is not None:
        console.print(told(sheet.verdict), style="bold", markup=False)
    for line in sheet.lines:
        console.print(f"  {told(say('score', part=line.name, points=numbers(line.points), rules=line.rules))}")
    console.print(f"  {told(say('total', points=numbers(sheet.totals)))}")
    for honour in sheet.honours:
        holders = tuple(player(seat) for seat in honour.seats)
        facts = {"title": honour.title, "who": holders, "reason": honour.reason, "rules": honour.rules}
        console.print(f"  {told(say('honour', **facts))}")


def numbers(points: tuple[int, ...]) -> str:
    """One per seat, in order: no list that reads as a sentence."""
    return ", ".join(map(str, points))
