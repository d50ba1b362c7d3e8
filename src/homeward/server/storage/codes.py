"""Short codes, in statements that both databases understand. Each function is part of one transaction."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, update

from homeward.rooms.storage import Code
from homeward.server.storage.end_of_tables import held, inserting
from homeward.server.storage.schema import codes

CODES_OF_A_TABLE = 16  # at the same time; the one that ends first makes room


def keep_code(connection: Connection, wished: Sequence[Code], now: float) -> Code | None:
    """One code for one link: the one it has, for longer, or the first of the wished ones that nobody has.

    None if the table is gone or all are taken. What is over is deleted on the way.
    """
    link = wished[0]
    if not held(connection, [link.table]):
        return None
    connection.execute(delete(codes).where(codes.c.until <= now))
    same = (codes.c.table_name == link.table) & (codes.c.key_hash == link.key_hash)
    known = connection.execute(select(codes.c.code).where(same)).scalars().first()
    if known is not None:
        connection.execute(update(codes).where(codes.c.code == known).values(until=link.until))
        return Code(known, link.table, link.key_hash, link.until)
    make_room(connection, link.table)
    for one in wished:
        row = {"code": one.code, "table_name": one.table, "key_hash": one.key_hash, "until": one.until}
        new = inserting(connection, codes).on_conflict_do_nothing().returning(codes.c.code)
        if connection.execute(new, row).first() is not None:
            return one
    return None


def make_room(connection: Connection, table: str) -> None:
    newest = select(codes.c.code).where(codes.c.table_name == table).order_by(codes.c.until.desc(), codes.c.code)
    too_many = connection.execute(newest.offset(CODES_OF_A_TABLE - 1)).scalars().all()
    if too_many:
        connection.execute(delete(codes).where(codes.c.code.in_(too_many)))
