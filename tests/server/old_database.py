"""Databases as earlier versions of Homeward left them."""

from homeward.server.storage.database_url import database_at, sqlite_file
from homeward.server.storage.schema import MIGRATIONS
from homeward.server.storage.sqlite.sqlite_files import make_private


def write_old_database(url: str, version: str) -> None:
    """Write a database as that version of Homeward left it, with one entry."""
    file = sqlite_file(url)
    if file is not None:
        file.unlink(missing_ok=True)
        make_private(file)
    connection = database_at(url).connect()
    if file is None:
        connection.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    versions = list(MIGRATIONS)
    for one in versions[: versions.index(version) + 1]:
        for statement in MIGRATIONS[one]:
            connection.run(statement.format(**connection.dialect.types))
    connection.run("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    connection.run("INSERT INTO alembic_version VALUES (:version)", {"version": version})
    connection.run("INSERT INTO entries VALUES ('old', 1, :body, 0)", {"body": b"entry"})
    connection.close()
