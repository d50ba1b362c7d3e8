"""The console, and the parameters that several commands have, each with its help."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

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
