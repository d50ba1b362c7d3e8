"""The bounds of a saved Wombat Rescue, on any layout."""

from homeward.engine.options import Options
from homeward.engine.snapshots.bounds import Fields, Many, Number, Tuple, exactly, fields_of, one_of
from homeward.engine.snapshots.saved import bounds_of
from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.position import Saved, SavedCubes, SavedDeck, SavedWombat
from homeward.games.wombat_rescue.rules import codes
from homeward.games.wombat_rescue.rules.pieces.bag import STOCK
from homeward.games.wombat_rescue.rules.pieces.board import NESTS, TWISTS
from homeward.games.wombat_rescue.rules.pieces.deck import CARDS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SLOTS, SPACES
from homeward.games.wombat_rescue.rules.pieces.scent import MOST_CUBES
from homeward.games.wombat_rescue.rules.pieces.wombat import ALL_CARDS, CUBES, DISCS, LOST, PLACES, RESCUED
from homeward.games.wombat_rescue.rules.turn import MOVES

MOST_TURNS = 2**31


def bounds(players: int, options: Options) -> Fields:
    seat, space, card = Number(0, players - 1), Number(0, SPACES - 1), Number(0, CARDS - 1)
    seat_or_none = Number(NOBODY, seat.high)
    return bounds_of(
        Saved,
        players,
        options,
        tiles=exactly(Number(0, SLOTS - 1), SLOTS),
        twists=exactly(Number(0, TWISTS - 1), SLOTS),
        wombats=exactly(wombat_bounds(space), players),
        cubes=Many(fields_of(SavedCubes, space=space, seat=seat, count=Number(1, MOST_CUBES)), players * CUBES),
        discs=Many(Tuple((space, Number(1, DISCS))), sum(STOCK)),
        dingo=Number(NOWHERE, space.high),
        deck=fields_of(SavedDeck, pile=Many(card, CARDS), discard=Many(card, CARDS), aside=Many(card, CARDS)),
        bag=exactly(Number(0, max(STOCK)), DISCS),
        first=seat,
        active=seat,
        holder=seat,
        phase=Number(codes.FIRST_DEN, codes.OVER),
        stage=Number(codes.SETUP, codes.CHASING),
        decider=seat,
        moves_left=Number(0, MOVES),
        card=Number(NOBODY, card.high),
        roll=one_of((0, *BOX.die.faces)),
        prowl_left=Number(0, max(BOX.die.faces)),
        target=seat_or_none,
        turns=Number(0, MOST_TURNS),
        clock=Number(0, MOST_TURNS),
        winner=seat_or_none,
    )


def wombat_bounds(space: Number) -> Fields:
    return fields_of(
        SavedWombat,
        lead=space,
        babies=exactly(Number(LOST, RESCUED), NESTS),
        supply=Number(0, CUBES),
        track=exactly(Number(0, max(STOCK)), PLACES * DISCS),
        cards=Number(0, ALL_CARDS),
    )
