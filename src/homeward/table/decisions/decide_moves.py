"""Decides wishes about the game in play: moves, undo, rematch."""

from homeward.engine.errors import IllegalMove
from homeward.table import wishes
from homeward.table.decisions.decision import (
    Circumstances,
    check_level,
    game_in_play,
    own_seat,
)
from homeward.table.entries import (
    Agreed,
    Declined,
    Played,
    Rematched,
    RematchOffered,
    UndoAsked,
    Undone,
)
from homeward.table.refusals import Refused
from homeward.table.table import Table


def decide_move(table: Table, device: int, wish: wishes.MoveWish) -> Played:
    own_seat(table, device, wish.seat)
    play = game_in_play(table)
    if wish.version < table.play_version:
        raise Refused("stale")
    actor = play.state.actor
    if actor is not None and actor != wish.seat:
        raise Refused("not-your-turn", actor=actor, name=table.seats.display_name(actor))
    refusal = table.game.why(play.state, wish.code)
    if refusal is not None:
        raise IllegalMove(refusal)
    if table.wanted not in (None, wish.code):
        raise Refused("lesson-goes-on")
    return Played(device=device, id=wish.id, seat=wish.seat, code=wish.code)


def decide_bot_move(table: Table, seat: int, code: int) -> Played:
    """A move that a bot or the timer makes for the seat that is to act."""
    play = game_in_play(table)
    if play.state.actor != seat:
        raise Refused("not-your-turn", actor=seat, name=table.seats.display_name(seat))
    refusal = table.game.why(play.state, code)
    if refusal is not None:
        raise IllegalMove(refusal)
    return Played(seat=seat, code=code)


def decide_undo(table: Table, device: int, wish: wishes.Undo) -> Undone | UndoAsked:
    play = game_in_play(table)
    if wish.version < table.play_version:
        raise Refused("stale")
    if play.state.over:
        raise Refused("over")
    if table.undo.open is not None:
        raise Refused("undo-asked")
    offered = undo_target(table, device)
    if offered is None or not play.settled <= wish.to <= offered:
        raise Refused("nothing-to-undo")
    seat = play.by[offered]
    if undo_is_free(table, device, wish.to):
        return Undone(device=device, id=wish.id, seat=seat, to=wish.to)
    if table.undo.is_declined(seat, len(play.moves)):
        raise Refused("undo-declined")
    return UndoAsked(device=device, id=wish.id, seat=seat, to=wish.to)


def undo_target(table: Table, device: int) -> int | None:
    """How many moves stay if this device takes back its last move; None if there is none."""
    if table.play is None or table.play.state.over or table.game.beats is not None:
        return None  # there is no undo in real time
    mine = {seat.number for seat in table.seats.held_by(device)}
    for index in range(len(table.play.by) - 1, table.play.settled - 1, -1):
        if table.play.by[index] in mine:
            return index
    return None


def undo_is_free(table: Table, device: int, to: int) -> bool:
    """True if there is nobody to ask, or since then nothing was revealed and no other person's seat has moved."""
    play = table.play
    if play is None:
        return False
    theirs = {seat.number for seat in table.seats if seat.undo_owner not in (None, device)}
    return not theirs or (play.is_secret_free_since(to) and not theirs.intersection(play.by[to:]))


def undo_is_declined(table: Table, to: int | None) -> bool:
    """Have the others been asked to go back from here, and said no?"""
    play = table.play
    return play is not None and to is not None and table.undo.is_declined(play.by[to], len(play.moves))


def decide_consent(table: Table, device: int, wish: wishes.Consent) -> Undone | Agreed | Declined:
    waiting = table.undo.waiting_seats()
    mine = [seat for seat in waiting if seat.undo_owner == device]
    request = table.undo.open
    if request is None or not mine:
        raise Refused("not-asked")
    if not wish.yes:
        return Declined(device=device, id=wish.id, seat=mine[0].number)
    if len(mine) < len(waiting):
        return Agreed(device=device, id=wish.id)
    return Undone(device=device, id=wish.id, seat=request.seat, to=request.to)


def decide_rematch(
    table: Table, device: int, wish: wishes.Rematch, circumstances: Circumstances
) -> RematchOffered | Rematched:
    """The last person who says yes begins the game; so does anybody who would rather not wait for the others."""
    mine = table.seats.held_by(device)
    if not mine:
        raise Refused("not-your-seat", seat=0)
    if not game_in_play(table).state.over:
        raise Refused("not-over")
    waiting = table.rematch.waiting_seats(device)
    if waiting and wish.level:
        check_level(table.game, wish.level)
    elif waiting and device in table.rematch.devices:
        raise Refused("rematch-offered")
    elif waiting:
        return RematchOffered(device=device, id=wish.id, seat=mine[0].number)
    return Rematched(
        device=device,
        id=wish.id,
        deal=circumstances.secret_source.deal(),
        rules_version=game_in_play(table).rematch_rules_version(),
        options=game_in_play(table).changed_options(),
        level=wish.level if waiting else "",
    )
