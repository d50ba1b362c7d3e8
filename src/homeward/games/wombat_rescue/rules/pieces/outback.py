"""Everything that lies or stands on the board."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.rules.pieces.board import NESTS, Board
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES, row_of
from homeward.games.wombat_rescue.rules.pieces.scent import Scent, no_scent
from homeward.games.wombat_rescue.rules.pieces.wombat import Wombat, new_wombat

# What is on a space, as bits of one number: the disc, then one bit each
DISC: Final[i64] = 3
LEAD: Final[i64] = 4  # somebody's lead, but at home nobody is in the way (WR-54)
BABY: Final[i64] = 8  # a lost baby, or several
DINGO: Final[i64] = 16
HOME_BURROW: Final[i64] = 32
STOPS: Final[i64] = DISC | BABY | DINGO | HOME_BURROW  # what ends a move besides foreign cubes


@final
class Outback:
    """The board with wombats, babies, discs, cubes and the dingo on it."""

    __slots__ = ("board", "dingo", "scent", "things", "wombats")

    def __init__(self, board: Board, wombats: list[Wombat], scent: Scent, things: vec[i64], dingo: i64) -> None:
        self.board = board
        self.wombats = wombats
        self.scent = scent
        self.things = things  # what is on each space besides cubes
        self.dingo = dingo  # its space, NOWHERE before it is placed

    def copy(self) -> "Outback":
        wombats: list[Wombat] = []
        for wombat in self.wombats:
            wombats.append(wombat.copy())
        return Outback(self.board, wombats, self.scent.copy(), self.things[:], self.dingo)

    # What is where

    @property
    def home(self) -> i64:
        return self.board.ground.home

    def disc_at(self, space: i64) -> i64:
        return self.things[space] & DISC

    def lead_at(self, space: i64) -> i64:
        """The seat whose lead stands there and is in the way, or NOBODY."""
        if self.things[space] & LEAD != 0:
            for seat in range(i64(len(self.wombats))):
                if self.wombats[seat].lead == space:
                    return seat
        return NOBODY

    def own_baby_at(self, space: i64, seat: i64) -> bool:
        nest = self.board.nest_at[space]
        return nest != NOWHERE and self.wombats[seat].seeks(nest)

    def stops(self, space: i64, seat: i64) -> bool:
        """Does something there end the move of this seat's lead, walking or pushed? (WR-33 to WR-36, WR-55, WR-R20)"""
        return self.things[space] & STOPS != 0 or self.scent.foreign(space, seat)

    def is_empty(self, space: i64) -> bool:
        """No disc, no cube, no wombat, not the dingo."""
        return self.things[space] == 0 and self.scent.cubes[space] == 0

    def in_area(self, seat: i64) -> bool:
        return self.scent.smells(self.wombats[seat].lead, seat)

    def all_home(self) -> bool:
        for wombat in self.wombats:
            if wombat.lead != self.home:
                return False
        return True

    # Putting things down and taking them up

    def put_disc(self, space: i64, disc: i64) -> None:
        self.things[space] |= disc

    def take_disc(self, space: i64) -> i64:
        disc = self.things[space] & DISC
        self.things[space] &= ~DISC
        return disc

    def put_lead(self, seat: i64, space: i64) -> None:
        wombat = self.wombats[seat]
        self.things[wombat.lead] &= ~LEAD
        wombat.lead = space
        if space != self.home:
            self.things[space] |= LEAD

    def put_dingo(self, space: i64) -> None:
        if self.dingo != NOWHERE:
            self.things[self.dingo] &= ~DINGO
        self.dingo = space
        self.things[space] |= DINGO

    def pick_up_baby(self, seat: i64, nest: i64) -> None:
        self.wombats[seat].pick_up(nest)
        self.gather(nest)

    def frighten_baby(self, seat: i64) -> None:
        nest = self.wombats[seat].pouch
        self.wombats[seat].frighten()
        self.gather(nest)

    def gather(self, nest: i64) -> None:
        """Is anybody's baby still, or again, lost at this nest?"""
        self.things[self.board.nest[nest]] &= ~BABY
        for wombat in self.wombats:
            if wombat.seeks(nest):
                self.things[self.board.nest[nest]] |= BABY


def new_outback(board: Board, players: i64) -> Outback:
    """All leads at home, all babies lost; cubes, discs and the dingo are still to come (WR-14, WR-15)."""
    wombats: list[Wombat] = []
    for _ in range(players):
        wombats.append(new_wombat(board.ground.home))
    outback = Outback(board, wombats, no_scent(board.ground), row_of(SPACES, 0), NOWHERE)
    outback.things[outback.home] = HOME_BURROW
    for nest in range(NESTS):
        outback.gather(nest)
    return outback
