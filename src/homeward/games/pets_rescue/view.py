"""The view of a game of Pets Rescue: everything but deck, box and the starting cards of others (PR-R5)."""

from typing import Literal, cast

from msgspec import Struct, structs

from homeward.catalogue import Name, Text
from homeward.engine.state import NOBODY
from homeward.engine.views import View
from homeward.games.pets_rescue.components import Card, FormId, PetKind, RegularPet
from homeward.games.pets_rescue.faces import rules_of, sentence
from homeward.games.pets_rescue.moves import WAYS, Axis, Turn, Way
from homeward.games.pets_rescue.names import name_of, say
from homeward.games.pets_rescue.reckoning import Reckoning
from homeward.games.pets_rescue.rules import SIDE, PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import NOTHING, UPRIGHT
from homeward.games.pets_rescue.rules.offering import offerer
from homeward.games.pets_rescue.rules.passing import has_received, receiver
from homeward.games.pets_rescue.rules.shelter import Shelter

Phase = Literal["line", "card", "direction", "gift", "place", "offer", "accept", "swap", "start", "over"]
PHASES: dict[int, Phase] = {
    codes.CHOOSE_LINE: "line",
    codes.CHOOSE_CARD: "card",
    codes.CHOOSE_DIRECTION: "direction",
    codes.CHOOSE_GIFT: "gift",
    codes.PLACE_GIFT: "place",
    codes.CHOOSE_OFFER: "offer",
    codes.CHOOSE_ACCEPTED: "accept",
    codes.CHOOSE_SWAP: "swap",
    codes.CHOOSE_START: "start",
    codes.OVER: "over",
}


class CardSeen(Struct, frozen=True, kw_only=True):
    """Both sides of a card: what it scores upright, and the pets it brings sideways."""

    id: str
    name: Name
    form: FormId
    shows: tuple[RegularPet, ...]
    pets: tuple[PetKind, ...]
    starting: bool
    pick: int  # of a leftover card
    points: int
    otherwise: int
    ladder: tuple[int, ...]  # of a teddy bear: what each gives when it is alone, one of two, one of more
    dashed: bool  # turned wilds count for it
    says: Text
    rules: tuple[str, ...]


class Placed(Struct, frozen=True, kw_only=True):
    """A face-up card of a shelter. Its points are those it would give if the game ended now."""

    position: int
    card: CardSeen
    way: Way
    points: int | None = None  # of an upright card that scores on its own
    why: Text | None = None


class ShelterSeen(Struct, frozen=True, kw_only=True):
    seat: int
    cards: tuple[Placed, ...]
    pets: dict[PetKind, int]  # on sideways cards
    turned: dict[RegularPet, int]  # what its wilds become now
    bears: int
    bear_points: int
    bear_why: Text
    points: int  # of the face-up cards
    start: CardSeen | None  # for its owner, and for all at the end
    start_way: Way | None
    start_chosen: bool


class Cell(Struct, frozen=True):
    row: int
    column: int
    card: CardSeen | None


class LineSeen(Struct, frozen=True):
    line: Axis
    number: int


class Passing(Struct, frozen=True, kw_only=True):
    """Who passes which card to whom."""

    owner: int
    card: CardSeen
    direction: Turn | None  # None before the owner has chosen, and where it makes no difference
    giver: int | None
    receiver: int | None
    gift: CardSeen | None  # passed, not yet placed
    locked: int | None  # position of the card just received, which the giver must keep


class OfferSeen(Struct, frozen=True):
    offer: int
    seat: int
    card: CardSeen


class Offering(Struct, frozen=True, kw_only=True):
    owner: int
    card: CardSeen
    offers: tuple[OfferSeen, ...]


class Swapping(Struct, frozen=True):
    owner: int
    card: CardSeen


class PetsView(View, frozen=True, kw_only=True):
    seat: int | None
    players: int
    phase: Phase
    active: int | None
    lead: int
    turn: int  # counted from 1
    turns: int
    side: int
    line: LineSeen | None
    grid: tuple[Cell, ...]
    deck: int
    waiting: tuple[str, ...]  # ids of cards that act later in this turn, if they stay as they lie
    passing: Passing | None
    offering: Offering | None
    swapping: Swapping | None
    gone: tuple[CardSeen, ...]
    shelters: tuple[ShelterSeen, ...]
    winners: tuple[int, ...]


def view(state: PetsRescue, seat: int | None) -> PetsView:
    return PetsView(
        seat=seat,
        players=state.players,
        phase=PHASES[state.phase],
        active=state.actor,
        lead=state.lead,
        turn=min(state.turn + 1, state.table.turns),
        turns=state.table.turns,
        side=state.table.side,
        line=line_seen(state.line),
        grid=tuple(
            Cell(row + 1, column + 1, card_or_none(state, state.supply.grid[row * SIDE + column]))
            for row in range(state.table.side)
            for column in range(state.table.side)
        ),
        deck=len(state.supply.deck),
        waiting=tuple(state.printed.box.card[card].id for card in waiting_to_act(state)),
        passing=passing(state),
        offering=offering(state),
        swapping=swapping(state),
        gone=tuple(card_seen(state, card) for card in state.supply.gone),
        shelters=tuple(shelter_seen(state, owner, seat) for owner in range(state.players)),
        winners=tuple(state.winners()),
    )


