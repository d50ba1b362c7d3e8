"""What happens in Fireflies, told from the notes of the rules."""

from collections.abc import Sequence

from homeward.catalogue import player
from homeward.engine.events import Event
from homeward.engine.journal import Note
from tests.sixth_game.fireflies.names import say
from tests.sixth_game.fireflies.rules.notes import Home, Laid
from tests.sixth_game.fireflies.rules.state import Fireflies


def events(state: Fireflies, notes: Sequence[Note], seat: int | None) -> list[Event]:
    return [event_of(note) for note in notes]


def event_of(note: Note) -> Event:
    match note:
        case Home():
            light = note.light + 1
            said = say("event.home", who=player(note.seat), light=light)
            return Event(kind="home", seat=note.seat, said=said, facts={"light": light})
        case Laid():
            return Event(kind="laid", seat=note.seat, said=say("event.laid", who=player(note.seat)))
    raise TypeError(f"no event for {note!r}")
