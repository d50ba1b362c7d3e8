"""Deals Monster-Falle, and converts its state to a snapshot and back."""

from zlib import crc32

from librt.vecs import vec
from msgspec import Struct, field
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.options import Options
from homeward.engine.snapshots.position import Chance, chance_of, rng_of
from homeward.games.monster_falle.options import variant_of
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.games.monster_falle.rules.cards import Cards
from homeward.games.monster_falle.rules.locations import LocationCards, Visit
from homeward.games.monster_falle.rules.physics import Mansion
from homeward.games.monster_falle.rules.piles import Piles
from homeward.games.monster_falle.rules.state import new_game
from homeward.games.monster_falle.rules.teams import Agreement
from homeward.games.monster_falle.rules.variant import Variant


class SavedMansion(Struct, forbid_unknown_fields=True):
    tick: int
    face: list[int]
    drive: list[int]
    touching: list[int]
    present: bool
    x: int
    y: int
    wobble: int


class SavedVisit(Struct, forbid_unknown_fields=True):
    location: int
    entered: int
    done: bool
    previous: int


class Saved(Struct, forbid_unknown_fields=True):
    """Fields as in rules/state.py, with those of its parts."""

    players: int
    chance: Chance
    options: Options = field(name="settings")
    mansion: SavedMansion
    visit: SavedVisit
    chits: list[int]
    deck: list[int]
    face_up: list[int]
    caught: list[int]
    catcher: list[int]
    stack: list[int]
    used: list[int]
    escapes: list[int]
    best: list[int]
    round: int
    phase: int
    counter: int
    sand: int
    catches: int
    card: int
    start: int
    wish_first: int
    wish_second: int
    swapped: bool
    waiting: int
    held_x: int
    held_y: int


def deal(players: int, rng: Rng, options: Options) -> MonsterFalle:
    return new_game(players, rng, variant_of(players, options))


# Saving


def snapshot(state: MonsterFalle) -> Saved:
    visit, cards, piles = state.visit, state.cards, state.piles
    return Saved(
        players=state.players,
        chance=chance_of(state),
        options=state.options,
        mansion=saved_mansion(state.mansion),
        visit=SavedVisit(visit.location, visit.entered, visit.done, visit.previous),
        chits=list(state.chits),
        deck=list(cards.deck),
        face_up=list(cards.face_up),
        caught=list(piles.caught),
        catcher=list(piles.catcher),
        stack=list(state.locations.stack),
        used=list(state.locations.used),
        escapes=list(piles.escapes),
        best=list(piles.best),
        round=state.round,
        phase=state.phase,
        counter=state.counter,
        sand=state.sand,
        catches=state.catches,
        card=cards.open,
        start=state.start,
        wish_first=state.agreement.first,
        wish_second=state.agreement.second,
        swapped=state.agreement.swapped,
        waiting=state.waiting,
        held_x=state.held_x,
        held_y=state.held_y,
    )


def saved_mansion(mansion: Mansion) -> SavedMansion:
    return SavedMansion(
        mansion.tick,
        list(mansion.face),
        list(mansion.drive),
        list(mansion.touching),
        mansion.present,
        mansion.x,
        mansion.y,
        mansion.wobble,
    )


def state_text(mansion: Mansion) -> str:
    """The moving parts as one line of numbers, for hashes and golden vectors."""
    bits = sum(int(touch) << rail for rail, touch in enumerate(mansion.touching))
    numbers = (mansion.tick, *mansion.face, *mansion.drive, mansion.present, mansion.x, mansion.y, mansion.wobble, bits)
    return ",".join(str(int(number)) for number in numbers)


def state_hash(mansion: Mansion) -> int:
    return crc32(state_text(mansion).encode())


# Restoring


def restore(saved: Saved, options: Options) -> MonsterFalle:
    variant = variant_of(saved.players, options)
    state = MonsterFalle(
        saved.players,
        rng_of(saved.chance),
        variant,
        restored_mansion(saved.mansion, variant),
        restored_visit(saved.visit),
        Cards(vec[i64](saved.deck), vec[i64](saved.face_up), saved.card),
        LocationCards(vec[i64](saved.stack), vec[i64](saved.used)),
        Piles(*(vec[i64](pile) for pile in (saved.caught, saved.catcher, saved.escapes, saved.best))),
        Agreement(saved.wish_first, saved.wish_second, saved.swapped),
    )
    state.chits = vec[i64](saved.chits)
    for name in ("round", "phase", "counter", "sand", "catches", "start", "waiting", "held_x", "held_y"):
        setattr(state, name, getattr(saved, name))
    return state


def restored_mansion(saved: SavedMansion, variant: Variant) -> Mansion:
    mansion = Mansion(variant.temper)
    for name in ("face", "drive", "touching"):
        setattr(mansion, name, vec[i64](getattr(saved, name)))
    for name in ("tick", "present", "x", "y", "wobble"):
        setattr(mansion, name, getattr(saved, name))
    return mansion


def restored_visit(saved: SavedVisit) -> Visit:
    visit = Visit()
    visit.location = saved.location
    visit.entered = saved.entered
    visit.done = saved.done
    visit.previous = saved.previous
    return visit
