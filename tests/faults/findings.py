"""What the devices were told, held against what is stored: nothing lost, nothing twice, every game still a game."""

from collections import Counter

from msgspec import Struct

from homeward.load.scripted_table import Acknowledged, ScriptedTable
from homeward.server.storage.sql import storage_at
from homeward.table import Table
from homeward.table.entries import Played, decode


class Finding(Struct, frozen=True, kw_only=True):
    """One fault and what came of it: a line of docs/reliability.md."""

    fault: str
    times: int
    tables: int
    acknowledged: int  # moves the devices were told are stored
    lost: int  # of these, not in the storage
    twice: int  # moves that are in the storage more than once
    went_on: int  # tables that played on afterwards
    breaks: int  # connections of devices that were lost, or could not be made yet
    told: dict[str, int]  # what people were told meanwhile, by code

    @property
    def is_clean(self) -> bool:
        return self.lost == 0 and self.twice == 0 and self.went_on == self.tables


async def found(fault: str, times: int, tables: list[ScriptedTable], database: str) -> Finding:
    """Let every table play one more move, then compare."""
    went_on = 0
    for table in tables:
        await table.move()
        went_on += 1
    stored = await played(database, tables)
    lost = sum(is_lost(one, stored[table.table]) for table in tables for one in table.acknowledged)
    return Finding(
        fault=fault,
        times=times,
        tables=len(tables),
        acknowledged=sum(len(table.acknowledged) for table in tables),
        lost=lost,
        twice=sum(repeated(entries) for entries in stored.values()),
        went_on=went_on,
        breaks=sum(device.breaks for table in tables for device in table.devices),
        told=dict(Counter(code for table in tables for device in table.devices for code in device.refusal_codes)),
    )


async def played(database: str, tables: list[ScriptedTable]) -> dict[str, dict[int, Played]]:
    """The stored moves of every table by version. That they can be replayed at all is checked on the way."""
    storage = storage_at(database)
    moves = {}
    try:
        for table in tables:
            entries = [decode(body) for body in await storage.load(table.table)]
            Table.of(table.table, entries)
            moves[table.table] = {n: entry for n, entry in enumerate(entries, 1) if isinstance(entry, Played)}
    finally:
        await storage.close()
    return moves


def is_lost(move: Acknowledged, stored: dict[int, Played]) -> bool:
    entry = stored.get(move.version)
    return entry is None or (entry.id, entry.code) != (move.id, move.code)


def repeated(stored: dict[int, Played]) -> int:
    counts = Counter((entry.device, entry.id) for entry in stored.values() if entry.device is not None)
    return sum(count - 1 for count in counts.values())


def as_table(findings: list[Finding]) -> str:
    """The table for docs/reliability.md."""
    head = (
        "fault",
        "times",
        "tables",
        "moves acknowledged",
        "lost",
        "twice",
        "tables that went on",
        "attempts to reconnect",
    )
    rows = [head, tuple("---" for _ in head)]
    for one in findings:
        went_on = f"{one.went_on} of {one.tables}"
        numbers = (one.times, one.tables, one.acknowledged, one.lost, one.twice, went_on, one.breaks)
        rows.append((one.fault, *map(str, numbers)))
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)
