"""Join codes, in statements that both databases understand. Each function is part of one transaction."""

from collections.abc import Sequence

from homeward.rooms.storage import CODES_OF_A_TABLE, JoinCode
from homeward.server.storage.database import Connection
from homeward.server.storage.deletion import lock_tables

NEW_CODE = """
INSERT INTO codes (code, table_name, key_hash, until) VALUES (:code, :table, :key_hash, :until) ON CONFLICT DO NOTHING
"""


def keep_code(connection: Connection, wished: Sequence[JoinCode], now: float) -> JoinCode | None:
    """One code for one key: its own, with a later end, or the first of the wished codes that is free.

    None if the table is deleted or all wished codes are taken. Expired codes are deleted as well.
    """
    one = wished[0]
    if not lock_tables(connection, [one.table]):
        return None
    connection.run("DELETE FROM codes WHERE until <= :now", {"now": now})
    same = {"table": one.table, "key_hash": one.key_hash}
    known = connection.rows("SELECT code FROM codes WHERE table_name = :table AND key_hash = :key_hash", same)
    if known:
        code = str(known[0][0])
        connection.run("UPDATE codes SET until = :until WHERE code = :code", {"code": code, "until": one.until})
        return JoinCode(code, one.table, one.key_hash, one.until)
    make_room(connection, one.table)
    return next((wish for wish in wished if insert_code(connection, wish)), None)


def insert_code(connection: Connection, wish: JoinCode) -> bool:
    """False if another table has this code."""
    row = {"code": wish.code, "table": wish.table, "key_hash": wish.key_hash, "until": wish.until}
    return connection.run(NEW_CODE, row) == 1


def make_room(connection: Connection, table: str) -> None:
    newest = "SELECT code FROM codes WHERE table_name = :table ORDER BY until DESC, code"
    for (code,) in connection.rows(newest, {"table": table})[CODES_OF_A_TABLE - 1 :]:
        connection.run("DELETE FROM codes WHERE code = :code", {"code": code})
