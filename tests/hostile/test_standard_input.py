"""Whatever is typed into a command that asks: a sentence, no stack trace, and nothing done that nobody meant."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from homeward.games import GAMES
from homeward.server.storage.sql import storage_at
from tests.command_line import PACKAGE
from tests.old_games import DATABASE

LINES = (
    *(b"9" * 5000, b"-1", b"0", b"1 1", b"1e9", "²".encode()),
    *(b"x" * 70_000, b"{who}", b"[/]", b"\\", b"\x1b[2J", b"\xff\xfe", b"a\x00b", "\u202e🐨".encode()),
    *(b"\t", b"!!!", b"help me", b"rules rules"),
)


def typed_into(*words: str, typed: bytes) -> subprocess.CompletedProcess[bytes]:
    """In a language whose terminals are strict about what is text, as most are."""
    strict = {"PYTHONPATH": PACKAGE, "PYTHONIOENCODING": "utf-8:strict", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "homeward.cli", *words],
        input=typed,
        capture_output=True,
        env=os.environ | strict,
        check=False,
    )


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_no_line_ends_a_game_or_moves(game: str, tmp_path: Path) -> None:
    untouched, saved = tmp_path / "untouched.json", tmp_path / "game.json"
    typed_into("play", game, "--players", "2", "--seed", "3", "--save", str(untouched), typed=b"")
    done = typed_into("play", game, "--players", "2", "--seed", "3", "--save", str(saved), typed=b"\n".join(LINES))
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert b"\x1b" not in done.stdout
    assert saved.read_bytes() == untouched.read_bytes(), "no move was made"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("house") / "homeward.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(DATABASE.read_text(encoding="utf-8"))

    async def to_present_day() -> None:
        storage = storage_at(f"sqlite:///{file}")
        await storage.open()
        await storage.close()

    asyncio.run(to_present_day())
    return f"sqlite:///{file}"


@pytest.mark.parametrize("answer", [b"", b"9" * 5000, b"x" * 70_000, b"\xff\xfe", b"y\x00es", "ye\u200bs".encode()])
def test_only_a_yes_deletes_a_table(answer: bytes, database: str) -> None:
    done = typed_into("tables", "delete", "petsfourrematche", "--database", database, typed=answer + b"\n")
    assert done.returncode == 2
    assert b"has not been deleted" in done.stderr
    assert b"Traceback" not in done.stderr
    assert b"petsfourrematche" in typed_into("tables", "list", "--database", database, typed=b"").stdout


def test_a_language_model_that_speaks_nonsense_gets_no_stack_trace() -> None:
    done = typed_into("mcp", "monster-chase", typed=b"\n".join([*LINES, b"{", b"[]", b'{"jsonrpc":"2.0"}']))
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
