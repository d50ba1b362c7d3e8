"""Where the catalogues are: one folder of the house, and one in the folder of every game."""

from pathlib import Path

SOURCE = "en"  # the language in which sentences are written first; its files need no translations
HOUSE = Path(__file__).parent  # the sentences of shelf, table and commands

folders = [HOUSE]


def add(folder: Path) -> None:
    """A game's own sentences; each of its keys begins with the game's name."""
    if folder not in folders:
        folders.append(folder)


def languages() -> tuple[str, ...]:
    """The languages of the house by their codes, the one of the sources first."""
    others = sorted(path.stem for path in HOUSE.glob("*.po") if path.stem != SOURCE)
    return (SOURCE, *others)
