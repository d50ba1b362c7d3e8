"""What the processes that share a storage tell each other about a table (heard in hearing.py)."""

import msgspec
from msgspec import Raw, Struct

from homeward.rooms.channel import Channel
from homeward.rooms.storage import Why


class Whisper(Struct, frozen=True, kw_only=True, tag_field="whisper", tag=str.lower):
    """Base of all whispers. `process` is the one that speaks."""

    process: str


class Stored(Whisper, frozen=True, kw_only=True):
    version: int
    entry: Raw
    trace: str = ""  # of what led to it


class Here(Whisper, frozen=True, kw_only=True):
    """These devices of the table are connected to me."""

    devices: dict[int, str]  # with their tabs
    and_you: bool = False  # I want to know the same of everybody else


class Spoken(Whisper, frozen=True, kw_only=True):
    seat: int
    phrase: str


class Hurried(Whisper, frozen=True, kw_only=True):
    """Somebody waits for the bot that thinks."""


class TookOver(Whisper, frozen=True, kw_only=True):
    """A device has opened the table in another tab, with me."""

    device: int
    tab: str


class Deleted(Whisper, frozen=True, kw_only=True):
    """The table is gone."""

    why: Why


AnyWhisper = Stored | Here | Spoken | Hurried | TookOver | Deleted

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyWhisper] = msgspec.json.Decoder(AnyWhisper)


def decode(raw: bytes) -> AnyWhisper:
    return _decoder.decode(raw)


class Whispers:
    """What one process says about one table."""

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

    def deleted(self, why: Why) -> None:
        self._tell(Deleted(process=self._process, why=why))

    def _tell(self, whisper: AnyWhisper) -> None:
        self._channel.tell(self._table, _encoder.encode(whisper))
