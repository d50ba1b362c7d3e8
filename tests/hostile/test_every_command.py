"""Every command, with nonsense in each of its arguments: one sentence, an exit code, and no stack trace."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import App
from cyclopts.argument import Argument

from homeward.cli import main
from homeward.commands import app

from .doors import command_doors

REFUSED = (1, 2)  # by the parser of the command line, or by the command
COMMANDS = [door.removeprefix("command ") for door in command_doors()]
NO_NUMBERS = ("x", "", "9" * 5000)
NO_COUNTS = ("-1",)
NO_NAMES = ("x" * 5000, "\udcff")  # the second is a byte that is no text, as Python reads it
NO_FILES = ("x" * 5000, ".")
TAKES_ANYTHING = (
    "--seed",
    "--name",
    "--language",
    "--agent",
    "--transcripts",
    "--folder",
    "--html",
)  # besides what is no number; --html is drawn last, which takes long
LONGEST = 20_000  # letters of an answer: no help is longer
NOWHERE = "sqlite:////dev/null/homeward.db"
QUICK = ("--bots", "random", "--games", "1", "--processes", "1")
# Arguments that are right, so that the wrong one is reached; where a command begins all the same, it has little to do.
RIGHT: dict[str, tuple[str, ...]] = {
    "serve": ("--database", NOWHERE),
    "backup": ("backup.db", "--database", NOWHERE),
    "restore": ("backup.db", "--database", NOWHERE),
    "tables list": ("--database", NOWHERE),
    "tables show": ("aaaa", "--database", NOWHERE),
    "tables close": ("aaaa", "--database", NOWHERE),
    "tables delete": ("aaaa", "--database", NOWHERE),
    "tables export": ("aaaa", "--database", NOWHERE),
    "replay": ("nowhere.json",),
    "check": ("nowhere.toml",),
    "new-game": ("Not a name!",),
    "sim": ("monster-chase", *QUICK),
    "tournament": ("monster-chase", *QUICK),
    "strength": ("monster-chase", "--bots", "random,greedy", "--games", "1", "--processes", "1"),
    "ladder": ("monster-chase", "--bots", "random,greedy", "--rounds", "1", "--processes", "1"),
    "balance": ("monster-chase", "--games", "1", "--processes", "1"),
    "agents": ("monster-chase", "no-such-program"),
    "dataset make": ("monster-chase", "out", "--games", "1", "--bots", "random", "--processes", "1"),
    "puzzles make": ("no-such-game",),
    "puzzles check": ("no-such-game",),
    "bench": ("no-such-game",),
    "load": ("--server", "http://127.0.0.1:1"),
    "mcp": ("--game", "no-such-game"),
}


def arguments_of(command: str) -> list[Argument]:
    found: App = app
    for word in command.split():
        found = found[word]
    return [one for one in found.assemble_argument_collection() if one.names[0].startswith("--")]


def wrong_values(argument: Argument) -> tuple[str, ...]:
    kind, name = str(argument.hint), argument.names[0]
    if "int" in kind or "float" in kind:
        return NO_NUMBERS if name in TAKES_ANYTHING else NO_NUMBERS + NO_COUNTS
    if "bool" in kind or name in TAKES_ANYTHING:
        return ()
    return NO_FILES if "Path" in kind else NO_NAMES


def wrong_calls(command: str) -> Iterator[list[str]]:
    words, right = command.split(), RIGHT.get(command, ("monster-chase",))
    yield [*words, *right, "--no-such-flag"]
    yield [*words, *right, *["more"] * 40]
    for argument in arguments_of(command):
        flag = argument.names[0]
        rest = without(flag, right)
        yield from ([*words, *rest, f"{flag}={value}"] for value in wrong_values(argument))
        if "bool" not in str(argument.hint):
            yield [*words, *rest, flag]


def without(flag: str, words: tuple[str, ...]) -> tuple[str, ...]:
    if flag not in words:
        return words
    at = words.index(flag)
    return words[:at] + words[at + 2 :]


def exit_code(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> object:
    monkeypatch.setattr(sys, "argv", ["homeward", *words])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    try:
        main()
    except SystemExit as end:
        return end.code or 0
    except Exception as error:
        return repr(error)
    return 0


@pytest.mark.parametrize("command", [command for command in COMMANDS if command != "baseline"])
def test_no_nonsense_gets_through(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    faults = []
    for number, words in enumerate(wrong_calls(command)):
        (tmp_path / str(number)).mkdir()
        monkeypatch.chdir(tmp_path / str(number))
        ended = exit_code(monkeypatch, words)
        printed = "".join(capsys.readouterr())
        if ended not in REFUSED or "Traceback" in printed or not 0 < len(printed) < LONGEST:
            faults.append((ended, [word[:40] for word in words], printed[-200:]))
    assert not faults, "\n".join(map(str, faults))


def test_what_needs_an_extra_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The one command whose arguments cannot be read without torch, which few have."""
    monkeypatch.setitem(sys.modules, "torch", None)
    assert exit_code(monkeypatch, ["baseline", "--no-such-flag"]) in REFUSED
    assert "Traceback" not in capsys.readouterr().err
