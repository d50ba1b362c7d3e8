"""Bells of devices that want to hear when it is their turn, in statements that both databases understand."""

from homeward.server.storage import Bell
from homeward.server.storage.database import Link

KEEP_BELL = """
INSERT INTO bells (table_name, device, endpoint, quiet_from, quiet_to)
VALUES (:table, :device, :endpoint, :quiet_from, :quiet_to)
ON CONFLICT (table_name, device) DO UPDATE
SET endpoint = excluded.endpoint, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to
"""
SET_DUE = "UPDATE bells SET due = CASE WHEN device = :device THEN :due END WHERE table_name = :table"
FIND_DUE = """
SELECT table_name, device, endpoint, quiet_from, quiet_to, due FROM bells WHERE due <= :now ORDER BY due LIMIT :count
"""
TAKE_DUE = "UPDATE bells SET due = :later WHERE table_name = :table AND device = :device AND due = :due"
NEW_SECRET = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"


def take_due_bells(link: Link, now: float, count: int) -> list[Bell]:
    """Those that are to be rung now, each told to one process. One in its quiet hours waits for their end."""
    taken = []
    for table, device, endpoint, quiet_from, quiet_to, due in link.rows(FIND_DUE, {"now": now, "count": count}):
        bell = Bell(table, device, endpoint, quiet_from, quiet_to)
        later = bell.quiet_until(now)
        is_ours = link.run(TAKE_DUE, {"table": table, "device": device, "due": due, "later": later}) == 1
        if is_ours and later is None:
            taken.append(bell)
    return taken


def secret(link: Link, name: str, new: str) -> str:
    """The one that is kept under a name; a new one if there was none."""
    link.run(NEW_SECRET, {"name": name, "value": new})
    ((value,),) = link.rows("SELECT value FROM secrets WHERE name = :name", {"name": name})
    return str(value)
