"""Every message is said somewhere: its key stands in the sources, whole or put together from words that do."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from homeward.catalogue.folders import HOUSE, SOURCE
from homeward.catalogue.po_files import texts_of
from homeward.engine.game import Game
from homeward.games import GAMES

ROOT = Path(__file__).parents[2]
FOLDERS = [HOUSE, *(game.parts.catalogue for game in GAMES)]
PLACE = "\0"  # where something is filled in
FILLED_IN = r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}"
QUOTED = re.compile(rf"(['\"`%])((?:[\w.-]|{FILLED_IN})+)\1")
MAY_BE_A_KEY = re.compile(r"\w[\w.\0-]*")
BEGINS_WITH_A_NAME = re.compile(r"[\w-]+\.")
WORD = re.compile(r"\w+")


def sources() -> list[Path]:
    """All that says something; not the types that are made from the catalogues, and no tests."""
    package, client = ROOT / "src" / "homeward", ROOT / "web"
    builds = [client / "po.ts", client / "installable.ts"]
    written = [*builds, *(client / "src").rglob("*.ts"), *(client / "src").rglob("*.svelte")]
    ours = [path for path in written if path.name != "words.ts" and not path.name.endswith(".test.ts")]
    elsewhere = [game.parts.catalogue.parent for game in GAMES if not game.parts.catalogue.is_relative_to(package)]
    kinds = [(folder, kind) for folder in (package, *elsewhere) for kind in ("*.py", "*.toml")]
    return [*ours, *(file for folder, kind in kinds for file in folder.rglob(kind))]


def literals(file: Path) -> Iterator[str]:
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        yield from (re.sub(FILLED_IN, PLACE, quoted) for _, quoted in QUOTED.findall(text))
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else PLACE for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def written() -> frozenset[str]:
    """Whatever in the sources may be a key or a part of one."""
    return frozenset(text for file in sources() for text in literals(file) if MAY_BE_A_KEY.fullmatch(text))


@cache
def words() -> frozenset[str]:
    """Whatever may be filled in: every word of the sources, as the names of tiles, options and levels are."""
    return frozenset(word for file in sources() for word in WORD.findall(file.read_text(encoding="utf-8").lower()))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    filled = [text for text in written() if PLACE in text and BEGINS_WITH_A_NAME.match(text)]
    return tuple(re.compile(re.escape(text).replace(PLACE, "(.+)")) for text in filled)


@cache
def prefixes() -> frozenset[str]:
    """What `text_factory` puts before keys, and `game_text_factory` before those of a game."""
    calls = re.compile(r'text_factory\(f?"([\w.{}-]+)"\)')
    written_out = {found for file in sources() for found in calls.findall(file.read_text(encoding="utf-8"))}
    return frozenset(written_out | {game.name for game in GAMES})


def is_written(key: str) -> bool:
    if key in written():
        return True
    found = (pattern.fullmatch(key) for pattern in patterns())
    return any(all(known(filled) for filled in match.groups()) for match in found if match)


def known(filled: str) -> bool:
    return all(part in words() for part in re.split(r"[.-]", filled.lower()) if part)


def is_said(key: str) -> bool:
    own = [key.removeprefix(f"{prefix}.") for prefix in prefixes() if key.startswith(f"{prefix}.")]
    return any(map(is_written, [key, *own]))


def looked_up(game: Game) -> Iterator[str]:
    """What the house asks every game for by itself."""
    yield from (f"{game.name}.title", f"{game.name}.tagline")
    for option in game.info.options:
        name = f"{game.name}.option.{option.name}"
        yield from (f"{name}.title", f"{name}.help")
        yield from (f"{name}.{choice}{end}" for choice in option.choices for end in ("", ".help"))
    if game.info.figures is not None:
        yield from (f"{game.info.figures.words}.{what}" for what in ("choose", "any", *game.info.figures.names))
    for lesson in game.lessons.lesson:
        yield from (f"{game.name}.lesson.{lesson.name}.{what}" for what in ("title", *(one.say for one in lesson.step)))
    if game.lessons.coached is not None:
        yield from (f"{game.name}.coach.{line.say}" for line in game.lessons.coached.line)
    if game.bots.puzzles is not None:
        yield from (f"{game.name}.puzzle.{theme}" for theme in game.bots.puzzles.themes)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_said_somewhere(folder: Path) -> None:
    asked = {key for game in GAMES for key in looked_up(game)}
    keys = texts_of(folder / f"{SOURCE}.po")
    assert [key for key in keys if key not in asked and not is_said(key)] == []
