"""Turns a `Text` into a sentence in the reader's language."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from homeward.catalogue.folders import SOURCE, folders
from homeward.catalogue.locale_rules import ListPatterns, locale_rules_of
from homeward.catalogue.po_files import Forms, texts
from homeward.catalogue.text import ANY_OF, PLAYER, Arg, Text

COUNTED = "n"  # the argument that selects the plural form of a message


class Translator:
    """Translates into one language."""

    def __init__(self, language: str, messages: Mapping[str, Forms]) -> None:
        self.rules = locale_rules_of(language)
        self.messages = messages

    def translate(self, text: Text, players: Sequence[str] = ()) -> str:
        """The sentence; `players` are the names at the table, by seat."""
        if text.key == PLAYER:
            return self._player(text, players)
        if text.key == ANY_OF:
            return self._join(text.args["items"], self.rules.one_of, players)
        pattern = self._form(self.messages[text.key], text.args)
        return pattern.format_map({name: self._argument(value, players) for name, value in text.args.items()})

    def _player(self, text: Text, players: Sequence[str]) -> str:
        seat = text.args["seat"]
        assert isinstance(seat, int), "a seat is a number"
        name = players[seat] if seat < len(players) else ""
        return name or self.translate(Text("seat", {"n": seat + 1}))

    def _form(self, forms: Forms, args: Mapping[str, Arg]) -> str:
        if isinstance(forms, str):
            return forms
        number = args[COUNTED]
        assert isinstance(number, int), "a plural form depends on a number"
        return forms.get(self.rules.category(abs(number)), forms["other"])  # English has fewer forms than Czech

    def _argument(self, value: Arg, players: Sequence[str]) -> str:
        if isinstance(value, Text):
            return self.translate(value, players)
        if isinstance(value, tuple):
            return self._join(value, self.rules.every, players)
        return value if isinstance(value, str) else self.rules.number(value)

    def _join(self, items: Arg, patterns: ListPatterns, players: Sequence[str]) -> str:
        assert isinstance(items, tuple), "only several things are joined"
        return patterns.join([self._argument(one, players) for one in items])


def translator_for(language: str) -> Translator:
    """A translator with the messages of Homeward and of all games, also of those added since the last call."""
    return _cached_translator(language, tuple(folders))


@cache
def _cached_translator(language: str, known: tuple[Path, ...]) -> Translator:
    return Translator(language, texts(language))


def english(text: Text) -> str:
    """The English sentence, for logs and for Python callers."""
    return translator_for(SOURCE).translate(text)
