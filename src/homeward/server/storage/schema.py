"""The schema of the database as a list of migrations. A migration never changes once it is released."""

import re

from homeward.rooms.storage import BadStorage, say
from homeward.server.storage.database import Connection

VERSION_TABLE = "alembic_version"  # holds the version of a database; named by the tool that made the first ones

MIGRATIONS: dict[str, tuple[str, ...]] = {
    "0001": (
        # The entries of every table.
        "CREATE TABLE entries (table_name VARCHAR(32) NOT NULL, version {version} NOT NULL, body {bytes} NOT NULL, "
        "stored_at {time} NOT NULL, PRIMARY KEY (table_name, version))",
    ),
    "0002": (
        # One row, written to check whether writing works.
        "CREATE TABLE heartbeat (id INTEGER NOT NULL, at {time} NOT NULL, PRIMARY KEY (id))",
    ),
    "0003": (
        # When each table was made, to find unused tables without reading all entries.
        "CREATE INDEX made ON entries (stored_at) WHERE version = 1",
        # When a table was last opened: that counts as use, and makes no entry.
        "CREATE TABLE visits (table_name VARCHAR(32) NOT NULL, at {time} NOT NULL, PRIMARY KEY (table_name))",
        # What remains of a deleted table: a hash of its name, when and why it was deleted.
        "CREATE TABLE deleted (name_hash VARCHAR(64) NOT NULL, why VARCHAR(16) NOT NULL, at {time} NOT NULL, "
        "PRIMARY KEY (name_hash))",
        # Banned addresses and networks.
        "CREATE TABLE bans (network VARCHAR(64) NOT NULL, until {time} NOT NULL, PRIMARY KEY (network))",
    ),
    "0004": (
        # Join codes, typed instead of the link with that key. A hash could not hide them; they are valid for minutes.
        "CREATE TABLE codes (code VARCHAR(8) NOT NULL, table_name VARCHAR(32) NOT NULL, "
        "key_hash VARCHAR(64) NOT NULL, until {time} NOT NULL, PRIMARY KEY (code))",
    ),
    "0005": (
        # Family cards: in base 64, encrypted by the family's devices.
        "CREATE TABLE cards (place_hash VARCHAR(64) NOT NULL, version {version} NOT NULL, body TEXT NOT NULL, "
        "used_at {time} NOT NULL, PRIMARY KEY (place_hash))",
    ),
    "0006": (
        # Subscriptions to turn notices: kind and address, the quiet minutes of the day (UTC), when a notice is due, if
        # one is, and how often sending it has failed.
        "CREATE TABLE bells (table_name VARCHAR(32) NOT NULL, device INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, "
        "endpoint TEXT NOT NULL, quiet_from INTEGER NOT NULL, quiet_to INTEGER NOT NULL, due {time}, "
        "tries INTEGER NOT NULL, PRIMARY KEY (table_name, device, kind))",
        "CREATE INDEX bells_due ON bells (due) WHERE due IS NOT NULL",
        # Secret keys that all processes of the house share.
        "CREATE TABLE secrets (name VARCHAR(16) NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name))",
    ),
    "0007": (
        # Tables with a gentle clock: when to check it, never later than the end of a player's time.
        "CREATE TABLE clocks (table_name VARCHAR(32) NOT NULL, due {time} NOT NULL, PRIMARY KEY (table_name))",
        "CREATE INDEX clocks_due ON clocks (due)",
    ),
}


def columns_of(statement: str) -> tuple[str, tuple[str, ...]] | None:
    """The table that a statement makes, and its columns."""
    made = re.match(r"CREATE TABLE (\w+) \((.*), PRIMARY KEY", statement)
    return (made[1], tuple(column.split()[0] for column in made[2].split(", "))) if made else None


COLUMNS = dict(filter(None, (columns_of(statement) for version in MIGRATIONS.values() for statement in version)))


def upgrade(connection: Connection) -> None:
    """Migrate a database of any release to the schema of this one; on failure it stays as it is."""
    with connection.transaction():
        lock_schema(connection)
        known = list(MIGRATIONS)
        now = version_of(connection)
        if now is not None and now not in known:
            raise BadStorage(say("other-version", problem=now))
        for version in known[known.index(now) + 1 if now is not None else 0 :]:
            for statement in MIGRATIONS[version]:
                connection.run(statement.format(**connection.dialect.types))
        note_version(connection, now, known[-1])


def lock_schema(connection: Connection) -> None:
    """No other process does this before the transaction ends."""
    if connection.dialect.lock_schema:
        connection.run(connection.dialect.lock_schema)


def version_of(connection: Connection) -> str | None:
    """The version of the schema; None for a new database."""
    if not connection.has(VERSION_TABLE):
        return None
    rows = connection.rows(f"SELECT version_num FROM {VERSION_TABLE}")
    return str(rows[0][0]) if rows else None


def needs_upgrade(connection: Connection) -> bool:
    """Was the database made by an older release, and not opened for writing since?"""
    known = list(MIGRATIONS)
    now = version_of(connection)
    return now is None or now in known[:-1]


def note_version(connection: Connection, before: str | None, now: str) -> None:
    if before == now:
        return
    connection.run(f"CREATE TABLE IF NOT EXISTS {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    connection.run(f"DELETE FROM {VERSION_TABLE}")
    connection.run(f"INSERT INTO {VERSION_TABLE} (version_num) VALUES (:version)", {"version": now})
