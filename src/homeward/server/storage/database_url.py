"""The database of an address."""

from pathlib import Path
from urllib.parse import urlsplit

from homeward.rooms.storage import BadStorage, say
from homeward.server.storage.postgres_database import PostgresDatabase
from homeward.server.storage.sqlite.sqlite_database import SqliteDatabase

POSTGRES = ("postgresql", "postgres")


def database_at(url: str) -> SqliteDatabase | PostgresDatabase:
    """`sqlite:///homeward.db` or `postgresql://user@host/name`."""
    kind = urlsplit(url).scheme.partition("+")[0]
    if not kind:
        raise BadStorage(say("no-address", address=url))
    if kind == "sqlite":
        return SqliteDatabase(file_of(url))
    if kind in POSTGRES:
        return PostgresDatabase(url.replace(urlsplit(url).scheme, POSTGRES[0], 1))
    raise BadStorage(say("no-such-kind", kind=kind))


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    database = database_at(url)
    return database.file if isinstance(database, SqliteDatabase) else None


def file_of(url: str) -> Path:
    file = url.partition(":///")[2].partition("?")[0]
    if not file:
        raise BadStorage(say("no-address", address=url))
    return Path(file)
