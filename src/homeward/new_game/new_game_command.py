"""`homeward new-game NAME`."""

from pathlib import Path

import homeward.games
from homeward.catalogue.terminal_language import set_language, translate
from homeward.console import Language, console
from homeward.new_game.write_game import (
    BadGameName,
    GameName,
    check_name,
    import_line,
    list_game,
    say,
    write_game,
)

LIST = Path(homeward.games.__file__)
PACKAGE = homeward.games.__name__
PROJECT = "pyproject.toml"


def new_game(name: str, *, folder: Path | None = None, language: Language = None) -> None:
    """Write a small game that is complete: it keeps the contract, and can be played here and in the browser.

    Parameters
    ----------
    name
        What it is called, such as hide-and-seek.
    folder
        Where its folder is made. Default: with the other games, and listed there.
    """
    set_language(language)
    chosen = check_name(name)
    if folder is None:
        write_in_house(chosen)
    else:
        written = write_game(chosen, folder, package="")
        tell(chosen, written, import_line(chosen, package=""))


def write_in_house(name: GameName) -> None:
    """With the other games; only where their sources are, since an installed package is no place for new ones."""
    if not (LIST.parents[3] / PROJECT).exists():
        raise BadGameName(say("no-sources"))
    written = write_game(name, LIST.parent, PACKAGE)
    tell(name, written, "" if list_game(name, LIST, PACKAGE) else import_line(name, PACKAGE))


def tell(name: GameName, written: list[Path], missing_import: str) -> None:
    console.print(translate(say("written", n=len(written), folder=str(written[0].parent))), soft_wrap=True)
    if missing_import:
        console.print(translate(say("list-it", line=missing_import, name=name.upper)), soft_wrap=True)
    else:
        console.print(translate(say("play-it", name=name.kebab)), soft_wrap=True)
