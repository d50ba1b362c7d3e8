"""Pets Rescue."""

from homeward.engine.views import View
from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.codes import OVER, SIDE
from tests.lab.rebuilding import Data, Seats, Seen, every, in_order, only


def laid_out(seen: Seen, known: Data) -> Data:
    seats, phase, side = Seats(seen), only(seen["phase"]), seen["grid"].shape[0]
    grid = [NOTHING] * SIDE * SIDE
    for row in range(side):
        for column in range(side):
            grid[row * SIDE + column] = only(seen["grid"][row][column])
    shelters = [shelter(seen, seats, seat) for seat in range(seats.players)]
    starts = given_starts(seen, seats, shelters)
    visible = {*grid, only(seen["gift"]), *every(seen["gone"]), *(card for one in shelters for card in one["cards"])}
    cards, starting = seen["grid"].shape[2], seen["start"].shape[1]
    hidden = [card for card in range(starting, cards) if card not in visible]
    deck, line, step = int(seen["deck"]), only(seen["line"]), 1 if seen["leftwards"] else seats.players - 1
    owner, acts = seats.of(seen["owner"]), seats.of(seen["acts"])
    return known | {
        "grid": grid,
        "deck": hidden[:deck],
        "boxed": hidden[deck:],
        "spare": [card for card in range(starting) if card not in visible and card not in starts],
        "shelters": shelters,
        "gone": every(seen["gone"]),
        "turn": int(seen["turn"]),
        "lead": seats.of(seen["lead"]),
        "line": line if line < side else line - side + SIDE,
        "taken": int(seen["taken"]),
        "acts": in_order(seen["waiting"]),
        "owner": owner,
        "acting": only(seen["acting"]),
        "step": step if owner >= 0 else 1,
        "giver": seats.of(seen["giver"]),
        "gift": only(seen["gift"]),
        "offers": in_order(seen["offers"]),
        "pick": int(seen["pick"]),
        "active": -1 if phase == OVER else acts,
        "phase": phase,
    }


def shelter(seen: Seen, seats: Seats, seat: int) -> Data:
    upright, sideways = seats.by_seat(seen["upright"])[seat], seats.by_seat(seen["sideways"])[seat]
    chosen = bool(seats.by_seat(seen["start_chosen"])[seat])
    way = SIDEWAYS if seats.by_seat(seen["start_sideways"])[seat] else UPRIGHT
    cards = in_order(upright + sideways)
    return {
        "cards": cards,
        "ways": [SIDEWAYS if sideways[card] else UPRIGHT for card in cards],
        "start": only(seats.by_seat(seen["start"])[seat]),
        "start_way": way if chosen else NOTHING,
    }


def given_starts(seen: Seen, seats: Seats, shelters: list[Data]) -> list[int]:
    """Starting cards that the looker cannot see get the numbers that are left, smallest first."""
    shown = {one["start"] for one in shelters} | {card for one in shelters for card in one["cards"]}
    shown |= {only(place) for row in seen["grid"] for place in row} | set(every(seen["gone"])) | {only(seen["gift"])}
    left = iter(card for card in range(seen["start"].shape[1]) if card not in shown)
    for one in shelters:
        if one["start"] < 0:
            one["start"] = next(left)
    return [one["start"] for one in shelters]


def sorted_lists(view: View) -> object:
    """Every order means something here."""
    return view
