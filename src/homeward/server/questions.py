"""What a device may ask without changing anything: a hint, the log, the table in words."""

from homeward.server import words
from homeward.server.house import House
from homeward.server.messages import (
    AnyQuestion,
    AskHint,
    AskLog,
    Describe,
    Described,
    HintAnswer,
    LogAnswer,
    LogLine,
    PointerAnswer,
)
from homeward.server.room import Room
from homeward.server.thinkers import thought_for
from homeward.table.decide import in_play, own_seat
from homeward.table.game_log import game_log
from homeward.table.words import not_your_turn, stale


async def answer_question(
    house: House, room: Room, device: int, question: AnyQuestion
) -> HintAnswer | PointerAnswer | LogAnswer | Described:
    """The answer, or Refused. A question about a seat needs that seat."""
    if question.seat is not None:
        own_seat(room.table, device, question.seat)
    match question:
        case AskHint():
            return await hint(house, room, question)
        case AskLog():
            lines = [LogLine(one.move, one.undone, one.events) for one in game_log(room.table, question.seat)]
            return LogAnswer(id=question.id, seat=question.seat, lines=lines)
        case Describe():
            play = in_play(room.table)
            view = room.table.game.view(play.state, question.seat)
            return Described(id=question.id, seat=question.seat, lines=room.table.game.describe(view))


async def hint(house: House, room: Room, question: AskHint) -> HintAnswer | PointerAnswer:
    """What the strongest bot would do in this seat, knowing what this seat knows; or where to look for it."""
    table = room.table
    if not table.hints:
        raise words.no_hints()
    play = in_play(table)
    actor = play.state.actor
    if actor is None or actor != question.seat:
        raise not_your_turn(actor or 0, table.seats[actor or 0].called)
    version = table.play_version
    found = await house.tools.thinkers.hint(thought_for(table, question.seat, ""), question.step)
    if table.play_version != version:
        raise stale()
    if found.code is None:
        return PointerAnswer(id=question.id, seat=question.seat, step=question.step, said=found.said)
    assert found.label is not None, "a hint that names the move has its label"
    return HintAnswer(id=question.id, seat=question.seat, code=found.code, label=found.label, said=found.said)
