"""The language of a terminal command."""

from homeward.catalogue import Text
from homeward.catalogue.folders import languages
from homeward.catalogue.terminal_language import set_language
from homeward.engine.errors import BadOption


def use_language(language: str | None) -> None:
    """Use this language from now on; None is the system's. BadOption if there is no such catalogue."""
    if language is not None and language not in languages():
        raise BadOption("language", Text("refusal.no-such-language", {"language": language, "known": languages()}))
    set_language(language)
