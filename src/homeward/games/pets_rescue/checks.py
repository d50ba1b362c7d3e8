"""Checks of a saved Pets Rescue that concern several fields, so that no impossible game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Options
from homeward.engine.snapshots.position import check_range, check_set
from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.options import variant_of
from homeward.games.pets_rescue.rules import SIDE, PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import LEFTOVER, NOTHING, OFFER, PASS, SIDEWAYS, UPRIGHT, Cards, Table
from homeward.games.pets_rescue.rules.offering import offerer
from homeward.games.pets_rescue.rules.passing import first_giver, is_passed_sideways, receiver

if TYPE_CHECKING:
    from homeward.games.pets_rescue.position import Saved, SavedShelter

PASSING = (codes.CHOOSE_GIFT, codes.PLACE_GIFT)
OFFERING = (codes.CHOOSE_OFFER, codes.CHOOSE_ACCEPTED)
IN_TURN = range(codes.CHOOSE_CARD, codes.CHOOSE_SWAP)  # from the picked line to the last card that acts
ACTING = range(codes.CHOOSE_DIRECTION, codes.CHOOSE_START)


def check_saved(saved: Saved, options: Options) -> None:
    printed = variant_of(options)
    check_cards(saved, printed)
    check_grid(saved, printed.tables[saved.players])


def check_state(state: PetsRescue) -> None:
    check_sizes(state)
    check_moment(state)
    check_exchange(state)


# Which card is where


def check_cards(saved: Saved, printed: Cards) -> None:
    """Every card is in exactly one place, and is of a kind that can be there."""
    shown = saved.phase == codes.OVER
    for seat, shelter in enumerate(saved.shelters):
        check_shelter(f"shelters[{seat}]", shelter, shown)
    lying = [card for shelter in saved.shelters for card in shelter.cards]
    starts = [] if shown else [shelter.start for shelter in saved.shelters]
    moving = [card for card in (*saved.grid, saved.gift) if card != NOTHING]
    unseen = saved.deck + saved.boxed + saved.spare
    everything = lying + starts + moving + unseen + saved.gone
    check_set("grid, deck, boxed, spare, gone, shelters, gift", everything, printed.count)
    for index, card in enumerate(saved.gone):
        check_form(f"gone[{index}]", card, printed, LEFTOVER)
    for index, card in enumerate(saved.acts):
        check_form(f"acts[{index}]", card, printed, PASS, OFFER)


def check_shelter(where: str, shelter: SavedShelter, shown: bool) -> None:
    if len(shelter.ways) != len(shelter.cards):
        raise BadSnapshot(f"{where}.ways", "must have one entry per card")
    if shown and (not shelter.cards or shelter.cards[-1] != shelter.start or shelter.ways[-1] != shelter.start_way):
        raise BadSnapshot(f"{where}.start", "lies last in the shelter, as chosen, once it is shown")


def check_form(field: str, card: int, printed: Cards, *forms: int) -> None:
    if printed.form[card] not in forms:
        raise BadSnapshot(field, f"card {card} is not of the kind that can be there")


# How many cards are where


def check_grid(saved: Saved, table: Table) -> None:
    side, ended = table.side, saved.phase >= codes.CHOOSE_SWAP
    if ended != (saved.turn == table.turns):
        raise BadSnapshot("turn", f"the game ends exactly after turn {table.turns} (PR-R2)")
    if (saved.line != NOTHING) != (saved.phase in IN_TURN):
        raise BadSnapshot("line", "is picked exactly from the lead's choice to the end of the turn")
    check_range("line", max(saved.line, 0) % SIDE, 0, side - 1, "within the grid in use")
    for place, card in enumerate(saved.grid):
        inside = place // SIDE < side and place % SIDE < side
        if not inside and card != NOTHING:
            raise BadSnapshot(f"grid[{place}]", f"lies outside the {side} rows and columns in use (PR-13)")
        in_line = place // SIDE == saved.line or SIDE + place % SIDE == saved.line
        if inside and card == NOTHING and not ended and not in_line:
            raise BadSnapshot(f"grid[{place}]", "only the picked line can have gaps (PR-R3)")
    gaps = side * side - sum(card != NOTHING for card in saved.grid)
    wanted = {codes.CHOOSE_LINE: 0, codes.CHOOSE_CARD: saved.taken}.get(saved.phase, side + len(saved.gone))
    if gaps != wanted:
        raise BadSnapshot("grid", f"must have {wanted} gaps now, not {gaps}")


def check_sizes(state: PetsRescue) -> None:
    supply = state.supply
    setup = state.printed.box.table(state.players)
    filled = min(state.turn, setup.turns - 1)
    check_length("deck", len(supply.deck), setup.deck - setup.side * (setup.side + filled))
    for seat, wanted in enumerate(expected_sizes(state)):
        check_length(f"shelters[{seat}].cards", len(state.shelters[seat].cards), wanted)


def check_length(field: str, length: int, wanted: int) -> None:
    if length != wanted:
        raise BadSnapshot(field, f"must hold {wanted} cards now, not {length}")


def expected_sizes(state: PetsRescue) -> list[int]:
    """The number of face-up cards of every seat, from turns, leads and the current decision."""
    players, ended = state.players, state.turn == state.table.turns
    first_lead = (state.lead - state.turn + (1 if ended else 0)) % players
    sizes = []
    for seat in range(players):
        led = sum((first_lead + turn) % players == seat for turn in range(state.turn))
        size = state.turn + led
        if state.phase in IN_TURN:
            size += (seat - state.lead) % players < state.taken
            size += seat == state.lead and state.phase != codes.CHOOSE_CARD
        sizes.append(size + (1 if state.phase == codes.OVER else 0))
    if state.phase in PASSING:
        first = first_giver(state)
        if state.exchange.giver != first or state.phase == codes.PLACE_GIFT:
            sizes[first] -= 1
        if state.exchange.giver != first and state.phase == codes.CHOOSE_GIFT:
            sizes[state.exchange.giver] += 1
    return sizes


# The decision to be made


def check_moment(state: PetsRescue) -> None:
    """Whose decision it is follows from the phase, and so do the choices made for starting cards."""
    phase = state.phase
    if phase in IN_TURN and phase != codes.CHOOSE_CARD and state.taken != state.players:
        raise BadSnapshot("taken", "everybody has taken a card before any card acts (PR-R8)")
    if (phase in ACTING) != (state.exchange.owner != NOBODY) or (phase in ACTING) != (state.exchange.acting != NOTHING):
        raise BadSnapshot("owner, acting", "are named exactly while a card acts")
    if (phase in PASSING) != (state.exchange.giver != NOBODY):
        raise BadSnapshot("giver", "is named exactly while cards are passed")
    active = expected_active(state)
    if state.active != active and phase != codes.CHOOSE_START:
        raise BadSnapshot("active", f"must be {active} now, not {state.active}")
    if phase == codes.CHOOSE_START:
        check_range("active", state.active, 0, state.players - 1)
    for seat, shelter in enumerate(state.shelters):
        chosen = phase == codes.OVER or (phase == codes.CHOOSE_START and seat < state.active)
        low, high = (UPRIGHT, SIDEWAYS) if chosen else (NOTHING, NOTHING)
        check_range(f"shelters[{seat}].start_way", shelter.start_way, low, high)


def expected_active(state: PetsRescue) -> int:
    if state.phase == codes.CHOOSE_LINE:
        return state.lead
    if state.phase == codes.CHOOSE_CARD:
        check_range("taken", state.taken, 0, state.players - 1)
        return (state.lead + state.taken) % state.players
    if state.phase == codes.CHOOSE_GIFT:
        return state.exchange.giver
    if state.phase == codes.PLACE_GIFT:
        return int(receiver(state))
    if state.phase == codes.CHOOSE_OFFER:
        return (state.exchange.owner + 1 + len(state.exchange.offers)) % state.players
    return NOBODY if state.phase == codes.OVER else state.exchange.owner


def check_exchange(state: PetsRescue) -> None:
    """The card that acts lies upright with its owner; gifts, offers and picks fit it."""
    if state.phase in ACTING:
        if not state.shelters[state.exchange.owner].holds_upright(state.exchange.acting):
            raise BadSnapshot("acting", "must lie upright with its owner (PR-R7)")
        wanted = OFFER if state.phase in OFFERING else LEFTOVER if state.phase == codes.CHOOSE_SWAP else PASS
        check_form("acting", state.exchange.acting, state.printed, wanted)
    if (state.exchange.gift != NOTHING) != (state.phase == codes.PLACE_GIFT):
        raise BadSnapshot("gift", "is on its way exactly while it is to be placed")
    if state.exchange.gift != NOTHING and is_passed_sideways(state, state.exchange.gift):
        raise BadSnapshot("gift", "a pass card is placed sideways without asking (PR-52)")
    check_offers(state)
    check_pick(state)


def check_offers(state: PetsRescue) -> None:
    low = high = 0
    if state.phase == codes.CHOOSE_ACCEPTED:
        opponent = state.shelters[state.exchange.owner - 1]  # with two
        low = high = state.players - 1 if state.players > 2 else int(min(2, opponent.size()))
    elif state.phase == codes.CHOOSE_OFFER and state.players > 2:
        high = state.players - 2
    check_range("offers", len(state.exchange.offers), low, high, "cards now")
    for number, card in enumerate(state.exchange.offers):
        if state.shelters[offerer(state, number)].find(card) == NOTHING:
            raise BadSnapshot(f"offers[{number}]", f"card {card} does not lie with the player who offers it")
    if len(set(state.exchange.offers)) != len(state.exchange.offers):
        raise BadSnapshot("offers", "two different cards are offered (PR-R51)")


def check_pick(state: PetsRescue) -> None:
    leftovers = len(state.printed.leftover)
    if state.phase < codes.CHOOSE_SWAP:
        check_range("pick", state.exchange.pick, 0, 0, "before the last turn is over")
    elif state.phase == codes.CHOOSE_SWAP:
        check_range("pick", state.exchange.pick, 1, leftovers)
        if state.printed.leftover[state.exchange.pick - 1] != state.exchange.acting:
            raise BadSnapshot("pick", "must be the number of the card that acts (PR-47)")
    else:
        check_range("pick", state.exchange.pick, leftovers, leftovers, "once starting cards are chosen")
