"""Subscriptions of devices to turn notices (table `bells`), in statements that both databases understand."""

from msgspec import structs

from homeward.server.storage import Subscription, SubscriptionKind
from homeward.server.storage.database import Connection

RETRY_AFTER = (60.0, 300.0, 1800.0)  # seconds after which a notice that was not delivered is sent again
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
FROM bells WHERE due <= :now AND kind = :kind ORDER BY due LIMIT :count
"""
TAKE_DUE = f"UPDATE bells SET due = :later, tries = :tries WHERE {ITS_ROW} AND due = :due"
DELIVERED = f"UPDATE bells SET due = NULL WHERE {ITS_ROW} AND due = :again"
NEW_SECRET = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"


def take_due_subscriptions(
    connection: Connection, now: float, kind: SubscriptionKind, count: int
) -> list[Subscription]:
    """Those of a kind whose notice is to be sent now, each returned to one process only.

    In quiet hours it waits for their end. If the process dies before it has sent a notice, or cannot deliver it, the
    notice becomes due again.
    """
    taken = []
    for row in connection.rows(FIND_DUE, {"now": now, "kind": kind, "count": count}):
        due, tries = row[6:]
        again = now + RETRY_AFTER[tries] if tries < len(RETRY_AFTER) else None
        subscription = structs.replace(Subscription(*row[:6]), again=again)
        quiet = subscription.quiet_until(now)
        change = {"due": due, "later": quiet or again, "tries": tries if quiet else tries + 1}
        is_ours = connection.run(TAKE_DUE, {**its_row(subscription), **change}) == 1
        if is_ours and quiet is None:
            taken.append(subscription)
    return taken


def its_row(one: Subscription) -> dict[str, object]:
    return {"table": one.table, "device": one.device, "kind": one.kind}


def secret(connection: Connection, name: str, new: str) -> str:
    """The secret stored under a name; `new`, which is then stored, if there was none."""
    connection.run(NEW_SECRET, {"name": name, "value": new})
    ((value,),) = connection.rows("SELECT value FROM secrets WHERE name = :name", {"name": name})
    return str(value)
