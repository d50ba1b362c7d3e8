"""What happens in Example Game, told from the notes of the rules."""

from collections.abc import Sequence

from homeward.catalogue import game_text_factory, player
from homeward.engine.events import Event
from homeward.engine.journal import Note
from homeward.new_game.example_game.rules.notes import Took
from homeward.new_game.example_game.rules.state import ExampleGame

say = game_text_factory(__package__)


def events(state: ExampleGame, notes: Sequence[Note], seat: int | None) -> list[Event]:
    return [event_of(note) for note in notes]


def event_of(note: Note) -> Event:
    match note:
        case Took():
            said = say("event.took", who=player(note.seat), n=note.pebbles)
            return Event(kind="took", seat=note.seat, said=said, facts={"pebbles": note.pebbles, "left": note.left})
    raise TypeError(f"no event for {note!r}")
