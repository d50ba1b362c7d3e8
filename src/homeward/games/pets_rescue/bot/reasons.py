"""Why a move of Pets Rescue is a good one: how it changes the points now."""

from homeward.catalogue import Text
from homeward.games.pets_rescue.faces import sentence
from homeward.games.pets_rescue.names import pets_in_words, say
from homeward.games.pets_rescue.preview import Worth, preview, worth
from homeward.games.pets_rescue.reckoning import Reckoning
from homeward.games.pets_rescue.rules import SIDE, PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS, UPRIGHT


def reasons(state: PetsRescue, code: int) -> tuple[Text, ...]:
    if state.phase == codes.CHOOSE_LINE:
        return reasons_for_line(state, code)
    would = preview(state, state.active, code)
    if would is None:
        return ()
    if state.phase == codes.CHOOSE_GIFT:
        return reasons_to_give(state, would)
    if state.phase == codes.CHOOSE_OFFER:
        return (say("hint.offer", n=would.points),) if would.points > 0 else ()
    return reasons_to_place(state, code, would)


# A line


def reasons_for_line(state: PetsRescue, line: int) -> tuple[Text, ...]:
    """Its best card, and that the lead takes the first card and the last one as well (PR-15, PR-18)."""
    best = best_card_of(state, line)
    first_and_last = say("hint.first-and-last")
    if best <= 0:
        return (first_and_last,)
    best_of_line = say("hint.line", n=best)
    others = max((best_card_of(state, int(code)) for code in state.legal() if code != line), default=0)
    return best_of_line, say("hint.best-line") if best > others else first_and_last


def best_card_of(state: PetsRescue, line: int) -> int:
    """The most points that a card of a line would bring now."""
    cards = [card for place, card in enumerate(state.supply.grid) if line in (place // SIDE, SIDE + place % SIDE)]
    ways = (UPRIGHT, SIDEWAYS)
    return max(worth_of(state, card, way).points for card in cards if card != NOTHING for way in ways)


def worth_of(state: PetsRescue, card: int, way: int) -> Worth:
    return worth(state, state.active, [shelter.copy() for shelter in state.shelters], card, way)


# A card


def reasons_to_place(state: PetsRescue, code: int, would: Worth) -> tuple[Text, ...]:
    said = []
    card = placed_card(state, code)
    if would.pets:
        said.append(say("hint.move-in", pets=pets_in_words(would.pets)))
    if would.card is not None and would.card > 0 and card is not None:
        said.append(say("hint.upright", n=would.card, why=why_upright(state, card)))
    elif would.points > 0:
        said.append(say("hint.more-points", n=would.points))
    elif not would.pets and card is not None:
        said.append(face_of(state, card))
    if is_best_now(state, code, would.points):
        said.append(say("hint.best-now"))
    return tuple(said)


def placed_card(state: PetsRescue, code: int) -> int | None:
    """The card of a move that only places a card."""
    if state.phase == codes.CHOOSE_CARD:
        return int(state.supply.grid[(code - codes.TAKE) // 2])
    if state.phase == codes.PLACE_GIFT:
        return int(state.exchange.gift)
    return int(state.shelters[state.active].start) if state.phase == codes.CHOOSE_START else None


def face_of(state: PetsRescue, card: int) -> Text:
    """The sentence of a card that gives no points yet."""
    row = state.printed.box.card[card]
    form = next(form for form in state.printed.box.form if form.id == row.form)
    return sentence(row, form, state.players)


def why_upright(state: PetsRescue, card: int) -> Text:
    """What the card counts once it lies upright."""
    shelters = [shelter.copy() for shelter in state.shelters]
    shelters[state.active].place(card, UPRIGHT, state.printed)
    return Reckoning(state.printed, shelters, state.active, state.table.gap).why(card)


def is_best_now(state: PetsRescue, code: int, points: int) -> bool:
    """Does no other choice bring as many points at once?"""
    if points <= 0:
        return False
    others = (preview(state, state.active, int(other)) for other in state.legal() if other != code)
    return all(other is not None and other.points < points for other in others)


def reasons_to_give(state: PetsRescue, would: Worth) -> tuple[Text, ...]:
    if would.points >= 0:
        return (say("hint.costs-nothing"),)
    losses = [preview(state, state.active, int(code)) for code in state.legal()]
    if all(other is not None and other.points <= would.points for other in losses):
        return (say("hint.costs-least", n=-would.points),)
    return ()
