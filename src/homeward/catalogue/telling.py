"""Makes a sentence from what is to be said, in the reader's language."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from homeward.catalogue.folders import SOURCE, folders
from homeward.catalogue.manners import Joining, manners_of
from homeward.catalogue.reading import Forms, texts
from homeward.catalogue.said import ANY_OF, PLAYER, Arg, Said

COUNTED = "n"  # the argument that a message's plural form goes by


class Teller:
    """One language."""

    def __init__(self, language: str, known: Mapping[str, Forms]) -> None:
        self.manners = manners_of(language)
        self.texts = known

    def tell(self, said: Said, players: Sequence[str] = ()) -> str:
        """The sentence; `players` are the names of those at the table, by seat."""
        if said.key == PLAYER:
            return self.player(said, players)
        if said.key == ANY_OF:
            return self.joined(said.args["items"], self.manners.one_of, players)
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
        return forms.get(self.manners.category(abs(number)), forms["other"])  # English has fewer forms than Czech

    def spoken(self, value: Arg, players: Sequence[str]) -> str:
        if isinstance(value, Said):
            return self.tell(value, players)
        if isinstance(value, tuple):
            return self.joined(value, self.manners.every, players)
        return value if isinstance(value, str) else self.manners.number(value)

    def joined(self, items: Arg, joining: Joining, players: Sequence[str]) -> str:
        assert isinstance(items, tuple), "several things are joined"
        return joining.join([self.spoken(one, players) for one in items])


def teller(language: str) -> Teller:
    """The one that knows everything the house and its games can say, also those that came last."""
    return _teller(language, tuple(folders))


@cache
def _teller(language: str, known: tuple[Path, ...]) -> Teller:
    return Teller(language, texts(language))


def english(said: Said) -> str:
    """For logs and for whoever calls from Python."""
    return teller(SOURCE).tell(said)
