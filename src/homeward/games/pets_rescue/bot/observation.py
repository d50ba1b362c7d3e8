"""What a seat sees of Pets Rescue as numbers: all but deck, box and the starting cards of others (PR-R5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from homeward.engine.bot.columns import OWN_SEAT
from homeward.engine.bot.observer import Observer
from homeward.engine.state import NOBODY, State
from homeward.games.pets_rescue.rules.cards import KINDS, NOTHING, SIDEWAYS
from homeward.games.pets_rescue.rules.codes import MOST, OVER, SIDE
from homeward.games.pets_rescue.rules.exchange import Exchange
from homeward.games.pets_rescue.rules.shelter import Shelter
from homeward.games.pets_rescue.rules.state import PetsRescue

PHASES: Final[i64] = OVER + 1
POSITIONS: Final[i64] = MOST + 2  # of a shelter: one more card while cards are passed, and the starting card at the end
MOST_PETS: Final[i64] = 60  # of a kind in a shelter: no card has more than three
MOST_OFFERS: Final[i64] = 3


@final
class PetsObserver(Observer):
    """The grid, the shelters card by card, and the card that acts."""

    def __init__(self, state: PetsRescue) -> None:
        super().__init__()
        players, side, cards = int(state.players), int(state.table.side), int(state.printed.count)
        starting, leftovers = int(state.printed.starting), len(state.printed.leftover)
        acting = max(1, sum(state.printed.acts(card) for card in range(cards)))
        self.players: i64 = players
        self.side: i64 = side
        self.cards: i64 = cards
        self.starting: i64 = starting
        # Numbers
        self.upright = self.column(
            "upright", "position of each card that lies upright in a shelter, 0 elsewhere", POSITIONS, (players, cards)
        )
        self.sideways = self.column("sideways", "the same of cards that lie sideways", POSITIONS, (players, cards))
        self.pets = self.column("pets", "pets of each kind on sideways cards", MOST_PETS, (players, int(KINDS)))
        self.waiting = self.column("waiting", "place in the order in which cards will act", acting, (cards,))
        self.offers = self.column("offers", "number of the offer that a card is", MOST_OFFERS, (cards,))
        self.turn = self.column("turn", "turns completed", int(state.table.turns))
        self.taken = self.column("taken", "cards taken in this turn", players)
        self.deck = self.column("deck", "cards left in the deck", state.printed.box.table(players).deck)
        self.pick = self.column("pick", "leftover cards whose turn to act has come", max(1, leftovers))
        # Yes or no
        self.me = self.column("seat", "the observing seat, numbered as in records", 1, (players,))
        self.acts = self.column("acts", "whose decision it is", 1, (players,))
        self.phase = self.column(
            "phase", "line, card, direction, gift, place, offer, accept, swap, start, over", 1, (int(PHASES),)
        )
        self.lead = self.column("lead", "who leads this turn", 1, (players,))
        self.line = self.column("line", "the line that was picked: rows, then columns", 1, (2 * side,))
        self.grid = self.column("grid", "the card at each place of the grid, row by row", 1, (side, side, cards))
        self.owner = self.column("owner", "whose card acts", 1, (players,))
        self.acting = self.column("acting", "the card that acts", 1, (cards,))
        self.leftwards = self.column("leftwards", "cards are passed to the left")
        self.giver = self.column("giver", "who passes a card on", 1, (players,))
        self.gift = self.column("gift", "the card being passed", 1, (cards,))
        self.gone = self.column("gone", "cards that have left the game", 1, (cards,))
        self.start_chosen = self.column("start_chosen", "the way of the starting card is chosen", 1, (players,))
        self.start = self.column("start", "the starting card", 1, (players, starting), OWN_SEAT)
        self.start_sideways = self.column(
            "start_sideways", "the starting card will lie sideways", 1, (players,), OWN_SEAT
        )

    def look(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, PetsRescue)
        players = self.players
        row[at + self.me + seat] = 1
        if state.phase != OVER:
            row[at + self.acts + (state.active - seat + players) % players] = 1
        row[at + self.phase + state.phase] = 1
        row[at + self.lead + (state.lead - seat + players) % players] = 1
        row[at + self.turn] = u8(state.turn)
        row[at + self.taken] = u8(state.taken)
        self.look_at_grid(state, row, at)
        self.look_at_exchange(state.exchange, seat, row, at)
        for i in range(players):
            shelter = state.shelters[(seat + i) % players]
            self.look_at_shelter(shelter, i, row, at)
            row[at + self.start_chosen + i] = 1 if shelter.start_way != NOTHING else 0
            if i == 0 or state.phase == OVER:
                row[at + self.start + i * self.starting + shelter.start] = 1
                row[at + self.start_sideways + i] = 1 if shelter.start_way == SIDEWAYS else 0

    def look_at_grid(self, state: PetsRescue, row: vec[u8], at: i64) -> None:
        side = self.side
        grid = state.supply.grid
        for i in range(side):
            for k in range(side):
                card = grid[i * SIDE + k]
                if card != NOTHING:
                    row[at + self.grid + (i * side + k) * self.cards + card] = 1
        if state.line != NOTHING:
            line = state.line if state.line < SIDE else state.line - SIDE + side
            row[at + self.line + line] = 1
        row[at + self.deck] = u8(len(state.supply.deck))
        gone = state.supply.gone
        for i in range(i64(len(gone))):
            row[at + self.gone + gone[i]] = 1

    def look_at_shelter(self, shelter: Shelter, i: i64, row: vec[u8], at: i64) -> None:
        cards = shelter.cards
        ways = shelter.ways
        upright = at + self.upright + i * self.cards
        sideways = at + self.sideways + i * self.cards
        for position in range(i64(len(cards))):
            first = sideways if ways[position] == SIDEWAYS else upright
            row[first + cards[position]] = u8(position + 1)
        pets = shelter.pets
        for kind in range(KINDS):
            row[at + self.pets + i * KINDS + kind] = u8(min(pets[kind], MOST_PETS))

    def look_at_exchange(self, exchange: Exchange, seat: i64, row: vec[u8], at: i64) -> None:
        players = self.players
        row[at + self.pick] = u8(exchange.pick)
        for i in range(i64(len(exchange.acts))):
            row[at + self.waiting + exchange.acts[i]] = u8(i + 1)
        if exchange.owner == NOBODY:
            return
        row[at + self.owner + (exchange.owner - seat + players) % players] = 1
        row[at + self.acting + exchange.acting] = 1
        row[at + self.leftwards] = 1 if exchange.step == 1 else 0
        if exchange.giver != NOBODY:
            row[at + self.giver + (exchange.giver - seat + players) % players] = 1
        if exchange.gift != NOTHING:
            row[at + self.gift + exchange.gift] = 1
        for i in range(i64(len(exchange.offers))):
            row[at + self.offers + exchange.offers[i]] = u8(i + 1)
