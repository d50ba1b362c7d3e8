"""What a device may ask without changing anything: a hint, the log, the table in words, a code, the record."""

import msgspec

from homeward.rooms.bots.fair_queue import Requester
from homeward.rooms.room.room import Room
from homeward.rooms.sessions.connection import DeviceConnection
from homeward.rooms.sessions.messages import (
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
from homeward.table.decisions.decision import game_in_play, own_seat
from homeward.table.display.game_log import game_log
from homeward.table.display.replay import record_to_take
from homeward.table.refusals import Refused


async def answer_question(
    room: Room, connection: DeviceConnection, question: AnyQuestion
) -> HintAnswer | PointerAnswer | LogAnswer | Described | CodeAnswer | RecordAnswer:
    """The answer, or raises Refused. A question about a seat is answered only to its device."""
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
            return await answer_hint(room, Requester(connection.address, room.table.name), question)
        case AskLog():
            start, found = game_log(room.table, question.seat, question.before)
            lines = [LogLine(one.move, one.undone, one.events) for one in found]
            return LogAnswer(id=question.id, seat=question.seat, start=start, lines=lines)
        case Describe():
            play = game_in_play(room.table)
            view = room.table.game.view(play.state, question.seat)
            return Described(id=question.id, seat=question.seat, lines=room.table.game.describe(view))


async def answer_hint(room: Room, asker: Requester, question: AskHint) -> HintAnswer | PointerAnswer:
    """The move that the strongest bot would make in this seat with its knowledge; or an earlier step of the hint."""
    table = room.table
    if not table.hints:
        raise Refused("no-hints")
    play = game_in_play(table)
    actor = play.state.actor
    if actor is None or actor != question.seat:
        raise Refused("not-your-turn", actor=actor or 0, name=table.seats.display_name(actor or 0))
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
