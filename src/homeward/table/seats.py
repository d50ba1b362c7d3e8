"""The seats of a table and who holds them."""

import unicodedata
from typing import Literal

from homeward.catalogue import Name, Said
from homeward.table import words
from homeward.table.entries import SeatPlan
from homeward.table.wishes import NAME_LENGTH

SeatKind = Literal["person", "bot", "open"]


class Seat:
    """A place at the table: a person on a device, a bot, or nobody yet."""

    __slots__ = ("device", "former_device", "kind", "level", "name", "number", "stands_in_for")

    def __init__(self, number: int, plan: SeatPlan) -> None:
        self.number = number
        self.name = plan.name
        self.kind: SeatKind = "open"
        self.level = ""
        self.device: int | None = None
        self.former_device: int | None = None  # may take the seat back from the bot
        self.stands_in_for: str | None = None
        if plan.holder == "here":
            self.sit_down(0, plan.name)
        elif plan.holder == "bot":
            self.kind = "bot"
            self.level = plan.level

    @property
    def called(self) -> Name:
        """The name that somebody gave; without one a bot is called by its level, and anybody else by the seat."""
        if self.name:
            return self.name
        return Said(f"level.{self.level}") if self.kind == "bot" else Said("seat", {"n": self.number + 1})

    def sit_down(self, device: int, name: str) -> None:
        self.kind = "person"
        self.name = name
        self.level = ""
        self.device = device
        self.former_device = None
        self.stands_in_for = None

    def stand_up(self) -> None:
        self.kind = "open"
        self.device = None

    def hand_to_bot(self, level: str) -> None:
        if self.kind == "person":
            self.former_device = self.device
            self.stands_in_for = self.name
        self.kind = "bot"
        self.level = level
        self.device = None


def clean_name(name: str) -> str:
    """A name fit for a small label. Refused if nothing is left of it."""
    short = seen_name(name)
    if not short:
        raise words.bad_name()
    return short


def seen_name(name: str) -> str:
    """What is left of a name when nothing is invisible and it is not too long."""
    seen = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", name))
    return " ".join(seen.split())[:NAME_LENGTH].strip()
