"""Names of the cards of Pets Rescue, and numbers of pets in words."""

from collections.abc import Sequence

from homeward.catalogue import Name, Text, text_factory
from homeward.games.pets_rescue.components import BOX, Card

say = text_factory("pets-rescue")
HOUSE = {card.id: card.name for card in BOX.card}


def name_of(card: Card) -> Name:
    """The name of a card; of a player's own card as the file has it."""
    return say(f"card.{card.id}") if HOUSE.get(card.id) == card.name else card.name


def count_of(number: int, pet: str) -> Text:
    """`3 dogs`, `1 cat`, `no birds`."""
    return say(f"count.{pet}", n=int(number)) if number else say(f"no.{pet}")


def pets_in_words(pets: Sequence[str]) -> tuple[Text, ...]:
    """The pets of a card: `a dog and 2 cats`."""
    return tuple(
        say(f"a.{pet}") if pets.count(pet) == 1 else count_of(pets.count(pet), pet) for pet in dict.fromkeys(pets)
    )


def span(numbers: Sequence[int]) -> tuple[str, dict[str, int]]:
    """Consecutive numbers in words: `exactly 1`, `1 or 2`, `1 to 3`."""
    least, most = min(numbers), max(numbers)
    kind = "exactly" if least == most else "either" if most == least + 1 else "between"
    return kind, {"least": least, "most": most}
