"""Options of a game as people write them on a command line: `pack=yes`, `length=20`."""

from collections.abc import Iterable
from pathlib import Path

from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.engine.options import Option, Value


def parse_options(game: Game, words: Iterable[str], components: Path | None = None) -> dict[str, Value]:
    """`["pack=yes"]` -> `{"pack": True}`, or BadOption saying what is allowed; a components file is an option too."""
    if components is not None:
        words = [*words, f"components={components}"]
    known = {option.name: option for option in game.info.options}
    parsed: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadOption(name, f"{word!r} is not an option; write name=value, such as length=20")
        if name not in known:
            raise BadOption(name, f"there is no option {name!r}; this game has: {', '.join(known) or 'none'}")
        parsed[name] = parse_value(known[name], text, max(game.info.players))
    return parsed


def parse_value(option: Option, text: str, players: int) -> Value:
    """The value that so many players could mean; whether it goes with the game is seen when it is dealt."""
    if option.file:
        return file_text(option, Path(text))
    for value in option.values(players):
        if option.spelled(value) == text.lower() or (isinstance(value, bool) and str(value).lower() == text.lower()):
            return value
    raise BadOption(option.name, option.refusal(text, players))


def file_text(option: Option, path: Path) -> str:
    """The text of a file that the table brings along."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption(option.name, f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadOption(option.name, f"{path} is not a text file") from None
