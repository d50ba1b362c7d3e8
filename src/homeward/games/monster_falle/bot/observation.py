"""What a seat sees of Monster-Falle as numbers: the rails and the figure, the sand, the cards and the teams' piles.

Only the order of the face-down cards is hidden, and what the partner holds in the current beat. The maze never
changes, so it is not part of a row: it is in components.toml.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from homeward.engine.bot.columns import OWN_SEAT
from homeward.engine.bot.observer import Observer, write_number
from homeward.engine.state import NOBODY, State
from homeward.games.monster_falle.rules.cards import COPIES, MONSTERS
from homeward.games.monster_falle.rules.catching import PLACE_BEATS
from homeward.games.monster_falle.rules.codes import OVER, PAIR_X, PAIR_Y, SPEEDS, SWAP
from homeward.games.monster_falle.rules.locations import LOCATIONS, NOWHERE
from homeward.games.monster_falle.rules.maze import SIZE, STARTS
from homeward.games.monster_falle.rules.physics import RAILS, SPEED_MAX
from homeward.games.monster_falle.rules.rounds import COUNTDOWN_BEATS
from homeward.games.monster_falle.rules.state import MonsterFalle
from homeward.games.monster_falle.rules.teams import owner, team

PHASES: Final[i64] = OVER + 1
SIDES: Final[i64] = 4  # of a location, as bits: north, east, south, west
PLACE_DIGITS: Final[i64] = 2
BEAT_DIGITS: Final[i64] = 4
MOST_BEATS: Final[i64] = 2**31
MOST_CAUGHT: Final[i64] = 255


@final
class FalleObserver(Observer):
    """The mansion, the round, and what the teams have."""

    def __init__(self, state: MonsterFalle) -> None:
        super().__init__()
        players, teams, rails = int(state.players), int(state.variant.teams), int(RAILS)
        self.players: i64 = players
        self.teams: i64 = teams
        # Numbers: places of the mansion are from 0 to SIZE, speeds are counted from full speed left or up
        self.face = self.column("face", "where the faces of left, right, top and bottom rail are", SIZE, (rails,))
        self.place = self.column("place", "x and y of the figure", SIZE, (2,))
        self.tick = self.column("tick", "beats since the game began", MOST_BEATS)
        self.sand = self.column("sand", "beats left of the round", MOST_BEATS)
        self.counter = self.column("counter", "beats left of countdown or placing", counter_high())
        self.drive = self.column("drive", "speeds of the rails, at rest in the middle", 2 * SPEED_MAX, (rails,))
        self.held = self.column("held", "what the pairs held in the last beat", 2 * SPEED_MAX, (rails,))
        self.holds = self.column(
            "holds", "what pair X holds in this beat, while pair Y is to act", 2 * SPEED_MAX, (2,), OWN_SEAT
        )
        self.wobble = self.column("wobble", "how much the sack wobbles", max(1, int(state.variant.temper.wobble_limit)))
        self.round = self.column("round", "rounds played", 255)
        self.catches = self.column("catches", "catches in this round", MOST_CAUGHT)
        self.escapes = self.column("escapes", "escapes of each team", MOST_BEATS, (teams,))
        self.best = self.column("best", "catches of each team in its best round", MOST_CAUGHT, (teams,))
        self.caught = self.column("caught", "cards of each monster on each team's pile", 255, (teams, MONSTERS))
        self.lately = self.column("lately", "cards of each monster caught in the last round", 255, (int(MONSTERS),))
        self.face_up = self.column("face_up", "cards of each monster beside the deck", COPIES, (int(MONSTERS),))
        self.deck = self.column("deck", "cards of each monster in the deck", COPIES, (int(MONSTERS),))
        # Yes or no
        self.me = self.column("seat", "the observing seat, numbered as in records", 1, (players,))
        self.acts = self.column("acts", "whose decision it is", 1, (players,))
        self.pair_x = self.column("pair_x", "who has the left and right rail", 1, (players,))
        self.pair_y = self.column("pair_y", "who has the top and bottom rail", 1, (players,))
        self.asked = self.column("asked", "pair X has moved in this beat, pair Y is to act")
        self.phase = self.column(
            "phase", "ready, countdown, placing, pushing, homing, choosing, over", 1, (int(PHASES),)
        )
        self.team = self.column("team", "the team that plays this round", 1, (teams,))
        self.wish = self.column("wish", "what both members said before the round: go, swap", 1, (2, 2))
        self.touching = self.column("touching", "the rail touches the figure", 1, (rails,))
        self.present = self.column("present", "the figure is on the board")
        self.chits = self.column("chits", "the monster on each start place", 1, (int(STARTS), int(MONSTERS)))
        self.start = self.column("start", "the start place of the monster to catch", 1, (int(STARTS),))
        self.location = self.column("location", "the place to be visited", 1, (int(LOCATIONS),))
        self.entered = self.column("entered", "by which side: north, east, south, west", 1, (int(SIDES),))
        self.visited = self.column("visited", "the place has been visited")
        self.used = self.column("used", "location cards used in this round", 1, (int(LOCATIONS),))

    def look(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, MonsterFalle)
        row[at + self.me + seat] = 1
        self.mark_seat(self.acts, state.to_act(), seat, row, at)
        self.mark_seat(self.pair_x, owner(state, PAIR_X), seat, row, at)
        self.mark_seat(self.pair_y, owner(state, PAIR_Y), seat, row, at)
        row[at + self.phase + state.phase] = 1
        row[at + self.team + team(state)] = 1
        row[at + self.round] = u8(state.round)
        row[at + self.catches] = u8(state.catches)
        write_number(row, at + self.sand, BEAT_DIGITS, state.sand)
        row[at + self.counter] = u8(state.counter)
        self.look_at_wish(0, state.agreement.first, row, at)
        self.look_at_wish(1, state.agreement.second, row, at)
        self.look_at_hands(state, seat, row, at)
        self.look_at_mansion(state, row, at)
        self.look_at_visit(state, row, at)
        self.look_at_cards(state, row, at)
        self.look_at_teams(state, row, at)

    def mark_seat(self, column: i64, whose: i64, seat: i64, row: vec[u8], at: i64) -> None:
        if whose != NOBODY:
            row[at + column + (whose - seat + self.players) % self.players] = 1

    def look_at_wish(self, member: i64, wish: i64, row: vec[u8], at: i64) -> None:
        if wish != NOBODY:
            row[at + self.wish + 2 * member + (1 if wish == SWAP else 0)] = 1

    def look_at_hands(self, state: MonsterFalle, seat: i64, row: vec[u8], at: i64) -> None:
        write_speeds(row, at + self.held, state.held_x)
        write_speeds(row, at + self.held + 2, state.held_y)
        if state.waiting != NOBODY:
            row[at + self.asked] = 1
            if seat == owner(state, PAIR_X):
                write_speeds(row, at + self.holds, state.waiting)

    def look_at_mansion(self, state: MonsterFalle, row: vec[u8], at: i64) -> None:
        mansion = state.mansion
        for rail in range(RAILS):
            write_number(row, at + self.face + PLACE_DIGITS * rail, PLACE_DIGITS, mansion.face[rail])
            row[at + self.drive + rail] = u8(mansion.drive[rail] + SPEED_MAX)
            row[at + self.touching + rail] = u8(mansion.touching[rail])
        write_number(row, at + self.place, PLACE_DIGITS, mansion.x)
        write_number(row, at + self.place + PLACE_DIGITS, PLACE_DIGITS, mansion.y)
        write_number(row, at + self.tick, BEAT_DIGITS, mansion.tick)
        row[at + self.wobble] = u8(mansion.wobble)
        row[at + self.present] = 1 if mansion.present else 0

    def look_at_visit(self, state: MonsterFalle, row: vec[u8], at: i64) -> None:
        visit = state.visit
        if visit.location != NOWHERE:
            row[at + self.location + visit.location] = 1
        for side in range(SIDES):
            row[at + self.entered + side] = u8((visit.entered >> side) & 1)
        row[at + self.visited] = 1 if visit.done else 0
        used = state.locations.used
        for i in range(i64(len(used))):
            row[at + self.used + used[i]] = 1

    def look_at_cards(self, state: MonsterFalle, row: vec[u8], at: i64) -> None:
        for start in range(STARTS):
            row[at + self.chits + start * MONSTERS + state.chits[start]] = 1
        if state.start != NOBODY:
            row[at + self.start + state.start] = 1
        count_monsters(state.cards.deck, row, at + self.deck)
        count_monsters(state.cards.face_up, row, at + self.face_up)

    def look_at_teams(self, state: MonsterFalle, row: vec[u8], at: i64) -> None:
        piles = state.piles
        for one in range(self.teams):
            write_number(row, at + self.escapes + BEAT_DIGITS * one, BEAT_DIGITS, piles.escapes[one])
            row[at + self.best + one] = u8(piles.best[one])
        caught = piles.caught
        number = i64(len(caught))
        for i in range(number):
            row[at + self.caught + piles.catcher[i] * MONSTERS + caught[i] // COPIES] += 1
            if i >= number - state.catches:
                row[at + self.lately + caught[i] // COPIES] += 1


def counter_high() -> int:
    return int(max(COUNTDOWN_BEATS, PLACE_BEATS))


def write_speeds(row: vec[u8], at: i64, code: i64) -> None:
    """The two speeds of a pair, counted from full speed to the left or up."""
    row[at] = u8(code // SPEEDS)
    row[at + 1] = u8(code % SPEEDS)


def count_monsters(cards: vec[i64], row: vec[u8], at: i64) -> None:
    for i in range(i64(len(cards))):
        row[at + cards[i] // COPIES] += 1
