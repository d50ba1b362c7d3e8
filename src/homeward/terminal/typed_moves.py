"""Which move was typed: its number, its text form or its words. A move counts, so never one that only looks similar."""

from collections.abc import Sequence

from homeward.catalogue.terminal_language import translate
from homeward.catalogue.text import text_factory
from homeward.engine.errors import HomewardError, IllegalMove
from homeward.terminal.spoken_table import SpokenMove, SpokenTable

say = text_factory("terminal")
MARKS = ".,:;!?()“”„«»\"'…"


class SeveralMoves(HomewardError):
    """What was typed fits several moves."""

    def __init__(self, typed: str, moves: Sequence[SpokenMove]) -> None:
        super().__init__(say("several-moves", typed=typed))
        self.moves = moves


def code_typed(table: SpokenTable, seat: int, typed: str) -> int:
    """The code of the move that was typed. Raises IllegalMove or SeveralMoves."""
    try:
        return table.code_of(seat, typed)
    except IllegalMove:
        meant = moves_meant(typed, table.choices(seat))
        if not meant:
            raise
    if len(meant) > 1:
        raise SeveralMoves(typed, meant)
    return meant[0].code


def moves_meant(typed: str, moves: Sequence[SpokenMove]) -> list[SpokenMove]:
    """The moves with exactly these words; if there are none, those in whose label they stand as whole words."""
    words = plain_words(typed)
    if not words or words.isdecimal():  # a number alone is one in front of a move
        return []
    labels = [(move, plain_words(translate(move.label))) for move in moves]
    exact = [move for move, label in labels if label == words]
    return exact or [move for move, label in labels if f" {words} " in f" {label} "]


def plain_words(text: str) -> str:
    """The words with one space between them, in small letters and without the marks around them."""
    words = (word.strip(MARKS) for word in text.casefold().replace("’", "'").split())
    return " ".join(word for word in words if word)
