"""How a move of Pets Rescue would change the points."""

from homeward.engine.views import Preview
from homeward.games.pets_rescue.components import PetKind
from homeward.games.pets_rescue.rules import PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.offering import offerer
from homeward.games.pets_rescue.rules.opportunities import card_points
from homeward.games.pets_rescue.rules.scoring import shelter_points
from homeward.games.pets_rescue.rules.shelter import Shelter
from homeward.games.pets_rescue.rules.wilds import pets_with_wilds, turned_wilds
from homeward.games.pets_rescue.view import pets_on


class Worth(Preview, frozen=True, kw_only=True):
    """What placing or giving a card changes now."""

    points: int  # change of the player's total
    card: int | None  # points of the card itself, if it lies upright and scores
    pets: tuple[PetKind, ...]  # that the card brings
    others: tuple[int, ...]  # change of every seat's total


def preview(state: PetsRescue, seat: int, code: int) -> Worth | None:
    """The change by placing a card now. Lines, directions and pairs of offers have no single result."""
    shelters = [shelter.copy() for shelter in state.shelters]
    mine = shelters[seat]
    if state.phase == codes.CHOOSE_CARD:
        return worth(state, seat, shelters, state.supply.grid[(code - codes.TAKE) // 2], (code - codes.TAKE) % 2)
    if state.phase == codes.PLACE_GIFT:
        return worth(state, seat, shelters, state.exchange.gift, code - codes.PLACE)
    if state.phase == codes.CHOOSE_START:
        return worth(state, seat, shelters, mine.start, code - codes.START)
    if state.phase == codes.CHOOSE_SWAP:
        mine.remove(mine.find(state.exchange.acting), state.printed)
        return worth(state, seat, shelters, state.supply.grid[(code - codes.SWAP) // 2], (code - codes.SWAP) % 2)
    if state.phase == codes.CHOOSE_GIFT:
        mine.remove(code - codes.GIVE, state.printed)
        return worth(state, seat, shelters, NOTHING, UPRIGHT)
    if state.phase == codes.CHOOSE_ACCEPTED:
        return accepted_worth(state, seat, shelters, (code - codes.ACCEPT) // 2, (code - codes.ACCEPT) % 2)
    if state.phase == codes.CHOOSE_OFFER and code < codes.OFFER_TWO:
        mine.remove(code - codes.OFFER, state.printed)
        theirs = shelters[state.exchange.owner]
        theirs.remove(theirs.find(state.exchange.acting), state.printed)
        return worth(state, seat, shelters, state.exchange.acting, SIDEWAYS)
    return None


def accepted_worth(state: PetsRescue, seat: int, shelters: list[Shelter], offer: int, way: int) -> Worth:
    card, theirs = state.exchange.offers[offer], shelters[offerer(state, offer)]
    theirs.remove(theirs.find(card), state.printed)
    theirs.place(state.exchange.acting, SIDEWAYS, state.printed)
    shelters[seat].remove(shelters[seat].find(state.exchange.acting), state.printed)
    return worth(state, seat, shelters, card, way)


def worth(state: PetsRescue, seat: int, shelters: list[Shelter], card: int, way: int) -> Worth:
    """The change if the shelters were these, and `seat` also placed this card (or NOTHING)."""
    if card != NOTHING:
        shelters[seat].place(card, way, state.printed)
    gap = state.table.gap
    others = tuple(
        int(shelter_points(state.printed, shelters, other, gap) - state.score(other)) for other in range(state.players)
    )
    row = None if card == NOTHING else state.printed.box.card[card]
    own = None
    if row is not None and way == UPRIGHT and row.form not in ("leftover", "pass", "offer", "teddy"):
        pets = pets_with_wilds(shelters[seat], turned_wilds(state.printed, shelters[seat]))
        own = int(card_points(state.printed, card, shelters, seat, pets, gap))
    return Worth(
        points=others[seat],
        card=own,
        pets=pets_on(row) if row is not None and way != UPRIGHT else (),
        others=others,
    )
