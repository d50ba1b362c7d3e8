"""A whole state of Monster-Falle as plain data and back, checked so that no impossible game begins."""

from collections import Counter
from zlib import crc32

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from homeward.engine.errors import BadSnapshot
from homeward.engine.position import Chance, chance_of, check_range, check_set, rng_of
from homeward.engine.state import NOBODY
from homeward.games.monster_falle import rules
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.games.monster_falle.rules.cards import CARDS, COPIES, MONSTERS, Cards
from homeward.games.monster_falle.rules.catching import PLACE_BEATS
from homeward.games.monster_falle.rules.locations import LOCATIONS, NOWHERE, LocationCards, Visit
from homeward.games.monster_falle.rules.maze import GRID, HALF, SIZE, STARTS, is_free
from homeward.games.monster_falle.rules.physics import RAILS, SPEED_MAX, Mansion, inward
from homeward.games.monster_falle.rules.piles import Piles
from homeward.games.monster_falle.rules.rounds import COUNTDOWN_BEATS
from homeward.games.monster_falle.rules.teams import Agreement
from homeward.games.monster_falle.rules.variant import Variant
from homeward.games.monster_falle.settings import Settings, as_variant, check_settings, settings_of
from homeward.games.monster_falle.view import SIDES

MOST_ESCAPES = 1_000_000
MOST_TICKS = 2**31


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
    """Fields as in rules/state.py, those of its parts among them."""

    players: int
    chance: Chance
    settings: Settings
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


# Out


