"""How commands end: a mistake of the caller is one sentence, a fault of ours keeps its trace."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from homeward.callers_file import UnusableFile, callers_file
from homeward.exit_codes import INTERRUPTED, WRONG_USE, run_command
from tests.command_line import PACKAGE


def missing(name: str) -> FileNotFoundError:
    return FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name)


def test_a_missing_file_of_ours_is_no_mistake_of_the_caller() -> None:
    def command() -> None:
        raise missing("homeward/games/components.toml")

    with pytest.raises(FileNotFoundError):
        run_command(command)


def test_a_missing_file_of_the_caller_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    def command() -> None:
        with callers_file(Path("out")):
            raise missing("out/\x1b[2J.json")

    with pytest.raises(SystemExit) as end:
        run_command(command)
    assert end.value.code == WRONG_USE
    assert r"out/\x1b[2J.json" in capsys.readouterr().err


def test_a_full_disk_names_the_file() -> None:
    """Writing fails without the name of a file."""
    with pytest.raises(UnusableFile, match=r"game\.json .*No space left"), callers_file(Path("game.json")):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_ctrl_c_has_its_own_code() -> None:
    def command() -> None:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as end:
        run_command(command)
    assert end.value.code == INTERRUPTED


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--port", "99999"], "homeward: There is no port 99999"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "homeward[server]"),
    ],
)
def test_the_server_alone_ends_like_homeward_serve(tmp_path: Path, words: list[str], message: str) -> None:
    """Here without the packages of an extra, which are installed for the tests."""
    (tmp_path / "psycopg.py").write_text("raise ModuleNotFoundError(name='psycopg')\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "homeward.server", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), PACKAGE]), "LC_ALL": "C"},
    )
    assert done.returncode == WRONG_USE, done.stderr
    assert message in done.stderr
    assert "Traceback" not in done.stderr
