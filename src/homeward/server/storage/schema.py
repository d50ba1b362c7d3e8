"""The tables of the database, as one version after another made them. What is written here never changes."""

import re

from homeward.rooms.storage import BadStorage, say
from homeward.server.storage.database import Connection

VERSION_TABLE = "alembic_version"  # the table that says which version a database has, under the name it was born with

MIGRATIONS: dict[str, tuple[str, ...]] = {
    "0001": (
        # What happened at every table, entry after entry.
        "CREATE TABLE entries (table_name VARCHAR(32) NOT NULL, version {version} NOT NULL, body {bytes} NOT NULL, "
        "stored_at {time} NOT NULL, PRIMARY KEY (table_name, version))",
    ),
    "0002": (
        # One row, written whenever somebody asks whether writing works.
        "CREATE TABLE heartbeat (id INTEGER NOT NULL, at {time} NOT NULL, PRIMARY KEY (id))",
    ),
    "0003": (
        # When each table was made, so that those nobody uses any more are found without reading all entries.
        "CREATE INDEX made ON entries (stored_at) WHERE version = 1",
        # When somebody last opened a table: looking at it is using it, and makes no entry.
        "CREATE TABLE visits (table_name VARCHAR(32) NOT NULL, at {time} NOT NULL, PRIMARY KEY (table_name))",
        # What is left of a table that was deleted: a fingerprint of its name, when and why.
        "CREATE TABLE deleted (name_hash VARCHAR(64) NOT NULL, why VARCHAR(16) NOT NULL, at {time} NOT NULL, "
        "PRIMARY KEY (name_hash))",
        # Addresses and networks that may not come in.
        "CREATE TABLE bans (network VARCHAR(64) NOT NULL, until {time} NOT NULL, PRIMARY KEY (network))",
    ),
    "0004": (
        # Short codes to type instead of the link with that key: too short for a hash to hide them, over in minutes.
        "CREATE TABLE codes (code VARCHAR(8) NOT NULL, table_name VARCHAR(32) NOT NULL, "
        "key_hash VARCHAR(64) NOT NULL, until {time} NOT NULL, PRIMARY KEY (code))",
    ),
    "0005": (
        # Family cards: bytes in base 64 that only the family can read.
        "CREATE TABLE cards (place_hash VARCHAR(64) NOT NULL, version {version} NOT NULL, body TEXT NOT NULL, "
        "used_at {time} NOT NULL, PRIMARY KEY (place_hash))",
    ),
    "0006": (
        # Devices that want to hear when it is their turn: how and where to ring, not between which minutes of the day
        # (UTC), when it is due, if it is, and how often it was tried in vain.
        "CREATE TABLE bells (table_name VARCHAR(32) NOT NULL, device INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, "
        "endpoint TEXT NOT NULL, quiet_from INTEGER NOT NULL, quiet_to INTEGER NOT NULL, due {time}, "
        "tries INTEGER NOT NULL, PRIMARY KEY (table_name, device, kind))",
        "CREATE INDEX bells_due ON bells (due) WHERE due IS NOT NULL",
        # Keys of the house itself that all its processes share.
        "CREATE TABLE secrets (name VARCHAR(16) NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name))",
    ),
    "0007": (
        # Tables with a gentle clock: when somebody has to look at it, never later than anybody's days are over.
        "CREATE TABLE clocks (table_name VARCHAR(32) NOT NULL, due {time} NOT NULL, PRIMARY KEY (table_name))",
        "CREATE INDEX clocks_due ON clocks (due)",
    ),
}


def columns_of(statement: str) -> tuple[str, tuple[str, ...]] | None:
    """The table that a statement makes, and its columns."""
    made = re.match(r"CREATE TABLE (\w+) \((.*), PRIMARY KEY", statement)
    return (made[1], tuple(column.split()[0] for column in made[2].split(", "))) if made else None


# Of every table
COLUMNS = dict(filter(None, (columns_of(statement) for version in MIGRATIONS.values() for statement in version)))


def upgrade(connection: Connection) -> None:
    """Bring a database to the schema of this version, from the first release on, or leave it as it is."""
    with connection.transaction():
        if connection.dialect.lock_schema:
            connection.run(connection.dialect.lock_schema)
        known = list(MIGRATIONS)
        now = version_of(connection)
        if now is not None and now not in known:
            raise BadStorage(say("other-version", problem=now))
        for version in known[known.index(now) + 1 if now is not None else 0 :]:
            for statement in MIGRATIONS[version]:
                connection.run(statement.format(**connection.dialect.types))
        note_version(connection, now, known[-1])


def version_of(connection: Connection) -> str | None:
    """None for a database that is new."""
    if not connection.has(VERSION_TABLE):
        return None
    rows = connection.rows(f"SELECT version_num FROM {VERSION_TABLE}")
    return str(rows[0][0]) if rows else None


def note_version(connection: Connection, before: str | None, now: str) -> None:
    if before == now:
        return
    connection.run(f"CREATE TABLE IF NOT EXISTS {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    connection.run(f"DELETE FROM {VERSION_TABLE}")
    connection.run(f"INSERT INTO {VERSION_TABLE} (version_num) VALUES (:version)", {"version": now})
