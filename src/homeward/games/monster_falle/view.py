"""The view of a game of Monster-Falle: everything but the order of the face-down cards."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from homeward.engine.state import NOBODY
from homeward.engine.views import Pulse, View
from homeward.games.monster_falle import rules
from homeward.games.monster_falle.components import BOX, LocationKey, MonsterId, Side
from homeward.games.monster_falle.rules import MonsterFalle, teams
from homeward.games.monster_falle.rules.cards import COPIES
from homeward.games.monster_falle.rules.locations import NOWHERE
from homeward.games.monster_falle.rules.maze import EAST, NORTH, SOUTH, WEST
from homeward.games.monster_falle.rules.physics import Mansion

Phase = Literal["ready", "countdown", "placing", "pushing", "homing", "choosing", "over"]
Wish = Literal["go", "swap"]  # before a round: ready, or ready and willing to change rails
Rails = tuple[int, int, int, int]  # left, right, top, bottom

PHASES: dict[int, Phase] = {
    rules.READY: "ready",
    rules.COUNTDOWN: "countdown",
    rules.PLACING: "placing",
    rules.PUSHING: "pushing",
    rules.HOMING: "homing",
    rules.CHOOSING: "choosing",
    rules.OVER: "over",
}
SIDES: dict[int, Side | None] = {0: None, NORTH: "N", EAST: "E", SOUTH: "S", WEST: "W"}
WISHES: dict[int, Wish | None] = {NOBODY: None, rules.GO: "go", rules.SWAP: "swap"}


class MansionSeen(Struct, frozen=True):
    """The moving parts, with the fields of rules/physics.py, so that a client can compute the next beats itself."""

    tick: int
    face: Rails
    drive: Rails
    touching: Rails
    present: bool
    x: int
    y: int
    wobble: int


class FallePulse(Pulse, frozen=True):
    """All that moves in a beat. The client draws it and computes further beats until the next one arrives."""

    phase: Phase
    counter: int
    sand: int
    held: tuple[int, int]  # the codes that the pairs held in the last beat
    mansion: MansionSeen
    entered: Side | None
    visited: bool


class TeamSeen(Struct, frozen=True):
    seats: tuple[int, ...]
    cards: tuple[MonsterId, ...]  # the monsters on the team's pile, first catch first
    eyes: int
    chips: int  # eye chips not yet thrown into the trap
    escapes: int
    best: int  # catches in its best round


class LocationSeen(Struct, frozen=True):
    id: str
    key: LocationKey
    entered: Side | None  # the side by which the figure came in
    visited: bool


class RoundSeen(Struct, frozen=True):
    """A round that is over."""

    seats: tuple[int, ...]
    catches: tuple[MonsterId, ...]


class FalleView(View, frozen=True, kw_only=True):
    seat: int | None
    players: int
    phase: Phase
    active: int | None
    practice: bool
    round: int  # counted from 1; always 1 in practice
    rounds: int
    team: int
    teams: tuple[TeamSeen, ...]
    pair_x: int  # the seat at the left and right rail
    pair_y: int  # the seat at the top and bottom rail
    wishes: tuple[Wish | None, Wish | None]  # of the two members before the round
    held: tuple[int, int]
    mansion: MansionSeen
    wobble_limit: int
    touch_free: int
    press_free: int
    chits: tuple[MonsterId, ...]  # the monster on each start place
    card: MonsterId | None  # the monster to catch now
    start: int | None  # its start place, counted from 1
    location: LocationSeen | None
    counter: int
    sand: int  # beats left
    sand_full: int
    catches: tuple[MonsterId, ...]  # monsters caught in this round
    before: RoundSeen | None  # the previous round, between two rounds and at the end
    deck: int
    face_up: tuple[MonsterId, ...]
    arrows: bool
    soft_touch: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def view(state: MonsterFalle, seat: int | None) -> FalleView:
    """The same for every seat. What the partner holds in the current beat is not visible yet."""
    variant, temper = state.variant, state.variant.temper
    running = state.phase != rules.OVER
    return FalleView(
        seat=seat,
        players=state.players,
        phase=PHASES[state.phase],
        active=state.actor,
        practice=variant.practice,
        round=1 if variant.practice else min(state.round + 1, variant.rounds()),
        rounds=variant.rounds(),
        team=teams.team(state),
        teams=tuple(team_seen(state, team) for team in range(variant.teams)),
        pair_x=teams.owner(state, rules.PAIR_X),
        pair_y=teams.owner(state, rules.PAIR_Y),
        wishes=(WISHES[state.agreement.first], WISHES[state.agreement.second]),
        held=(state.held_x, state.held_y),
        mansion=mansion_seen(state.mansion),
        wobble_limit=temper.wobble_limit,
        touch_free=temper.touch_free,
        press_free=temper.press_free,
        chits=tuple(BOX.monsters[chit].id for chit in state.chits),
        card=BOX.monsters[state.chits[state.start]].id if state.start != NOBODY and running else None,
        start=state.start + 1 if state.start != NOBODY and running else None,
        location=location_seen(state),
        counter=state.counter,
        sand=state.sand,
        sand_full=variant.sand(),
        catches=caught_lately(state) if state.in_beats() else (),
        before=round_before(state),
        deck=len(state.cards.deck),
        face_up=tuple(monster(card) for card in state.cards.face_up),
        arrows=variant.arrows,
        soft_touch=variant.soft_touch,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
    )


def pulse(state: MonsterFalle) -> FallePulse:
    visit = state.visit
    return FallePulse(
        PHASES[state.phase],
        state.counter,
        state.sand,
        (state.held_x, state.held_y),
        mansion_seen(state.mansion),
        SIDES[visit.entered],
        visit.done,
    )


def mansion_seen(mansion: Mansion) -> MansionSeen:
    return MansionSeen(
        mansion.tick,
        rails(mansion.face),
        rails(mansion.drive),
        rails(mansion.touching),
        mansion.present,
        mansion.x,
        mansion.y,
        mansion.wobble,
    )


def rails(values: Iterable[int]) -> Rails:
    left, right, top, bottom = values
    return left, right, top, bottom


def caught_lately(state: MonsterFalle) -> tuple[MonsterId, ...]:
    """Monsters caught in the running or the last round."""
    caught = [monster(card) for card in state.piles.caught]
    return tuple(caught[len(caught) - state.catches :])


def round_before(state: MonsterFalle) -> RoundSeen | None:
    if state.variant.practice or state.round == 0 or state.in_beats():
        return None
    team = (state.round - 1) % state.variant.teams
    return RoundSeen(members(state, team), caught_lately(state))


def team_seen(state: MonsterFalle, team: int) -> TeamSeen:
    cards = [card for card, catcher in zip(state.piles.caught, state.piles.catcher, strict=True) if catcher == team]
    played = 0 if state.variant.practice else len(range(team, state.round, state.variant.teams))
    return TeamSeen(
        seats=members(state, team),
        cards=tuple(monster(card) for card in cards),
        eyes=sum(BOX.monsters[card // COPIES].eyes for card in cards),
        chips=state.variant.chips - played,
        escapes=state.piles.escapes[team],
        best=state.piles.best[team],
    )


def members(state: MonsterFalle, team: int) -> tuple[int, ...]:
    """One or two seats."""
    return tuple(dict.fromkeys(int(seat) for seat in state.variant.members[2 * team : 2 * team + 2]))


def location_seen(state: MonsterFalle) -> LocationSeen | None:
    visit = state.visit
    if visit.location == NOWHERE:
        return None
    place = BOX.locations[visit.location]
    return LocationSeen(place.id, place.key, SIDES[visit.entered], visit.done)


def monster(card: int) -> MonsterId:
    return BOX.monsters[card // COPIES].id
