"""The table of Pets Rescue in lines to print or to read aloud, and the names of its moves."""

from homeward.engine.moves import Move
from homeward.games.pets_rescue.faces import counted
from homeward.games.pets_rescue.moves import Accept, Direction, Give, Line, Offer, OfferTwo, Place, Start, Swap, Take
from homeward.games.pets_rescue.view import CardSeen, PetsView, ShelterSeen


def describe(view: PetsView) -> list[str]:
    """The view as lines to print or to read aloud."""
    lines = [f"Turn {view.turn} of {view.turns}. {view.deck} cards in the deck. Seat {view.lead + 1} leads."]
    if view.line is not None:
        lines.append(f"The picked line is {view.line.line} {view.line.number}.")
    for row in range(1, view.side + 1):
        cells = [spoken(cell.card) if cell.card else "taken" for cell in view.grid if cell.row == row]
        lines.append(f"Row {row}: " + "; ".join(cells) + ".")
    for shelter in view.shelters:
        lines += spoken_shelter(shelter)
    return lines


def spoken(card: CardSeen) -> str:
    face = card.form.replace("-", " ") + (f" {' '.join(card.shows)}" if card.shows else "")
    return f"{card.name} ({face}; {', '.join(card.pets)})"


def spoken_shelter(shelter: ShelterSeen) -> list[str]:
    pets = [counted(count, pet) for pet, count in shelter.pets.items() if count]
    upright = [spoken(one.card) for one in shelter.cards if one.way == "upright"]
    lines = [
        f"Seat {shelter.seat + 1}: {shelter.points} points now; pets: {', '.join(pets) or 'none'}; "
        f"upright: {'; '.join(upright) or 'none'}."
    ]
    if shelter.start is not None:
        lines.append(f"Starting card of seat {shelter.seat + 1}: {spoken(shelter.start)}.")
    return lines


def label(view: PetsView, move: Move) -> str:
    if isinstance(move, Line):
        return f"{move.line.capitalize()} {move.number}"
    if isinstance(move, Take | Swap):
        cell = view.grid[(move.row - 1) * view.side + move.column - 1]
        assert cell.card is not None
        return f"{'Take' if isinstance(move, Take) else 'Swap for'} {cell.card.name}, {move.way}"
    if isinstance(move, Direction):
        return f"Pass to the {move.direction}"
    if isinstance(move, Place | Start):
        return f"Place it {move.way}"
    if isinstance(move, Accept):
        assert view.offering is not None
        return f"Accept {view.offering.offers[move.offer - 1].card.name}, {move.way}"
    return label_of_shelter(view, move)


def label_of_shelter(view: PetsView, move: Move) -> str:
    assert view.active is not None
    cards = view.shelters[view.active].cards
    if isinstance(move, OfferTwo):
        return f"Offer {cards[move.one - 1].card.name} and {cards[move.two - 1].card.name}"
    assert isinstance(move, Give | Offer)
    verb = "Give" if isinstance(move, Give) else "Offer"
    return f"{verb} {cards[move.position - 1].card.name}"
