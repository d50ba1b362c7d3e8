"""As much of the protocol as a scripted device reads; everything else in a message is skipped, not parsed."""

import msgspec
from msgspec import Struct

PROTOCOL = 3  # that a scripted device speaks


class LegalMove(Struct, frozen=True):
    code: int


class SeatSeen(Struct, frozen=True):
    seat: int
    moves: list[LegalMove]


class TableSeen(Struct, frozen=True):
    phase: str
    round: int
    moves: int


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    version: int


class Frame(Struct, frozen=True, tag_field="type", tag="frame"):
    version: int
    table: TableSeen
    actor: int | None
    over: bool
    mine: list[SeatSeen]


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    id: str
    version: int


class Why(Struct, frozen=True):
    code: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    id: str | None
    refusal: Why


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    refusal: Why
    come_back: bool


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    pass


class Beat(Struct, frozen=True, tag_field="type", tag="beat"):
    beat: int


class Pace(Struct, frozen=True, tag_field="type", tag="pace"):
    pass


class Joined(Struct, frozen=True):
    """The answer to making or joining a table."""

    table: str
    token: str
    join_key: str


Heard = Welcome | Frame | Ack | Refused | Bye | Presence | Beat | Pace

hear: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
