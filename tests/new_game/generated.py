"""A game that `homeward new-game` has just written, and a house that has it on the shelf."""

from pathlib import Path

from tests.command_line import run

NAME, FOLDER, TITLE = "two-piles", "two_piles", "Two Piles"
LISTED = "two_piles_listed"  # a module that puts it on the shelf when it is imported

LIST_IT = """
import homeward.games
from two_piles import TWO_PILES

homeward.games.GAMES += (TWO_PILES,)
"""
HOUSE = """
import two_piles_listed
from homeward.cli import main

if __name__ == "__main__":
    main()
"""


def write_new_game(folder: Path) -> Path:
    """Writes the game; returns the script that is the command line of its house."""
    done = run("new-game", NAME, "--folder", str(folder))
    assert done.returncode == 0, done.stderr
    assert "from two_piles import TWO_PILES" in done.stdout
    (folder / f"{LISTED}.py").write_text(LIST_IT, encoding="utf-8")
    house = folder / "house.py"
    house.write_text(HOUSE, encoding="utf-8")
    return house
