"""The creatures that stand for people at a table. A bot is shown with the face of its level."""

from collections.abc import Iterable
from typing import Literal, get_args

from homeward.catalogue import Text
from homeward.table.refusals import LONGEST_ECHO, Refused

Creature = Literal[
    "rabbit",
    "dog",
    "cat",
    "bird",
    "tortoise",
    "wild",
    "mouse",
    "frog",
    "pig",
    "hedgehog",
    "penguin",
    "lion",
]
CREATURES: tuple[Creature, ...] = get_args(Creature)


def check_creature(creature: str, taken: Iterable[str]) -> None:
    """Raises Refused if there is no such creature, or if another seat has it. Empty: one is chosen later."""
    if not creature:
        return
    if creature not in CREATURES:
        raise Refused("no-such-creature", creature=creature[:LONGEST_ECHO])
    if creature in taken:
        raise Refused("creature-taken", creature=Text(f"creature.{creature}"))


def free_creature(seat: int, taken: Iterable[str]) -> str:
    """For a person who chose none: the creature with the number of the seat, or the next one that is free."""
    others = frozenset(taken)
    in_turn = (*CREATURES[seat:], *CREATURES[:seat])
    return next((one for one in in_turn if one not in others), in_turn[0])
