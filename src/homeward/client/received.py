"""The fields of the server's messages that a scripted device reads; all others are skipped."""

import msgspec
from msgspec import Struct

PROTOCOL = 3  # the version that a scripted device uses


class LegalMove(Struct, frozen=True):
    code: int


class ReceivedMoves(Struct, frozen=True):
    seat: int
    moves: list[LegalMove]


class ReceivedTable(Struct, frozen=True):
    phase: str
    round: int
    moves: int


class ReceivedWelcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    version: int


class ReceivedFrame(Struct, frozen=True, tag_field="type", tag="frame"):
    version: int
    table: ReceivedTable
    actor: int | None
    over: bool
    mine: list[ReceivedMoves]


class ReceivedAck(Struct, frozen=True, tag_field="type", tag="ack"):
    id: str
    version: int


class RefusalCodeOnly(Struct, frozen=True):
    code: str


class ReceivedRefusal(Struct, frozen=True, tag_field="type", tag="refused"):
    id: str | None
    refusal: RefusalCodeOnly


class ReceivedBye(Struct, frozen=True, tag_field="type", tag="bye"):
    refusal: RefusalCodeOnly
    come_back: bool


class ReceivedPresence(Struct, frozen=True, tag_field="type", tag="presence"):
    pass


class ReceivedBeat(Struct, frozen=True, tag_field="type", tag="beat"):
    beat: int


class ReceivedPace(Struct, frozen=True, tag_field="type", tag="pace"):
    pass


class ReceivedSeat(Struct, frozen=True):
    """The answer to making or joining a table."""

    table: str
    token: str
    join_key: str


Received = (
    ReceivedWelcome
    | ReceivedFrame
    | ReceivedAck
    | ReceivedRefusal
    | ReceivedBye
    | ReceivedPresence
    | ReceivedBeat
    | ReceivedPace
)

decoder: msgspec.json.Decoder[Received] = msgspec.json.Decoder(Received)
