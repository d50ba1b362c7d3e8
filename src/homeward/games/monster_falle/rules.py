"""Monster-Falle: a team of two pushes a monster in a sack through the mansion and into the trap, against the sand.

One has the left and right rail, the other the top and bottom one, and a rail can only push. A card says which
monster; it starts on its chit. Too rough, and the sack topples: back to the chit. A catch is a card for the team's
pile; before the next card all rails go back to the edge. Everybody is in two teams; the most cards of both win.

Time is beats, 60 a second. In each beat first pair X, then pair Y says at which speeds it holds its rails; then
the mansion moves by one beat.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.physics import NOTHING, SPEED_MAX, TRAPPED, Mansion
from homeward.games.monster_falle.variant import Variant
from homeward.games.monster_falle.visit import NOWHERE, Visit

# Components

MONSTERS: Final[i64] = len(BOX.monsters)
STARTS: Final[i64] = len(BOX.starts)
COPIES: Final[i64] = BOX.counts.cards_per_monster
CARDS: Final[i64] = BOX.counts.monster_cards
LOCATIONS: Final[i64] = len(BOX.locations)
EYES: Final[vec[i64]] = vec[i64]([monster.eyes for monster in BOX.monsters])
START_CELLS: Final[vec[i64]] = vec[i64]([start.cell[0] * BOX.geometry.grid + start.cell[1] for start in BOX.starts])
COUNTDOWN_BEATS: Final[i64] = BOX.timing.countdown
PLACE_BEATS: Final[i64] = BOX.timing.place

# Codes of the moves: all pairs of speeds, go, swap, done, place 1-12
SPEEDS: Final[i64] = 2 * BOX.physics.speed_max + 1
HOLDS: Final[i64] = (2 * BOX.physics.speed_max + 1) ** 2
GO: Final[i64] = HOLDS
SWAP: Final[i64] = HOLDS + 1
DONE: Final[i64] = HOLDS + 2
PLACE: Final[i64] = HOLDS + 3
STILL: Final[i64] = HOLDS // 2  # both rails at rest

# Phases
READY: Final[i64] = 0  # the team sits down and says go
COUNTDOWN: Final[i64] = 1
PLACING: Final[i64] = 2  # card up, rails locked
PUSHING: Final[i64] = 3
HOMING: Final[i64] = 4  # no figure; all rails must go back to the edge
CHOOSING: Final[i64] = 5  # practice: which chit?
OVER: Final[i64] = 6

# Pairs of rails
PAIR_X: Final[i64] = 0
PAIR_Y: Final[i64] = 1

# What happened, for the journal
HELD: Final[i64] = 0  # a = pair, b = code
SAID: Final[i64] = 1  # a = 1 for swap
SWAPPED: Final[i64] = 2
BEGAN: Final[i64] = 3  # a = team
DREW: Final[i64] = 4  # a = card, b = location
PLACED: Final[i64] = 5  # a = start
CAUGHT: Final[i64] = 6  # a = card
ESCAPED: Final[i64] = 7  # a = monster, b = why
VISITED: Final[i64] = 8  # a = location
SHUFFLED: Final[i64] = 9  # a = 1 for a fresh set of cards
ROUND_ENDED: Final[i64] = 10  # a = team, b = catches in the round
ENDED: Final[i64] = 11
HOME: Final[i64] = 12  # practice: the monster is in the trap, a = monster

# Why a monster escaped
TOPPLE: Final[i64] = 0
NOT_VISITED: Final[i64] = 1


def all_holds() -> vec[i64]:
    codes = vec[i64]()
    for code in range(HOLDS):
        codes = append(codes, code)
    return codes


ALL_HOLDS: Final[vec[i64]] = all_holds()


@final
class MonsterFalle(State):
    """The mansion, the deck, the piles of the teams, the eye chips and the sand."""

    variant: Variant
    mansion: Mansion
    visit: Visit
    chits: vec[i64]  # the monster on each start place, for the whole game (MF-R30)
    deck: vec[i64]  # monster cards face down, the top one last; card // 6 is the monster
    face_up: vec[i64]  # cards beside the deck whose monster was not caught
    caught: vec[i64]  # cards in the teams' piles, in the order of the catches ...
    catcher: vec[i64]  # ... and the team of each
    stack: vec[i64]  # location cards face down, the top one last
    used: vec[i64]  # location cards used in this round
    escapes: vec[i64]  # of each team
    best: vec[i64]  # catches of each team in its best round
    round: i64  # rounds played to the end = eye chips in the trap
    phase: i64
    counter: i64  # beats left of the countdown or of placing the figure
    sand: i64  # beats left of the round
    catches: i64  # in this round
    card: i64  # the open monster card, NOBODY without one
    start: i64  # where the figure is placed next, or was placed last
    wish_first: i64  # what the two members said before the round: GO, SWAP or NOBODY
    wish_second: i64
    swapped: bool  # the members have changed rails for this round
    waiting: i64  # what pair X holds in this beat while pair Y is asked, else NOBODY
    held_x: i64  # what the pairs held in the last beat
    held_y: i64

    # Setting up

    def __init__(self, players: i64, rng: Rng, variant: Variant) -> None:
        State.__init__(self, players, rng)
        self.variant = variant
        self.mansion = Mansion(variant.temper)
        self.visit = Visit()
        self.chits = vec[i64]()
        self.deck = vec[i64]()
        self.face_up = vec[i64]()
        self.caught = vec[i64]()
        self.catcher = vec[i64]()
        self.stack = vec[i64]()
        self.used = vec[i64]()
        self.escapes = vec[i64]()
        self.best = vec[i64]()
        self.round = 0
        self.phase = READY
        self.counter = 0
        self.sand = 0
        self.catches = 0
        self.card = NOBODY
        self.start = NOBODY
        self.wish_first = NOBODY
        self.wish_second = NOBODY
        self.swapped = False
        self.waiting = NOBODY
        self.held_x = STILL
        self.held_y = STILL

    def lay_out(self) -> None:
        """Chits to the start places, shuffle the deck and the locations (MF-04, MF-05, MF-52)."""
        self.chits = counted(MONSTERS)
        self.rng.shuffle(self.chits)
        self.deck = counted(CARDS)
        self.rng.shuffle(self.deck)
        self.stack = counted(LOCATIONS)
        self.rng.shuffle(self.stack)
        for _ in range(self.variant.teams):
            self.escapes = append(self.escapes, 0)
            self.best = append(self.best, 0)
        self.phase = CHOOSING if self.variant.practice else READY

    def deal_again(self, rng: Rng) -> State:
        state = MonsterFalle(self.players, rng, self.variant)
        state.explain = self.explain
        state.lay_out()
        return state

    # Teams

    def team(self) -> i64:
        """The team that plays this round; teams take turns clockwise (MF-17, MF-39)."""
        return self.round % self.variant.teams

    def owner(self, pair: i64) -> i64:
        """The seat that works a pair: the first-named member has pair X in the team's odd rounds (MF-R8)."""
        turned = (self.round // self.variant.teams + pair + (1 if self.swapped else 0)) % 2
        return self.variant.members[2 * self.team() + turned]

    def plays_alone(self) -> bool:
        return self.owner(PAIR_X) == self.owner(PAIR_Y)

    # Whose move, and what may be done

    def to_act(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if self.phase == READY:
            # the first member is asked again only if the partner alone would like to swap
            asks_first = self.wish_first == NOBODY or self.wish_second != NOBODY
            return self.owner(PAIR_X) if asks_first else self.owner(PAIR_Y)
        return self.owner(PAIR_X) if self.waiting == NOBODY else self.owner(PAIR_Y)

    def in_beats(self) -> bool:
        """Does the sand, or at least the metronome, run?"""
        return self.phase >= COUNTDOWN and self.phase <= HOMING

    def codes(self) -> vec[i64]:
        codes = ALL_HOLDS[:] if self.in_beats() else vec[i64]()
        if self.phase == READY:
            codes = append(codes, GO)
            if not self.plays_alone():
                codes = append(codes, SWAP)
        if self.variant.practice and self.phase != OVER:
            codes = append(codes, DONE)
            for start in range(STARTS):
                codes = append(codes, PLACE + start)
        return codes

    def allows(self, code: i64) -> bool:
        if code < HOLDS:
            return code >= 0 and self.in_beats()
        if code < DONE:
            return self.phase == READY and (code == GO or not self.plays_alone())
        return self.variant.practice and self.phase != OVER and code < PLACE + STARTS

    def legal(self) -> list[int]:
        codes = list(range(HOLDS)) if self.in_beats() else []
        every = self.codes()
        codes.extend(int(every[i]) for i in range(i64(len(codes)), i64(len(every))))
        return codes

    def apply(self, code: i64) -> None:
        if code < HOLDS:
            self.hold(code)
        elif code == DONE:
            self.finish()
        elif code >= PLACE:
            self.choose(code - PLACE)
        else:
            self.say(code)

    # Before a round

    def say(self, wish: i64) -> None:
        """Go, or go with swapped rails: both have to want it (MF-20, MF-R8)."""
        self.note(SAID, self.to_act(), 1 if wish == SWAP else 0)
        if self.plays_alone():
            self.begin_round()
        elif self.wish_first == NOBODY:
            self.wish_first = wish
        elif self.wish_second == NOBODY and wish == SWAP and self.wish_first == GO:
            self.wish_second = wish  # one more question to the first member
        else:
            self.agree(wish)

    def agree(self, last: i64) -> None:
        if last == SWAP:
            self.swapped = True
            self.note(SWAPPED, NOBODY, self.owner(PAIR_X), self.owner(PAIR_Y))
        self.begin_round()

    def begin_round(self) -> None:
        """Ready, steady: the countdown runs, the rails wait at the edge (MF-R31)."""
        self.wish_first = NOBODY
        self.wish_second = NOBODY
        self.phase = COUNTDOWN
        self.counter = COUNTDOWN_BEATS
        self.sand = self.variant.sand()
        self.catches = 0
        self.note(BEGAN, NOBODY, self.team())

    # One beat

    def hold(self, code: i64) -> None:
        """A pair says how it holds its rails; after the second pair the beat is played."""
        if self.waiting == NOBODY:
            self.note(HELD, self.owner(PAIR_X), PAIR_X, code)
            self.waiting = code
            return
        self.note(HELD, self.owner(PAIR_Y), PAIR_Y, code)
        self.held_x = self.waiting
        self.held_y = code
        self.waiting = NOBODY
        self.reveals += 1  # everybody has seen the rails move
        self.play_beat(self.held_x, code)

    def play_beat(self, first: i64, second: i64) -> None:
        if self.phase == COUNTDOWN:
            self.count_down()
            return
        if self.phase == PLACING:
            self.put_figure()
        else:
            self.move_rails(first, second)
        if not self.variant.practice:
            self.sand -= 1
            if self.sand == 0:
                self.end_round()

    def count_down(self) -> None:
        self.counter -= 1
        if self.counter == 0:
            self.draw()

    def put_figure(self) -> None:
        """Card and figure take half a second of everybody's hands; the rails are locked (MF-R11)."""
        self.mansion.rest()
        self.counter -= 1
        if self.counter == 0:
            cell = START_CELLS[self.start]
            self.mansion.place(cell)
            self.visit.begin(self.visit.location, cell)
            self.phase = PUSHING
            self.note(PLACED, NOBODY, self.start)

    def move_rails(self, first: i64, second: i64) -> None:
        event = self.mansion.beat(
            first // SPEEDS - SPEED_MAX,
            first % SPEEDS - SPEED_MAX,
            second // SPEEDS - SPEED_MAX,
            second % SPEEDS - SPEED_MAX,
        )
        if self.phase == HOMING:
            if self.mansion.all_home():
                self.draw()
        elif event == NOTHING:
            self.follow_visit()
        elif event == TRAPPED and self.visit.trap_is_open():
            self.catch()
        else:
            self.escape(NOT_VISITED if event == TRAPPED else TOPPLE)

    def follow_visit(self) -> None:
        if not self.visit.trap_is_open():
            self.visit.follow(self.mansion.x, self.mansion.y)
            if self.visit.done:
                self.note(VISITED, NOBODY, self.visit.location)

    # Catching one monster

    def draw(self) -> None:
        """All rails are home: the next card, or the same monster again after an escape (MF-24, MF-25, MF-30)."""
        if self.variant.practice and self.start == NOBODY:
            self.phase = CHOOSING
            return
        if self.card == NOBODY and not self.variant.practice:
            self.turn_card()
        self.phase = PLACING
        self.counter = PLACE_BEATS

    def turn_card(self) -> None:
        if i64(len(self.deck)) == 0:
            self.renew_deck()
        last = i64(len(self.deck)) - 1
        self.card = self.deck[last]
        self.deck = self.deck[:last]
        for start in range(STARTS):
            if self.chits[start] == self.card // COPIES:
                self.start = start
        if self.variant.with_locations(self.team()):
            self.turn_location()
        self.reveals += 1
        self.note(DREW, NOBODY, self.card, self.visit.location)

    def renew_deck(self) -> None:
        """The face-up cards become the deck; without any, a fresh set does (MF-40, MF-R15, MF-R16)."""
        fresh = i64(len(self.face_up)) == 0
        self.deck = counted(CARDS) if fresh else self.face_up
        self.face_up = vec[i64]()
        self.rng.shuffle(self.deck)
        self.note(SHUFFLED, NOBODY, 1 if fresh else 0)

    def turn_location(self) -> None:
        """One location for every monster; the seventh in a round needs the used ones again (MF-53, MF-R24)."""
        if i64(len(self.stack)) == 0:
            self.stack = self.used
            self.used = vec[i64]()
            self.rng.shuffle(self.stack)
        last = i64(len(self.stack)) - 1
        self.visit.begin(self.stack[last], 0)
        self.stack = self.stack[:last]

    def catch(self) -> None:
        """Into the trap: the card goes to the team's pile (MF-32)."""
        self.phase = HOMING
        if self.variant.practice:
            self.note(HOME, NOBODY, self.chits[self.start])
            self.start = NOBODY
            return
        self.catches += 1
        self.note(CAUGHT, NOBODY, self.card)
        self.caught = append(self.caught, self.card)
        self.catcher = append(self.catcher, self.team())
        self.card = NOBODY
        self.put_location_away()

    def put_location_away(self) -> None:
        if self.visit.location != NOWHERE:
            self.used = append(self.used, self.visit.location)
            self.visit.begin(NOWHERE, 0)

    def escape(self, why: i64) -> None:
        """Back to the chit, the same cards again, once the rails are home; the sand runs on (MF-30, MF-R22)."""
        self.phase = HOMING
        self.escapes[self.team()] += 1
        self.visit.begin(self.visit.location, 0)
        self.note(ESCAPED, NOBODY, self.chits[self.start], why)

    # Practice

    def choose(self, start: i64) -> None:
        """Any chit, at any time; the rails go home first (MF-08)."""
        self.waiting = NOBODY
        self.mansion.take_away()
        self.start = start
        self.phase = HOMING
        self.reveals += 1
        self.note(SAID, self.owner(PAIR_X), 2)
        if self.mansion.all_home():
            self.draw()

    # End of a round and of the game

    def end_round(self) -> None:
        """The sand is through: stop at once (MF-35 to MF-37)."""
        if self.card != NOBODY:
            self.face_up = append(self.face_up, self.card)
            self.card = NOBODY
        self.start = NOBODY
        self.gather_locations()
        team = self.team()
        self.best[team] = max(self.best[team], self.catches)
        self.note(ROUND_ENDED, NOBODY, team, self.catches)
        self.mansion = Mansion(self.variant.temper)
        self.swapped = False
        self.held_x = STILL
        self.held_y = STILL
        self.counter = 0
        self.round += 1
        if self.round == self.variant.rounds():
            self.finish()
        else:
            self.phase = READY

    def gather_locations(self) -> None:
        """All location cards are one shuffled stack again (MF-57)."""
        self.visit.begin(NOWHERE, 0)
        if i64(len(self.stack)) < LOCATIONS:
            self.stack = counted(LOCATIONS)
            self.used = vec[i64]()
            self.rng.shuffle(self.stack)

    def finish(self) -> None:
        self.phase = OVER
        self.waiting = NOBODY
        self.note(ENDED)

    # Scoring

    def cards_of(self, team: i64) -> i64:
        count: i64 = 0
        for i in range(i64(len(self.catcher))):
            if self.catcher[i] == team:
                count += 1
        return count

    def score(self, seat: i64) -> i64:
        """The cards of every team the seat belongs to (MF-43)."""
        count: i64 = 0
        for i in range(i64(len(self.catcher))):
            if self.variant.is_member(seat, self.catcher[i]):
                count += 1
        return count

    def eyes(self, seat: i64) -> i64:
        """Open eyes on the same cards (MF-45, MF-R18)."""
        eyes: i64 = 0
        for i in range(i64(len(self.catcher))):
            if self.variant.is_member(seat, self.catcher[i]):
                eyes += EYES[self.caught[i] // COPIES]
        return eyes

    def rank(self, seat: i64) -> i64:
        """What decides between two seats: cards, then eyes if the table plays so (MF-R17)."""
        return self.score(seat) * 1000 + (self.eyes(seat) if self.variant.eyes_decide else 0)

    def won(self, seat: i64) -> bool:
        """The most cards; whoever ties wins too (MF-43, MF-44). Nobody wins a practice."""
        if self.phase != OVER or self.variant.practice:
            return False
        mine = self.rank(seat)
        for other in range(self.players):
            if self.rank(other) > mine:
                return False
        return True

    def value(self, seat: i64) -> float:
        """A fixed team wins together, and fully (MF-58)."""
        if self.variant.teams * 2 != self.players:
            return State.value(self, seat)
        return min(1.0, 2.0 * State.value(self, seat))

    # Copies and what is unknown

    def copy(self) -> State:
        twin = MonsterFalle(self.players, self.rng.copy(), self.variant)
        twin.take_over(self)
        twin.mansion = self.mansion.copy()
        twin.visit = self.visit.copy()
        twin.chits = self.chits  # never changes after the deal
        twin.deck = self.deck[:]
        twin.face_up = self.face_up[:]
        twin.caught = self.caught[:]
        twin.catcher = self.catcher[:]
        twin.stack = self.stack[:]
        twin.used = self.used[:]
        twin.escapes = self.escapes[:]
        twin.best = self.best[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.counter = self.counter
        twin.sand = self.sand
        twin.catches = self.catches
        twin.card = self.card
        twin.start = self.start
        twin.wish_first = self.wish_first
        twin.wish_second = self.wish_second
        twin.swapped = self.swapped
        twin.waiting = self.waiting
        twin.held_x = self.held_x
        twin.held_y = self.held_y
        return twin

    def conceal(self, seat: i64) -> None:
        """Nobody knows the order of the face-down cards, or what the partner's hands do in this very beat."""
        self.deck = in_order(self.deck, CARDS)
        self.stack = in_order(self.stack, LOCATIONS)
        if self.waiting != NOBODY and seat != self.owner(PAIR_X):
            self.waiting = self.held_x  # most likely the same as a beat ago

    def deal_unknown(self, rng: Rng) -> None:
        rng.shuffle(self.deck)
        rng.shuffle(self.stack)


def counted(size: i64) -> vec[i64]:
    """The numbers from 0 to size - 1."""
    numbers = vec[i64]()
    for number in range(size):
        numbers = append(numbers, number)
    return numbers


def in_order(items: vec[i64], size: i64) -> vec[i64]:
    """The same numbers below size, smallest first."""
    count = vec[i64]()
    for _ in range(size):
        count = append(count, 0)
    for i in range(i64(len(items))):
        count[items[i]] += 1
    ordered = vec[i64]()
    for number in range(size):
        for _ in range(count[number]):
            ordered = append(ordered, number)
    return ordered
