"""`homeward new-game` writes a game that keeps the contract from its first minute."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import homeward.games
from homeward.new_game.write_game import GameName, list_game
from tests.command_line import run
from tests.new_game.generated import FOLDER, LISTED, NAME, TITLE, write_new_game

ROOT = Path(__file__).parents[2]
LIST = Path(homeward.games.__file__)
TEN = {
    *("__init__.py", "moves.py", "position.py", "bounds.py", "view.py", "described.py", "events.py"),
    *("rules/state.py", "rules/notes.py", "catalogue/en.po"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the game in it."""
    place = tmp_path_factory.mktemp("new")
    write_new_game(place)
    return place


def run_in(folder: Path, *words: str, answers: str = "") -> str:
    path = os.pathsep.join([str(folder), *sys.path])
    environment = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, input=answers, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]


def test_it_is_ten_files_with_nothing_of_the_example_in_them(folder: Path) -> None:
    files = files_in(folder / FOLDER)
    assert {path.relative_to(folder / FOLDER).as_posix() for path in files} == TEN
    for path in files:
        text = path.read_text(encoding="utf-8").lower()
        assert "example" not in text, path
    assert TITLE in (folder / FOLDER / "catalogue" / "en.po").read_text(encoding="utf-8")


@pytest.mark.parametrize("suite", ["tests/test_contract.py", "tests/catalogue"])
def test_it_keeps_the_contract_and_has_words_for_everything(folder: Path, suite: str) -> None:
    told = run_in(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", LISTED, "-k", NAME, suite)
    assert "passed" in told


def test_it_is_written_as_this_project_writes(folder: Path) -> None:
    ours = ("--config", str(ROOT / "pyproject.toml"), "--config", f"src = ['{ROOT / 'src'}', '{folder}']")
    for check in (("check", "--no-cache"), ("format", "--check", "--no-cache")):
        run_in(folder, "-m", "ruff", *check, *ours, str(folder / FOLDER))


def test_a_person_and_a_bot_play_it_in_the_terminal(folder: Path) -> None:
    house = str(folder / "house.py")
    told = run_in(folder, house, "play", NAME, "--bots", "owl", "--seed", "5", answers="1\n" * 20)
    assert "It is your turn." in told
    assert "Take 1 pebble" in told
    assert " wins!" in told
    assert "Points: " in told
    assert "()" not in told, "a line of points without a rule"


def test_its_strongest_bot_knows_how_to_win(folder: Path) -> None:
    standings = run_in(folder, str(folder / "house.py"), "tournament", NAME, "--games", "8", "--bots", "random,owl:50")
    assert "owl" in standings


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        *(
            (name, "A game cannot be called")
            for name in ("", "Two", "two piles", "2-piles", "two--piles", "-two", "..")
        ),
        *((name, "A game cannot be called") for name in ("../two", "two/piles", "class", "zwei-häuser", "x" * 41)),
        ("wombat-rescue", "There is a game called wombat-rescue already."),
        ("wombat_rescue", "There is a game called wombat-rescue already."),
    ],
)
def test_a_bad_name_is_refused_in_one_sentence(name: str, reason: str, tmp_path: Path) -> None:
    done = run("new-game", "--folder", str(tmp_path), f"--name={name}")
    assert done.returncode == 2
    assert reason in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_never_written_over(folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*.py")}
    done = run("new-game", NAME, "--folder", str(folder))
    assert done.returncode == 2
    assert "is there already. Nothing was written." in done.stderr
    assert {path: path.read_bytes() for path in folder.rglob("*.py")} == before


def test_a_module_of_that_name_counts_as_there(tmp_path: Path) -> None:
    (tmp_path / "two_piles.py").touch()
    assert "is there already" in run("new-game", NAME, "--folder", str(tmp_path)).stderr


def test_the_list_of_games_gets_two_lines_and_stays_in_order(tmp_path: Path) -> None:
    copy = Path(shutil.copy(LIST, tmp_path / "games.py"))
    assert list_game(GameName(NAME), copy, "homeward.games")
    before, after = (path.read_text(encoding="utf-8").splitlines() for path in (LIST, copy))
    assert [line for line in after if line not in before] == [
        "from homeward.games.two_piles import TWO_PILES",
        "    TWO_PILES,",
    ]
    assert [line for line in after if "two_piles" not in line.lower()] == before
    imports = [line for line in after if line.startswith("from homeward.games.")]
    assert imports == sorted(imports)


def test_a_list_that_is_written_in_another_way_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.py"
    file.write_text("GAMES = ()\n", encoding="utf-8")
    assert not list_game(GameName(NAME), file, "homeward.games")
    assert file.read_text(encoding="utf-8") == "GAMES = ()\n"


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which a game may be written."""
    place = tmp_path_factory.mktemp("project")
    shutil.copytree(
        ROOT / "src" / "homeward", place / "src" / "homeward", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    (place / "pyproject.toml").touch()
    return place


def test_without_a_folder_it_is_written_among_the_games_and_listed(sources: Path) -> None:
    told = run_in(sources / "src", "-m", "homeward.cli", "new-game", NAME)
    place = sources / "src" / "homeward" / "games" / FOLDER
    assert {path.relative_to(place).as_posix() for path in files_in(place)} == TEN
    assert f"10 files written in {place}." in " ".join(told.split())
    assert f"homeward play {NAME}" in told
    played = run_in(
        sources / "src", "-m", "homeward.cli", "play", NAME, "--bots", "cub", "--seed", "5", answers="1\n" * 20
    )
    assert " wins!" in played


def test_where_the_sources_are_not_nothing_is_written(sources: Path, tmp_path: Path) -> None:
    """An installed package has no `pyproject.toml` above it."""
    installed = Path(shutil.copytree(sources / "src", tmp_path / "site-packages"))
    before = files_in(installed)
    done = subprocess.run(
        [sys.executable, "-m", "homeward.cli", "new-game", "three-piles"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(installed), *sys.path]), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "This works only in a copy of Homeward’s source code, unless" in done.stderr
    assert files_in(installed) == before
