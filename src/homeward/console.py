"""What all commands share: the console, and options of a game as a parameter."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

Options = Annotated[
    list[str], Parameter(name=["--option", "-o"], negative="", help="An option of the game, such as length=20.")
]
Language = Annotated[
    str | None, Parameter(help="The language to be told in, such as de or cs. Default: the system's (LANG).")
]
Components = Annotated[Path | None, Parameter(help="Your own components file, with the real tiles of a printed game.")]
