"""A view of Pets Rescue as lines of text, to print or to read aloud, and its moves in words."""

from homeward.catalogue import Text, player
from homeward.engine.moves import Move
from homeward.games.pets_rescue.moves import Accept, Direction, Give, Line, Offer, OfferTwo, Place, Start, Swap, Take
from homeward.games.pets_rescue.names import count_of, pets_in_words, say
from homeward.games.pets_rescue.view import CardSeen, PetsView, ShelterSeen


def describe(view: PetsView) -> list[Text]:
    """The view as lines of text."""
    lines = [say("spoken.turn", turn=view.turn, turns=view.turns, n=view.deck, lead=player(view.lead))]
    if view.line is not None:
        lines.append(say(f"spoken.line.{view.line.line}", number=view.line.number))
    for row in range(1, view.side + 1):
        cells = tuple(card_phrase(cell.card) if cell.card else say("taken") for cell in view.grid if cell.row == row)
        lines.append(say("spoken.row", row=row, cards=cells))
    for shelter in view.shelters:
        lines += shelter_lines(shelter)
    return lines


def card_phrase(card: CardSeen) -> Text:
    """`Fern (points per pet: dogs; sideways: a cat and a bird)`."""
    facts = {"name": card.name, "form": say(f"form.{card.form}"), "pets": pets_in_words(card.pets)}
    if not card.shows:
        return say("spoken.card", **facts)
    return say("spoken.card-shows", **facts, shows=tuple(say(f"pets.{pet}") for pet in card.shows))


def shelter_lines(shelter: ShelterSeen) -> list[Text]:
    who = player(shelter.seat)
    pets = tuple(count_of(count, pet) for pet, count in shelter.pets.items() if count)
    upright = tuple(card_phrase(one.card) for one in shelter.cards if one.way == "upright")
    lines = [
        say(
            "spoken.shelter",
            who=who,
            n=shelter.points,
            pets=pets or say("spoken.no-pets"),
            cards=upright or say("spoken.no-cards"),
        )
    ]
    if shelter.start is not None:
        lines.append(say("spoken.start", who=who, card=card_phrase(shelter.start)))
    return lines


def label(view: PetsView, move: Move) -> Text:
    if isinstance(move, Line):
        return say(f"line.{move.line}", n=move.number)
    if isinstance(move, Take | Swap):
        cell = view.grid[(move.row - 1) * view.side + move.column - 1]
        assert cell.card is not None
        return say(f"label.{'take' if isinstance(move, Take) else 'swap'}.{move.way}", card=cell.card.name)
    if isinstance(move, Direction):
        return say(f"label.direction.{move.direction}")
    if isinstance(move, Place | Start):
        return say(f"label.place.{move.way}")
    if isinstance(move, Accept):
        assert view.offering is not None
        return say(f"label.accept.{move.way}", card=view.offering.offers[move.offer - 1].card.name)
    return label_of_shelter(view, move)


def label_of_shelter(view: PetsView, move: Move) -> Text:
    assert view.active is not None
    cards = view.shelters[view.active].cards
    if isinstance(move, OfferTwo):
        return say("label.offer-two", card=cards[move.one - 1].card.name, second=cards[move.two - 1].card.name)
    assert isinstance(move, Give | Offer)
    kind = "give" if isinstance(move, Give) else "offer"
    return say(f"label.{kind}", card=cards[move.position - 1].card.name)
