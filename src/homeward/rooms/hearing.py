"""What a room does when another process whispers about its table."""

from homeward.rooms import words
from homeward.rooms.messages import PhraseAnswer
from homeward.rooms.room import Room
from homeward.rooms.whispers import AnyWhisper, Deleted, Here, Hurried, Spoken, Stored, TookOver
from homeward.table.entries import decode


def hear(room: Room, whisper: AnyWhisper) -> None:
    match whisper:
        case Stored():
            heard_stored(room, whisper)
        case Here():
            room.attendance.elsewhere(whisper.process, whisper.devices)
            if whisper.and_you:
                room.whispers.here(room.attendance.tabs())
            room.audience.tell_presence()
        case Spoken():
            room.audience.answer_all(PhraseAnswer(seat=whisper.seat, phrase=whisper.phrase))
        case Hurried():
            room.hurry_here()
        case Deleted():
            room.end(words.deleted(whisper.why))
        case TookOver():
            connection = room.attendance.connections.get(whisper.device)
            if connection is not None and connection.tab != whisper.tab:
                connection.dismiss(words.taken_over(), come_back=False)


def heard_stored(room: Room, whisper: Stored) -> None:
    """The whispered entry itself if it fits, else whatever is in the storage."""
    if whisper.version <= room.table.version:
        return
    entry = decode(bytes(whisper.entry))
    if room.may_happen_now(whisper.version, entry):
        room.happened_elsewhere(entry, whisper.trace)
    else:
        room.look_again()
