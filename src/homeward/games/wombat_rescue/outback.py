"""Everything that lies or stands on the board, and how far a lead or the dingo can go among it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.board import EAST, NE, NESTS, NOWHERE, NW, SE, SPACES, SW, WAYS, WEST, Board, filled
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.deck import FAR, NEAR
from homeward.games.wombat_rescue.scent import BITS, BYTE, Scent, no_scent
from homeward.games.wombat_rescue.wombat import Wombat, new_wombat

PUSH: Final[i64] = BOX.counts.push

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

    __slots__ = ("board", "dingo", "home", "scent", "things", "wombats")

    def __init__(self, board: Board, wombats: list[Wombat], scent: Scent, things: vec[i64], dingo: i64) -> None:
        self.board = board
        self.home = board.ground.home
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

    def in_area(self, seat: i64) -> bool:
        return self.scent.smells(self.wombats[seat].lead, seat)

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

    # Moving leads

    def can_push(self, space: i64, way: i64) -> bool:
        """Can the lead on a space be pushed one further? Not off the board, nor onto a third lead (WR-R20, WR-R21)."""
        beyond = self.board.step[space * WAYS + way]
        return beyond != NOWHERE and self.things[beyond] & LEAD == 0

    def can_enter(self, seat: i64, way: i64) -> bool:
        """Can this seat's lead go one space in a direction? (WR-R15)"""
        space = self.board.step[self.wombats[seat].lead * WAYS + way]
        if space == NOWHERE:
            return False
        return self.things[space] & LEAD == 0 or self.can_push(space, way)

    def line(self, seat: i64, way: i64) -> i64:
        """How many spaces this seat's lead, in its area, can go in a direction, up to the forced stop (WR-32 to 38)."""
        step = self.board.step
        things = self.things
        cubes = self.scent.cubes
        cover = self.scent.cover
        mine = BYTE << (seat * BITS)
        space = self.wombats[seat].lead
        steps: i64 = 0
        while True:
            space = step[space * WAYS + way]
            if space == NOWHERE:
                return steps
            if things[space] & LEAD != 0:
                return steps + self.shove(seat, space, way)
            steps += 1
            if things[space] & STOPS != 0 or cubes[space] & ~mine != 0 or cover[space] & mine == 0:
                return steps

    def shove(self, seat: i64, space: i64, way: i64) -> i64:
        """How many spaces a lead can go on when the next one holds another lead: 0, 1 or 2 (WR-R19 to WR-R24)."""
        pushed = self.lead_at(space)
        for pushes in range(PUSH):
            if not self.can_push(space, way):
                return pushes
            beyond = self.board.step[space * WAYS + way]
            if self.stops(beyond, pushed) or self.stops(space, seat) or not self.scent.smells(space, seat):
                return pushes + 1
            space = beyond
        return PUSH

    def smells_out(self, seat: i64, way: i64) -> bool:
        """Outside its area: is the next space one with a disc or an own baby that the lead can enter? (WR-40, WR-41)"""
        space = self.board.step[self.wombats[seat].lead * WAYS + way]
        if space == NOWHERE or not (self.disc_at(space) != 0 or self.own_baby_at(space, seat)):
            return False
        return self.can_enter(seat, way)

    def walk(self, seat: i64, way: i64, steps: i64) -> i64:
        """Move a lead, pushing whoever stands ahead; returns the pushed seat or NOBODY (WR-R19)."""
        step = self.board.step
        space = self.wombats[seat].lead
        pushed: i64 = NOBODY
        for _ in range(steps):
            space = step[space * WAYS + way]
            other = self.lead_at(space)
            if other != NOBODY:
                self.put_lead(other, step[space * WAYS + way])
                pushed = other
        self.put_lead(seat, space)
        return pushed

    # Where a lead can go, in reading order

    def along_lines(self, seat: i64) -> vec[i64]:
        """Every space of the six lines: the lines to the north from their far ends, the row, the south."""
        ground = self.board.ground
        lead = self.wombats[seat].lead
        spaces = vec[i64]()
        left = self.line(seat, NW)
        right = self.line(seat, NE)
        for steps in range(max(left, right), 0, -1):
            if steps <= left:
                spaces = append(spaces, ground.along(lead, NW, steps))
            if steps <= right:
                spaces = append(spaces, ground.along(lead, NE, steps))
        for steps in range(self.line(seat, WEST), 0, -1):
            spaces = append(spaces, ground.along(lead, WEST, steps))
        for steps in range(1, self.line(seat, EAST) + 1):
            spaces = append(spaces, ground.along(lead, EAST, steps))
        left = self.line(seat, SW)
        right = self.line(seat, SE)
        for steps in range(1, max(left, right) + 1):
            if steps <= left:
                spaces = append(spaces, ground.along(lead, SW, steps))
            if steps <= right:
                spaces = append(spaces, ground.along(lead, SE, steps))
        return spaces

    def smelled(self, seat: i64) -> vec[i64]:
        """Neighbours with food or an own baby, for a lead outside its area (WR-40, WR-41, WR-R85)."""
        spaces = vec[i64]()
        for way in range(WAYS):
            if self.smells_out(seat, way):
                spaces = append(spaces, self.board.step[self.wombats[seat].lead * WAYS + way])
        return spaces

    def shown(self, seat: i64, card: i64) -> vec[i64]:
        """The hexes of a lost-move card that can be entered."""
        spaces = vec[i64]()
        lead = self.wombats[seat].lead
        if self.can_enter(seat, NEAR[card]):
            spaces = append(spaces, self.board.step[lead * WAYS + NEAR[card]])
        if self.can_enter(seat, FAR[card]):
            spaces = append(spaces, self.board.step[lead * WAYS + FAR[card]])
        return spaces

    def hemmed_in(self, seat: i64) -> bool:
        """Can no neighbour be entered at all? (WR-R17)"""
        for way in range(WAYS):
            if self.can_enter(seat, way):
                return False
        return True

    def is_lost(self, seat: i64) -> bool:
        """Outside its area, with neither food nor an own baby to smell (WR-43)."""
        return not self.in_area(seat) and i64(len(self.smelled(seat))) == 0

    # The dingo

    def free_den(self, den: i64) -> bool:
        return self.lead_at(self.board.dens[den]) == NOBODY

    def chase_steps(self, seat: i64) -> i64:
        """Steps from the dingo to a lead, boulders ignored; NOWHERE for a lead at home or out of reach (WR-R36)."""
        lead = self.wombats[seat].lead
        return NOWHERE if lead == self.home else self.board.ground.chase[self.dingo * SPACES + lead]

    def nearest(self) -> i64:
        """Steps from the dingo to the nearest lead, NOWHERE if there is none to chase."""
        best: i64 = NOWHERE
        for seat in range(i64(len(self.wombats))):
            steps = self.chase_steps(seat)
            if steps != NOWHERE and (best == NOWHERE or steps < best):
                best = steps
        return best

    def all_home(self) -> bool:
        for wombat in self.wombats:
            if wombat.lead != self.home:
                return False
        return True


def new_outback(board: Board, players: i64) -> Outback:
    """All leads at home, all babies lost; cubes, discs and the dingo are still to come (WR-14, WR-15)."""
    wombats: list[Wombat] = []
    for _ in range(players):
        wombats.append(new_wombat(board.ground.home))
    outback = Outback(board, wombats, no_scent(board.ground), filled(SPACES, 0), NOWHERE)
    outback.things[outback.home] = HOME_BURROW
    for nest in range(NESTS):
        outback.gather(nest)
    return outback
