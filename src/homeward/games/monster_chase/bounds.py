"""The bounds of a saved Monster Chase."""

from homeward.engine.options import Options
from homeward.engine.snapshots.bounds import Fields, Many, Number, exactly
from homeward.engine.snapshots.saved import bounds_of
from homeward.engine.state import NOBODY
from homeward.games.monster_chase.options import variant_of
from homeward.games.monster_chase.position import Saved
from homeward.games.monster_chase.rules import CARDS, SIDES
from homeward.games.monster_chase.rules.codes import MONSTERS_WIN, OPEN, OVER, PREVIEW

MOST_TURNS = 10_000_000  # a turn a second for four months


def bounds(players: int, options: Options) -> Fields:
    variant = variant_of(options)
    length, places = int(variant.length), int(variant.places())
    card, seat = Number(0, CARDS - 1), Number(0, players - 1)
    return bounds_of(
        Saved,
        players,
        options,
        pile=Many(card, length),
        unused=exactly(card, CARDS - length),
        bed=exactly(Number(NOBODY, card.high), SIDES),
        arrived=Many(card, SIDES),
        closet=Many(card, length),
        captor=Many(seat, length),
        tiles=exactly(Number(0, places - 1), places),
        up=exactly(Number(0, 1), places),
        seen=exactly(Number(0, MOST_TURNS), places),
        turns=Number(0, MOST_TURNS),
        sock=Number(NOBODY, places - 1),
        progress=Number(0, int(variant.round_size()) - 1),
        active=seat,
        phase=Number(PREVIEW, OVER),
        result=Number(OPEN, MONSTERS_WIN),
    )
