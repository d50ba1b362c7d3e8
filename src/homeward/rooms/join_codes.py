"""Short codes: letters to type where a link cannot be sent and no camera is at hand. They live for minutes.

All processes find them in the storage. Whether a code is wrong, over, or its link has ended makes no difference to
whoever tries one.
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
UNKIND = ("BDM", "HJ", "KKK", "KZ", "NPD")  # abbreviations nobody wants to read out
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
    """As people type it: small letters, spaces and dashes do not matter."""
    return "".join(letter for letter in written.upper() if letter.isalnum())


async def code_for(services: RoomServices, table: Table, key: str) -> ShownCode:
    """The code of a link that works, for as long as this house lets one live."""
    now, minutes = services.clock.now(), services.settings.limits.code_minutes
    key_hash = hash_secret(key)
    check_key(table, key_hash, now)
    wished = [JoinCode(random_code(), table.name, key_hash, now + minutes * 60) for _ in range(TRIES)]
    kept = await services.storage.keep_code(wished, now)
    if kept is None:
        raise Refused("not-now")
    return ShownCode(kept.code, minutes * 60)


def check_key(table: Table, key_hash: str, now: float) -> None:
    """Refused unless whoever had this key could come in by it."""
    if not is_valid_key(table, key_hash, now):
        raise Refused("bad-key")
    if table.guests.closed and key_hash in table.guests.invitations:
        raise Refused("closed")


def is_valid_key(table: Table, key_hash: str, now: float) -> bool:
    return key_hash in table.guests.invitations or table.seats.offered_by(key_hash, now) is not None
