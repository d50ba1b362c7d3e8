"""Where the catalogues are: one folder for Homeward itself, and one in the folder of every game."""

from pathlib import Path

SOURCE = "en"  # the language in which messages are written first; its files need no translations
HOUSE = Path(__file__).parent  # the messages of shelf, table and commands

folders = [HOUSE]


def add(folder: Path) -> None:
    """Add a game's own catalogue; each of its keys begins with the game's name."""
    if folder not in folders:
        folders.append(folder)


def languages() -> tuple[str, ...]:
    """The codes of all languages, the source language first."""
    others = sorted(path.stem for path in HOUSE.glob("*.po") if path.stem != SOURCE)
    return (SOURCE, *others)
