"""Reads a table from its entries where one that cannot be read must not hide the others."""

from collections.abc import Iterable

from homeward.engine.errors import UnknownGame
from homeward.rooms.logger import log
from homeward.table import Table
from homeward.table.entries import AnyEntry
from homeward.table.refusals import Refused


def readable_table(name: str, entries: Iterable[AnyEntry]) -> Table | None:
    """None if a newer version of Homeward has dealt the game, or if an entry is damaged."""
    try:
        return Table.of(name, entries)
    except (Refused, UnknownGame):
        return None
    except Exception as error:  # damaged entries raise many kinds of errors
        log.error("a stored table cannot be read", extra={"table": name, "problem": repr(error)})
        return None
