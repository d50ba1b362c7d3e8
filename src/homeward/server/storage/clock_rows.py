"""Gentle clocks, in statements that both databases understand."""

from homeward.server.storage.database import Connection

KEEP_CLOCK = """
INSERT INTO clocks (table_name, due) VALUES (:table, :due) ON CONFLICT (table_name) DO UPDATE SET due = excluded.due
"""
FIND_DUE = "SELECT table_name, due FROM clocks WHERE due <= :now ORDER BY due LIMIT :count"
TAKE_DUE = "UPDATE clocks SET due = :until WHERE table_name = :table AND due = :due"
DROP_CLOCK = "DELETE FROM clocks WHERE table_name = :table AND due = :until"


def take_due_clocks(connection: Connection, now: float, until: float, count: int) -> list[str]:
    """Take the clocks that no other process has taken. If this process dies, others can take them after `until`."""
    found = connection.rows(FIND_DUE, {"now": now, "count": count})
    return [name for name, due in found if connection.run(TAKE_DUE, {"table": name, "due": due, "until": until}) == 1]


def set_clock(connection: Connection, table: str, until: float, look: float | None) -> None:
    if look is None:
        connection.run(DROP_CLOCK, {"table": table, "until": until})
    else:
        connection.run(TAKE_DUE, {"table": table, "due": until, "until": look})
