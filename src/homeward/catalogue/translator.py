"""Turns a `Text` into a sentence in the reader's language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from homeward.catalogue.folders import SOURCE, folders
from homeward.catalogue.locale_rules import ListPatterns, locale_rules_of
from homeward.catalogue.po_files import Forms, texts
from homeward.catalogue.text import ANY_OF, PLAYER, Arg, Text

COUNTED = "n"  # the argument that selects the plural form of a message
# {monster}; {monster@acc}, another form of its name; {monster@gender|m=…|f=…}, a choice by a property of it.
# Names are of Unicode's letters and digits, here and in the browser.
PLACE = re.compile(r"\{(\w+)(?:@(\w+)((?:\|[^|{}]*)*))?\}")


def left_open(words: str) -> str:
    """A key without a message or a place without a value, as a newer server may send them: shown as it is."""
    return words


class Translator:
    """Translates into one language."""

    def __init__(self, language: str, messages: Mapping[str, Forms]) -> None:
        self.rules = locale_rules_of(language)
        self.messages = messages

    def translate(self, text: Text, players: Sequence[str] = ()) -> str:
        """The sentence; `players` are the names at the table, by seat."""
        return self._translate(text, players, "")

    def _translate(self, text: Text, players: Sequence[str], form: str) -> str:
        if text.key == PLAYER:
            return self._player(text.args.get("seat"), players)
        if text.key == ANY_OF:
            return self._any_of(text.args.get("items"), players, form)
        inflected = f"{text.key}@{form}"
        known = form != "" and inflected in self.messages
        message = self.messages.get(inflected if known else text.key)
        if message is None:
            return left_open(text.key)
        pattern = self._plural_form(message, text.args)
        whole = PLACE.fullmatch(pattern)  # a message that is only a place passes the form on, as "list" does
        passed = form if whole and not known else ""
        return PLACE.sub(lambda place: self._place(place, text.args, players, passed), pattern)

    def _place(self, place: re.Match[str], args: Mapping[str, Arg], players: Sequence[str], passed: str) -> str:
        name, form, choices = place.groups(default="")
        if name not in args:
            return left_open(place[0])
        if choices:
            return self._choice(args[name], form, choices)
        return self._argument(args[name], players, form or passed)

    def _choice(self, value: Arg, name: str, choices: str) -> str:
        """The text for a property of a thing, such as its gender; the last one if nothing is known about it."""
        options = dict(choice.partition("=")[::2] for choice in choices[1:].split("|"))
        found = self.messages.get(f"{value.key}@{name}") if isinstance(value, Text) else None
        return options.get(str(found), next(reversed(options.values())))

    def _player(self, seat: Arg | None, players: Sequence[str]) -> str:
        if not isinstance(seat, int):
            return left_open(PLAYER)
        name = players[seat] if seat < len(players) else ""
        return name or self.translate(Text("seat", {"n": seat + 1}))

    def _plural_form(self, forms: Forms, args: Mapping[str, Arg]) -> str:
        if isinstance(forms, str):
            return forms
        number = args.get(COUNTED)
        found = forms.get(self.rules.category(abs(number))) if isinstance(number, int) else None
        return found or forms.get("other") or next(iter(forms.values()))  # English has fewer forms than Czech

    def _argument(self, value: Arg, players: Sequence[str], form: str) -> str:
        if isinstance(value, Text):
            return self._translate(value, players, form)
        if isinstance(value, tuple):
            return self._join(value, self.rules.every, players, form)
        return value if isinstance(value, str) else self.rules.number(value)

    def _any_of(self, items: Arg | None, players: Sequence[str], form: str) -> str:
        return self._join(items, self.rules.one_of, players, form) if isinstance(items, tuple) else left_open(ANY_OF)

    def _join(self, items: Sequence[Text | str], patterns: ListPatterns, players: Sequence[str], form: str) -> str:
        return patterns.join([self._argument(one, players, form) for one in items])


def translator_for(language: str) -> Translator:
    """A translator with the messages of Homeward and of all games, also of those added since the last call."""
    return _cached_translator(language, tuple(folders))


@cache
def _cached_translator(language: str, known: tuple[Path, ...]) -> Translator:
    return Translator(language, texts(language))


def english(text: Text) -> str:
    """The English sentence, for logs and for Python callers."""
    return translator_for(SOURCE).translate(text)
