"""Pets Rescue: cards lie upright to score or sideways to give their pets a home; never both.

In a turn the lead picks a row or column of the grid. Everybody takes one of its cards, the lead first and, once
more, last; the last one goes sideways. Some cards act: pass and offer at the end of the turn, leftover after the
last turn. Then everybody secretly chooses a way for their starting card, wilds turn into what helps most, and the
upright cards are scored.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.games.pets_rescue.cards import NOTHING, PASS, SIDEWAYS, UPRIGHT, Cards, Shelter, Table
from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.points import shelter_points

# Sizes of the move space

SIDE: Final[i64] = max(setup.side for setup in BOX.setup)  # of the largest grid
MOST: Final[i64] = max(setup.side * setup.turns // setup.players for setup in BOX.setup)  # cards in a full shelter
PLACES: Final[i64] = SIDE * SIDE
PAIR_COUNT: Final[i64] = MOST * (MOST - 1) // 2

# Codes of the moves

LINE: Final[i64] = 0  # rows, then columns
TAKE: Final[i64] = LINE + 2 * SIDE  # place and way
DIRECTION: Final[i64] = TAKE + 2 * PLACES  # left, right
GIVE: Final[i64] = DIRECTION + 2  # position; while cards are passed there can be one more than MOST
PLACE: Final[i64] = GIVE + MOST + 1  # way
OFFER: Final[i64] = PLACE + 2  # position
OFFER_TWO: Final[i64] = OFFER + MOST  # two positions
ACCEPT: Final[i64] = OFFER_TWO + PAIR_COUNT  # which offer and way
SWAP: Final[i64] = ACCEPT + 6  # place and way
START: Final[i64] = SWAP + 2 * PLACES  # way
CODES: Final[i64] = START + 2

PAIRS: Final = [(one, two) for one in range(MOST) for two in range(one + 1, MOST)]
PAIR_ONE: Final[vec[i64]] = vec[i64]([one for one, _ in PAIRS])
PAIR_TWO: Final[vec[i64]] = vec[i64]([two for _, two in PAIRS])

# Phases: what is decided next

CHOOSE_LINE: Final[i64] = 0
CHOOSE_CARD: Final[i64] = 1
CHOOSE_DIRECTION: Final[i64] = 2
CHOOSE_GIFT: Final[i64] = 3
PLACE_GIFT: Final[i64] = 4
CHOOSE_OFFER: Final[i64] = 5
CHOOSE_ACCEPTED: Final[i64] = 6
CHOOSE_SWAP: Final[i64] = 7
CHOOSE_START: Final[i64] = 8
OVER: Final[i64] = 9

# What happened, for the journal

PICKED_LINE: Final[i64] = 0  # a = line
TOOK: Final[i64] = 1  # a = card, b = way, c = place
GOT_LAST: Final[i64] = 2  # a = card, c = place
ACTED: Final[i64] = 3  # a = card
CHOSE_DIRECTION: Final[i64] = 4  # a = 0 left, 1 right
GAVE: Final[i64] = 5  # a = card, b = receiver
RECEIVED: Final[i64] = 6  # a = card, b = way, c = giver
OFFERED: Final[i64] = 7  # a = card, b = second card or NOTHING
ACCEPTED: Final[i64] = 8  # a = card, b = way, c = whose offer
HANDED_OVER: Final[i64] = 9  # a = the offer card, b = who has it now
FILLED: Final[i64] = 10  # a = cards left in the deck, b = next lead
GRID_DONE: Final[i64] = 11
SWAPPED: Final[i64] = 12  # a = card, b = way, c = the leftover card that left
CHOSE_START: Final[i64] = 13
SHOWED: Final[i64] = 14  # a = card, b = way
ENDED: Final[i64] = 15


@final
class PetsRescue(State):
    """The grid, the deck and the shelters."""

    printed: Cards
    table: Table
    grid: vec[i64]  # card at row * SIDE + column, or NOTHING
    deck: vec[i64]  # the top card last
    boxed: vec[i64]  # ordinary cards that went back to the box unseen
    spare: vec[i64]  # starting cards that went back to the box unseen
    shelters: list[Shelter]
    gone: vec[i64]  # leftover cards swapped away, in everybody's sight
    turn: i64  # turns completed
    lead: i64
    line: i64  # picked in this turn: a row, or SIDE + a column; else NOTHING
    taken: i64  # cards taken by choice in this turn
    acts: vec[i64]  # pass and offer cards placed upright in this turn that have not had their moment
    owner: i64  # whose card acts now, else NOBODY
    acting: i64  # the card that acts now, else NOTHING
    step: i64  # to the next seat in the direction in which cards are passed
    giver: i64
    gift: i64  # a card on its way to the next seat, else NOTHING
    offers: vec[i64]  # cards offered so far
    pick: i64  # leftover cards that have had their moment
    active: i64
    phase: i64
    totals: vec[i64]  # final scores

    # Setting up

    def __init__(self, players: i64, rng: Rng, printed: Cards, table: Table) -> None:
        super().__init__(players, rng)
        self.printed = printed
        self.table = table
        self.grid = vec[i64]()
        self.deck = vec[i64]()
        self.boxed = vec[i64]()
        self.spare = vec[i64]()
        self.shelters = []
        self.gone = vec[i64]()
        self.turn = 0
        self.lead = 0
        self.line = NOTHING
        self.taken = 0
        self.acts = vec[i64]()
        self.owner = NOBODY
        self.acting = NOTHING
        self.step = 1
        self.giver = NOBODY
        self.gift = NOTHING
        self.offers = vec[i64]()
        self.pick = 0
        self.active = 0
        self.phase = CHOOSE_LINE
        self.totals = vec[i64]()

    def lay_out(self) -> None:
        """Starting cards, deck, grid and the first lead (PR-07 to PR-14)."""
        starting = numbers(0, self.printed.starting)
        self.rng.shuffle(starting)
        for seat in range(self.players):
            self.shelters.append(Shelter(starting[seat]))
        ordinary = numbers(self.printed.starting, self.printed.count)
        self.rng.shuffle(ordinary)
        self.boxed = ordinary[: self.table.deck_boxed]
        self.deck = ordinary[self.table.deck_boxed :]
        if self.table.spare_on_top:
            self.deck = append(self.deck, starting[self.players])
        else:
            self.spare = starting[self.players :]
        for _ in range(PLACES):
            self.grid = append(self.grid, NOTHING)
        self.deal_grid()
        self.lead = self.rng.below(self.players)
        self.active = self.lead

    def deal_grid(self) -> None:
        """Fill every gap row by row from the left, the top card first (PR-R49)."""
        left = i64(len(self.deck))
        for row in range(self.table.side):
            for column in range(self.table.side):
                place = row * SIDE + column
                if self.grid[place] == NOTHING:
                    left -= 1
                    self.grid[place] = self.deck[left]
        self.deck = self.deck[:left]
        self.reveals += 1

    def deal_again(self, rng: Rng) -> State:
        state = PetsRescue(self.players, rng, self.printed, self.table)
        state.explain = self.explain
        state.lay_out()
        return state

    # Whose decision, and what may be done

    def to_act(self) -> i64:
        return NOBODY if self.phase == OVER else self.active

    def codes(self) -> vec[i64]:
        if self.phase == CHOOSE_CARD:
            return self.codes_of_line()
        codes = vec[i64]()
        first, end = self.range_of_phase()
        for code in range(first, end):
            if self.allows(code):
                codes = append(codes, code)
        return codes

    def codes_of_line(self) -> vec[i64]:
        """Cards of the picked line, both ways each: by far the most frequent decision."""
        codes = vec[i64]()
        is_row = self.line < SIDE
        for i in range(self.table.side):
            place = self.line * SIDE + i if is_row else i * SIDE + self.line - SIDE
            if self.grid[place] != NOTHING:
                codes = append(append(codes, TAKE + 2 * place), TAKE + 2 * place + 1)
        return codes

    def range_of_phase(self) -> tuple[i64, i64]:
        """The codes among which a decision of this phase is found."""
        if self.phase == CHOOSE_LINE:
            return LINE, TAKE
        if self.phase == CHOOSE_CARD:
            return TAKE, DIRECTION
        if self.phase == CHOOSE_DIRECTION:
            return DIRECTION, GIVE
        if self.phase == CHOOSE_GIFT:
            return GIVE, PLACE
        if self.phase == PLACE_GIFT:
            return PLACE, OFFER
        if self.phase == CHOOSE_OFFER:
            return OFFER, ACCEPT
        if self.phase == CHOOSE_ACCEPTED:
            return ACCEPT, SWAP
        if self.phase == CHOOSE_SWAP:
            return SWAP, START
        if self.phase == CHOOSE_START:
            return START, CODES
        return 0, 0

    def allows(self, code: i64) -> bool:
        first, end = self.range_of_phase()
        if code < first or code >= end:
            return False
        if self.phase == CHOOSE_LINE:
            return code % SIDE < self.table.side
        if self.phase == CHOOSE_CARD:
            place = (code - TAKE) // 2
            return self.in_line(place) and self.grid[place] != NOTHING
        if self.phase == CHOOSE_GIFT:
            return self.may_give(code - GIVE)
        if self.phase == CHOOSE_OFFER:
            return self.may_offer(code)
        if self.phase == CHOOSE_ACCEPTED:
            return self.may_accept((code - ACCEPT) // 2, code - ACCEPT & 1)
        if self.phase == CHOOSE_SWAP:
            return self.grid[(code - SWAP) // 2] != NOTHING
        return True

    def in_line(self, place: i64) -> bool:
        return place // SIDE == self.line or SIDE + place % SIDE == self.line

    def may_give(self, position: i64) -> bool:
        """Any face-up card but the one just received, which lies last (PR-51, PR-R50)."""
        size = self.shelters[self.giver].size()
        return position < (size if self.gives_first() else size - 1)

    def gives_first(self) -> bool:
        """The owner's neighbour begins and has received nothing yet (PR-R14)."""
        return self.giver == (self.owner + self.step) % self.players

    def may_offer(self, code: i64) -> bool:
        """One face-up card; with two players two of them at once, if there are two (PR-56, PR-R21, PR-R51)."""
        size = self.shelters[self.active].size()
        if self.players == 2 and size > 1:
            return code >= OFFER_TWO and PAIR_TWO[code - OFFER_TWO] < size
        return code < OFFER_TWO and code - OFFER < size

    def may_accept(self, offer: i64, way: i64) -> bool:
        """Any offer, any way; but pass and offer cards only sideways (PR-R11)."""
        if offer >= i64(len(self.offers)):
            return False
        return way == SIDEWAYS or not self.printed.acts(self.offers[offer])

    def apply(self, code: i64) -> None:
        if code < TAKE:
            self.pick_line(code)
        elif code < DIRECTION:
            self.take((code - TAKE) // 2, code - TAKE & 1)
        elif code < GIVE:
            self.choose_direction(code - DIRECTION)
        elif code < PLACE:
            self.give(code - GIVE)
        elif code < OFFER:
            self.receive(code - PLACE)
        elif code < OFFER_TWO:
            self.offer(code - OFFER, NOTHING)
        elif code < ACCEPT:
            self.offer(PAIR_ONE[code - OFFER_TWO], PAIR_TWO[code - OFFER_TWO])
        elif code < SWAP:
            self.accept((code - ACCEPT) // 2, code - ACCEPT & 1)
        elif code < START:
            self.swap((code - SWAP) // 2, code - SWAP & 1)
        else:
            self.choose_start(code - START)

    # A turn

    def pick_line(self, line: i64) -> None:
        self.line = line
        self.taken = 0
        self.phase = CHOOSE_CARD
        self.note(PICKED_LINE, self.active, line)

    def take(self, place: i64, way: i64) -> None:
        card = self.lift(place)
        self.shelters[self.active].place(card, way, self.printed)
        if way == UPRIGHT and self.printed.acts(card):
            self.acts = append(self.acts, card)
        self.note(TOOK, self.active, card, way, place)
        self.taken += 1
        self.active = (self.active + 1) % self.players
        if self.taken == self.players:
            self.take_last()
            self.act_next()

    def take_last(self) -> None:
        """The last card of the line goes to the lead, sideways, without asking (PR-18, PR-R53)."""
        for place in range(PLACES):
            if self.in_line(place) and self.grid[place] != NOTHING:
                card = self.lift(place)
                self.shelters[self.lead].place(card, SIDEWAYS, self.printed)
                self.note(GOT_LAST, self.lead, card, SIDEWAYS, place)

    def lift(self, place: i64) -> i64:
        card = self.grid[place]
        self.grid[place] = NOTHING
        return card

    def act_next(self) -> None:
        """Cards that act do so in the order of taking, if they still lie upright (PR-R7); then the turn ends."""
        while i64(len(self.acts)) > 0:
            card = self.acts[0]
            self.acts = self.acts[1:]
            # a card that changed its owner lies sideways, so upright means: with whoever took it (PR-R11)
            owner = self.holder_upright(card)
            if owner != NOBODY:
                self.begin_act(owner, card)
                return
        self.owner = NOBODY
        self.acting = NOTHING
        self.end_turn()

    def holder_upright(self, card: i64) -> i64:
        for seat in range(self.players):
            if self.shelters[seat].holds_upright(card):
                return seat
        return NOBODY

    def begin_act(self, owner: i64, card: i64) -> None:
        self.owner = owner
        self.acting = card
        self.note(ACTED, owner, card)
        if self.printed.form[card] != PASS:
            self.offers = vec[i64]()
            self.phase = CHOOSE_OFFER
            self.active = (owner + 1) % self.players
        elif self.players == 2:
            self.begin_passing(1)  # both directions lead to the same neighbour (PR-R17)
        else:
            self.phase = CHOOSE_DIRECTION
            self.active = owner

    def end_turn(self) -> None:
        """Fill the gaps and pass the lead to the left; a grid that cannot be filled ends the game (PR-20 to PR-22)."""
        self.turn += 1
        self.line = NOTHING
        if i64(len(self.deck)) < self.table.side:
            self.note(GRID_DONE)
            self.swap_next()
            return
        self.deal_grid()
        self.lead = (self.lead + 1) % self.players
        self.active = self.lead
        self.phase = CHOOSE_LINE
        self.note(FILLED, NOBODY, i64(len(self.deck)), self.lead)

    # Pass

    def choose_direction(self, direction: i64) -> None:
        self.note(CHOSE_DIRECTION, self.active, direction)
        self.begin_passing(1 if direction == 0 else self.players - 1)

    def begin_passing(self, step: i64) -> None:
        self.step = step
        self.ask_giver((self.owner + step) % self.players)

    def ask_giver(self, giver: i64) -> None:
        self.giver = giver
        self.active = giver
        self.phase = CHOOSE_GIFT

    def receiver(self) -> i64:
        return (self.giver + self.step) % self.players

    def give(self, position: i64) -> None:
        self.gift = self.shelters[self.giver].remove(position, self.printed)
        self.active = self.receiver()
        self.phase = PLACE_GIFT
        self.note(GAVE, self.giver, self.gift, self.active)
        if self.printed.acts(self.gift):
            self.receive(SIDEWAYS)  # nobody is asked (PR-52, PR-R11, PR-R53)

    def receive(self, way: i64) -> None:
        receiver = self.receiver()
        self.shelters[receiver].place(self.gift, way, self.printed)
        self.note(RECEIVED, receiver, self.gift, way, self.giver)
        self.gift = NOTHING
        if self.giver == self.owner:
            self.giver = NOBODY
            self.act_next()
        else:
            self.ask_giver(receiver)

    # Offer

    def offer(self, one: i64, two: i64) -> None:
        shelter = self.shelters[self.active]
        second = NOTHING
        self.offers = append(self.offers, shelter.cards[one])
        if two != NOTHING:
            second = shelter.cards[two]
            self.offers = append(self.offers, second)
        self.note(OFFERED, self.active, shelter.cards[one], second)
        self.active = (self.active + 1) % self.players
        if self.active == self.owner:
            self.phase = CHOOSE_ACCEPTED

    def offerer(self, offer: i64) -> i64:
        """Who made an offer: clockwise from the owner's left; with two players always the opponent."""
        return (self.owner + 1 + (0 if self.players == 2 else offer)) % self.players

    def accept(self, offer: i64, way: i64) -> None:
        """The accepted card comes, the offer card goes to its new owner sideways (PR-R19, PR-R20)."""
        card = self.offers[offer]
        seat = self.offerer(offer)
        mine, theirs = self.shelters[self.owner], self.shelters[seat]
        theirs.remove(theirs.find(card), self.printed)
        mine.remove(mine.find(self.acting), self.printed)
        mine.place(card, way, self.printed)
        theirs.place(self.acting, SIDEWAYS, self.printed)
        self.note(ACCEPTED, self.owner, card, way, seat)
        self.note(HANDED_OVER, self.owner, self.acting, seat)
        self.offers = vec[i64]()
        self.act_next()

    # Leftover cards

    def swap_next(self) -> None:
        """First, second, third pick: each acts if it lies upright now (PR-47, PR-R24)."""
        while self.pick < i64(len(self.printed.leftover)):
            card = self.printed.leftover[self.pick]
            self.pick += 1
            owner = self.holder_upright(card)
            if owner != NOBODY:
                self.owner = owner
                self.acting = card
                self.active = owner
                self.phase = CHOOSE_SWAP
                return
        self.owner = NOBODY
        self.acting = NOTHING
        self.phase = CHOOSE_START
        self.active = 0

    def swap(self, place: i64, way: i64) -> None:
        """The leftover card leaves the game, a card of the grid takes its place (PR-48, PR-R25)."""
        shelter = self.shelters[self.owner]
        card = self.lift(place)
        shelter.remove(shelter.find(self.acting), self.printed)
        shelter.place(card, way, self.printed)
        self.gone = append(self.gone, self.acting)
        self.note(SWAPPED, self.owner, card, way, self.acting)
        self.swap_next()

    # Starting cards and the end

    def choose_start(self, way: i64) -> None:
        """Everybody decides in secret, one after another; a choice made stays (PR-R30)."""
        self.shelters[self.active].start_way = way
        self.reveals += 1
        self.note(CHOSE_START, self.active)
        self.active += 1
        if self.active == self.players:
            self.show_starts()

    def show_starts(self) -> None:
        for seat in range(self.players):
            shelter = self.shelters[seat]
            shelter.place(shelter.start, shelter.start_way, self.printed)
            self.note(SHOWED, seat, shelter.start, shelter.start_way)
        self.active = NOBODY
        self.phase = OVER
        self.add_up()
        self.note(ENDED)

    # Scoring

    def add_up(self) -> None:
        self.totals = vec[i64]()
        for seat in range(self.players):
            self.totals = append(self.totals, shelter_points(self.printed, self.shelters, seat, self.table.gap))

    def score(self, seat: i64) -> i64:
        """Points of the face-up cards; starting cards count once they are shown."""
        if self.phase == OVER:
            return self.totals[seat]
        return shelter_points(self.printed, self.shelters, seat, self.table.gap)

    def won(self, seat: i64) -> bool:
        """The highest total wins, tied players win together (PR-25)."""
        if self.phase != OVER:
            return False
        for other in range(self.players):
            if self.totals[other] > self.totals[seat]:
                return False
        return True

    # Copies and what is unknown

    def copy(self) -> State:
        twin = PetsRescue(self.players, self.rng.copy(), self.printed, self.table)
        twin.take_over(self)
        twin.grid = self.grid[:]
        twin.deck = self.deck[:]
        twin.boxed = self.boxed[:]
        twin.spare = self.spare[:]
        for seat in range(self.players):
            twin.shelters.append(self.shelters[seat].copy())
        twin.gone = self.gone[:]
        twin.turn = self.turn
        twin.lead = self.lead
        twin.line = self.line
        twin.taken = self.taken
        twin.acts = self.acts[:]
        twin.owner = self.owner
        twin.acting = self.acting
        twin.step = self.step
        twin.giver = self.giver
        twin.gift = self.gift
        twin.offers = self.offers[:]
        twin.pick = self.pick
        twin.active = self.active
        twin.phase = self.phase
        twin.totals = self.totals[:]
        return twin

    def conceal(self, seat: i64) -> None:
        """Nobody knows deck and box; the starting cards of others, and the ways chosen for them, are secret (PR-R5)."""
        deck = joined(self.deck, self.boxed)
        sort(deck)
        self.spread_deck(deck)
        starts = self.hidden_starts(seat)
        sort(starts)
        self.spread_starts(starts, seat)
        for other in range(self.players):
            if self.hides_way(other, seat):
                self.shelters[other].start_way = UPRIGHT

    def deal_unknown(self, rng: Rng) -> None:
        deck = joined(self.deck, self.boxed)
        rng.shuffle(deck)
        self.spread_deck(deck)
        starts = self.hidden_starts(self.observer)
        rng.shuffle(starts)
        self.spread_starts(starts, self.observer)
        for other in range(self.players):
            if self.hides_way(other, self.observer):
                self.shelters[other].start_way = rng.below(2)

    def spread_deck(self, cards: vec[i64]) -> None:
        split = i64(len(self.deck))
        self.deck = cards[:split]
        self.boxed = cards[split:]

    def hidden_starts(self, seat: i64) -> vec[i64]:
        """Starting cards that a seat cannot see: the others' until they are shown, and the box's."""
        hidden = self.spare[:]
        if self.phase != OVER:
            for other in range(self.players):
                if other != seat:
                    hidden = append(hidden, self.shelters[other].start)
        return hidden

    def spread_starts(self, starts: vec[i64], seat: i64) -> None:
        dealt: i64 = 0
        if self.phase != OVER:
            for other in range(self.players):
                if other != seat:
                    self.shelters[other].start = starts[dealt]
                    dealt += 1
        self.spare = starts[dealt:]

    def hides_way(self, other: i64, seat: i64) -> bool:
        """Has somebody else chosen a way that is not shown yet?"""
        return other != seat and self.phase != OVER and self.shelters[other].start_way != NOTHING


def numbers(first: i64, end: i64) -> vec[i64]:
    items = vec[i64]()
    for item in range(first, end):
        items = append(items, item)
    return items


def joined(one: vec[i64], two: vec[i64]) -> vec[i64]:
    items = one[:]
    for i in range(i64(len(two))):
        items = append(items, two[i])
    return items


def sort(items: vec[i64]) -> None:
    """Insertion sort in place: the lists are short."""
    for i in range(1, i64(len(items))):
        item = items[i]
        gap = i
        while gap > 0 and items[gap - 1] > item:
            items[gap] = items[gap - 1]
            gap -= 1
        items[gap] = item
