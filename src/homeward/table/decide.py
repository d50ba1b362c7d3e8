"""What a table does with a wish: the entry to store, or a refusal. Looks only, changes nothing."""

from collections.abc import Sequence

from msgspec import structs

from homeward.engine.errors import IllegalMove
from homeward.engine.game import Game
from homeward.engine.options import settle
from homeward.games import game as find_game
from homeward.record import RecordFile
from homeward.table import wishes, words
from homeward.table.creatures import check_creature
from homeward.table.decide_door import decide_door
from homeward.table.decide_end import check_goes_on, decide_end
from homeward.table.decide_seats import decide_seat
from homeward.table.decide_table import decide_clock, decide_leaving, decide_table_name
from homeward.table.entries import (
    Agreed,
    Clock,
    Deal,
    Declined,
    Made,
    Played,
    Rematched,
    SeatPlan,
    UndoAsked,
    Undone,
)
from homeward.table.gentle_clock import check_clock
from homeward.table.judging import Circumstances, Decision, check_level, in_play, others, own_seat
from homeward.table.names import check_is_free, clean_name, told_apart
from homeward.table.secret_source import hashed
from homeward.table.table import Table


def decide(table: Table, device: int, wish: wishes.AnyWish, circumstances: Circumstances) -> Decision:
    """The entry that fulfils a wish of a device. Refused or IllegalMove if the table does not do it."""
    if device not in table.door.devices:
        raise words.not_welcome()  # it was sent away while its wish was on the way
    check_goes_on(table)
    if table.version >= circumstances.bounds.entries and not isinstance(wish, wishes.EndWish):
        raise words.full_of_moves()
    match wish:
        case wishes.Move():
            return Decision(decide_move(table, device, wish))
        case wishes.Undo():
            return Decision(decide_undo(table, device, wish))
        case wishes.Consent():
            return Decision(decide_consent(table, device, wish))
        case wishes.Rematch():
            return Decision(decide_rematch(table, device, wish, circumstances))
        case wishes.Invite() | wishes.Close() | wishes.Remove():
            return decide_door(table, device, wish, circumstances)
        case wishes.NameTable():
            return Decision(decide_table_name(table, device, wish))
        case wishes.SetClock():
            return Decision(decide_clock(table, device, wish))
        case wishes.Leave():
            return Decision(decide_leaving(table, device, wish))
        case wishes.Forget() | wishes.Keep():
            return Decision(decide_end(table, device, wish))
        case _:
            return decide_seat(table, device, wish, circumstances)


# Playing


def decide_move(table: Table, device: int, wish: wishes.Move) -> Played:
    own_seat(table, device, wish.seat)
    play = in_play(table)
    if wish.version < table.play_version:
        raise words.stale()
    actor = play.state.actor
    if actor is not None and actor != wish.seat:
        raise words.not_your_turn(actor, table.seats[actor].called)
    refusal = table.game.why(play.state, wish.code)
    if refusal is not None:
        raise IllegalMove(refusal)
    if table.wanted not in (None, wish.code):
        raise words.lesson_goes_on()
    return Played(device=device, id=wish.id, seat=wish.seat, code=wish.code)


def decide_bot_move(table: Table, seat: int, code: int) -> Played:
    """A move that a bot or the clock makes for the seat that is to act."""
    play = in_play(table)
    if play.state.actor != seat:
        raise words.not_your_turn(seat, table.seats[seat].called)
    refusal = table.game.why(play.state, code)
    if refusal is not None:
        raise IllegalMove(refusal)
    return Played(seat=seat, code=code)


def decide_undo(table: Table, device: int, wish: wishes.Undo) -> Undone | UndoAsked:
    play = in_play(table)
    if wish.version < table.play_version:
        raise words.stale()
    if play.state.over:
        raise words.over()
    if table.undo_request is not None:
        raise words.undo_is_asked()
    offered = undo_target(table, device)
    if offered is None or not play.settled <= wish.to <= offered:
        raise words.nothing_to_undo()
    seat = play.by[offered]
    if undo_is_free(table, device, wish.to) or not others(table, device):
        return Undone(device=device, id=wish.id, seat=seat, to=wish.to)
    return UndoAsked(device=device, id=wish.id, seat=seat, to=wish.to)


def undo_target(table: Table, device: int) -> int | None:
    """How many moves stay if this device takes back its last one."""
    if table.play is None or table.play.state.over or table.game.beats is not None:
        return None  # nobody can take back what hands have done in real time
    mine = {seat.number for seat in table.held_by(device)}
    for index in range(len(table.play.by) - 1, table.play.settled - 1, -1):
        if table.play.by[index] in mine:
            return index
    return None


