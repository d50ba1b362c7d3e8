"""Printing what happened, and how a game ended."""

from homeward.console import console
from homeward.engine.words import Event
from homeward.record import Record


def tell(events: list[Event]) -> None:
    for event in events:
        if event.text:
            console.print(f"  {event.text}")


def print_end(record: Record) -> None:
    state = record.state
    if not state.over:
        return
    sheet = record.game.score_sheet(state)
    console.print(f"[bold]{sheet.verdict}[/]")
    for line in sheet.lines:
        console.print(f"  {line.name}: {', '.join(map(str, line.points))}  ({', '.join(line.rules)})")
    console.print(f"  Total: {', '.join(map(str, sheet.totals))}")
    for honour in sheet.honours:
        holders = " and ".join(str(seat + 1) for seat in honour.seats)
        console.print(f"  {honour.title}: seats {holders}, {honour.reason}  ({', '.join(honour.rules)})")
