"""The messages that processes with a common storage send each other about a table."""

from typing import Protocol

import msgspec
from msgspec import Raw, Struct

from homeward.rooms.channel import Channel
from homeward.rooms.storage import DeletionReason


class ProcessMessage(Struct, frozen=True, kw_only=True, tag_field="whisper", tag=str.lower):
    """Base of all messages. `process` is the sender. The tag field is part of the protocol between versions."""

    process: str


class Stored(ProcessMessage, frozen=True, kw_only=True):
    version: int
    entry: Raw
    trace: str = ""  # the span in which it was stored


class Here(ProcessMessage, frozen=True, kw_only=True):
    """The devices of the table that are connected to the sender."""

    devices: dict[int, str]  # with their tabs
    and_you: bool = False  # the receivers answer with theirs


class Spoken(ProcessMessage, frozen=True, kw_only=True):
    seat: int
    phrase: str


class Hurried(ProcessMessage, frozen=True, kw_only=True):
    """A player waits for the bot that is choosing."""


class TookOver(ProcessMessage, frozen=True, kw_only=True):
    """A device has opened the table in another tab, connected to the sender."""

    device: int
    tab: str


class Deleted(ProcessMessage, frozen=True, kw_only=True):
    """The table was deleted."""

    why: DeletionReason


AnyProcessMessage = Stored | Here | Spoken | Hurried | TookOver | Deleted

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyProcessMessage] = msgspec.json.Decoder(AnyProcessMessage)


def decode_process_message(raw: bytes) -> AnyProcessMessage:
    return _decoder.decode(raw)


class ProcessMessages:
    """Sends to the other processes what happens at one table here."""

    def __init__(self, channel: Channel, process: str, table: str) -> None:
        self._channel = channel
        self._process = process
        self._table = table

    def stored(self, version: int, entry: bytes, trace: str = "") -> None:
        self._tell(Stored(process=self._process, version=version, entry=Raw(entry), trace=trace))

    def here(self, devices: dict[int, str], and_you: bool = False) -> None:
        self._tell(Here(process=self._process, devices=devices, and_you=and_you))

    def spoken(self, seat: int, phrase: str) -> None:
        self._tell(Spoken(process=self._process, seat=seat, phrase=phrase))

    def hurry(self) -> None:
        self._tell(Hurried(process=self._process))

    def took_over(self, device: int, tab: str) -> None:
        self._tell(TookOver(process=self._process, device=device, tab=tab))

    def deleted(self, why: DeletionReason) -> None:
        self._tell(Deleted(process=self._process, why=why))

    def _tell(self, message: AnyProcessMessage) -> None:
        self._channel.tell(self._table, _encoder.encode(message))


class ProcessMessageReceiver(Protocol):
    """The methods of a room that receive messages of other processes."""

    def stored_elsewhere(self, version: int, entry: bytes, trace: str) -> None: ...

    def connected_elsewhere(self, process: str, devices: dict[int, str], and_you: bool) -> None: ...

    def spoken_elsewhere(self, seat: int, phrase: str) -> None: ...

    def hurry_here(self) -> None: ...

    def taken_over_elsewhere(self, device: int, tab: str) -> None: ...

    def deleted_elsewhere(self, why: DeletionReason) -> None: ...


def deliver(message: AnyProcessMessage, room: ProcessMessageReceiver) -> None:
    match message:
        case Stored():
            room.stored_elsewhere(message.version, bytes(message.entry), message.trace)
        case Here():
            room.connected_elsewhere(message.process, message.devices, message.and_you)
        case Spoken():
            room.spoken_elsewhere(message.seat, message.phrase)
        case Hurried():
            room.hurry_here()
        case TookOver():
            room.taken_over_elsewhere(message.device, message.tab)
        case Deleted():
            room.deleted_elsewhere(message.why)