def undo_is_free(table: Table, device: int, to: int) -> bool:
    """Nobody has learned anything since, and nobody else's seat has moved since, those of bots apart."""
    play = table.play
    if play is None or not play.is_secret_free_since(to):
        return False
    theirs = {seat.number for seat in others(table, device)}
    return not theirs.intersection(play.by[to:])


def decide_consent(table: Table, device: int, wish: wishes.Consent) -> Undone | Agreed | Declined:
    waiting = table.waiting_for_consent()
    mine = [seat for seat in waiting if seat.owner == device]
    request = table.undo_request
    if request is None or not mine:
        raise words.not_asked()
    if not wish.yes:
        return Declined(device=device, id=wish.id, seat=mine[0].number)
    if len(mine) < len(waiting):
        return Agreed(device=device, id=wish.id)
    return Undone(device=device, id=wish.id, seat=request.seat, to=request.to)


def decide_rematch(table: Table, device: int, wish: wishes.Rematch, circumstances: Circumstances) -> Rematched:
    if not table.held_by(device):
        raise words.not_your_seat(0)
    if not in_play(table).state.over:
        raise words.not_over()
    return Rematched(
        device=device,
        id=wish.id,
        deal=circumstances.secret_source.deal(),
        rules_version=table.game.info.rules_version,
        options=in_play(table).passed_on(),
    )


# Making a table


def decide_making(
    game_name: str,
    options: dict[str, object],
    seats: Sequence[SeatPlan],
    hints: bool,
    deal: Deal,
    keys: tuple[str, str],
    clock: Clock | None = None,
) -> Made:
    """A new table as somebody wished for it. `keys` are its join key and the maker's token."""
    game = find_game(game_name)
    made = first_entry(game, options, [checked_plan(game, plan) for plan in seats], hints, deal, keys)
    check_names(made.seats)
    check_creatures(made.seats)
    check_clock(game, clock)
    return structs.replace(made, clock=clock)


def first_entry(
    game: Game,
    options: dict[str, object],
    seats: Sequence[SeatPlan],
    hints: bool,
    deal: Deal,
    keys: tuple[str, str],
) -> Made:
    if len(seats) not in game.info.players:
        raise words.bad_seats(game.title, game.info.players, len(seats))
    settled = settle(game.info.options, game.info.conflicts, options, len(seats))
    join_key, token = keys
    return Made(
        game=game.name,
        rules_version=game.info.rules_version,
        options=settled,
        seats=tuple(seats),
        hints=hints,
        deal=deal,
        join_hash=hashed(join_key),
        token_hash=hashed(token),
    )


def checked_plan(game: Game, plan: SeatPlan) -> SeatPlan:
    if plan.holder == "open":
        return SeatPlan(name="", holder="open")
    if plan.holder == "bot":
        check_level(game, plan.level)
        return SeatPlan(clean_name(plan.name), "bot", plan.level)
    return SeatPlan(clean_name(plan.name), "here", creature=plan.creature)


def check_names(seats: Sequence[SeatPlan]) -> None:
    """People are told apart by their names. Bots may be called the same: nobody takes one for the other."""
    people = [plan.name for plan in seats if plan.holder == "here"]
    bots = [plan.name for plan in seats if plan.holder == "bot"]
    for number, name in enumerate(people):
        check_is_free(name, [*people[:number], *bots])


def check_creatures(seats: Sequence[SeatPlan]) -> None:
    for number, plan in enumerate(seats):
        check_creature(plan.creature, (other.creature for other in seats[:number]))


def decide_import(data: RecordFile, deal: Deal, keys: tuple[str, str]) -> Made:
    """A table that continues a record by the rules it was begun with; whoever is no bot is on the importing device."""
    game = find_game(data.game)
    names = [data.names[seat] if seat < len(data.names) else "" for seat in range(data.players)]
    plans = [imported_seat(name, level) for name, level in zip(told_apart(names), bots_in(data, game), strict=True)]
    made = first_entry(game, dict(data.options), plans, True, deal, keys)
    return structs.replace(made, rules_version=data.rules_version, moves=tuple(data.moves))


def imported_seat(name: str, level: str) -> SeatPlan:
    return SeatPlan(name, "bot", level) if level else SeatPlan(name, "here")


def bots_in(data: RecordFile, game: Game) -> list[str]:
    """The level of every seat's bot, empty for people. Somebody has to be there, and play what is known here."""
    told = data.bots if isinstance(data.bots, list) else []
    known = {level.name for level in game.bots.levels}
    levels = [level if level in known else "" for level in told[: data.players]]
    levels += [""] * (data.players - len(levels))
    return levels if "" in levels else [""] * data.players
