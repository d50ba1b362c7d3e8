"""Checks of a saved Monster-Falle that concern several fields, so that no impossible game begins."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Options
from homeward.engine.snapshots.position import check_range, check_set
from homeward.engine.state import NOBODY
from homeward.games.monster_falle import rules
from homeward.games.monster_falle.options import variant_of
from homeward.games.monster_falle.rules.cards import CARDS, COPIES, MONSTERS
from homeward.games.monster_falle.rules.catching import PLACE_BEATS
from homeward.games.monster_falle.rules.locations import LOCATIONS, NOWHERE
from homeward.games.monster_falle.rules.maze import HALF, SIZE, is_free
from homeward.games.monster_falle.rules.physics import RAILS, inward
from homeward.games.monster_falle.rules.rounds import COUNTDOWN_BEATS
from homeward.games.monster_falle.rules.variant import Variant

if TYPE_CHECKING:
    from homeward.games.monster_falle.position import Saved, SavedMansion


def check_saved(saved: Saved, options: Options) -> None:
    variant = variant_of(saved.players, options)
    check_moment(saved, variant)
    check_cards(saved, variant)
    check_locations(saved, variant)
    check_mansion(saved)


def check_moment(saved: Saved, variant: Variant) -> None:
    if not variant.practice and (saved.phase == rules.OVER) != (saved.round == variant.rounds()):
        raise BadSnapshot("round", "the game is over exactly when every eye chip is in the trap (MF-41)")
    if not variant.practice:
        check_range("catches", saved.catches, 0, len(saved.caught), "cards that have been caught")
    check_beats(saved, variant)
    check_wishes(saved)


def check_beats(saved: Saved, variant: Variant) -> None:
    """Sand, countdown and hands are used only while the beats run."""
    counters = {rules.COUNTDOWN: COUNTDOWN_BEATS, rules.PLACING: PLACE_BEATS}
    highest = counters.get(saved.phase, 0)
    stopped = variant.practice and saved.phase == rules.OVER  # a practice may end at any moment
    check_range("counter", saved.counter, 1 if highest else 0, PLACE_BEATS if stopped else highest)
    running = rules.COUNTDOWN <= saved.phase <= rules.HOMING
    sand = variant.sand() if running and not variant.practice else 0
    check_range("sand", saved.sand, min(sand, 1), sand)
    if not running:
        check_range("waiting", saved.waiting, NOBODY, NOBODY, "unless the beats run")


def check_wishes(saved: Saved) -> None:
    allowed = (NOBODY, rules.GO, rules.SWAP) if saved.phase == rules.READY else (NOBODY,)
    for name in ("wish_first", "wish_second"):
        if getattr(saved, name) not in allowed:
            raise BadSnapshot(name, "must be what was said before the round, or -1")
    if saved.wish_second != NOBODY and (saved.wish_first, saved.wish_second) != (rules.GO, rules.SWAP):
        raise BadSnapshot("wish_second", "waits for an answer only when the partner alone would like to swap")


def check_cards(saved: Saved, variant: Variant) -> None:
    """Every card is in one place; after the first 72, a fresh set may have been added (MF-R15)."""
    check_set("chits", saved.chits, MONSTERS)
    check_open_card(saved, variant)
    fresh = saved.deck + saved.face_up + ([saved.card] if saved.card != NOBODY else [])
    if len(set(fresh)) != len(fresh):
        raise BadSnapshot("deck", "a card lies there twice")
    sets = Counter(fresh + saved.caught)
    if set(sets) != set(range(CARDS)) or len(set(sets.values())) != 1:
        raise BadSnapshot("deck", "the cards in deck, piles and beside the deck are not whole sets")
    check_piles(saved)


def check_open_card(saved: Saved, variant: Variant) -> None:
    """The open card says which chit is the start; in practice there is a start without a card."""
    on_its_way = rules.PLACING <= saved.phase <= rules.PUSHING
    if on_its_way and saved.start == NOBODY:
        raise BadSnapshot("start", "a figure on its way has a start place")
    if on_its_way and not variant.practice and saved.card == NOBODY:
        raise BadSnapshot("card", "a figure on its way has its card open")
    if not variant.practice and saved.start != NOBODY and saved.card == NOBODY:
        raise BadSnapshot("start", "without an open card nothing is to catch")
    if saved.card != NOBODY and (saved.start == NOBODY or saved.chits[saved.start] != saved.card // COPIES):
        raise BadSnapshot("start", "must be where the chit of the open card lies")


def check_piles(saved: Saved) -> None:
    if len(saved.catcher) != len(saved.caught):
        raise BadSnapshot("catcher", "must name one team per caught card")
    if len(set(saved.catcher[len(saved.catcher) - saved.catches :])) > 1:
        raise BadSnapshot("catches", "the catches of a round are all of one team (MF-32)")
    for team, best in enumerate(saved.best):
        check_range(f"best[{team}]", best, 0, saved.catcher.count(team), f"cards that team {team} has caught")


def check_locations(saved: Saved, variant: Variant) -> None:
    visit = saved.visit
    in_play = [visit.location] if visit.location != NOWHERE else []
    check_set("stack, used, visit.location", saved.stack + saved.used + in_play, LOCATIONS)
    if not variant.locations and (in_play or saved.used):
        raise BadSnapshot("visit.location", "nobody plays with locations in this game (MF-R27)")
    under_way = in_play and saved.phase in (rules.PUSHING, rules.OVER)
    if (visit.entered or visit.done) and not under_way:
        raise BadSnapshot("visit.entered", "a location is visited only by a figure on its way")
    if visit.done and not visit.entered:
        raise BadSnapshot("visit.done", "whoever has visited a location has come in first")


def check_mansion(saved: Saved) -> None:
    mansion = saved.mansion
    if saved.phase != rules.OVER and mansion.present != (saved.phase == rules.PUSHING):
        raise BadSnapshot("mansion.present", "the figure is in the maze exactly while it is pushed")
    if mansion.present:
        check_range("mansion.x", mansion.x, HALF, SIZE - HALF)
        check_range("mansion.y", mansion.y, HALF, SIZE - HALF)
        if not is_free(mansion.x, mansion.y):
            raise BadSnapshot("mansion.x", "the figure stands in a wall")
    for rail in range(RAILS):
        if room_before(mansion, rail) < 0:
            raise BadSnapshot(f"mansion.face[{rail}]", "a rail has run through the figure or the opposite rail")


def room_before(mansion: SavedMansion, rail: int) -> int:
    """Units a rail may still advance."""
    if not mansion.present:
        return (mansion.face[rail ^ 1] - mansion.face[rail]) * inward(rail) - 2 * HALF
    return ((mansion.x, mansion.y)[rail // 2] - mansion.face[rail]) * inward(rail) - HALF
