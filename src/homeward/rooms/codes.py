"""Short codes: letters to type where a link cannot be sent and no camera is at hand. They live for minutes.

All processes find them in the storage. Whether a code is wrong, over, or its link has ended makes no difference to
whoever tries one.
"""

import secrets

from msgspec import Struct

from homeward.rooms import words
from homeward.rooms.storage import Code
from homeward.rooms.tools import Tools
from homeward.table.secret_source import hashed
from homeward.table.table import Table
from homeward.table.words import bad_key, closed

LETTERS = "BDGHJKLMNPRTVWXZ"  # no vowels, so no words; none that looks like a digit or another letter
LENGTH = 5
UNKIND = ("BDM", "HJ", "KKK", "KZ", "NPD")  # abbreviations nobody wants to read out
TRIES = 20


class Shown(Struct, frozen=True):
    code: str
    seconds: int


def drawn() -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if not any(abbreviation in code for abbreviation in UNKIND):
            return code


def plain(written: str) -> str:
    """As people type it: small letters, spaces and dashes do not matter."""
    return "".join(letter for letter in written.upper() if letter.isalnum())


async def code_for(tools: Tools, table: Table, key: str) -> Shown:
    """The code of a link that works, for as long as this house lets one live."""
    now, minutes = tools.clock.now(), tools.settings.limits.code_minutes
    key_hash = hashed(key)
    check_opens(table, key_hash, now)
    wished = [Code(drawn(), table.name, key_hash, now + minutes * 60) for _ in range(TRIES)]
    kept = await tools.storage.keep_code(wished, now)
    if kept is None:
        raise words.not_now()
    return Shown(kept.code, minutes * 60)


def check_opens(table: Table, key_hash: str, now: float) -> None:
    """Refused unless whoever had this key could come in by it."""
    if not opens(table, key_hash, now):
        raise bad_key()
    if table.door.closed and key_hash in table.door.invitations:
        raise closed()


def opens(table: Table, key_hash: str, now: float) -> bool:
    return key_hash in table.door.invitations or table.offered_by(key_hash, now) is not None
