"""The messages on the socket besides wishes and frames (docs/protocol.md)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from homeward.engine.errors import Refusal
from homeward.engine.words import Event
from homeward.server import limits
from homeward.table.wishes import (
    NAME_LENGTH,
    Bot,
    Claim,
    Consent,
    Hold,
    Message,
    Move,
    Offer,
    Pace,
    Release,
    Rematch,
    Rename,
    RequestId,
    SeatNumber,
    TakeBack,
    Undo,
    Version,
)

Phrase = Literal["hello", "well-played", "thank-you", "oops", "hurry", "think", "good-luck", "again", "bye"]
PHRASES: tuple[str, ...] = ("hello", "well-played", "thank-you", "oops", "hurry", "think", "good-luck", "again", "bye")

# From the device


class Hello(Message, frozen=True, kw_only=True):
    token: Annotated[str, Meta(max_length=100)]
    tab: Annotated[str, Meta(min_length=1, max_length=40)]
    version: Version
    take_over: bool = False


class Say(Message, frozen=True, kw_only=True, tag="phrase"):
    id: RequestId
    seat: SeatNumber
    phrase: Phrase


class AskHint(Message, frozen=True, kw_only=True, tag="hint"):
    id: RequestId
    seat: SeatNumber
    version: Version
    step: Literal[1, 2, 3] = 3  # where to look, which piece, which move and why


class AskLog(Message, frozen=True, kw_only=True, tag="log"):
    id: RequestId
    seat: SeatNumber | None


class Describe(Message, frozen=True, kw_only=True):
    id: RequestId
    seat: SeatNumber | None


class Ping(Message, frozen=True, kw_only=True):
    id: RequestId


Incoming = (
    Hello
    | Say
    | AskHint
    | AskLog
    | Describe
    | Ping
    | Move
    | Undo
    | Consent
    | Claim
    | Rename
    | Release
    | Bot
    | TakeBack
    | Offer
    | Rematch
    | Hold
    | Pace
)
WISHES = (Move, Undo, Consent, Claim, Rename, Release, Bot, TakeBack, Offer, Rematch)

# To the device


class Answer(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Base of what the server says besides frames."""


class Limits(Struct, frozen=True):
    message_bytes: int = limits.MESSAGE_BYTES
    messages_per_second: int = int(limits.MESSAGES_PER_SECOND)
    name_length: int = NAME_LENGTH


class Welcome(Answer, frozen=True, kw_only=True):
    device: int
    version: int
    phrases: tuple[str, ...] = PHRASES
    limits: Limits = Limits()


class Ack(Answer, frozen=True, kw_only=True):
    id: str
    version: int


class RefusedAnswer(Answer, frozen=True, kw_only=True, tag="refused"):
    id: str | None
    code: str
    text: str
    rule: str
    facts: dict[str, int | str]


class PresenceAnswer(Answer, frozen=True, kw_only=True, tag="presence"):
    connected: list[bool]
    may_hand_to_bot: list[bool]


class Said(Answer, frozen=True, kw_only=True, tag="phrase"):
    seat: int
    phrase: str


class BeatAnswer(Answer, frozen=True, kw_only=True, tag="beat"):
    """All that moves, some beats further. Newest wins; a lost one does no harm."""

    beat: int
    pulse: Struct


class PaceAnswer(Answer, frozen=True, kw_only=True, tag="pace"):
    """Whether and how fast the beats come, and for whom everybody waits."""

    running: bool
    paused: bool
    reason: str
    speed: int
    starts_in: float
    away: list[int]


class OfferedAnswer(Answer, frozen=True, kw_only=True, tag="offered"):
    id: str
    seat: int
    key: str
    minutes: int


class HintAnswer(Answer, frozen=True, kw_only=True, tag="hint"):
    id: str
    seat: int
    code: int
    label: str
    text: str


class PointerAnswer(Answer, frozen=True, kw_only=True, tag="pointer"):
    """A hint that does not name the move yet."""

    id: str
    seat: int
    step: int
    text: str


class LogLine(Struct, frozen=True):
    move: int | None
    undone: bool
    events: list[Event]


class LogAnswer(Answer, frozen=True, kw_only=True, tag="log"):
    id: str
    seat: int | None
    lines: list[LogLine]


class Described(Answer, frozen=True, kw_only=True):
    id: str
    seat: int | None
    lines: list[str]


class Pong(Answer, frozen=True, kw_only=True):
    id: str


class Bye(Answer, frozen=True, kw_only=True):
    code: str
    text: str
    come_back: bool
    rule: str = ""
    facts: dict[str, int | str] = {}


_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode


def parse(raw: str | bytes) -> Incoming:
    """A message, or msgspec's complaint."""
    return _decoder.decode(raw)


def refusal_answer(request: str | None, refusal: Refusal) -> RefusedAnswer:
    return RefusedAnswer(id=request, code=refusal.code, text=refusal.text, rule=refusal.rule, facts=dict(refusal.facts))
