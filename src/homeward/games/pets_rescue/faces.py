"""What a card says: its sentence, and the rules behind it."""

from collections.abc import Callable, Sequence

from homeward.games.pets_rescue.components import Card, Form

PLURALS = {"dog": "dogs", "cat": "cats", "rabbit": "rabbits", "bird": "birds", "tortoise": "tortoises", "wild": "wilds"}
NUMBERS = ("no", "one", "two", "three", "four", "five")
ORDINALS = {1: "first", 2: "second", 3: "third"}

RULES: dict[str, tuple[str, ...]] = {
    "per-pet": ("PR-29",),
    "plus-minus": ("PR-30",),
    "triplet": ("PR-31", "PR-R40"),
    "trio": ("PR-32", "PR-R40"),
    "neighbours": ("PR-33", "PR-R37"),
    "odd": ("PR-35", "PR-R36"),
    "most-least": ("PR-36", "PR-R35"),
    "pairs": ("PR-40",),
    "four-kinds": ("PR-41", "PR-42", "PR-R39"),
    "one-or-two": ("PR-43",),
    "per-wild": ("PR-28", "PR-R33", "PR-R44"),
    "teddy": ("PR-44", "PR-45", "PR-46", "PR-R38"),
    "leftover": ("PR-48", "PR-R24"),
    "pass": ("PR-49", "PR-50", "PR-R12"),
    "offer": ("PR-53", "PR-54", "PR-R12"),
}
NEIGHBOURS_OF_TWO = ("PR-34", "PR-R37")
GAP_RULES = {2: "PR-37", 3: "PR-38", 4: "PR-39"}


def rules_of(card: Card, players: int) -> tuple[str, ...]:
    """The ids of the rules by which a card scores or acts at a table of so many."""
    if card.form == "neighbours" and players == 2:
        return NEIGHBOURS_OF_TWO
    if card.form == "most-least":
        return (*RULES["most-least"], GAP_RULES[players])
    return RULES[card.form]


def counted(number: int, pet: str) -> str:
    """`3 dogs`, `1 cat`, `no birds`."""
    return f"{number or 'no'} {pet if number == 1 else PLURALS[pet]}"


def points_word(points: int) -> str:
    return f"{points} point" if points in (1, -1) else f"{points} points"


def listed(items: Sequence[str]) -> str:
    """`a dog, a cat and a bird`."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


def pets_in_words(card: Card) -> str:
    pets = list(dict.fromkeys(card.pets))
    return listed([f"a {pet}" if card.pets.count(pet) == 1 else counted(card.pets.count(pet), pet) for pet in pets])


# The sentence of a card


def sentence(card: Card, form: Form, players: int) -> str:
    """What the card does upright, in one sentence."""
    pets = [PLURALS[pet] for pet in card.shows]
    return SENTENCES[card.form](card, form, players).format(pet=(card.shows or ("",))[0], pets=(pets or [""])[0])


def about_wilds(form: Form, included: str = ", turned wilds included.") -> str:
    """The end of a sentence: a dashed frame counts turned wilds (PR-27)."""
    return included if form.wilds_count else ". Wilds do not count."


def say_per_pet(card: Card, form: Form, players: int) -> str:
    return f"{points_word(form.points)} for each of your {{pets}}" + about_wilds(
        form, ", with wilds that became {pets}."
    )


def say_plus_minus(card: Card, form: Form, players: int) -> str:
    plus, minus = (PLURALS[pet] for pet in card.shows)
    each = f"{form.points:+} for each of your {plus}, {form.otherwise:+} for each of your {minus}"
    return each + about_wilds(form, ", with turned wilds.")


def say_triplet(card: Card, form: Form, players: int) -> str:
    return f"{points_word(form.points)} for every {NUMBERS[form.size]} {{pets}} you have" + about_wilds(form)


def say_trio(card: Card, form: Form, players: int) -> str:
    trio = listed([f"a {pet}" for pet in card.shows])
    return f"{points_word(form.points)} for every set of {trio}" + about_wilds(form)


def say_neighbours(card: Card, form: Form, players: int) -> str:
    if players == 2:
        return f"{points_word(form.points_two_players)} for each of the other player's {{pets}}. Wilds do not count."
    return f"{points_word(form.points)} for each of the {{pets}} of your left and right neighbour. Wilds do not count."


def say_odd(card: Card, form: Form, players: int) -> str:
    return f"{points_word(form.points)} if your number of {{pets}} is odd, otherwise {form.otherwise}" + about_wilds(
        form
    )


def say_most_least(card: Card, form: Form, players: int) -> str:
    lead = {2: "by at least 2", 3: "by at least 1", 4: "ties are fine"}[players]
    return (
        f"{points_word(form.points)} if you have the most or the fewest {{pets}} of all ({lead}), "
        f"otherwise {form.otherwise}. Wilds do not count."
    )


def say_pairs(card: Card, form: Form, players: int) -> str:
    many = NUMBERS[form.size]
    return f"{points_word(form.points)} for each kind of pet you have at least {many} of" + about_wilds(form)


def say_four_kinds(card: Card, form: Form, players: int) -> str:
    many = NUMBERS[form.size]
    return f"{points_word(form.points)} for every set of {many} pets of {many} different kinds" + about_wilds(form)


def say_one_or_two(card: Card, form: Form, players: int) -> str:
    many = " or ".join(NUMBERS[number] for number in form.exactly)
    return f"{points_word(form.points)} for each kind of pet you have exactly {many} of" + about_wilds(form)


def say_per_wild(card: Card, form: Form, players: int) -> str:
    return f"{points_word(form.points)} for each of your wilds, whatever they become."


def say_teddy(card: Card, form: Form, players: int) -> str:
    return (
        f"A teddy bear. One bear alone gives {form.points_one}, two give {form.points_two} each, "
        f"three or more give {form.points} each."
    )


def say_leftover(card: Card, form: Form, players: int) -> str:
    nth = ORDINALS[card.pick]
    return f"After the last turn you swap this card for one left in the grid. It has the {nth} pick."


def say_pass(card: Card, form: Form, players: int) -> str:
    return "At the end of this turn everybody passes one card to the next player; you choose the direction."


def say_offer(card: Card, form: Form, players: int) -> str:
    if players == 2:
        return "At the end of this turn the other player offers two cards for these pets; you must take one."
    return "At the end of this turn every other player offers a card for these pets; you must take one."


SENTENCES: dict[str, Callable[[Card, Form, int], str]] = {
    "per-pet": say_per_pet,
    "plus-minus": say_plus_minus,
    "triplet": say_triplet,
    "trio": say_trio,
    "neighbours": say_neighbours,
    "odd": say_odd,
    "most-least": say_most_least,
    "pairs": say_pairs,
    "four-kinds": say_four_kinds,
    "one-or-two": say_one_or_two,
    "per-wild": say_per_wild,
    "teddy": say_teddy,
    "leftover": say_leftover,
    "pass": say_pass,
    "offer": say_offer,
}
