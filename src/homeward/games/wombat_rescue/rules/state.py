"""Wombat Rescue: lead wombats look for their four lost babies, finding their way by the smell of their own cubes.

On a turn a lead makes up to three moves. Inside its smell area it runs in straight lines; outside it steps to food
or to a baby it smells, or is lost and follows a card. What it eats becomes a cube some turns later, and cubes make the
area larger. The dingo chases the nearest lead and sends it home. The first to have all four babies back home wins.

The rules are in the files beside this one, a chapter each; here is the state that they change.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.games.wombat_rescue.rules import any_move, decisions, setting_up, turn
from homeward.games.wombat_rescue.rules.codes import OVER
from homeward.games.wombat_rescue.rules.dingo import Hunt
from homeward.games.wombat_rescue.rules.pieces.bag import Bag, full_bag
from homeward.games.wombat_rescue.rules.pieces.deck import Deck, new_deck
from homeward.games.wombat_rescue.rules.pieces.outback import Outback, new_outback
from homeward.games.wombat_rescue.rules.turn import Turn
from homeward.games.wombat_rescue.rules.variant import Variant


@final
class WombatRescue(State):
    """The outback, the cards, the bag, the turn and the dingo's hunt."""

    variant: Variant
    outback: Outback
    deck: Deck
    bag: Bag
    turn: Turn
    hunt: Hunt
    first: i64  # the start player
    turns: i64  # turns finished
    clock: i64  # moves played
    winner: i64

    def __init__(
        self, players: i64, rng: Rng, variant: Variant, outback: Outback, deck: Deck, bag: Bag, turn: Turn, hunt: Hunt
    ) -> None:
        super().__init__(players, rng)
        self.variant = variant
        self.outback = outback
        self.deck = deck
        self.bag = bag
        self.turn = turn
        self.hunt = hunt
        self.first = 0
        self.turns = 0
        self.clock = 0
        self.winner = NOBODY

    # Overridden methods of `State`

    def to_act(self) -> i64:
        return NOBODY if self.turn.phase == OVER else self.turn.decider

    def codes(self) -> vec[i64]:
        return decisions.codes(self)

    def allows(self, code: i64) -> bool:
        return decisions.allows(self, code)

    def apply(self, code: i64) -> None:
        decisions.apply(self, code)

    def random_code(self, rng: Rng) -> i64:
        return any_move.random_code(self, rng)

    def score(self, seat: i64) -> i64:
        """Babies back home."""
        return self.outback.wombats[seat].rescued

    def won(self, seat: i64) -> bool:
        return seat == self.winner

    def copy(self) -> State:
        twin = WombatRescue(
            self.players,
            self.rng.copy(),
            self.variant,
            self.outback.copy(),
            self.deck.copy(),
            self.bag.copy(),
            self.turn.copy(),
            self.hunt.copy(),
        )
        twin.take_over(self)
        twin.first = self.first
        twin.turns = self.turns
        twin.clock = self.clock
        twin.winner = self.winner
        return twin

    def deal_again(self, rng: Rng) -> State:
        state = new_game(self.players, rng, self.variant)
        state.share_settings(self)
        return state

    def conceal(self, seat: i64) -> None:
        """Nobody knows the order of the lost-move cards; what comes out of the bag is future chance."""
        self.deck.sort_pile()

    def deal_unknown(self, rng: Rng) -> None:
        rng.shuffle(self.deck.pile)

    # Shared by the chapters

    def begin_turn(self, seat: i64) -> None:
        turn.begin_turn(self, seat)

    def go_on(self) -> None:
        turn.go_on(self)

    def end_turn(self) -> None:
        turn.end_turn(self)


def new_game(players: i64, rng: Rng, variant: Variant) -> WombatRescue:
    """A new game, up to the choice of the dingo's first den."""
    board = setting_up.lay(variant.ground, variant.boulders, rng)
    outback = new_outback(board, players)
    state = WombatRescue(players, rng, variant, outback, new_deck(rng), full_bag(), Turn(), Hunt())
    setting_up.set_up(state)
    return state
