"""Names and numbers of Pets Rescue as short phrases, which sentences are about."""

from collections.abc import Sequence

from homeward.catalogue import Name, Said, says
from homeward.games.pets_rescue.components import BOX, Card

say = says("pets-rescue")
HOUSE = {card.id: card.name for card in BOX.card}


def name_of(card: Card) -> Name:
    """What a card is called; one of somebody's own as they wrote it."""
    return say(f"card.{card.id}") if HOUSE.get(card.id) == card.name else card.name


def counted(number: int, pet: str) -> Said:
    """`3 dogs`, `1 cat`, `no birds`."""
    return say(f"count.{pet}", n=int(number)) if number else say(f"no.{pet}")


def pets_in_words(pets: Sequence[str]) -> tuple[Said, ...]:
    """Who lives on a card: `a dog and 2 cats`."""
    return tuple(
        say(f"a.{pet}") if pets.count(pet) == 1 else counted(pets.count(pet), pet) for pet in dict.fromkeys(pets)
    )


def span(numbers: Sequence[int]) -> tuple[str, dict[str, int]]:
    """Numbers that follow each other, and how they are said: `exactly 1`, `1 or 2`, `1 to 3`."""
    least, most = min(numbers), max(numbers)
    kind = "exactly" if least == most else "either" if most == least + 1 else "between"
    return kind, {"least": least, "most": most}
