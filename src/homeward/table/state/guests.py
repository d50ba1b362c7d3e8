"""The devices of a table, and its links."""

from collections.abc import Iterable

from homeward.engine.events import Event
from homeward.table.entries import Closed, Invited, LinkEntry, Made
from homeward.table.secret_source import hash_secret
from homeward.table.table_events import table_event

INVITATIONS = 16  # valid links of a table; a new one ends the oldest
OPENER = 0  # the device that opened the table


class Guests:
    """Has only the hashes of tokens and keys."""

    def __init__(self, made: Made) -> None:
        self.tokens = {made.token_hash: OPENER}  # device by the hash of its token
        self.invitations = [made.join_hash or hash_secret(made.join_key)]
        self.invited_since = 1  # links from before this version of the table are invalid
        self.closed = False  # to newcomers
        self.opener = OPENER  # may free seats and send devices away; when it leaves, another device with a seat is
        self.left = set[int]()  # devices that left by themselves
        self._came = 1  # devices so far; the next one has this number

    @property
    def devices(self) -> set[int]:
        return set(self.tokens.values())

    def device_of(self, token_hash: str) -> int | None:
        return self.tokens.get(token_hash)

    def apply(self, entry: LinkEntry) -> list[Event]:
        match entry:
            case Invited():
                self.invitations = [*self.invitations, entry.key_hash][-INVITATIONS:]
                return []
            case Closed():
                self.closed = entry.closed
                return [table_event("closed" if entry.closed else "opened")]

    def let_in(self, token_hash: str) -> int:
        """Add a new device. Returns its number."""
        device, self._came = self._came, self._came + 1
        self.tokens[token_hash] = device
        return device

    def forget(self, device: int) -> None:
        self.tokens = {token: known for token, known in self.tokens.items() if known != device}

    def leave(self, device: int, seated: Iterable[int | None]) -> None:
        """A device leaves for good. If it was the opener, the first device with a seat becomes the opener."""
        self.forget(device)
        self.left.add(device)
        if device == self.opener:
            self.opener = next((one for one in seated if one is not None), self.opener)

    def end_invitations(self, version: int) -> None:
        """Make all links of the table invalid."""
        self.invitations = []
        self.invited_since = version
