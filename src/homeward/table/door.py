"""The devices of a table, and the links by which they come."""

from collections.abc import Iterable

from homeward.table.entries import Made
from homeward.table.secret_source import hashed

INVITATIONS = 16  # links of a table that work at the same time; the oldest ends
OPENER = 0  # the device that opened the table


class Door:
    """Who has come. Of tokens and keys only the hashes are known here."""

    def __init__(self, made: Made) -> None:
        self.tokens = {made.token_hash: OPENER}  # device by the hash of its token
        self.invitations = [made.join_hash or hashed(made.join_key)]
        self.invited_since = 1  # version of the table from which on its links count
        self.closed = False  # to newcomers
        self.opener = OPENER  # the device that keeps the door: when it leaves, somebody who stays
        self.left = set[int]()  # devices that went by themselves and do not come back
        self._came = 1  # devices so far; the next one has this number

    @property
    def devices(self) -> set[int]:
        return set(self.tokens.values())

    def let_in(self, token_hash: str) -> int:
        """A new device; its number."""
        device, self._came = self._came, self._came + 1
        self.tokens[token_hash] = device
        return device

    def forget(self, device: int) -> None:
        self.tokens = {token: known for token, known in self.tokens.items() if known != device}

    def leave(self, device: int, seated: Iterable[int | None]) -> None:
        """A device goes for good. If it kept the door, the first of those who sit there does from now on."""
        self.forget(device)
        self.left.add(device)
        if device == self.opener:
            self.opener = next((one for one in seated if one is not None), self.opener)

    def invite(self, key_hash: str) -> None:
        self.invitations = [*self.invitations, key_hash][-INVITATIONS:]

    def end_invitations(self, version: int) -> None:
        """Whoever knew a link of the table needs a new one."""
        self.invitations = []
        self.invited_since = version