def snapshot(state: MonsterFalle) -> Saved:
    visit, cards, piles = state.visit, state.cards, state.piles
    return Saved(
        players=state.players,
        chance=chance_of(state),
        settings=settings_of(state),
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


# In


def restore(saved: Saved) -> MonsterFalle:
    check_range("players", saved.players, 2, 4)
    check_settings(saved.settings)
    variant = as_variant(saved.players, saved.settings)
    check_moment(saved, variant)
    check_cards(saved, variant)
    check_locations(saved, variant)
    check_mansion(saved, variant)
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
    state.reveals = saved.chance.reveals
    state.observer = saved.chance.observer
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


def check_moment(saved: Saved, variant: Variant) -> None:
    check_range("phase", saved.phase, rules.READY, rules.OVER)
    check_range("round", saved.round, 0, variant.turns() - 1 if variant.practice else variant.rounds())
    if not variant.practice and (saved.phase == rules.OVER) != (saved.round == variant.rounds()):
        raise BadSnapshot("round", "the game is over exactly when every eye chip is in the trap (MF-41)")
    counters = {rules.COUNTDOWN: COUNTDOWN_BEATS, rules.PLACING: PLACE_BEATS}
    running = rules.COUNTDOWN <= saved.phase <= rules.HOMING
    highest = counters.get(saved.phase, 0)
    stopped = variant.practice and saved.phase == rules.OVER  # a practice may end at any moment
    check_range("counter", saved.counter, 1 if highest else 0, PLACE_BEATS if stopped else highest)
    if running and not variant.practice:
        check_range("sand", saved.sand, 1, variant.sand())
    else:
        check_range("sand", saved.sand, 0, 0)
    check_range("catches", saved.catches, 0, 1 if variant.practice else len(saved.caught))
    for name in ("held_x", "held_y"):
        check_range(name, getattr(saved, name), 0, rules.HOLDS - 1)
    check_range("waiting", saved.waiting, NOBODY, rules.HOLDS - 1 if running else NOBODY)
    asked = (NOBODY, rules.GO, rules.SWAP) if saved.phase == rules.READY else (NOBODY,)
    for name in ("wish_first", "wish_second"):
        if getattr(saved, name) not in asked:
            raise BadSnapshot(name, "must be what was said before the round, or -1")
    if saved.wish_second != NOBODY and (saved.wish_first, saved.wish_second) != (rules.GO, rules.SWAP):
        raise BadSnapshot("wish_second", "waits for an answer only when the partner alone would like to swap")


def check_cards(saved: Saved, variant: Variant) -> None:
    """Every card is in one place; after the first 72, a fresh set may have been added (MF-R15)."""
    check_set("chits", saved.chits, MONSTERS)
    check_range("card", saved.card, NOBODY, CARDS - 1)
    check_range("start", saved.start, NOBODY, STARTS - 1)
    shown = rules.PLACING <= saved.phase <= rules.PUSHING
    if shown and saved.start == NOBODY:
        raise BadSnapshot("start", "a figure on its way has a start place")
    if shown and not variant.practice and saved.card == NOBODY:
        raise BadSnapshot("card", "a figure on its way has its card open")
    if not variant.practice and saved.start != NOBODY and saved.card == NOBODY:
        raise BadSnapshot("start", "without an open card nothing is to catch")
    if saved.card != NOBODY and saved.chits[saved.start] != saved.card // COPIES:
        raise BadSnapshot("start", "must be where the chit of the open card lies")
    fresh = saved.deck + saved.face_up + ([saved.card] if saved.card != NOBODY else [])
    for name in ("deck", "face_up", "caught"):
        for card in getattr(saved, name):
            check_range(name, card, 0, CARDS - 1)
    if len(set(fresh)) != len(fresh):
        raise BadSnapshot("deck", "a card lies there twice")
    sets = Counter(fresh + saved.caught)
    if set(sets) != set(range(CARDS)) or len(set(sets.values())) != 1:
        raise BadSnapshot("deck", "the cards in deck, piles and beside the deck are not whole sets")
    check_piles(saved, variant)


def check_piles(saved: Saved, variant: Variant) -> None:
    if len(saved.catcher) != len(saved.caught):
        raise BadSnapshot("catcher", "must name one team per caught card")
    for team in saved.catcher:
        check_range("catcher", team, 0, variant.teams - 1)
    if len(set(saved.catcher[len(saved.catcher) - saved.catches :])) > 1:
        raise BadSnapshot("catches", "the catches of a round are all of one team (MF-32)")
    for name in ("escapes", "best"):
        if len(getattr(saved, name)) != variant.teams:
            raise BadSnapshot(name, f"must have one number for each of the {variant.teams} teams")
        for number in getattr(saved, name):
            check_range(name, number, 0, MOST_ESCAPES)
    for team, best in enumerate(saved.best):
        check_range("best", best, 0, saved.catcher.count(team), f"cards that team {team} has caught")


def check_locations(saved: Saved, variant: Variant) -> None:
    visit = saved.visit
    check_range("visit.location", visit.location, NOWHERE, LOCATIONS - 1)
    check_range("visit.previous", visit.previous, 0, GRID * GRID - 1)
    if visit.entered not in SIDES:
        raise BadSnapshot("visit.entered", f"must be one of {sorted(SIDES)}, not {visit.entered}")
    inplay = [visit.location] if visit.location != NOWHERE else []
    check_set("stack", saved.stack + saved.used + inplay, LOCATIONS)
    if not variant.locations and (inplay or saved.used):
        raise BadSnapshot("visit.location", "nobody plays with locations in this game (MF-R27)")
    under_way = inplay and saved.phase in (rules.PUSHING, rules.OVER)
    if (visit.entered or visit.done) and not under_way:
        raise BadSnapshot("visit.entered", "a location is visited only by a figure on its way")
    if visit.done and not visit.entered:
        raise BadSnapshot("visit.done", "whoever has visited a location has come in first")


def check_mansion(saved: Saved, variant: Variant) -> None:
    mansion = saved.mansion
    check_range("mansion.tick", mansion.tick, 0, MOST_TICKS)
    check_range("mansion.wobble", mansion.wobble, 0, variant.temper.wobble_limit - 1)
    for name, low, high in (("face", 0, SIZE), ("drive", -SPEED_MAX, SPEED_MAX), ("touching", 0, 1)):
        if len(getattr(mansion, name)) != RAILS:
            raise BadSnapshot(f"mansion.{name}", f"must have {RAILS} numbers")
        for number in getattr(mansion, name):
            check_range(f"mansion.{name}", number, low, high)
    if saved.phase != rules.OVER and mansion.present != (saved.phase == rules.PUSHING):
        raise BadSnapshot("mansion.present", "the figure is in the maze exactly while it is pushed")
    if mansion.present:
        check_range("mansion.x", mansion.x, HALF, SIZE - HALF)
        check_range("mansion.y", mansion.y, HALF, SIZE - HALF)
        if not is_free(mansion.x, mansion.y):
            raise BadSnapshot("mansion.x", "the figure stands in a wall")
    for rail in range(RAILS):
        if room_before(mansion, rail) < 0:
            raise BadSnapshot("mansion.face", "a rail has run through the figure or the opposite rail")


def room_before(mansion: SavedMansion, rail: int) -> int:
    """Units a rail may still advance."""
    if not mansion.present:
        return (mansion.face[rail ^ 1] - mansion.face[rail]) * inward(rail) - 2 * HALF
    return ((mansion.x, mansion.y)[rail // 2] - mansion.face[rail]) * inward(rail) - HALF
