"""What Fireflies says to people: facts, told in the sentences of its catalogue."""

from collections.abc import Sequence

from homeward.catalogue import Said, player, says
from homeward.engine.errors import Refusal
from homeward.engine.journal import Note
from homeward.engine.words import Event, Prompt, ScoreLine, ScoreSheet
from tests.sixth_game.fireflies.moves import Lay
from tests.sixth_game.fireflies.rules import HOME, Fireflies
from tests.sixth_game.fireflies.view import FirefliesView

say = says("fireflies")


def refusal(state: Fireflies, code: int) -> Refusal:
    return Refusal(code="not-in-hand", rule="FF-1", said=say("refusal.not-in-hand", light=code + 1))


def events(state: Fireflies, notes: Sequence[Note], ear: int | None) -> list[Event]:
    return [told(note) for note in notes]


def told(note: Note) -> Event:
    seat = int(note.seat)
    if note.kind == HOME:
        light = int(note.a) + 1
        said = say("event.home", who=player(seat), light=light)
        return Event(kind="home", seat=seat, said=said, facts={"light": light})
    return Event(kind="laid", seat=seat, said=say("event.laid", who=player(seat)))


def prompt(state: Fireflies, seat: int) -> Prompt:
    if state.actor == seat:
        return Prompt(said=say("prompt.lay"))
    return Prompt(said=say("prompt.over" if state.over else "prompt.wait"))


def describe(view: FirefliesView) -> list[Said]:
    homes = tuple(say("spoken.home", who=player(seat), n=moths) for seat, moths in enumerate(view.moths))
    lights = tuple(map(str, view.hand))
    return [
        say("spoken.moths", homes=homes),
        say("spoken.lights", lights=lights) if lights else say("spoken.no-lights"),
    ]


def label(view: FirefliesView, move: Lay) -> Said:
    return say("label.lay", light=move.light)


def score_sheet(state: Fireflies) -> ScoreSheet:
    points, winners = tuple(state.scores()), tuple(state.winners())
    return ScoreSheet(
        lines=(ScoreLine(name=say("sheet.moths"), rules=("FF-2",), points=points),),
        totals=points,
        winners=winners,
        verdict=say("verdict", who=tuple(map(player, winners))) if winners else None,
    )
