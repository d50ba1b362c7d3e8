"""Bells of devices that want to hear when it is their turn, in statements that both databases understand."""

from msgspec import structs

from homeward.server.storage import Subscription
from homeward.server.storage.database import Connection

AGAIN = (60.0, 300.0, 1800.0)  # seconds after which a bell that nobody heard rings once more
ITS_ROW = "table_name = :table AND device = :device AND kind = :kind"
KEEP_SUBSCRIPTION = """
INSERT INTO bells (table_name, device, kind, endpoint, quiet_from, quiet_to, tries)
VALUES (:table, :device, :kind, :endpoint, :quiet_from, :quiet_to, 0)
ON CONFLICT (table_name, device, kind) DO UPDATE
SET endpoint = excluded.endpoint, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to
"""
DROP_SUBSCRIPTION = f"DELETE FROM bells WHERE {ITS_ROW}"
SET_DUE = "UPDATE bells SET due = CASE WHEN device = :device THEN :due END, tries = 0 WHERE table_name = :table"
FIND_DUE = """
SELECT table_name, device, kind, endpoint, quiet_from, quiet_to, due, tries
FROM bells WHERE due <= :now ORDER BY due LIMIT :count
"""
TAKE_DUE = f"UPDATE bells SET due = :later, tries = :tries WHERE {ITS_ROW} AND due = :due"
HEARD = f"UPDATE bells SET due = NULL WHERE {ITS_ROW} AND due = :again"
NEW_SECRET = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"


def take_due_subscriptions(connection: Connection, now: float, count: int) -> list[Subscription]:
    """Those that are to be rung now, each told to one process. One in its quiet hours waits for their end.

    A process that dies before it has rung, or rings in vain, leaves it to be rung again.
    """
    taken = []
    for row in connection.rows(FIND_DUE, {"now": now, "count": count}):
        due, tries = row[6:]
        again = now + AGAIN[tries] if tries < len(AGAIN) else None
        bell = structs.replace(Subscription(*row[:6]), again=again)
        quiet = bell.quiet_until(now)
        change = {"due": due, "later": quiet or again, "tries": tries if quiet else tries + 1}
        is_ours = connection.run(TAKE_DUE, {**its_row(bell), **change}) == 1
        if is_ours and quiet is None:
            taken.append(bell)
    return taken


def its_row(bell: Subscription) -> dict[str, object]:
    return {"table": bell.table, "device": bell.device, "kind": bell.kind}


def secret(connection: Connection, name: str, new: str) -> str:
    """The one that is kept under a name; a new one if there was none."""
    connection.run(NEW_SECRET, {"name": name, "value": new})
    ((value,),) = connection.rows("SELECT value FROM secrets WHERE name = :name", {"name": name})
    return str(value)
