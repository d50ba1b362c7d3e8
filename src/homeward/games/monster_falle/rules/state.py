"""Monster-Falle: a team of two pushes a monster in a sack through the mansion and into the trap, against the sand.

One has the left and right rail, the other the top and bottom one, and a rail can only push. A card says which
monster; it starts on its chit. Too rough, and the sack topples: back to the chit. A catch is a card for the team's
pile; before the next card all rails go back to the edge. Everybody is in two teams; the most cards of both win.

Time is beats, 60 a second. In each beat first pair X, then pair Y says at which speeds it holds its rails; then
the mansion moves by one beat.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NEITHER, NOBODY, TOGETHER, State
from homeward.games.monster_falle.rules import ending, practice, rounds, setting_up, teams, whose_move
from homeward.games.monster_falle.rules.cards import Cards
from homeward.games.monster_falle.rules.codes import DONE, HOLDS, NEXT, PAIR_X, PLACE, READY, STILL
from homeward.games.monster_falle.rules.locations import LocationCards, Visit
from homeward.games.monster_falle.rules.physics import Mansion
from homeward.games.monster_falle.rules.piles import Piles
from homeward.games.monster_falle.rules.teams import Agreement
from homeward.games.monster_falle.rules.variant import Variant


@final
class MonsterFalle(State):
    """The mansion, the cards, the piles of the teams and the sand. Each method calls a chapter of the rules."""

    variant: Variant
    mansion: Mansion
    visit: Visit
    cards: Cards
    locations: LocationCards
    piles: Piles
    agreement: Agreement
    chits: vec[i64]  # the monster on each start place, for the whole game (MF-R30)
    round: i64  # rounds played to the end = eye chips in the trap; in practice whose turn it is
    phase: i64
    counter: i64  # beats left of the countdown or of placing the figure
    sand: i64  # beats left of the round
    catches: i64  # in this round; in practice 1 from the catch until somebody chooses what comes next
    start: i64  # of the monster to catch, NOBODY without one
    waiting: i64  # what pair X holds in this beat while pair Y is asked, else NOBODY
    held_x: i64  # what the pairs held in the last beat
    held_y: i64

    def __init__(
        self,
        players: i64,
        rng: Rng,
        variant: Variant,
        mansion: Mansion,
        visit: Visit,
        cards: Cards,
        locations: LocationCards,
        piles: Piles,
        agreement: Agreement,
    ) -> None:
        State.__init__(self, players, rng)
        self.variant = variant
        self.mansion = mansion
        self.visit = visit
        self.cards = cards
        self.locations = locations
        self.piles = piles
        self.agreement = agreement
        self.chits = vec[i64]()
        self.round = 0
        self.phase = READY
        self.counter = 0
        self.sand = 0
        self.catches = 0
        self.start = NOBODY
        self.waiting = NOBODY
        self.held_x = STILL
        self.held_y = STILL

    def to_act(self) -> i64:
        return whose_move.to_act(self)

    def in_beats(self) -> bool:
        return whose_move.in_beats(self)

    def codes(self) -> vec[i64]:
        return whose_move.codes(self)

    def legal(self) -> list[int]:
        codes = list(range(HOLDS)) if self.in_beats() else []
        every = self.codes()
        codes.extend(int(every[i]) for i in range(i64(len(codes)), i64(len(every))))
        return codes

    def allows(self, code: i64) -> bool:
        return whose_move.allows(self, code)

    def apply(self, code: i64) -> None:
        if code < HOLDS:
            rounds.hold(self, code)
        elif code == DONE:
            ending.finish(self)
        elif code == NEXT:
            practice.let_next(self)
        elif code >= PLACE:
            practice.choose(self, code - PLACE)
        else:
            rounds.say(self, code)

    def score(self, seat: i64) -> i64:
        return ending.score(self, seat)

    def won(self, seat: i64) -> bool:
        return ending.has_won(self, seat)

    def value(self, seat: i64) -> float:
        """A fixed team wins together, and fully (MF-58)."""
        share = State.value(self, seat)
        return min(1.0, 2.0 * share) if ending.fixed_teams(self) else share

    def stakes(self) -> i64:
        """Teams play for themselves and may all go without a card; a practice is won by nobody."""
        return TOGETHER if self.variant.practice else NEITHER

    def copy(self) -> State:
        twin = MonsterFalle(
            self.players,
            self.rng.copy(),
            self.variant,
            self.mansion.copy(),
            self.visit.copy(),
            self.cards.copy(),
            self.locations.copy(),
            self.piles.copy(),
            self.agreement.copy(),
        )
        twin.take_over(self)
        twin.chits = self.chits  # never changes after the deal
        twin.round = self.round
        twin.phase = self.phase
        twin.counter = self.counter
        twin.sand = self.sand
        twin.catches = self.catches
        twin.start = self.start
        twin.waiting = self.waiting
        twin.held_x = self.held_x
        twin.held_y = self.held_y
        return twin

    def deal_again(self, rng: Rng) -> State:
        state = new_game(self.players, rng, self.variant)
        state.share_settings(self)
        return state

    def conceal(self, seat: i64) -> None:
        """Nobody knows the order of the face-down cards, or what the partner holds in this beat."""
        self.cards.forget_order()
        self.locations.forget_order()
        if self.waiting != NOBODY and seat != teams.owner(self, PAIR_X):
            self.waiting = self.held_x  # most likely the same as a beat ago

    def deal_unknown(self, rng: Rng) -> None:
        rng.shuffle(self.cards.deck)
        rng.shuffle(self.locations.stack)


def new_game(players: i64, rng: Rng, variant: Variant) -> MonsterFalle:
    """A new game, set up."""
    none = vec[i64]()
    state = MonsterFalle(
        players,
        rng,
        variant,
        Mansion(variant.temper),
        Visit(),
        Cards(none, none, NOBODY),
        LocationCards(none, none),
        Piles(none, none, none, none),
        Agreement(NOBODY, NOBODY, False),
    )
    setting_up.lay_out(state)
    return state
