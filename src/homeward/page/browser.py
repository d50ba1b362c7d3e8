"""What a page's worker does for the house, as web/src/local/ does it: store, think elsewhere, talk to tabs."""

from typing import Protocol


class Browser(Protocol):
    """Texts in, texts out: nothing that belongs to the other language is kept."""

    # The storage

    async def store(self, what: str, arguments: str) -> str:
        """Do one thing in one transaction: what came of it as JSON, or `{"trouble": ...}`."""

    # The other worker

    async def think(self, job: int, work: str) -> str:
        """What comes of a piece of work."""

    def stop(self, job: int) -> None:
        """Nobody waits for it any more, or somebody is in a hurry."""

    def steps(self, job: int) -> int:
        """How many steps of it are done."""

    # Tabs

    def send(self, line: int, text: str) -> None:
        """To the tab at the other end of a line."""

    def hang_up(self, line: int, code: int) -> None: ...

    def whisper(self, table: str, text: str) -> None:
        """To the workers of other tabs, which have the same storage."""


def as_text(raw: bytes) -> str:
    return raw.decode("latin-1")


def as_bytes(text: str) -> bytes:
    return text.encode("latin-1")
