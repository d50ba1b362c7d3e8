"""The console, and the parameters that several commands have, each with its help."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from homeward.catalogue.visible_text import visible


class PlainConsole(Console):
    """Prints text as it is: `[/]` and `:smile:` mean nothing here, and what would command the terminal is escaped."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def render_str(self, text: str, **settings: Any) -> Text:
        """Every string comes through here, also the cells of a table."""
        return super().render_str(visible(text), **settings)

    def input(self, prompt: str | Text = "", **settings: Any) -> str:
        return super().input(prompt, **settings | {"markup": False, "emoji": False})  # it has defaults of its own


console = PlainConsole()
errors = PlainConsole(stderr=True)

Options = Annotated[
    Sequence[str],
    Parameter(
        name=["--option", "-o"], negative="", show_default=False, help="An option of the game, such as length=20."
    ),
]
Language = Annotated[
    str | None, Parameter(help="The language of the output, such as de or cs. Default: the system's (LANG).")
]
Components = Annotated[Path | None, Parameter(help="Your own components file, with the real tiles of a printed game.")]
GameName = Annotated[str, Parameter(help="Name of the game, in small letters and with hyphens.")]
Players = Annotated[int, Parameter(help="Number of seats.")]
ChosenSeed = Annotated[int | None, Parameter(help="Deal this game. Default: a random one.")]
AsJson = Annotated[bool, Parameter(help="Print one JSON object instead of tables.")]
AsJsonLines = Annotated[bool, Parameter(help="Print one JSON object per line instead of tables.")]
