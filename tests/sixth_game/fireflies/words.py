"""What Fireflies says to people."""

from collections.abc import Sequence

from homeward.engine.errors import Refusal
from homeward.engine.journal import Note
from homeward.engine.words import Event, Prompt, ScoreLine, ScoreSheet
from tests.sixth_game.fireflies.moves import Lay
from tests.sixth_game.fireflies.rules import HOME, Fireflies
from tests.sixth_game.fireflies.view import FirefliesView


def refusal(state: Fireflies, code: int) -> Refusal:
    return Refusal(
        code="not-in-hand", rule="FF-1", text=f"Light {code + 1} is not in your hand.", facts={"light": code}
    )


def events(state: Fireflies, notes: Sequence[Note], ear: int | None) -> list[Event]:
    return [told(note) for note in notes]


def told(note: Note) -> Event:
    seat = int(note.seat)
    if note.kind == HOME:
        light = int(note.a) + 1
        return Event(kind="home", seat=seat, text=f"Light {light} leads a moth home.", facts={"light": light})
    return Event(kind="laid", seat=seat, text="A light lies face down.")


def prompt(state: Fireflies, seat: int) -> Prompt:
    if state.actor == seat:
        return Prompt(text="Lay one of your lights face down.")
    return Prompt(text="All moths are home." if state.over else "Wait for the others.")


def describe(view: FirefliesView) -> list[str]:
    return [
        f"Moths at home: {', '.join(map(str, view.moths))}.",
        f"Your lights: {', '.join(map(str, view.hand)) or 'none'}.",
    ]


def label(view: FirefliesView, move: Lay) -> str:
    return f"Lay light {move.light}"


def score_sheet(state: Fireflies) -> ScoreSheet:
    points = tuple(state.scores())
    best = ", ".join(f"seat {seat + 1}" for seat in state.winners())
    return ScoreSheet(
        lines=(ScoreLine(name="Moths", rules=("FF-2",), points=points),),
        totals=points,
        winners=tuple(state.winners()),
        verdict=f"Most moths: {best}." if best else "The night is not over.",
    )
