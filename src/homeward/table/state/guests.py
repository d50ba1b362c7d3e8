"""The devices that came to a table, and the links by which they come."""

from collections.abc import Iterable

from homeward.engine.events import Event
from homeward.table.entries import Closed, Invited, LinkEntry, Made
from homeward.table.secret_source import hash_secret
from homeward.table.table_events import table_event

INVITATIONS = 16  # links of a table that work at the same time; the oldest ends
OPENER = 0  # the device that opened the table


class Guests:
    """Of tokens and keys only the hashes are known here."""

    def __init__(self, made: Made) -> None:
        self.tokens = {made.token_hash: OPENER}  # device by the hash of its token
        self.invitations = [made.join_hash or hash_secret(made.join_key)]
        self.invited_since = 1  # version of the table from which on its links count
        self.closed = False  # to newcomers
        self.opener = OPENER  # may free seats and send devices away; when it leaves, somebody who stays
        self.left = set[int]()  # devices that went by themselves and do not come back
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
        """The number of a new device."""
        device, self._came = self._came, self._came + 1
        self.tokens[token_hash] = device
        return device

    def forget(self, device: int) -> None:
        self.tokens = {token: known for token, known in self.tokens.items() if known != device}

    def leave(self, device: int, seated: Iterable[int | None]) -> None:
        """A device goes for good. If it was the opener, the first of those who are seated is from now on."""
        self.forget(device)
        self.left.add(device)
        if device == self.opener:
            self.opener = next((one for one in seated if one is not None), self.opener)

    def end_invitations(self, version: int) -> None:
        """Whoever knew a link of the table needs a new one."""
        self.invitations = []
        self.invited_since = version
