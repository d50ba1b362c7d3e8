"""Writes the example as a game of another name: its folder, and its two lines in the list of games."""

import keyword
import re
from pathlib import Path

from msgspec import Struct

from homeward.callers_file import callers_file
from homeward.catalogue import text_factory
from homeward.engine.errors import HomewardError
from homeward.games import GAMES

EXAMPLE = Path(__file__).with_name("example_game")
PACKAGE = f"{__package__}.{EXAMPLE.name}"
LONGEST = 40  # letters of a name
NAME = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
IMPORT = re.compile(r"^from homeward\.games\.\w+ import [A-Z_]+$", re.MULTILINE)
LIST = re.compile(r"^GAMES: tuple\[Game, \.\.\.\] = \(\n(?:    [A-Z_]+,\n)*", re.MULTILINE)
say = text_factory("new-game")


class BadGameName(HomewardError):
    """A name that no new game can have, or a place where none can be written."""


class GameName(Struct, frozen=True):
    """The name of a game in the spellings that code and texts need."""

    kebab: str

    @property
    def snake(self) -> str:
        return self.kebab.replace("-", "_")

    @property
    def upper(self) -> str:
        return self.snake.upper()

    @property
    def camel(self) -> str:
        return "".join(word.capitalize() for word in self.kebab.split("-"))

    @property
    def title(self) -> str:
        return " ".join(word.capitalize() for word in self.kebab.split("-"))


OF_EXAMPLE = GameName("example-game")


def check_name(name: str) -> GameName:
    """The name, if a new game can have it."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise BadGameName(say("bad-name", name=name[:LONGEST]))
    found = GameName(name.replace("_", "-"))
    if any(found.kebab == game.name for game in GAMES):
        raise BadGameName(say("taken", name=found.kebab))
    return found


def write_game(name: GameName, folder: Path, package: str) -> list[Path]:
    """Writes the files of the game into a new folder below this one; returns them."""
    place = folder / name.snake
    if place.exists() or place.with_suffix(".py").exists():
        raise BadGameName(say("exists", folder=str(place)))
    written = []
    for source in sorted([*EXAMPLE.rglob("*.py"), *EXAMPLE.rglob("*.po")]):
        file = place / source.relative_to(EXAMPLE)
        text = with_its_name(source.read_text(encoding="utf-8"), name, package)
        with callers_file(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        written.append(file)
    return written


def with_its_name(text: str, name: GameName, package: str) -> str:
    """A file of the example with another name in it. Imports stay in order: a package is sorted by its name."""
    text = text.replace(PACKAGE, f"{package}.{name.snake}" if package else name.snake)
    for spelling in ("kebab", "snake", "upper", "camel", "title"):
        text = text.replace(getattr(OF_EXAMPLE, spelling), getattr(name, spelling))
    return text


def list_game(name: GameName, file: Path, package: str) -> bool:
    """Adds the game to the list of games; False if somebody has written that file in another way."""
    text = file.read_text(encoding="utf-8")
    imports, games = IMPORT.findall(text), LIST.search(text)
    if not imports or games is None:
        return False
    text = text[: games.end()] + f"    {name.upper},\n" + text[games.end() :]
    sorted_imports = sorted([*imports, import_line(name, package)])
    text = text.replace("\n".join(imports), "\n".join(sorted_imports))
    file.write_text(text, encoding="utf-8")
    return True


def import_line(name: GameName, package: str) -> str:
    return f"from {package}.{name.snake} import {name.upper}" if package else f"from {name.snake} import {name.upper}"
