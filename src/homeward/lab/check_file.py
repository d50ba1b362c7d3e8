"""`homeward check`: checks a player's own file before it is played with."""

import sys
from pathlib import Path

from homeward.catalogue import text_factory
from homeward.catalogue.terminal_language import translate
from homeward.console import console
from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.games import game as find_game

FAULTY = 1
say = text_factory("check")


def check(file: Path, *, game: str = "", option: str = "") -> None:
    """List everything that is wrong with a file of your own, and what is unusual. Exits with 0 if nothing is wrong.

    Parameters
    ----------
    file
        The file, such as layout.toml.
    game
        The game it is for. Default: the first that takes such a file.
    option
        The option it is for. Default: the option of the game that takes a file, or layout.
    """
    if game:
        chosen = find_game(game)
        option = option or next((one.name for one in chosen.info.options if one.file), "components")
    else:
        option = option or "layout"
        chosen = next((one for one in GAMES if takes_file(one, option)), GAMES[0])
    if not takes_file(chosen, option):
        raise BadOption("option", say("no-file", game=chosen.title, option=option))
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("file", say("unreadable", file=str(file), problem=str(error))) from None
    found = chosen.check_file(option, text)
    for problem in found.problems:
        console.print(translate(say("problem", file=file.name, problem=problem)))
    for warning in found.warnings:
        console.print(translate(say("warning", file=file.name, warning=warning)))
    if found.problems:
        sys.exit(FAULTY)
    console.print(translate(say("fine", file=file.name, game=chosen.title)))


def takes_file(game: Game, option: str) -> bool:
    return any(one.name == option and one.file for one in game.info.options)
