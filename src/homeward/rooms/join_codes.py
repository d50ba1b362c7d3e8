"""Short codes: letters to type instead of a link. They are valid for minutes.

All processes find them in the storage. A wrong code, an expired one and one whose link has ended get the same refusal.
"""

import secrets

from msgspec import Struct

from homeward.rooms.services import RoomServices
from homeward.rooms.storage import JoinCode
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret
from homeward.table.table import Table

LETTERS = "BDGHJKLMNPRTVWXZ"  # no vowels, so no words; none that looks like a digit or another letter
LENGTH = 5
UNKIND = ("BDM", "HJ", "KKK", "KZ", "NPD")  # abbreviations that no code contains
TRIES = 20


class ShownCode(Struct, frozen=True):
    code: str
    seconds: int


def random_code() -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if not any(abbreviation in code for abbreviation in UNKIND):
            return code


def normalize_code(written: str) -> str:
    """Small letters, spaces and dashes do not matter."""
    return "".join(letter for letter in written.upper() if letter.isalnum())


async def code_for(services: RoomServices, table: Table, key: str) -> ShownCode:
    """The code of a valid link, for as many minutes as the limit says."""
    now, minutes = services.clock.now(), services.settings.limits.code_minutes
    key_hash = hash_secret(key)
    check_key(table, key_hash, now)
    wished = [JoinCode(random_code(), table.name, key_hash, now + minutes * 60) for _ in range(TRIES)]
    kept = await services.storage.keep_code(wished, now)
    if kept is None:
        raise Refused("not-now")
    return ShownCode(kept.code, minutes * 60)


def check_key(table: Table, key_hash: str, now: float) -> None:
    """Raises Refused unless a device could join with this key."""
    if not is_valid_key(table, key_hash, now):
        raise Refused("bad-key")
    if table.guests.closed and key_hash in table.guests.invitations:
        raise Refused("closed")


def is_valid_key(table: Table, key_hash: str, now: float) -> bool:
    return key_hash in table.guests.invitations or table.seats.offered_by(key_hash, now) is not None
