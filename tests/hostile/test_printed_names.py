"""Whatever people call themselves, every command that prints names prints them harmlessly."""

import asyncio
import io
import json
import logging
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec import structs

from homeward.agents.server_table import ServerTable
from homeward.catalogue.visible_text import visible, visible_json, visible_line
from homeward.console import console
from homeward.record import Record
from homeward.rooms.storage import Write
from homeward.server.admin import admin_command
from homeward.server.admin.admin_command import Where
from homeward.server.process.json_logs import JsonFormatter
from homeward.server.storage.sql import storage_at
from homeward.table.entries import Made, SeatPlan, decode, encode
from homeward.terminal.replay_command import replay
from tests.old_games import DATABASE, FOLDER

HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
NASTY = [
    "[/]",
    "[bold]",
    "[red]x[/red]",
    ":smile:",
    "\x1b[2J",
    "\x9b31m",
    "\u202eannA",
    "a\nSeat 9 wins",
    "\\[/]",
    "{who}",
]
# halves of characters cannot be in JSON, so neither in a record nor in a database
NAMES = st.one_of(
    st.sampled_from(NASTY),
    st.text(st.characters(codec="utf-8"), min_size=1, max_size=12),
    st.text(st.sampled_from("[]/\\:{}\x1b\x9b\u202e\u2066\n\t<&>"), min_size=1, max_size=12),
)
TABLE = "aaaaaaaaaaaaaaaa"


def printed_by(command: Callable[[], None]) -> str:
    """What a command prints in a very wide terminal, where no name is folded."""
    usual, console.width = console.width, 10_000
    out = io.StringIO()
    try:
        with redirect_stdout(out):
            command()
    finally:
        console.width = usual
    return out.getvalue()


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("record") / "game.json"


@given(st.lists(NAMES, min_size=3, max_size=3, unique=True))
@example(["[/]", "\x1b[2J", "\u202eannA"])
@settings(max_examples=8, deadline=None)
def test_a_replay(record: Path, names: list[str]) -> None:
    played = Record.load(FOLDER / "pets-rescue" / "pass-accepted-3-players.json")
    played.data.names = names
    played.save(record)
    for command in (lambda: replay(record, rules=True), lambda: replay(record, move=3)):
        told = printed_by(command)
        assert HARMFUL.search(told) is None
        assert all(squeezed(visible_line(name)) in squeezed(told) for name in names)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which any name can be written, as by an old version or by hand."""
    file = tmp_path_factory.mktemp("house") / "homeward.db"
    made = first_entry(file)

    async def fill() -> None:
        storage = storage_at(f"sqlite:///{file}")
        await storage.open()
        await storage.append([Write(TABLE, 1, encode(made))])
        await storage.close()

    asyncio.run(fill())
    return file


def first_entry(file: Path) -> Made:
    old = file.with_name("old.db")
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(DATABASE.read_text(encoding="utf-8"))
        ((body,),) = connection.execute(
            "SELECT body FROM entries WHERE version = 1 AND table_name = 'petsfourrematche'"
        ).fetchall()
    made = decode(body)
    assert isinstance(made, Made)
    return structs.replace(made, seats=(SeatPlan("Anna", "here"), SeatPlan("Ben", "here")))


def call(database: Path, names: list[str]) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        ((body,),) = connection.execute("SELECT body FROM entries WHERE version = 1").fetchall()
        made = decode(body)
        assert isinstance(made, Made)
        seats = tuple(SeatPlan(name, "here") for name in names)
        connection.execute("UPDATE entries SET body = ?", (encode(structs.replace(made, seats=seats)),))


@given(st.lists(NAMES, min_size=2, max_size=2, unique=True))
@example(["[/]", "\x9b2J"])
@settings(max_examples=8, deadline=None)
def test_the_tables(database: Path, names: list[str]) -> None:
    call(database, names)
    where = Where(database=f"sqlite:///{database}")
    for command in (lambda: admin_command.list_tables(where=where), lambda: admin_command.show(TABLE, where=where)):
        told = printed_by(command)
        assert HARMFUL.search(told) is None
        assert TABLE in told
        assert all(squeezed(visible_line(name)) in squeezed(told) for name in names)
    lines = printed_by(lambda: admin_command.list_tables(where=where, json=True))
    assert HARMFUL.search(lines) is None
    assert json.loads(lines)["names"] == names


@given(st.lists(NAMES, min_size=2, max_size=2))
@settings(max_examples=100, deadline=None)
def test_an_agent_at_a_server(names: list[str]) -> None:
    table = ServerTable.__new__(ServerTable)  # without its server
    table.frame = {"table": {"seats": [{"name": name} for name in names]}}
    sentence = table.sentence({"key": "player", "args": {"seat": 1}})
    assert sentence == visible_line(names[1])
    assert "\n" not in sentence


@given(NAMES)
@settings(max_examples=100, deadline=None)
def test_a_log(name: str) -> None:
    record = logging.LogRecord("homeward", logging.INFO, "", 0, "%s", (name,), None)
    record.__dict__["problem"] = name
    line = JsonFormatter().format(record)
    assert HARMFUL.search(line) is None
    assert "\n" not in line
    parsed: dict[str, Any] = json.loads(line)
    assert (parsed["event"], parsed["problem"]) == (name, name)


@given(st.text(st.characters()))
@settings(max_examples=200, deadline=None)
def test_nothing_harmful_is_left(text: str) -> None:
    assert HARMFUL.search(visible(text)) is None
    assert re.search(r"[\n\t]", visible_line(text)) is None
    assert HARMFUL.search(visible_json(text)) is None
    if not HARMFUL.search(text):
        assert visible(text) == text
