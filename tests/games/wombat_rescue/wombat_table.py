"""Positions of Wombat Rescue drawn as text, for tests.

A drawing has one line per row of the board: `r=0 q=0  A . g . B` names the spaces from (0, 0) to the east. On a space:
`A` to `D` the leads of seats 0 to 3, `a` to `d` a cube of theirs (`aa` two), `1` `2` `3` a green, orange or black disc,
`!` the dingo, `.` nothing, `x` a boulder must lie there already. Things on one space are written together: `Aa`.

The board is the layout Crossroads with the regular tiles R01 to R20 in order, none of them twisted: home in the middle,
nests at (-9, 1), (4, -7), (9, 1), (-3, 7), dens at (2, 4), (-4, 6), (-1, 6), food for instance at (3, 0), (5, 0).
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

from homeward.catalogue.translator import english
from homeward.engine.chance.rng import FastRng
from homeward.engine.errors import IllegalMove
from homeward.engine.events import Event
from homeward.engine.journal import Journal
from homeward.engine.moves import Move
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.components import BOX, DIRECTIONS
from homeward.games.wombat_rescue.moves import (
    Chase,
    Digest,
    HandOver,
    HighFibre,
    HoldItIn,
    Prowl,
    Reveal,
    RunHome,
    Scamper,
    SendToDen,
    TakeCube,
    Walk,
)
from homeward.games.wombat_rescue.options import variant_of
from homeward.games.wombat_rescue.rules import Variant, WombatRescue, codes
from homeward.games.wombat_rescue.rules.dingo import Hunt
from homeward.games.wombat_rescue.rules.pieces.bag import full_bag
from homeward.games.wombat_rescue.rules.pieces.board import Board
from homeward.games.wombat_rescue.rules.pieces.deck import new_deck
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SLOTS, SPACES
from homeward.games.wombat_rescue.rules.pieces.outback import new_outback
from homeward.games.wombat_rescue.rules.pieces.wombat import DISCS
from homeward.games.wombat_rescue.rules.setting_up import FIRST_REGULAR
from homeward.games.wombat_rescue.rules.turn import Turn
from homeward.games.wombat_rescue.view import WombatView, view

Place = tuple[int, int]
NESTS = [(-9, 1), (4, -7), (9, 1), (-3, 7)]
DENS = [(2, 4), (-4, 6), (-1, 6)]
CARD = {card.id: number for number, card in enumerate(BOX.lost_card)}
ROW = re.compile(r"\s*r=(-?\d+) +q=(-?\d+) +(.*)")


class WombatTable:
    """A game in its movement phase, seat 0 to move, in the words of the rules."""

    def __init__(self, state: WombatRescue) -> None:
        self.state = state
        self.events: list[Event] = []
        ground = state.variant.ground
        self.number = {(int(ground.q[i]), int(ground.r[i])): i for i in range(SPACES)}
        self.place = {i: place for place, i in self.number.items()}

    # Moves

    def play(self, move: Move) -> "WombatTable":
        self.state.journal = Journal()
        self.state.play(WOMBAT_RESCUE.code(move))
        self.events = WOMBAT_RESCUE.events(self.state, self.state.journal.take(), None)
        return self

    def walk(self, q: int, r: int) -> "WombatTable":
        return self.play(Walk(self.number[q, r]))

    def scamper(self, q: int, r: int) -> "WombatTable":
        return self.play(Scamper(self.number[q, r]))

    def prowl(self, q: int, r: int) -> "WombatTable":
        return self.play(Prowl(self.number[q, r]))

    def take_cube(self, q: int, r: int) -> "WombatTable":
        return self.play(TakeCube(self.number[q, r]))

    def den(self, number: int) -> "WombatTable":
        return self.play(SendToDen(number))

    def hand_over(self, seat: int) -> "WombatTable":
        return self.play(HandOver(seat))

    def chase(self, seat: int) -> "WombatTable":
        return self.play(Chase(seat))

    def reveal(self) -> "WombatTable":
        return self.play(Reveal())

    def run_home(self) -> "WombatTable":
        return self.play(RunHome())

    def hold_it_in(self) -> "WombatTable":
        return self.play(HoldItIn())

    def high_fibre(self) -> "WombatTable":
        return self.play(HighFibre())

    def digest(self) -> "WombatTable":
        return self.play(Digest())

    # Questions

    def refused(self, move: Move) -> str:
        """The rule behind the refusal of a move."""
        try:
            self.state.play(WOMBAT_RESCUE.code(move))
        except IllegalMove as error:
            return error.refusal.rule
        raise AssertionError(f"{move} was allowed")

    def text_of_refusal(self, move: Move) -> str:
        refusal = WOMBAT_RESCUE.why(self.state, WOMBAT_RESCUE.code(move))
        assert refusal is not None
        return english(refusal.said)

    def refused_walk(self, q: int, r: int) -> str:
        return self.refused(Walk(self.number[q, r]))

    def legal(self) -> list[Move]:
        return [WOMBAT_RESCUE.moves[code] for code in self.state.legal()]

    def walks(self) -> list[Place]:
        """Where the lead can walk now, in reading order."""
        return [self.place[move.space] for move in self.legal() if isinstance(move, Walk)]

    def prowls(self) -> list[Place]:
        return [self.place[move.space] for move in self.legal() if isinstance(move, Prowl)]

    def line(self, way: str) -> list[Place]:
        """Where the lead can stop in one direction, nearest first."""
        (q, r), (dq, dr) = self.lead(self.state.turn.active), DIRECTIONS[way]
        return [place for k in range(1, 20) if (place := (q + k * dq, r + k * dr)) in self.walks()]

    def lead(self, seat: int) -> Place:
        return self.place[self.state.outback.wombats[seat].lead]

    @property
    def dingo(self) -> Place:
        return self.place[self.state.outback.dingo]

    def disc(self, q: int, r: int) -> int:
        return self.state.outback.disc_at(self.number[q, r])

    def cubes(self, seat: int, q: int, r: int) -> int:
        return self.state.outback.scent.count(self.number[q, r], seat)

    def area(self, seat: int) -> set[Place]:
        return {place for place, i in self.number.items() if self.state.outback.scent.smells(i, seat)}

    def track(self, seat: int) -> str:
        """The digestion track as `mouth belly midgut hindgut`, each with its discs: `12 - 3 -`."""
        wombat = self.state.outback.wombats[seat]
        sets = (
            "".join(str(disc + 1) * wombat.track[place * DISCS + disc] for disc in range(DISCS)) for place in range(4)
        )
        return " ".join(one or "-" for one in sets)

    def supply(self, seat: int) -> int:
        return self.state.outback.wombats[seat].supply

    def babies(self, seat: int) -> str:
        """`lost`, `pouch` and `home` of the four babies as letters: `llph`."""
        return "".join(baby.where[0] for baby in self.view.babies if baby.seat == seat)

    @property
    def view(self) -> WombatView:
        return view(self.state, None)

    def happened(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def sounds(self) -> list[str]:
        return [event.kind for event in self.events]

    # Preparing

    def digesting(self, seat: int, track: str) -> "WombatTable":
        """Put discs on a track, as `track` writes them; they come from the bag."""
        for place, discs in enumerate(track.split()):
            for disc in discs.replace("-", ""):
                self.state.outback.wombats[seat].track[place * DISCS + int(disc) - 1] += 1
                self.state.bag.take(int(disc))
        return self

    def carrying(self, seat: int, nest: int) -> "WombatTable":
        self.state.outback.pick_up_baby(seat, nest)
        return self

    def rescued(self, seat: int, *nests: int) -> "WombatTable":
        for nest in nests:
            self.state.outback.pick_up_baby(seat, nest)
            self.state.outback.wombats[seat].bring_home()
        return self

    def next_cards(self, *cards: str) -> "WombatTable":
        """Stack the lost-move deck: these come next, all others lie on the discard pile or aside."""
        chosen = [CARD[card] for card in cards]
        rest = [card for card in range(len(CARD)) if card not in chosen]
        self.state.deck.pile = vec[i64](chosen[::-1])
        self.state.deck.discard = vec[i64](rest)
        self.state.deck.aside = vec[i64]([])
        return self

    def holder(self, seat: int) -> "WombatTable":
        self.state.hunt.holder = seat
        return self

    def rolling(self, roll: int) -> "WombatTable":
        """Choose the generator so that the die shows this next (no refill may come before)."""
        for low in range(1, 1000):
            if BOX.die.faces[FastRng(low, 7).below(len(BOX.die.faces))] == roll:
                self.state.rng = FastRng(low, 7)
                return self
        raise AssertionError("no such roll")


def wombats(
    drawing: str = "", players: int = 2, boulders: bool = False, eats: bool = False, home_cubes: bool = True
) -> WombatTable:
    """The table of a drawing. Who is not drawn is at home, the dingo on its first den; the last seat holds the card."""
    chosen = {"layout": "crossroads", "boulders": boulders, "dingo_eats_poop": eats}
    options = WOMBAT_RESCUE.settle(players, chosen, rulings={})
    variant = variant_of(options)
    board = Board(variant.ground, *plain_tiles(variant), boulders)
    outback, deck = new_outback(board, players), new_deck(FastRng(3, 7))
    state = WombatRescue(players, FastRng(1, 7), variant, outback, deck, full_bag(), Turn(), Hunt())
    state.options = options
    state.explain = WOMBAT_RESCUE.refusal
    table = WombatTable(state)
    for seat in range(players):
        if home_cubes:
            lay_cubes(table, seat, (0, 0), 1)
    state.outback.put_dingo(table.number[DENS[0]])
    state.turn.phase, state.turn.stage = codes.MOVE, codes.MOVING
    state.hunt.holder = players - 1
    for row in filter(str.strip, drawing.splitlines()):
        draw_row(table, row)
    return table


def dealt(players: int, seed: int, **options: object) -> WombatRescue:
    """A new game, as everybody gets it."""
    state = WOMBAT_RESCUE.deal(players, seed, **options)
    assert isinstance(state, WombatRescue)
    return state


def plain_tiles(variant: Variant) -> tuple[vec[i64], vec[i64]]:
    fixed = variant.ground.fixed_tile
    regular = iter(range(FIRST_REGULAR, SLOTS))
    tiles = vec[i64]([next(regular) if fixed[slot] == NOWHERE else fixed[slot] for slot in range(SLOTS)])
    return tiles, vec[i64]([max(0, variant.ground.fixed_twist[slot]) for slot in range(SLOTS)])


def draw_row(table: WombatTable, row: str) -> None:
    match = ROW.fullmatch(row)
    assert match, f"not a row: {row!r}"
    r, q, things = int(match[1]), int(match[2]), match[3].split()
    for i, drawn in enumerate(things):
        assert (q + i, r) in table.number, f"({q + i}, {r}) is not on the board"
        for letter in drawn:
            draw_thing(table, letter, (q + i, r))


def draw_thing(table: WombatTable, letter: str, place: Place) -> None:
    outback, space = table.state.outback, table.number[place]
    if letter in "ABCD":
        outback.put_lead("ABCD".index(letter), space)
    elif letter in "abcd":
        lay_cubes(table, "abcd".index(letter), place, 1)
    elif letter in "123":
        outback.put_disc(space, int(letter))
        table.state.bag.take(int(letter))
    elif letter == "!":
        outback.put_dingo(space)
    elif letter == "x":
        assert outback.board.closed[space], f"no boulder at {place}"
    else:
        assert letter == ".", f"what is {letter!r}?"


def lay_cubes(table: WombatTable, seat: int, place: Place, count: int) -> None:
    for _ in range(count):
        table.state.outback.wombats[seat].supply -= 1
        table.state.outback.scent.drop(table.number[place], seat)
