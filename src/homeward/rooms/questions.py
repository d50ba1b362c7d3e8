"""What a device may ask without changing anything: a hint, the log, the table in words, a code, the record."""

import msgspec

from homeward.rooms import words
from homeward.rooms.connection import Connection
from homeward.rooms.messages import (
    AnyQuestion,
    AskCode,
    AskHint,
    AskLog,
    AskRecord,
    CodeAnswer,
    Describe,
    Described,
    HintAnswer,
    LogAnswer,
    LogLine,
    PointerAnswer,
    RecordAnswer,
)
from homeward.rooms.room import Room
from homeward.rooms.turns import Asker
from homeward.table.game_log import game_log
from homeward.table.judging import in_play, own_seat
from homeward.table.replay import record_to_take
from homeward.table.words import not_your_turn


async def answer_question(
    room: Room, connection: Connection, question: AnyQuestion
) -> HintAnswer | PointerAnswer | LogAnswer | Described | CodeAnswer | RecordAnswer:
    """The answer, or Refused. A question about a seat needs that seat."""
    if isinstance(question, AskCode):
        shown = await room.code_for(question.key)
        return CodeAnswer(id=question.id, code=shown.code, seconds=shown.seconds)
    if isinstance(question, AskRecord):
        record = msgspec.json.encode(record_to_take(room.table, connection.device))
        return RecordAnswer(id=question.id, record=record.decode())
    if question.seat is not None:
        own_seat(room.table, connection.device, question.seat)
    match question:
        case AskHint():
            return await hint(room, Asker(connection.address, room.table.name), question)
        case AskLog():
            start, found = game_log(room.table, question.seat, question.before)
            lines = [LogLine(one.move, one.undone, one.events) for one in found]
            return LogAnswer(id=question.id, seat=question.seat, start=start, lines=lines)
        case Describe():
            play = in_play(room.table)
            view = room.table.game.view(play.state, question.seat)
            return Described(id=question.id, seat=question.seat, lines=room.table.game.describe(view))


async def hint(room: Room, asker: Asker, question: AskHint) -> HintAnswer | PointerAnswer:
    """What the strongest bot would do in this seat, knowing what this seat knows; or where to look for it."""
    table = room.table
    if not table.hints:
        raise words.no_hints()
    play = in_play(table)
    actor = play.state.actor
    if actor is None or actor != question.seat:
        raise not_your_turn(actor or 0, table.seats[actor or 0].called)
    found = (await room.hints.steps(asker, question.seat))[question.step - 1]
    if found.code is None:
        return PointerAnswer(id=question.id, seat=question.seat, step=question.step, said=found.said, glow=found.glow)
    assert found.label is not None, "a hint that names the move has its label"
    return HintAnswer(
        id=question.id,
        seat=question.seat,
        code=found.code,
        label=found.label,
        said=found.said,
        glow=found.glow,
        numbers=found.numbers,
    )
