"""Prints events, and the result of a game."""

from collections.abc import Sequence

from homeward.catalogue import Text, player, text_factory
from homeward.catalogue.terminal_language import translate
from homeward.console import console
from homeward.engine.events import Event
from homeward.record import Record

say = text_factory("terminal")


def print_events(events: list[Event], players: Sequence[str] = ()) -> None:
    for event in events:
        if event.said is not None:
            console.print(f"  {translate(event.said, players)}")


def print_end(record: Record, with_rules: bool = False) -> None:
    """The verdict and the score; with the ids of the rules only for whoever wants them."""
    state, players = record.state, record.data.names
    if not state.over:
        return
    sheet = record.game.score_sheet(state)
    if sheet.verdict is not None:
        console.print(translate(sheet.verdict, players), style="bold")
    for line in sheet.lines:
        part = say("part", part=line.name, points=numbers(line.points))
        console.print(f"  {translate(with_rule_ids(part, line.rules if with_rules else ()), players)}")
    console.print(f"  {translate(say('total', points=numbers(sheet.totals)))}")
    for honour in sheet.honours:
        holders = tuple(player(seat) for seat in honour.seats)
        title = say("honour", title=honour.title, who=holders, reason=honour.reason)
        console.print(f"  {translate(with_rule_ids(title, honour.rules if with_rules else ()), players)}")


def with_rule_ids(sentence: Text, rules: tuple[str, ...]) -> Text:
    """The sentence with the ids of its rules, if there are any to name."""
    return say("ruled", sentence=sentence, rules=rules) if rules else sentence


def numbers(points: tuple[int, ...]) -> str:
    """One number per seat, without the *and* of a list in a sentence."""
    return ", ".join(map(str, points))
