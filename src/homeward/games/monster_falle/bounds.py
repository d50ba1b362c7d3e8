"""The bounds of a saved Monster-Falle."""

from homeward.engine.options import Options
from homeward.engine.snapshots.bounds import Fields, Many, Number, exactly, fields_of, one_of
from homeward.engine.snapshots.saved import bounds_of
from homeward.engine.state import NOBODY
from homeward.games.monster_falle import rules
from homeward.games.monster_falle.options import variant_of
from homeward.games.monster_falle.position import Saved, SavedMansion, SavedVisit
from homeward.games.monster_falle.rules.cards import CARDS, MONSTERS
from homeward.games.monster_falle.rules.catching import PLACE_BEATS
from homeward.games.monster_falle.rules.locations import LOCATIONS, NOWHERE
from homeward.games.monster_falle.rules.maze import GRID, HALF, SIZE, STARTS
from homeward.games.monster_falle.rules.physics import HOLE_HALF, HOME_SNAP, RAILS, SPEED_MAX
from homeward.games.monster_falle.rules.rounds import COUNTDOWN_BEATS
from homeward.games.monster_falle.rules.variant import Variant
from homeward.games.monster_falle.view import SIDES

MOST_ESCAPES = 1_000_000
MOST_TICKS = 2**31  # more than a year of beats


def bounds(players: int, options: Options) -> Fields:
    variant = variant_of(players, options)
    teams, catches = int(variant.teams), most_catches(variant)
    card, location, held = Number(0, CARDS - 1), Number(0, LOCATIONS - 1), Number(0, rules.HOLDS - 1)
    wish = Number(NOBODY, rules.SWAP)
    return bounds_of(
        Saved,
        players,
        options,
        mansion=mansion_bounds(variant),
        visit=fields_of(
            SavedVisit,
            location=Number(NOWHERE, location.high),
            entered=one_of(SIDES),
            previous=Number(0, GRID * GRID - 1),
        ),
        chits=exactly(Number(0, MONSTERS - 1), MONSTERS),
        deck=Many(card, CARDS),
        face_up=Many(card, CARDS),
        caught=Many(card, int(variant.rounds()) * catches),
        catcher=Many(Number(0, teams - 1), int(variant.rounds()) * catches),
        stack=Many(location, LOCATIONS),
        used=Many(location, LOCATIONS),
        escapes=exactly(Number(0, MOST_ESCAPES), teams),
        best=exactly(Number(0, catches), teams),
        round=Number(0, int(variant.turns() - 1 if variant.practice else variant.rounds())),
        phase=Number(rules.READY, rules.OVER),
        counter=Number(0, max(COUNTDOWN_BEATS, PLACE_BEATS)),
        sand=Number(0, int(variant.sand())),
        catches=Number(0, 1 if variant.practice else catches),
        card=Number(NOBODY, card.high),
        start=Number(NOBODY, STARTS - 1),
        wish_first=wish,
        wish_second=wish,
        waiting=Number(NOBODY, held.high),
        held_x=held,
        held_y=held,
    )


def mansion_bounds(variant: Variant) -> Fields:
    return fields_of(
        SavedMansion,
        tick=Number(0, MOST_TICKS),
        face=exactly(Number(0, SIZE), RAILS),
        drive=exactly(Number(-SPEED_MAX, SPEED_MAX), RAILS),
        touching=exactly(Number(0, 1), RAILS),
        x=Number(0, SIZE),
        y=Number(0, SIZE),
        wobble=Number(0, int(variant.temper.wobble_limit) - 1),
    )


def most_catches(variant: Variant) -> int:
    """In a round: before each catch a rail comes from the edge to the trap, and afterwards it goes back."""
    if variant.practice:
        return 0
    way = (SIZE // 2 - HOLE_HALF - HALF - HOME_SNAP) // SPEED_MAX  # in beats, at the highest speed
    return int((variant.sand() + way) // (PLACE_BEATS + 2 * way)) + 1
