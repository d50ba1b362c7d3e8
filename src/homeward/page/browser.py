"""The functions of the page's worker that Python calls (web/src/local/): storing, bot worker, sending to tabs."""

from typing import Protocol


class Browser(Protocol):
    """All values are text or numbers, so that neither language holds objects of the other."""

    # The storage

    async def store(self, what: str, arguments: str) -> str:
        """Call a method of the store, in one transaction: `{"type": "done", …}` or `{"type": "failed", …}` as JSON."""

    # The other worker

    async def run_job(self, job: int, work: str) -> str:
        """Run a piece of work in the other worker; returns its result."""

    def stop(self, job: int) -> None:
        """Stop a job: its result is not needed any more, or the best answer so far is wanted now."""

    def steps(self, job: int) -> int:
        """How many steps of a job are done."""

    # Tabs

    def send(self, transport: int, text: str) -> None:
        """Send to the tab of a transport."""

    def close(self, transport: int, code: int) -> None: ...

    def send_to_other_workers(self, table: str, text: str) -> None:
        """Send to the workers of other tabs, which have the same storage."""


def as_text(raw: bytes) -> str:
    return raw.decode("latin-1")


def as_bytes(text: str) -> bytes:
    return text.encode("latin-1")
