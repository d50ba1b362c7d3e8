"""Pets Rescue: cards lie upright to score or sideways to give their pets a home; never both.

In a turn the lead picks a row or column of the grid. Everybody takes one of its cards, the lead first and, once
more, last; the last one goes sideways. Some cards act: pass and offer at the end of the turn, leftover after the
last turn. Then everybody secretly chooses a way for their starting card, wilds turn into what helps most, and the
upright cards are scored.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.games.pets_rescue.rules.cards import NOTHING, Cards, Table
from homeward.games.pets_rescue.rules.codes import CHOOSE_LINE, OVER
from homeward.games.pets_rescue.rules.exchange import Exchange
from homeward.games.pets_rescue.rules.scoring import has_won, points
from homeward.games.pets_rescue.rules.setting_up import begin, shelters_with, shuffled_starts, supply_with
from homeward.games.pets_rescue.rules.shelter import Shelter
from homeward.games.pets_rescue.rules.supply import Supply
from homeward.games.pets_rescue.rules.turn import is_legal, legal_codes, make_move, random_code
from homeward.games.pets_rescue.rules.unknown import hide, shuffle_hidden


@final
class PetsRescue(State):
    """The grid, the deck and the shelters."""

    printed: Cards
    table: Table
    supply: Supply
    shelters: list[Shelter]
    exchange: Exchange
    turn: i64 = 0  # turns completed
    lead: i64 = 0
    line: i64 = NOTHING  # picked in this turn: a row, or SIDE + a column; else NOTHING
    taken: i64 = 0  # cards taken by choice in this turn
    active: i64 = 0
    phase: i64 = CHOOSE_LINE
    totals: vec[i64]  # final scores, empty before
    acting_cards_come_sideways: bool = False  # as in the first version of the rules (PR-R11)

    def __init__(
        self,
        players: i64,
        rng: Rng,
        printed: Cards,
        table: Table,
        supply: Supply,
        shelters: list[Shelter],
        exchange: Exchange,
    ) -> None:
        super().__init__(players, rng)
        self.printed = printed
        self.table = table
        self.supply = supply
        self.shelters = shelters
        self.exchange = exchange
        self.totals = vec[i64]()

    def to_act(self) -> i64:
        return NOBODY if self.phase == OVER else self.active

    def codes(self) -> vec[i64]:
        return legal_codes(self)

    def allows(self, code: i64) -> bool:
        return is_legal(self, code)

    def apply(self, code: i64) -> None:
        make_move(self, code)

    def random_code(self, rng: Rng) -> i64:
        return random_code(self, rng)

    def score(self, seat: i64) -> i64:
        return points(self, seat)

    def won(self, seat: i64) -> bool:
        return has_won(self, seat)

    def copy(self) -> State:
        twin = PetsRescue(
            self.players,
            self.rng.copy(),
            self.printed,
            self.table,
            self.supply.copy(),
            [shelter.copy() for shelter in self.shelters],
            self.exchange.copy(),
        )
        twin.take_over(self)
        twin.turn = self.turn
        twin.lead = self.lead
        twin.line = self.line
        twin.taken = self.taken
        twin.active = self.active
        twin.phase = self.phase
        twin.totals = self.totals[:]
        twin.acting_cards_come_sideways = self.acting_cards_come_sideways
        return twin

    def deal_again(self, rng: Rng) -> State:
        state = new_game(self.players, rng, self.printed, self.table, self.acting_cards_come_sideways)
        state.share_settings(self)
        return state

    def conceal(self, seat: i64) -> None:
        hide(self, seat)

    def deal_unknown(self, rng: Rng) -> None:
        shuffle_hidden(self, self.observer, rng)

    def holder_upright(self, card: i64) -> i64:
        """The seat in front of which a card lies upright, or NOBODY."""
        for seat in range(self.players):
            if self.shelters[seat].holds_upright(card):
                return seat
        return NOBODY


def new_game(players: i64, rng: Rng, printed: Cards, table: Table, acting_cards_come_sideways: bool) -> PetsRescue:
    """A new game, set up."""
    starts = shuffled_starts(printed, rng)
    supply = supply_with(starts, players, printed, table, rng)
    exchange = Exchange(vec[i64](), vec[i64]())
    state = PetsRescue(players, rng, printed, table, supply, shelters_with(starts, players), exchange)
    state.acting_cards_come_sideways = acting_cards_come_sideways
    begin(state)
    return state
