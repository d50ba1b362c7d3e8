"""Options of a game as people write them on a command line: `pack=yes`, `length=20`."""

from collections.abc import Iterable
from pathlib import Path

from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.engine.options import Option, Value, say, unknown_option


def parse_options(game: Game, words: Iterable[str], components: Path | None = None) -> dict[str, Value]:
    """`["pack=yes"]` -> `{"pack": True}`. Raises BadOption with the allowed values. A components file is one option."""
    if components is not None:
        words = [*words, f"components={components}"]
    known = {option.name: option for option in game.info.options}
    parsed: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadOption(name, say("no-option", word=word))
        if name not in known:
            raise unknown_option(name, tuple(known))
        parsed[name] = parse_value(known[name], text, max(game.info.players))
    return parsed


def parse_value(option: Option, text: str, players: int) -> Value:
    """The value that a text means; the deal checks whether the game allows it."""
    if option.file:
        return file_text(option, Path(text))
    for value in option.values(players):
        if option.spelled(value) == text.lower() or (isinstance(value, bool) and str(value).lower() == text.lower()):
            return value
    raise option.refusal(text, players)


def file_text(option: Option, path: Path) -> str:
    """The text of a player's file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption(option.name, say("unreadable", file=str(path), problem=error.strerror or "")) from None
    except UnicodeDecodeError:
        raise BadOption(option.name, say("no-text", file=str(path))) from None
