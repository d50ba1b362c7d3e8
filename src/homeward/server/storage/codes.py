"""Short codes, in statements that both databases understand. Each function is part of one transaction."""

from collections.abc import Sequence

from homeward.rooms.storage import Code
from homeward.server.storage.database import Link
from homeward.server.storage.end_of_tables import held

CODES_OF_A_TABLE = 16  # at the same time; the one that ends first makes room
NEW_CODE = """
INSERT INTO codes (code, table_name, key_hash, until) VALUES (:code, :table, :key_hash, :until) ON CONFLICT DO NOTHING
"""


def keep_code(link: Link, wished: Sequence[Code], now: float) -> Code | None:
    """One code for one link: the one it has, for longer, or the first of the wished ones that nobody has.

    None if the table is gone or all are taken. What is over is deleted on the way.
    """
    one = wished[0]
    if not held(link, [one.table]):
        return None
    link.run("DELETE FROM codes WHERE until <= :now", {"now": now})
    same = {"table": one.table, "key_hash": one.key_hash}
    known = link.rows("SELECT code FROM codes WHERE table_name = :table AND key_hash = :key_hash", same)
    if known:
        code = str(known[0][0])
        link.run("UPDATE codes SET until = :until WHERE code = :code", {"code": code, "until": one.until})
        return Code(code, one.table, one.key_hash, one.until)
    make_room(link, one.table)
    return next((wish for wish in wished if is_taken_up(link, wish)), None)


def is_taken_up(link: Link, wish: Code) -> bool:
    row = {"code": wish.code, "table": wish.table, "key_hash": wish.key_hash, "until": wish.until}
    return link.run(NEW_CODE, row) == 1


def make_room(link: Link, table: str) -> None:
    newest = "SELECT code FROM codes WHERE table_name = :table ORDER BY until DESC, code"
    for (code,) in link.rows(newest, {"table": table})[CODES_OF_A_TABLE - 1 :]:
        link.run("DELETE FROM codes WHERE code = :code", {"code": code})
