"""In which language this terminal is told a game."""

from homeward.catalogue import Text
from homeward.catalogue.folders import languages
from homeward.catalogue.terminal_language import set_language
from homeward.engine.errors import BadOption


def speak_as_wished(language: str | None) -> None:
    """From now on in this language; None is the system's. One that the house does not speak is refused."""
    if language is not None and language not in languages():
        raise BadOption("language", Text("error.language", {"language": language, "known": languages()}))
    set_language(language)
