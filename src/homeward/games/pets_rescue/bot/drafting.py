"""The value of a line and of its cards: the seat chooses now, then every later seat takes its best card."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.pets_rescue.bot.card_worths import CardWorths
from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.codes import SIDE
from homeward.games.pets_rescue.rules.state import PetsRescue

RIVALRY: Final = 0.6  # weight of the gain of all other seats together


def line_worth(state: PetsRescue, worths: CardWorths, line: i64) -> float:
    """The value of a line is that of its best first card."""
    places = line_places(state, line)
    best = -1000.0
    for i in range(i64(len(places))):
        for way in range(2):
            best = max(best, turn_worth(state, worths, places, places[i], way))
    return best


def turn_worth(state: PetsRescue, worths: CardWorths, places: vec[i64], mine: i64, way: i64) -> float:
    """The seat's card now, then every later seat takes its best; the last card is the lead's, sideways."""
    worth = worths.of(state.active, mine, way)
    left = without(places, mine)
    seat = (state.active + 1) % state.players
    for _ in range(state.players - state.taken - 1):
        best = NOTHING
        most = -1000.0
        for i in range(i64(len(left))):
            gained = max(worths.of(seat, left[i], UPRIGHT), worths.of(seat, left[i], SIDEWAYS))
            if gained > most:
                most = gained
                best = left[i]
        worth -= most * rivalry(state)
        left = without(left, best)
        seat = (seat + 1) % state.players
    last = worths.of(state.lead, left[0], SIDEWAYS)
    return worth + (last if state.lead == state.active else -last * rivalry(state))


def rivalry(state: PetsRescue) -> float:
    return RIVALRY / float(state.players - 1)


def line_places(state: PetsRescue, line: i64) -> vec[i64]:
    """The places of a line that still have a card."""
    places = vec[i64]()
    for i in range(state.table.side):
        place = line * SIDE + i if line < SIDE else i * SIDE + line - SIDE
        if state.supply.grid[place] != NOTHING:
            places = append(places, place)
    return places


def without(places: vec[i64], place: i64) -> vec[i64]:
    left = vec[i64]()
    for i in range(i64(len(places))):
        if places[i] != place:
            left = append(left, places[i])
    return left
