"""The messages on the socket besides wishes and frames (docs/protocol.md)."""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from homeward.catalogue import Text
from homeward.engine.errors import Refusal
from homeward.engine.events import Event
from homeward.engine.views import Pulse
from homeward.table.display.seen import Frame
from homeward.table.wishes import AnyWish, Hold, Message, Pace, RequestId, SeatNumber, Version

Phrase = Literal["hello", "well-played", "thank-you", "oops", "hurry", "think", "good-luck", "again", "bye"]
HintStep = Literal[1, 2, 3]
LogNumber = Annotated[int, Meta(ge=0, le=2**31)]
PROTOCOL = 3  # goes up with every change that older pages do not understand
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
Reason = Literal["", "asked", "away", "restart", "step"]  # why the beats are paused; empty while they run

# From the device


class Hello(Message, frozen=True, kw_only=True):
    token: Annotated[str, Meta(max_length=100)]
    tab: Annotated[str, Meta(min_length=1, max_length=40)]
    version: Version
    take_over: bool = False
    protocol: Annotated[int, Meta(ge=0, le=2**31)] = 1  # of this page; the first pages did not send it
    described: bool = False  # also send views as sentences: this page has no board for the game


class Say(Message, frozen=True, kw_only=True, tag="phrase"):
    id: RequestId
    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=40)]  # one of PHRASES, or a call of the game


class Hurry(Message, frozen=True, kw_only=True):
    """The bot that is choosing plays the best move it has found."""

    id: RequestId
    seat: SeatNumber  # of the player who waits


class Ping(Message, frozen=True, kw_only=True):
    id: RequestId


class Question(Message, frozen=True, kw_only=True):
    """Base of questions, which change nothing and are answered to the device alone."""

    id: RequestId


class AskHint(Question, frozen=True, kw_only=True, tag="hint"):
    seat: SeatNumber
    version: Version
    step: HintStep = 3  # where to look, which piece, which move and why


class AskLog(Question, frozen=True, kw_only=True, tag="log"):
    seat: SeatNumber | None
    before: LogNumber | None = None  # the lines before this one; None: the newest


class Describe(Question, frozen=True, kw_only=True):
    seat: SeatNumber | None


class AskCode(Question, frozen=True, kw_only=True, tag="code"):
    """A code to type instead of the link with this key, of the table or of a seat."""

    key: Annotated[str, Meta(max_length=100)]


class AskRecord(Question, frozen=True, kw_only=True, tag="record"):
    """The game so far, to be continued in another house."""


AnyQuestion = AskHint | AskLog | Describe | AskCode | AskRecord
FromDevice = Hello | Say | Hurry | AnyQuestion | Ping | AnyWish | Hold | Pace

# To the device


class Answer(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Base of what the server sends besides frames."""


class ClientLimits(Struct, frozen=True):
    message_bytes: int
    messages_per_second: int
    sayings_per_second: int  # phrases and calls
    name_length: int


class Welcome(Answer, frozen=True, kw_only=True):
    device: int
    version: int
    limits: ClientLimits
    phrases: tuple[Phrase, ...] = PHRASES


class Ack(Answer, frozen=True, kw_only=True):
    id: str
    version: int


class RefusedAnswer(Answer, frozen=True, kw_only=True, tag="refused"):
    id: str | None
    refusal: Refusal


class PresenceAnswer(Answer, frozen=True, kw_only=True, tag="presence"):
    connected: list[bool]
    may_hand_to_bot: list[bool]
    may_win_back: list[bool]
    here: list[int]  # devices that are connected, with a seat or without
    onlookers: int  # of these, how many have no seat


class PhraseAnswer(Answer, frozen=True, kw_only=True, tag="phrase"):
    seat: int
    phrase: str


class BeatAnswer(Answer, frozen=True, kw_only=True, tag="beat"):
    """Everything that moves, some beats later. The newest one counts; a lost one does no harm."""

    beat: int
    pulse: Pulse


class PaceAnswer(Answer, frozen=True, kw_only=True, tag="pace"):
    """Whether and how fast beats are played, and which seats are waited for."""

    running: bool
    paused: bool
    reason: Reason
    speed: int
    starts_in: float
    away: list[int]
    may_pause: bool  # as the options of the table say, like `may_slow`
    may_slow: bool
    may_skip: bool  # only bots play this round: it may be played quickly


class OfferedAnswer(Answer, frozen=True, kw_only=True, tag="offered"):
    id: str
    seat: int
    key: str
    minutes: int


class InvitedAnswer(Answer, frozen=True, kw_only=True, tag="invited"):
    id: str
    key: str  # for the link of the table: /table/{id}#join={key}


class HintAnswer(Answer, frozen=True, kw_only=True, tag="hint"):
    id: str
    seat: int
    code: int
    label: Text
    said: Text
    glow: str = ""  # the part of the board that it points at: `slot:3` is [data-slot="3"]; empty: nothing
    numbers: Text | None = None  # how sure the bot is


class PointerAnswer(Answer, frozen=True, kw_only=True, tag="pointer"):
    """A hint that does not name the move yet."""

    id: str
    seat: int
    step: HintStep
    said: Text
    glow: str = ""


class LogLine(Struct, frozen=True):
    move: int | None  # its number, from 1; None for what happened at the table itself
    undone: bool  # taken back later
    events: list[Event]


class LogAnswer(Answer, frozen=True, kw_only=True, tag="log"):
    id: str
    seat: int | None
    start: int  # number of the first line here, from 0
    lines: list[LogLine]


class Described(Answer, frozen=True, kw_only=True):
    id: str
    seat: int | None
    lines: list[Text]


class CodeAnswer(Answer, frozen=True, kw_only=True, tag="code"):
    id: str
    code: str
    seconds: int  # for which it is valid; asking again extends it


class RecordAnswer(Answer, frozen=True, kw_only=True, tag="record"):
    id: str
    record: str  # the file as it is saved


class Pong(Answer, frozen=True, kw_only=True):
    id: str


class Bye(Answer, frozen=True, kw_only=True):
    refusal: Refusal
    come_back: bool
    text: str = ""  # in English, for a page that is too old to show the refusal


ToDevice = (
    Welcome
    | Frame
    | Ack
    | RefusedAnswer
    | PresenceAnswer
    | PhraseAnswer
    | OfferedAnswer
    | InvitedAnswer
    | HintAnswer
    | PointerAnswer
    | LogAnswer
    | Described
    | CodeAnswer
    | RecordAnswer
    | Pong
    | BeatAnswer
    | PaceAnswer
    | Bye
)

_decoder: msgspec.json.Decoder[FromDevice] = msgspec.json.Decoder(FromDevice)
encode = msgspec.json.Encoder().encode


def parse(raw: str | bytes) -> FromDevice:
    """Parse a message. Raises msgspec's errors."""
    return _decoder.decode(raw)


def refusal_answer(request: str | None, refusal: Refusal) -> RefusedAnswer:
    return RefusedAnswer(id=request, refusal=refusal)
