"""`homeward tables`: list and show tables, close and delete them, export their games."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from cyclopts import Parameter
from rich.table import Table as Columns

from homeward.catalogue.terminal_language import translate
from homeward.catalogue.visible_text import visible_json, visible_line
from homeward.console import AsJsonLines, console
from homeward.engine.errors import HomewardError
from homeward.rooms.storage import BadStorage
from homeward.server.admin.admin_clients import AdminClient, DatabaseAdminClient, HttpAdminClient
from homeward.server.admin.admin_token import say
from homeward.server.admin.audit import audit_to
from homeward.server.admin.table_admin import TABLES_AT_ONCE, TableDetails, TableRow
from homeward.server.process.settings import default_database
from homeward.server.storage.sqlite.sqlite_files import open_private

COLUMNS = ("table", "game", "names", "entries", "made", "used", "devices")
WIDEST = 10_000  # wider than any terminal


class NotDeleted(HomewardError):
    """Whoever was asked did not say yes."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Where:
    """Where the tables are: in a database, or on a running server."""

    database: Annotated[str, Parameter(help="The database; usually the file in your home.")] = ""
    server: Annotated[str, Parameter(help="Address of a running server to use instead, such as http://host:8000.")] = ""
    admin_token_file: Annotated[str, Parameter(help="File with its token; else HOMEWARD_ADMIN_TOKEN has it.")] = ""
    audit_log: Annotated[str, Parameter(help="File for what was done to the database; else standard error.")] = ""


def admin_client_at(where: Where | None) -> AdminClient:
    where = where or Where()
    if where.server:
        return HttpAdminClient(where.server, where.admin_token_file)
    audit_to(where.audit_log)
    return DatabaseAdminClient(where.database or default_database())


def list_tables(
    *, start: int = 0, count: int = TABLES_AT_ONCE, json: AsJsonLines = False, where: Where | None = None
) -> None:
    """List tables, the newest first.

    Parameters
    ----------
    start
        How many of the newest to leave out.
    count
        How many to list.
    """
    rows = admin_client_at(where).tables(start, count)
    if json:
        for row in rows:
            print(visible_json(msgspec.json.encode(row).decode()))
    elif rows:
        print_rows(rows)
    else:
        console.print(translate(say("no-tables")))


def print_rows(rows: list[TableRow]) -> None:
    """As a table where it fits, else as a list: nothing is cut, since other commands need ids whole."""
    columns = table_of(rows)
    if console.measure(columns, options=console.options.update(width=WIDEST)).maximum <= console.width:
        console.print(columns)
        return
    width = max(len(word_of(column)) for column in COLUMNS)
    for row in rows:
        for column, value in zip(COLUMNS, cells_of(row), strict=True):
            console.print(f"{word_of(column):<{width}}  {value}", soft_wrap=True)
        console.print()


def table_of(rows: list[TableRow]) -> Columns:
    columns = Columns()
    for column in COLUMNS:
        columns.add_column(word_of(column), no_wrap=True)
    for row in rows:
        columns.add_row(*cells_of(row))
    return columns


def word_of(column: str) -> str:
    return translate(say(column))


def cells_of(row: TableRow) -> tuple[str, ...]:
    people = ", ".join(map(visible_line, row.names))
    return row.table, row.game, people, str(row.entries), day(row.made), day(row.used), str(row.here)


def show(table: str, *, where: Where | None = None) -> None:
    """Show one table: its seats and connected devices.

    Parameters
    ----------
    table
        Its name, as in its address.
    """
    details = admin_client_at(where).show(table)
    columns = Columns(show_header=False)
    columns.add_column(no_wrap=True)
    columns.add_column(overflow="fold")
    for word, value in facts(details):
        columns.add_row(translate(say(word)), value)
    console.print(columns)


def facts(details: TableDetails) -> list[tuple[str, str]]:
    phase = translate(say("shut")) if details.shut else translate(say(f"phase.{details.phase}"))
    seats = "\n".join(f"{seat.seat + 1} {visible_line(seat.name)} ({seat.kind})" for seat in details.seats)
    return [
        ("table", details.table),
        ("game", details.game),
        ("phase", phase),
        ("moves", str(details.moves)),
        ("entries", str(details.entries)),
        ("made", day(details.made)),
        ("used", day(details.used)),
        ("seats", seats),
        ("devices", "\n".join(f"{one.device} {one.address}" for one in details.devices)),
    ]


def close(table: str, *, reopen: bool = False, where: Where | None = None) -> None:
    """Close a table: all devices are disconnected and nobody can play there; nothing is deleted.

    Parameters
    ----------
    table
        Its name, as in its address.
    reopen
        Open it again instead.
    """
    admin_client_at(where).close(table, closed=not reopen)
    console.print(translate(say("was-opened" if reopen else "was-closed", table=table)))


def delete(table: str, *, yes: bool = False, where: Where | None = None) -> None:
    """Delete a table for good, with everything that was played at it.

    Parameters
    ----------
    table
        Its name, as in its address.
    yes
        Delete it without asking.
    """
    client = admin_client_at(where)
    if not yes and not is_sure(client.show(table)):
        raise NotDeleted(say("not-deleted", table=table))
    client.delete(table)
    console.print(translate(say("was-deleted", table=table)))


def is_sure(details: TableDetails) -> bool:
    agreed = translate(say("yes"))
    people = ", ".join(map(visible_line, details.names))
    question = say("delete-sure" if people else "delete-sure-empty", table=details.table, names=people, yes=agreed)
    try:
        return console.input(f"{translate(question)} ").strip().casefold() == agreed.casefold()
    except EOFError:
        return False


def export(table: str, *, to: Path = Path(), where: Where | None = None) -> None:
    """Write every game of a table into a record file with its seed, also the running one.

    Parameters
    ----------
    table
        Its name, as in its address.
    to
        The folder to write into.
    """
    client = admin_client_at(where)
    details = client.show(table)
    games = details.round + (details.phase != "gathering")
    files = [to / f"{details.game}-{table}-{number}.json" for number in range(games)]
    for file in files:
        if file.exists():
            raise BadStorage(say("file-exists", file=str(file)))
    for number, file in enumerate(files):
        with new_file(file) as new:  # before the record is handed out, which is audited
            new.write(client.record(table, number))
        console.print(translate(say("was-exported", file=str(file), n=number + 1, table=table)), soft_wrap=True)


@contextmanager
def new_file(file: Path) -> Iterator[BinaryIO]:
    """A private file, which is removed again if it cannot be written."""
    try:
        with open_private(file) as new:
            try:
                yield new
                new.flush()
            except BaseException:
                file.unlink()
                raise
    except OSError as error:
        raise BadStorage(say("not-written", file=str(file), problem=error.strerror or "")) from None


def day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
