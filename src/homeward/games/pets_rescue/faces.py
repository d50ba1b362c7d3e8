"""The sentence of a card, and the rules by which it scores or acts."""

from collections.abc import Callable

from homeward.catalogue import Text
from homeward.games.pets_rescue.components import Card, Form
from homeward.games.pets_rescue.names import pets_in_words, say, span

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
    """The ids of the rules by which a card scores or acts with this number of players."""
    if card.form == "neighbours" and players == 2:
        return NEIGHBOURS_OF_TWO
    if card.form == "most-least":
        return (*RULES["most-least"], GAP_RULES[players])
    return RULES[card.form]


# The sentence of a card


def sentence(card: Card, form: Form, players: int) -> Text:
    """What the card does upright; if it counts pets, also whether turned wilds count (PR-27)."""
    does = FACES[card.form](card, form, players)
    if card.form in ("per-wild", "teddy", "leftover", "pass", "offer"):
        return does
    return say("face.wilds-count" if form.wilds_count else "face.wilds-do-not-count", does=does)


def kind_shown(card: Card, place: int = 0) -> Text:
    """A kind of pet on its face, in the plural."""
    return say(f"pets.{card.shows[place]}")


def with_sign(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def per_pet(card: Card, form: Form, players: int) -> Text:
    return say("face.per-pet", n=form.points, pets=kind_shown(card))


def plus_minus(card: Card, form: Form, players: int) -> Text:
    gives, costs = with_sign(form.points), with_sign(form.otherwise)
    return say("face.plus-minus", plus=gives, pets=kind_shown(card), minus=costs, others=kind_shown(card, 1))


def triplet(card: Card, form: Form, players: int) -> Text:
    return say("face.triplet", n=form.points, size=form.size, pets=kind_shown(card))


def trio(card: Card, form: Form, players: int) -> Text:
    return say("face.trio", n=form.points, pets=pets_in_words(card.shows))


def neighbours(card: Card, form: Form, players: int) -> Text:
    if players == 2:
        return say("face.other-player", n=form.points_two_players, pets=kind_shown(card))
    return say("face.neighbours", n=form.points, pets=kind_shown(card))


def odd(card: Card, form: Form, players: int) -> Text:
    return say("face.odd", n=form.points, pets=kind_shown(card), otherwise=form.otherwise)


def most_least(card: Card, form: Form, players: int) -> Text:
    return say(f"face.most-least.{players}", n=form.points, pets=kind_shown(card), otherwise=form.otherwise)


def pairs(card: Card, form: Form, players: int) -> Text:
    return say("face.pairs", n=form.points, size=form.size)


def four_kinds(card: Card, form: Form, players: int) -> Text:
    return say("face.four-kinds", n=form.points, size=form.size)


def one_or_two(card: Card, form: Form, players: int) -> Text:
    kind, numbers = span(form.exactly)
    return say(f"face.one-or-two.{kind}", n=form.points, **numbers)


def per_wild(card: Card, form: Form, players: int) -> Text:
    return say("face.per-wild", n=form.points)


def teddy(card: Card, form: Form, players: int) -> Text:
    return say("face.teddy", alone=form.points_one, two=form.points_two, more=form.points)


def leftover(card: Card, form: Form, players: int) -> Text:
    return say(f"face.leftover.{card.pick}")


def passes(card: Card, form: Form, players: int) -> Text:
    return say("face.pass")


def offers(card: Card, form: Form, players: int) -> Text:
    return say("face.offer.two" if players == 2 else "face.offer.more")


FACES: dict[str, Callable[[Card, Form, int], Text]] = {
    "per-pet": per_pet,
    "plus-minus": plus_minus,
    "triplet": triplet,
    "trio": trio,
    "neighbours": neighbours,
    "odd": odd,
    "most-least": most_least,
    "pairs": pairs,
    "four-kinds": four_kinds,
    "one-or-two": one_or_two,
    "per-wild": per_wild,
    "teddy": teddy,
    "leftover": leftover,
    "pass": passes,
    "offer": offers,
}
