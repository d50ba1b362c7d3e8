"""Bringing a database to the schema of this version, from the first release on."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

from homeward.rooms.storage import BadStorage, say

MIGRATIONS = Path(__file__).with_name("migrations")
ONE_AT_A_TIME = 0x486F6D65  # any number will do, as long as every process locks the same


def upgrade(connection: Connection) -> None:
    """Run the migrations that are still missing, inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadStorage(say("other-version", problem=str(error))) from None
