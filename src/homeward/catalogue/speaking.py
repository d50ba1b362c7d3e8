"""The language at this terminal: what was wished for with `--language`, otherwise what the system says."""

import os
from collections.abc import Sequence

from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.manners import fitting
from homeward.catalogue.said import Said
from homeward.catalogue.telling import teller

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as for every program

_spoken: list[str] = []


def speak(language: str | None) -> None:
    """From now on this language; None is the system's."""
    _spoken[:] = [] if language is None else [language]


def spoken_language() -> str:
    if _spoken:
        return _spoken[0]
    wish = next((os.environ[name] for name in SYSTEM if os.environ.get(name)), SOURCE)
    return fitting([wish.split(".")[0]], languages()) or SOURCE


def told(said: Said | str, players: Sequence[str] = ()) -> str:
    """A sentence for whoever sits here."""
    return said if isinstance(said, str) else teller(spoken_language()).tell(said, players)
