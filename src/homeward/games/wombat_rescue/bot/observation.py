"""What a seat sees of Wombat Rescue as numbers: the outback in planes, with a number per space, and all player boards.

Only the order of the lost-move cards is hidden. Spaces are numbered in reading order, as in the moves.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from homeward.engine.bot.observer import Observer, write_number
from homeward.engine.state import NOBODY, State
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.codes import OVER
from homeward.games.wombat_rescue.rules.pieces.bag import STOCK
from homeward.games.wombat_rescue.rules.pieces.board import NESTS
from homeward.games.wombat_rescue.rules.pieces.deck import CARDS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES
from homeward.games.wombat_rescue.rules.pieces.outback import DISC, Outback
from homeward.games.wombat_rescue.rules.pieces.scent import BITS, BYTE, MOST_CUBES
from homeward.games.wombat_rescue.rules.pieces.wombat import CARRIED, CUBES, DISCS, PLACES, RESCUED, Wombat
from homeward.games.wombat_rescue.rules.state import WombatRescue
from homeward.games.wombat_rescue.rules.turn import MOVES

ACTION_CARDS: Final[i64] = len(BOX.card)
PHASES: Final[i64] = OVER + 1
DIE_HIGH: Final[i64] = max(BOX.die.faces)
MOST_TURNS: Final[i64] = 2**31
TURN_DIGITS: Final[i64] = 4


@final
class WombatObserver(Observer):
    """The outback, the boards, the dingo and the cards."""

    def __init__(self, state: WombatRescue) -> None:
        super().__init__()
        players, spaces, cards, nests = int(state.players), int(SPACES), int(CARDS), int(NESTS)
        self.players: i64 = players
        # Numbers
        self.turns = self.column("turns", "turns finished", MOST_TURNS)
        self.supply = self.column("supply", "cubes in supply", CUBES, (players,))
        self.track = self.column(
            "track", "discs of each worth in mouth, belly, midgut, hindgut", max(STOCK), (players, PLACES, DISCS)
        )
        self.bag = self.column("bag", "discs of each worth in the bag", max(STOCK), (int(DISCS),))
        self.roll = self.column("roll", "the last roll of the dingo die", DIE_HIGH)
        self.prowl_left = self.column("prowl_left", "steps the dingo still has", DIE_HIGH)
        self.moves_left = self.column("moves_left", "moves left in this turn", MOVES)
        self.cubes = self.column("cubes", "cubes of each seat", MOST_CUBES, (players, spaces))
        self.nest = self.column("nest", "number of the nest, 0 elsewhere", nests, (spaces,))
        # Yes or no
        self.me = self.column("seat", "the observing seat, numbered as in moves and records", 1, (players,))
        self.acts = self.column("acts", "whose decision it is", 1, (players,))
        self.turn = self.column("turn", "whose turn it is", 1, (players,))
        self.first = self.column("first", "who began", 1, (players,))
        self.holder = self.column("holder", "who has the dingo card", 1, (players,))
        self.target = self.column("target", "whom the dingo chases", 1, (players,))
        self.winner = self.column("winner", "who has won", 1, (players,))
        self.phase = self.column(
            "phase", "first den, move, lost step, den, holder, cube, target, prowl, over", 1, (int(PHASES),)
        )
        self.startled = self.column("startled", "met the dingo in this turn")
        self.holding = self.column("holding", "Hold it in was played in this turn")
        self.mover_waits = self.column("mover_waits", "a pushed lead decides before the mover arrives")
        self.actions = self.column("actions", "action cards not yet played", 1, (players, int(ACTION_CARDS)))
        self.carried = self.column("carried", "the nest of the baby in the pouch", 1, (players, nests))
        self.rescued = self.column("rescued", "babies back home, by their nests", 1, (players, nests))
        self.card = self.column("card", "the lost-move card to follow", 1, (cards,))
        self.pile = self.column("pile", "lost-move cards in the pile, in no order", 1, (cards,))
        self.discard = self.column("discard", "lost-move cards on the discard pile, in no order", 1, (cards,))
        self.aside = self.column("aside", "lost-move cards that lie aside, in no order", 1, (cards,))
        self.home = self.column("home", "home", 1, (spaces,))
        self.food = self.column("food", "a space for food", 1, (spaces,))
        self.den = self.column("den", "a den of the dingo", 1, (spaces,))
        self.rock = self.column("rock", "a boulder in games with boulders", 1, (spaces,))
        self.discs = self.column("discs", "a food disc of each worth", 1, (int(DISCS), spaces))
        self.dingo = self.column("dingo", "the dingo", 1, (spaces,))
        self.lead = self.column("lead", "the lead of each seat", 1, (players, spaces))
        self.baby = self.column("baby", "a lost baby of the observing seat", 1, (spaces,))
        self.area = self.column("area", "the smell area of the observing seat", 1, (spaces,))

    def look(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, WombatRescue)
        turn, hunt = state.turn, state.hunt
        row[at + self.me + seat] = 1
        if turn.phase != OVER:
            self.mark_seat(self.acts, turn.decider, seat, row, at)
        self.mark_seat(self.turn, turn.active, seat, row, at)
        self.mark_seat(self.first, state.first, seat, row, at)
        self.mark_seat(self.holder, hunt.holder, seat, row, at)
        self.mark_seat(self.target, hunt.target, seat, row, at)
        self.mark_seat(self.winner, state.winner, seat, row, at)
        write_number(row, at + self.turns, TURN_DIGITS, state.turns)
        row[at + self.phase + turn.phase] = 1
        row[at + self.moves_left] = u8(turn.moves_left)
        row[at + self.startled] = 1 if turn.startled else 0
        row[at + self.holding] = 1 if turn.holding else 0
        row[at + self.mover_waits] = 1 if turn.mover_waits else 0
        row[at + self.roll] = u8(hunt.roll)
        row[at + self.prowl_left] = u8(hunt.prowl_left)
        for i in range(self.players):
            self.look_at_wombat(state, (seat + i) % self.players, i, row, at)
        self.look_at_board(state.outback, row, at)
        self.look_at_spaces(state.outback, seat, row, at)
        self.look_at_cards(state, row, at)

    def mark_seat(self, column: i64, whose: i64, seat: i64, row: vec[u8], at: i64) -> None:
        if whose != NOBODY:
            row[at + column + (whose - seat + self.players) % self.players] = 1

    def look_at_wombat(self, state: WombatRescue, seat: i64, i: i64, row: vec[u8], at: i64) -> None:
        wombat: Wombat = state.outback.wombats[seat]
        row[at + self.supply + i] = u8(wombat.supply)
        row[at + self.lead + i * SPACES + wombat.lead] = 1
        track = at + self.track + i * PLACES * DISCS
        for k in range(PLACES * DISCS):
            row[track + k] = u8(wombat.track[k])
        for card in range(ACTION_CARDS):
            row[at + self.actions + i * ACTION_CARDS + card] = u8((wombat.cards >> card) & 1)
        for nest in range(NESTS):
            where = wombat.babies[nest]
            if where == CARRIED:
                row[at + self.carried + i * NESTS + nest] = 1
            elif where == RESCUED:
                row[at + self.rescued + i * NESTS + nest] = 1
            elif i == 0:
                row[at + self.baby + state.outback.board.nest[nest]] = 1

    def look_at_board(self, outback: Outback, row: vec[u8], at: i64) -> None:
        board = outback.board
        mark_all(board.food, row, at + self.food)
        mark_all(board.dens, row, at + self.den)
        mark_all(board.rocks, row, at + self.rock)
        for nest in range(NESTS):
            row[at + self.nest + board.nest[nest]] = u8(nest + 1)
        row[at + self.home + board.ground.home] = 1
        if outback.dingo != NOWHERE:
            row[at + self.dingo + outback.dingo] = 1

    def look_at_spaces(self, outback: Outback, seat: i64, row: vec[u8], at: i64) -> None:
        """Discs, cubes and the smell area of the observing seat, in one loop over the board."""
        things, cubes, cover = outback.things, outback.scent.cubes, outback.scent.cover
        discs, area, shift = at + self.discs - SPACES, at + self.area, seat * BITS
        for space in range(SPACES):
            disc = things[space] & DISC
            if disc != 0:
                row[discs + disc * SPACES + space] = 1
            if (cover[space] >> shift) & BYTE != 0:
                row[area + space] = 1
            if cubes[space] != 0:
                for i in range(self.players):
                    count = outback.scent.count(space, (seat + i) % self.players)
                    row[at + self.cubes + i * SPACES + space] = u8(count)

    def look_at_cards(self, state: WombatRescue, row: vec[u8], at: i64) -> None:
        deck = state.deck
        if state.turn.card != NOBODY:
            row[at + self.card + state.turn.card] = 1
        mark_all(deck.pile, row, at + self.pile)
        mark_all(deck.discard, row, at + self.discard)
        mark_all(deck.aside, row, at + self.aside)
        for disc in range(DISCS):
            row[at + self.bag + disc] = u8(state.bag.discs[disc])


def mark_all(cards: vec[i64], row: vec[u8], at: i64) -> None:
    for i in range(i64(len(cards))):
        row[at + cards[i]] = 1
