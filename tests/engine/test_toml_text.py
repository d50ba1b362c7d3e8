"""Files that people write: whatever is in them, reading them is quick and ends with a sentence."""

from contextlib import suppress
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from homeward.engine.files.toml_text import DEEPEST, Unreadable, decode_toml
from homeward.engine.options import LARGEST_FILE
from homeward.games import GAMES

HOUSE = sorted((Path(__file__).parents[2] / "src" / "homeward" / "games").glob("*/components.toml"))
Anything = dict[str, Any]


@pytest.mark.parametrize("file", HOUSE, ids=lambda path: path.parent.name)
def test_the_files_of_the_house_have_plenty_of_room(file: Path) -> None:
    assert decode_toml(file.read_bytes(), Anything)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a." * 32_000 + "a=1", "too-deep"),
        ("a=" + "[" * 900, "too-deep"),
        ("a=" + "{a=" * 900, "too-deep"),
        ("a=" + "9" * 5000, "long-word"),
        ("a=0x" + "f" * 60_000, "long-word"),
        ("a=[" + "[]," * 20_000 + "]", "too-much"),
        ("".join(f"a{i}=1\n" for i in range(7000)), "too-much"),
        ("\n".join(["a." * 900 + f"b{i}=1" for i in range(30)]), "too-deep"),
        ("[" + "a." * 900 + "a]\nb=1", "too-deep"),
        ('"' + "\u2028" + '".' + "a." * 900 + "a=1", "too-deep"),
        ('a=["""\n]]]]\\"""", ' + "[" * 900, "too-deep"),
        ("a='''[[[[[[[[[[[['''\n" + "b." * 900 + "=1", "too-deep"),
    ],
)
def test_too_much_of_anything_is_refused_in_a_sentence(text: str, key: str) -> None:
    began = process_time()
    with pytest.raises(Unreadable) as refused:
        decode_toml(text.encode(), Anything)
    assert f"error.toml.{key}" in str(getattr(refused.value.said, "key", ""))
    assert process_time() - began < 1.0, "it took 20 seconds of a processor and 4 GB once"


def test_the_longest_keys_that_are_read_cost_little() -> None:
    """As many as a file can have, each just below the bound."""
    line = "a." * DEEPEST + "b"
    text = "\n".join(f"{line}{number}=1" for number in range(LARGEST_FILE // len(line) - 1))
    began = process_time()
    assert decode_toml(text.encode(), Anything)
    assert process_time() - began < 1.0


def test_strings_and_comments_may_have_anything_in_them() -> None:
    much = "[[[[[[[[[[[[.............." + "-" * 120
    text = f'a = "{much}"  # {much}\nb = \'{much}\'\nc = """{much}\n"""'
    assert decode_toml(text.encode(), Anything) == {"a": much, "b": much, "c": f"{much}\n"}


def test_a_problem_is_never_longer_than_people_read() -> None:
    with pytest.raises(Unreadable) as refused:
        decode_toml(b'"' + b"x" * 60_000 + b'" = 1\n[y', Anything)
    assert len(str(refused.value)) < 400


@given(st.text(alphabet="a.=[]{}\"'#\n\\,1_x -", max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(Unreadable):
        decode_toml(text.encode(), Anything)


@pytest.mark.parametrize("game", [game for game in GAMES if any(option.file for option in game.info.options)])
def test_a_game_tells_a_hostile_file_in_a_sentence(game: Any) -> None:
    option = next(option.name for option in game.info.options if option.file)
    for text in ("a." * 32_000 + "a=1", "a=" + "[" * 900, "a=" + "9" * 5000, "[" * 900, "\0", '"' * LARGEST_FILE):
        found = game.check_file(option, text)
        assert len(found.problems) == 1
