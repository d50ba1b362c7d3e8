"""`--components my.toml`: somebody's own tiles on the command line."""

from pathlib import Path

import pytest

import homeward
from homeward.engine.errors import BadOption
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.games.spelling import parse_options
from tests.command_line import run
from tests.games.monster_baby_rescue.own_box import part_of


def own_file(folder: Path, text: str) -> Path:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_play_with_own_tiles_records_them(tmp_path: Path) -> None:
    own = own_file(tmp_path, part_of("prices").replace("places = 4", "places = 5"))
    saved = tmp_path / "game.json"
    done = run(
        "play", "monster-baby-rescue", "--components", str(own), "--seed", "3", "--save", str(saved), typed="quit\n"
    )
    assert "Traceback" not in done.stderr
    assert homeward.Record.load(saved).data.options["components"] == own.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("prices = []", "prices: there are 0, but there must be 6"),
        ("tiles = [{ id = 3 }]", "tiles, row 1.id: Expected `str`, got `int`"),
    ],
)
def test_a_wrong_file_is_one_sentence(tmp_path: Path, text: str, message: str) -> None:
    done = run("play", "monster-baby-rescue", "--components", str(own_file(tmp_path, text)))
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_is_not_there_and_one_that_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="cannot be read"):
        parse_options(MONSTER_BABY_RESCUE, [], tmp_path / "nowhere.toml")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadOption, match="is not a text file"):
        parse_options(MONSTER_BABY_RESCUE, [f"components={picture}"])


def test_a_game_without_such_a_file_says_so(tmp_path: Path) -> None:
    done = run("play", "monster-chase", "--components", str(own_file(tmp_path, "")))
    assert done.returncode == 2
    assert "There is no option called components" in done.stderr