def waiting_to_act(state: PetsRescue) -> list[int]:
    return [card for card in state.exchange.acts if state.holder_upright(card) != NOBODY]


def line_seen(line: int) -> LineSeen | None:
    if line == NOTHING:
        return None
    return LineSeen("column" if line >= SIDE else "row", line % SIDE + 1)


def card_seen(state: PetsRescue, card: int) -> CardSeen:
    row = state.printed.box.card[card]
    form = state.printed.box.form[state.printed.form[card]]
    two = state.players == 2 and row.form == "neighbours"
    return CardSeen(
        id=row.id,
        name=name_of(row),
        form=row.form,
        shows=cast(tuple[RegularPet, ...], row.shows),  # checked when the cards were read
        pets=pets_on(row),
        starting=row.starting,
        pick=row.pick,
        points=form.points_two_players if two else form.points,
        otherwise=form.otherwise,
        ladder=(form.points_one, form.points_two, form.points) if row.form == "teddy" else (),
        dashed=form.wilds_count,
        says=sentence(row, form, state.players),
        rules=rules_of(row, state.players),
    )


def pets_on(row: Card) -> tuple[PetKind, ...]:
    """The pets of a card, which were checked when the cards were read."""
    return cast(tuple[PetKind, ...], row.pets)


def spent_card(state: PetsRescue, card: int) -> CardSeen:
    """A card from another player, or one that has acted: a pass or offer card does nothing more (PR-R11, PR-R12)."""
    seen = card_seen(state, card)
    if not state.printed.acts(card):
        return seen
    return structs.replace(seen, says=say("face.spent"), rules=("PR-R11", "PR-R12"))


def card_or_none(state: PetsRescue, card: int) -> CardSeen | None:
    return None if card == NOTHING else card_seen(state, card)


def shelter_seen(state: PetsRescue, owner: int, seat: int | None) -> ShelterSeen:
    shelter = state.shelters[owner]
    reckoning = Reckoning(state.printed, state.shelters, owner, state.table.gap)
    kinds = (*state.printed.box.pets.regular, state.printed.box.pets.wild)
    known = owner == seat or state.over
    chosen = shelter.start_way != NOTHING
    return ShelterSeen(
        seat=owner,
        cards=tuple(placed_card(state, shelter, reckoning, position) for position in range(shelter.size())),
        pets=dict(zip(kinds, (int(count) for count in shelter.pets), strict=True)),
        turned=dict(zip(state.printed.box.pets.regular, (int(count) for count in reckoning.turned), strict=True)),
        bears=reckoning.bears,
        bear_points=reckoning.bear_points,
        bear_why=reckoning.why_bears(),
        points=int(state.score(owner)),
        start=card_seen(state, shelter.start) if known else None,
        start_way=WAYS[shelter.start_way] if known and chosen else None,
        start_chosen=chosen,
    )


def placed_card(state: PetsRescue, shelter: Shelter, reckoning: Reckoning, position: int) -> Placed:
    number = shelter.cards[position]
    still_acts = number == state.exchange.acting or number in state.exchange.acts
    card, way = (card_seen if still_acts else spent_card)(state, number), WAYS[shelter.ways[position]]
    if shelter.ways[position] != UPRIGHT:
        return Placed(position=position + 1, card=card, way=way)
    points = None if card.form == "teddy" else reckoning.points(number)
    return Placed(position=position + 1, card=card, way=way, points=points, why=reckoning.why(number))


def passing(state: PetsRescue) -> Passing | None:
    if state.phase not in (codes.CHOOSE_DIRECTION, codes.CHOOSE_GIFT, codes.PLACE_GIFT):
        return None
    chosen = state.phase != codes.CHOOSE_DIRECTION
    locked = state.phase == codes.CHOOSE_GIFT and has_received(state)
    return Passing(
        owner=state.exchange.owner,
        card=card_seen(state, state.exchange.acting),
        direction=None if not chosen or state.players == 2 else "left" if state.exchange.step == 1 else "right",
        giver=state.exchange.giver if chosen else None,
        receiver=int(receiver(state)) if chosen else None,
        gift=None if state.exchange.gift == NOTHING else spent_card(state, state.exchange.gift),
        locked=int(state.shelters[state.exchange.giver].size()) if locked else None,
    )


def offering(state: PetsRescue) -> Offering | None:
    if state.phase not in (codes.CHOOSE_OFFER, codes.CHOOSE_ACCEPTED):
        return None
    offers = tuple(
        OfferSeen(number + 1, int(offerer(state, number)), spent_card(state, card))
        for number, card in enumerate(state.exchange.offers)
    )
    return Offering(owner=state.exchange.owner, card=card_seen(state, state.exchange.acting), offers=offers)


def swapping(state: PetsRescue) -> Swapping | None:
    if state.phase != codes.CHOOSE_SWAP:
        return None
    return Swapping(state.exchange.owner, card_seen(state, state.exchange.acting))
