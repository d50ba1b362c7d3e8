"""Monster Chase: a child sleeps, monsters creep up to the bed, and each fears one toy.

On a turn a player turns over one sleeping tile. The right toy sends its monster into the closet; a wrong
one wakes a window, and when the last window of a round lights up another monster creeps out. All monsters
in the closet: the players win. Four round the bed, or nobody left to creep out: the monsters win.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.games.monster_chase.components import BOX

# Components

TOYS: Final[i64] = len(BOX.toys())
CARDS: Final[i64] = len(BOX.monsters)
SIDES: Final[i64] = BOX.counts.sides
PLACES: Final[i64] = len(BOX.tiles)
SOCK: Final[i64] = [tile.name for tile in BOX.tiles].index("sock")
SHEET: Final[i64] = [tile.name for tile in BOX.tiles].index("sheet monster")
FEARS: Final[vec[i64]] = vec[i64]([[tile.id for tile in BOX.tiles].index(card.toy) for card in BOX.monsters])
ROUND: Final[i64] = BOX.counts.progression
ROUND_FEARLESS: Final[i64] = BOX.counts.progression_fearless

# Codes of the moves: flip 1-12, swap 1-12, ready
SWAP: Final[i64] = PLACES
READY: Final[i64] = 2 * PLACES

# Phases
PREVIEW: Final[i64] = 0
FLIP: Final[i64] = 1
SOCK_SWAP: Final[i64] = 2
OVER: Final[i64] = 3

# Results
OPEN: Final[i64] = 0
PLAYERS_WIN: Final[i64] = 1
MONSTERS_WIN: Final[i64] = 2

# Modes
BASIC: Final[i64] = 0
EASY: Final[i64] = 1
COMPETITIVE: Final[i64] = 2

# What happened, for the journal
CREPT: Final[i64] = 0  # a = card, b = side
LOOKED: Final[i64] = 1
TURNED: Final[i64] = 2  # a = position, b = tile, c = outcome
CLOSETED: Final[i64] = 3  # a = card, b = side
MISSED: Final[i64] = 4  # a = progression cards turned in this round, b = cards in a round
SWAPPED: Final[i64] = 5  # a = sock's old place, b = its new one
ENDED: Final[i64] = 6  # a = result

# Outcomes of a turned tile
HIT: Final[i64] = 0
WRONG: Final[i64] = 1
FREE: Final[i64] = 2
SOCK_FOUND: Final[i64] = 3
SHEET_FOUND: Final[i64] = 4


@final
class Variant:
    """What the table chose before the game. Never changes, so copies share it."""

    __slots__ = ("expert", "fearless", "length", "mode", "one_by_one", "open_memory", "pack")

    def __init__(
        self, length: i64, mode: i64, pack: bool, expert: bool, fearless: bool, one_by_one: bool, open_memory: bool
    ) -> None:
        self.length = length
        self.mode = mode
        self.pack = pack
        self.expert = expert
        self.fearless = fearless
        self.one_by_one = one_by_one  # same_toy = one: a toy chases only the longest-standing (MC-R1)
        self.open_memory = open_memory  # views show what has been seen; changes no rule

    def places(self) -> i64:
        return PLACES if self.expert else TOYS

    def round_size(self) -> i64:
        return ROUND_FEARLESS if self.fearless else ROUND


@final
class MonsterChase(State):
    """The bed, the monsters round it, the sleeping tiles and the windows."""

    variant: Variant
    pile: vec[i64]  # cards under the bed, the next one last
    unused: vec[i64]  # cards that left the game unseen (MC-03)
    bed: vec[i64]  # card on the north, south, east and west side, or NOBODY
    arrived: vec[i64]  # cards at the bed, longest-standing first
    closet: vec[i64]  # cards chased away, in order
    captor: vec[i64]  # the seat that chased each card of the closet
    tiles: vec[i64]  # which tile lies at each place
    up: vec[i64]  # 1 where a tile lies face up
    seen: vec[i64]  # after which move the face at each place was last up, 0 if never
    turns: i64  # moves played so far, counted for `seen`
    sock: i64  # place of the sock while it waits for its swap, else NOBODY
    progress: i64  # progression cards turned in this round
    red: bool  # colour of a progression card not yet turned in this round
    expert_used: bool  # has the one free expert tile been turned? (MC-33)
    active: i64
    phase: i64
    result: i64

    # Setting up

    def __init__(self, players: i64, rng: Rng, variant: Variant) -> None:
        super().__init__(players, rng)
        self.variant = variant
        self.pile = vec[i64]()
        self.unused = vec[i64]()
        self.bed = vec[i64]([NOBODY, NOBODY, NOBODY, NOBODY])
        self.arrived = vec[i64]()
        self.closet = vec[i64]()
        self.captor = vec[i64]()
        self.tiles = vec[i64]()
        self.up = vec[i64]()
        self.seen = vec[i64]()
        self.turns = 0
        self.sock = NOBODY
        self.progress = 0
        self.red = False
        self.expert_used = False
        self.active = 0
        self.phase = FLIP
        self.result = OPEN

    def lay_out(self) -> None:
        """Shuffle, make the bed, lay the tiles face down, reveal the first monster (MC-03 to MC-08)."""
        cards = vec[i64]()
        for card in range(CARDS):
            cards = append(cards, card)
        self.rng.shuffle(cards)
        self.pile = cards[: self.variant.length]
        self.unused = cards[self.variant.length :]
        for tile in range(self.variant.places()):
            self.tiles = append(self.tiles, tile)
            self.up = append(self.up, 0)
            self.seen = append(self.seen, 0)
        self.rng.shuffle(self.tiles)
        self.creep_out()
        if self.variant.fearless:
            self.show_all()

    def show_all(self) -> None:
        """The preview: every face is open until somebody says they are ready (MC-39, MC-R26)."""
        self.phase = PREVIEW
        for place in range(i64(len(self.up))):
            self.up[place] = 1
            self.seen[place] = 1

    def deal_again(self, rng: Rng) -> State:
        state = MonsterChase(self.players, rng, self.variant)
        state.explain = self.explain
        state.lay_out()
        return state

    # Whose turn, and what may be done

    def to_act(self) -> i64:
        return NOBODY if self.phase == OVER else self.active

    def codes(self) -> vec[i64]:
        codes = vec[i64]()
        if self.phase == PREVIEW:
            return append(codes, READY)
        first: i64 = SWAP if self.phase == SOCK_SWAP else 0
        if self.phase != OVER:
            for place in range(i64(len(self.tiles))):
                if self.sleeps(place):
                    codes = append(codes, first + place)
        return codes

    def allows(self, code: i64) -> bool:
        if code == READY:
            return self.phase == PREVIEW
        first: i64 = SWAP if self.phase == SOCK_SWAP else 0
        place = code - first
        if self.phase != FLIP and self.phase != SOCK_SWAP:
            return False
        return place >= 0 and place < i64(len(self.tiles)) and self.sleeps(place)

    def sleeps(self, place: i64) -> bool:
        """Face down, and not the sock that waits for a partner."""
        return self.up[place] == 0

    # A turn

    def apply(self, code: i64) -> None:
        self.turns += 1
        if code == READY:
            self.begin_hunt()
        elif code >= SWAP:
            self.swap_sock(code - SWAP)
        else:
            self.flip(code)

    def begin_hunt(self) -> None:
        """All tiles down where they are; it is no turn, the same player flips first (MC-R42)."""
        self.note(LOOKED, self.active)
        self.turn_all_down()
        self.phase = FLIP

    def flip(self, place: i64) -> None:
        tile = self.tiles[place]
        self.show(place)
        if tile >= TOYS:
            self.meet_expert(place, tile)
        elif self.is_feared(tile):
            self.hit(place, tile)
        else:
            self.note(TURNED, self.active, place, tile, WRONG)
            self.turn_all_down()
            self.miss()
            self.end_turn()

    def show(self, place: i64) -> None:
        self.up[place] = 1
        self.seen[place] = self.turns
        self.reveals += 1

    def is_feared(self, tile: i64) -> bool:
        for i in range(i64(len(self.arrived))):
            if FEARS[self.arrived[i]] == tile:
                return True
        return False

    # Hits

    def hit(self, place: i64, tile: i64) -> None:
        self.note(TURNED, self.active, place, tile, HIT)
        if not self.variant.pack:
            self.chase(tile)
        elif self.pack_is_covered():
            self.chase_pack()
        else:
            return  # the tile stays up and the same player goes on (MC-29, MC-R10)
        self.turn_all_down()
        self.after_clear()
        self.end_turn()

    def chase(self, tile: i64) -> None:
        """Everybody at the bed who fears this toy goes; with same_toy = one only the longest-standing."""
        staying = vec[i64]()
        chased: i64 = 0
        for i in range(i64(len(self.arrived))):
            card = self.arrived[i]
            if FEARS[card] == tile and (chased == 0 or not self.variant.one_by_one):
                self.to_closet(card)
                chased += 1
            else:
                staying = append(staying, card)
        self.arrived = staying

    def pack_is_covered(self) -> bool:
        """Is a toy face up for every monster at the bed? (MC-30)"""
        for i in range(i64(len(self.arrived))):
            if not self.toy_is_up(FEARS[self.arrived[i]]):
                return False
        return True

    def toy_is_up(self, toy: i64) -> bool:
        for place in range(i64(len(self.tiles))):
            if self.tiles[place] == toy:
                return self.up[place] == 1
        return False

    def chase_pack(self) -> None:
        for i in range(i64(len(self.arrived))):
            self.to_closet(self.arrived[i])
        self.arrived = vec[i64]()

    def to_closet(self, card: i64) -> None:
        for side in range(SIDES):
            if self.bed[side] == card:
                self.bed[side] = NOBODY
                self.note(CLOSETED, self.active, card, side)
        self.closet = append(self.closet, card)
        self.captor = append(self.captor, self.active)

    def after_clear(self) -> None:
        """An empty bed calls the next monster, or the players have won (MC-14, MC-21)."""
        if i64(len(self.arrived)) > 0:
            return
        if i64(len(self.pile)) == 0:
            self.finish(PLAYERS_WIN)
        else:
            self.creep_out()

    # Misses and the windows

    def miss(self) -> None:
        if self.variant.mode != BASIC:
            return  # easy: no progression cards (MC-24)
        self.progress += 1
        self.note(MISSED, self.active, self.progress, self.variant.round_size())
        if self.progress == self.variant.round_size():
            self.arrival()

    def arrival(self) -> None:
        """The round is complete: a monster creeps out, or nobody is left to (MC-17, MC-23)."""
        self.progress = 0
        self.red = not self.red
        if i64(len(self.pile)) == 0:
            self.finish(MONSTERS_WIN)
            return
        self.creep_out()
        if i64(len(self.arrived)) == SIDES:
            self.finish(MONSTERS_WIN)

    def creep_out(self) -> None:
        """The next monster takes the first free side: north, south, east, west (MC-R8)."""
        last = i64(len(self.pile)) - 1
        card = self.pile[last]
        self.pile = self.pile[:last]
        self.reveals += 1
        for side in range(SIDES):
            if self.bed[side] == NOBODY:
                self.bed[side] = card
                self.arrived = append(self.arrived, card)
                self.note(CREPT, NOBODY, card, side)
                return

    # Expert tiles

    def meet_expert(self, place: i64, tile: i64) -> None:
        if not self.expert_used:
            self.free_expert(place, tile)
        elif tile == SOCK:
            self.note(TURNED, self.active, place, tile, SOCK_FOUND)
            self.turn_all_down()
            self.up[place] = 1  # the sock stays in sight until it has swapped (MC-R37)
            self.sock = place
            self.phase = SOCK_SWAP
        else:
            self.note(TURNED, self.active, place, tile, SHEET_FOUND)
            self.turn_all_down()
            self.progress = self.variant.round_size()
            self.note(MISSED, self.active, self.progress, self.variant.round_size())
            self.arrival()
            self.end_turn()

    def free_expert(self, place: i64, tile: i64) -> None:
        """The first expert tile of the game does nothing; an open pack hunt goes on (MC-33, MC-R19)."""
        self.expert_used = True
        self.note(TURNED, self.active, place, tile, FREE)
        self.up[place] = 0
        if not self.hunting_a_pack():
            self.end_turn()

    def hunting_a_pack(self) -> bool:
        for place in range(i64(len(self.up))):
            if self.up[place] == 1:
                return True
        return False

    def swap_sock(self, place: i64) -> None:
        """Sock and partner change places, both face down, in everybody's sight (MC-35, MC-R20)."""
        other = self.tiles[place]
        other_seen = self.seen[place]
        self.tiles[place] = SOCK
        self.seen[place] = self.seen[self.sock]
        self.tiles[self.sock] = other
        self.seen[self.sock] = other_seen
        self.note(SWAPPED, self.active, self.sock, place)
        self.sock = NOBODY
        self.turn_all_down()
        self.phase = FLIP
        self.miss()
        self.end_turn()

    # End of a turn and of the game

    def turn_all_down(self) -> None:
        for place in range(i64(len(self.up))):
            self.up[place] = 0

    def end_turn(self) -> None:
        if self.phase != OVER:
            self.active = (self.active + 1) % self.players

    def finish(self, result: i64) -> None:
        self.phase = OVER
        self.result = result
        self.note(ENDED, NOBODY, result)

    # Scoring

    def score(self, seat: i64) -> i64:
        """Monsters in the closet: everybody's, or in the competitive form one's own (MC-26)."""
        if self.variant.mode != COMPETITIVE:
            return i64(len(self.closet))
        return self.captured(seat)

    def captured(self, seat: i64) -> i64:
        """How many monsters this seat chased away."""
        count: i64 = 0
        for i in range(i64(len(self.captor))):
            if self.captor[i] == seat:
                count += 1
        return count

    def won(self, seat: i64) -> bool:
        if self.result != PLAYERS_WIN:
            return False
        if self.variant.mode != COMPETITIVE:
            return True
        mine = self.captured(seat)
        for other in range(self.players):
            if self.captured(other) > mine:
                return False
        return True

    def value(self, seat: i64) -> float:
        if self.variant.mode != COMPETITIVE:
            return 1.0 if self.result == PLAYERS_WIN else 0.0
        return State.value(self, seat)

    # Copies and what is unknown

    def copy(self) -> State:
        twin = MonsterChase(self.players, self.rng.copy(), self.variant)
        twin.take_over(self)
        twin.pile = self.pile[:]
        twin.unused = self.unused[:]
        twin.bed = self.bed[:]
        twin.arrived = self.arrived[:]
        twin.closet = self.closet[:]
        twin.captor = self.captor[:]
        twin.tiles = self.tiles[:]
        twin.up = self.up[:]
        twin.seen = self.seen[:]
        twin.turns = self.turns
        twin.sock = self.sock
        twin.progress = self.progress
        twin.red = self.red
        twin.expert_used = self.expert_used
        twin.active = self.active
        twin.phase = self.phase
        twin.result = self.result
        return twin

    def conceal(self, seat: i64) -> None:
        """Nobody knows the cards under the bed, those left out, and the tiles never turned up.

        A tile that has been up counts as known: everybody saw it. How much of it a bot still remembers
        is the bot's own affair; people get views, which never repeat it.
        """
        self.spread_cards(self.hidden_cards())
        self.spread_tiles(self.hidden_tiles())

    def deal_unknown(self, rng: Rng) -> None:
        cards = self.hidden_cards()
        rng.shuffle(cards)
        self.spread_cards(cards)
        tiles = self.hidden_tiles()
        rng.shuffle(tiles)
        self.spread_tiles(tiles)

    def hidden_cards(self) -> vec[i64]:
        """All cards that nobody has seen, in order of their numbers."""
        hidden = vec[i64]()
        for card in range(CARDS):
            if contains(self.pile, card) or contains(self.unused, card):
                hidden = append(hidden, card)
        return hidden

    def hidden_tiles(self) -> vec[i64]:
        """All tiles that nobody has seen, in order of their numbers."""
        hidden = vec[i64]()
        for tile in range(i64(len(self.tiles))):
            for place in range(i64(len(self.tiles))):
                if self.tiles[place] == tile and self.seen[place] == 0:
                    hidden = append(hidden, tile)
        return hidden

    def spread_cards(self, cards: vec[i64]) -> None:
        split = i64(len(self.pile))
        self.pile = cards[:split]
        self.unused = cards[split:]

    def spread_tiles(self, tiles: vec[i64]) -> None:
        next_tile: i64 = 0
        for place in range(i64(len(self.tiles))):
            if self.seen[place] == 0:
                self.tiles[place] = tiles[next_tile]
                next_tile += 1


def contains(items: vec[i64], item: i64) -> bool:
    for i in range(i64(len(items))):
        if items[i] == item:
            return True
    return False
