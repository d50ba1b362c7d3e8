"""The figures of the seats: chosen by people, the others by chance when the game is dealt."""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from homeward.catalogue import Text
from homeward.engine.game import Game
from homeward.table.entries import DealSeed
from homeward.table.refusals import LONGEST_ECHO, Refused


def check_figure(game: Game, figure: str, taken: Iterable[str]) -> None:
    """Raises Refused if the game has no such figure, or if another seat has it. Empty: chance chooses."""
    if not figure:
        return
    figures = game.info.figures
    if figures is None or figure not in figures.names:
        raise Refused("no-such-figure", figure=figure[:LONGEST_ECHO])
    if figure in taken:
        raise Refused("figure-taken", figure=figure_name(game, figure))


def figure_name(game: Game, figure: str) -> Text:
    assert game.info.figures is not None
    return Text(f"{game.info.figures.words}.{figure}")


def dealt_figures(game: Game, chosen: Sequence[str], deal: DealSeed) -> tuple[str, ...]:
    """One for each seat: as chosen, or by the chance of the deal. Empty if the game has none.

    It draws nothing from the game's own stream, so that figures have no effect on play.
    """
    if game.info.figures is None:
        return ()
    free = [name for name in game.info.figures.names if name not in chosen]
    by_chance = iter(sorted(free, key=lambda name: lot(deal, name)))
    return tuple(figure or next(by_chance) for figure in chosen)


def lot(deal: DealSeed, figure: str) -> bytes:
    return sha256(f"homeward figure {deal.seed} {figure}".encode()).digest()
