"""How far everything a seat knows of Monster Chase can go."""

import msgspec

from homeward.engine.bounds import Fields, Fixed, Many, Number, exactly, fields_of
from homeward.engine.position import chance_bounds
from homeward.engine.state import NOBODY
from homeward.games.monster_chase.position import MOST_TURNS, Saved, saved_variant
from homeward.games.monster_chase.rules import CARDS, SIDES, MonsterChase
from homeward.games.monster_chase.rules.codes import MONSTERS_WIN, OPEN, OVER, PREVIEW


def bounds(state: MonsterChase) -> Fields:
    players, variant = int(state.players), state.variant
    length, places = int(variant.length), int(variant.places())
    card, seat = Number(0, CARDS - 1), Number(0, players - 1)
    return fields_of(
        Saved,
        players=Fixed(players),
        chance=chance_bounds(players),
        variant=Fixed(msgspec.to_builtins(saved_variant(variant))),
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
