"""Makes a sentence from what is to be said, in the reader's language."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

from homeward.catalogue.folders import SOURCE, folders
from homeward.catalogue.reading import Forms, texts
from homeward.catalogue.said import ANY_OF, PLAYER, Arg, Said

Style = Literal["standard", "or"]
COUNTED = "n"  # the argument that a message's plural form goes by


class Teller:
    """One language."""

    def __init__(self, language: str, known: Mapping[str, Forms]) -> None:
        self.locale = Locale.parse(language)
        self.texts = known

    def tell(self, said: Said, players: Sequence[str] = ()) -> str:
        """The sentence; `players` are the names of those at the table, by seat."""
        if said.key == PLAYER:
            return self.player(said, players)
        if said.key == ANY_OF:
            return self.joined(said.args["items"], "or", players)
        text = self.form(self.texts[said.key], said.args)
        return text.format_map({name: self.spoken(value, players) for name, value in said.args.items()})

    def player(self, said: Said, players: Sequence[str]) -> str:
        seat = said.args["seat"]
        assert isinstance(seat, int), "a seat is a number"
        named = players[seat] if seat < len(players) else ""
        return named or self.tell(Said("seat", {"n": seat + 1}))

    def form(self, forms: Forms, args: Mapping[str, Arg]) -> str:
        if isinstance(forms, str):
            return forms
        number = args[COUNTED]
        assert isinstance(number, int), "a plural form goes by a number"
        return forms.get(self.locale.plural_form(abs(number)), forms["other"])  # English has fewer forms than Czech

    def spoken(self, value: Arg, players: Sequence[str]) -> str:
        if isinstance(value, Said):
            return self.tell(value, players)
        if isinstance(value, tuple):
            return self.joined(value, "standard", players)
        return value if isinstance(value, str) else format_decimal(value, locale=self.locale)

    def joined(self, items: Arg, style: Style, players: Sequence[str]) -> str:
        assert isinstance(items, tuple), "several things are joined"
        return format_list([self.spoken(one, players) for one in items], style, locale=self.locale)


def teller(language: str) -> Teller:
    """The one that knows everything the house and its games can say, also those that came last."""
    return _teller(language, tuple(folders))


@cache
def _teller(language: str, known: tuple[Path, ...]) -> Teller:
    return Teller(language, texts(language))


def english(said: Said) -> str:
    """For logs and for whoever calls from Python."""
    return teller(SOURCE).tell(said)
