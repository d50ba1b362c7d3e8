"""`python -m tests.sixth_game.house`: the command line of a house with six games, in all processes it starts."""

import tests.sixth_game.listed  # noqa: F401 - importing it is what it is for
from homeward.cli import main

if __name__ == "__main__":
    main()
