"""Prints events, and the result of a game."""

from collections.abc import Sequence

from homeward.catalogue import Arg, player, text_factory
from homeward.catalogue.terminal_language import translate
from homeward.console import console
from homeward.engine.events import Event
from homeward.record import Record

say = text_factory("terminal")


def print_events(events: list[Event], players: Sequence[str] = ()) -> None:
    for event in events:
        if event.said is not None:
            console.print(f"  {translate(event.said, players)}", markup=False)


def print_end(record: Record) -> None:
    state, players = record.state, record.data.names
    if not state.over:
        return
    sheet = record.game.score_sheet(state)
    if sheet.verdict is not None:
        console.print(translate(sheet.verdict, players), style="bold", markup=False)
    for line in sheet.lines:
        facts: dict[str, Arg] = {"part": line.name, "points": numbers(line.points)}
        part = say("score", **facts, rules=line.rules) if line.rules else say("part", **facts)
        console.print(f"  {translate(part, players)}")
    console.print(f"  {translate(say('total', points=numbers(sheet.totals)))}")
    for honour in sheet.honours:
        holders = tuple(player(seat) for seat in honour.seats)
        facts = {"title": honour.title, "who": holders, "reason": honour.reason, "rules": honour.rules}
        console.print(f"  {translate(say('honour', **facts), players)}")


def numbers(points: tuple[int, ...]) -> str:
    """One number per seat, without the *and* of a list in a sentence."""
    return ", ".join(map(str, points))
