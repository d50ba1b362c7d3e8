"""The language of this terminal: the one chosen with `--language`, otherwise the system's."""

import os
from collections.abc import Sequence

from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.locale_rules import best_match
from homeward.catalogue.text import Text
from homeward.catalogue.translator import translator_for
from homeward.catalogue.visible_text import visible_line

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides, as for every program

_chosen: list[str] = []


def set_language(language: str | None) -> None:
    """Use this language from now on; None means the system's."""
    _chosen[:] = [] if language is None else [language]


def terminal_language() -> str:
    if _chosen:
        return _chosen[0]
    wanted = next((os.environ[name] for name in SYSTEM if os.environ.get(name)), SOURCE)
    return best_match([wanted.split(".")[0]], languages()) or SOURCE


def translate(text: Text | str, players: Sequence[str] = ()) -> str:
    """A sentence in the language of this terminal; a plain string stays as it is."""
    if isinstance(text, str):
        return text
    return translator_for(terminal_language()).translate(text, [visible_line(name) for name in players])
