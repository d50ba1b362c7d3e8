"""Distances in moves: how many a lead needs to home, to food, to its babies, given its smell area."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.pieces.board import NESTS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES, WAYS, row_of
from homeward.games.wombat_rescue.rules.pieces.outback import Outback
from homeward.games.wombat_rescue.rules.pieces.wombat import NO_BABY

FAR_AWAY: Final[i64] = 1000
LOST_STEP: Final[i64] = 3  # cost in moves of a step whose direction a card decides


def moves_home(outback: Outback, seat: i64) -> vec[i64]:
    """Moves from every space to home."""
    return moves_to(outback, seat, append(vec[i64](), outback.home), append(vec[i64](), 0))


def moves_to(outback: Outback, seat: i64, goals: vec[i64], extra: vec[i64]) -> vec[i64]:
    """Moves of a seat's lead from every space to the best of some goals, given its area; other leads are ignored.

    Searches backwards from the goals: a space is entered along a line through the area, or by one step outside.
    """
    step = outback.board.step
    moves = row_of(SPACES, FAR_AWAY)
    edge = vec[i64]()
    for i in range(i64(len(goals))):
        moves[goals[i]] = extra[i]
        edge = append(edge, goals[i])
    done: i64 = 0
    while done < i64(len(edge)):
        space = edge[done]
        done += 1
        smelled = outback.disc_at(space) != 0 or outback.own_baby_at(space, seat)
        for way in range(WAYS):
            back = step[space * WAYS + way]
            if back == NOWHERE:
                continue
            if not outback.scent.smells(back, seat):
                cost = moves[space] + (1 if smelled else LOST_STEP)
                if cost < moves[back]:
                    moves[back] = cost
                    edge = append(edge, back)
                continue
            while back != NOWHERE and outback.scent.smells(back, seat):
                if moves[space] + 1 < moves[back]:
                    moves[back] = moves[space] + 1
                    edge = append(edge, back)
                if outback.stops(back, seat):
                    break
                back = step[back * WAYS + way]
    return moves


@final
class WaysAhead:
    """The moves that a seat still has to walk, with its current area."""

    __slots__ = ("longest_home", "whole")

    def __init__(self, outback: Outback, seat: i64) -> None:
        wombat = outback.wombats[seat]
        to_home = moves_home(outback, seat)
        self.whole: i64 = 0  # to every baby not yet home and back
        self.longest_home: i64 = 0  # the longest way home among them: where Run home would save most
        rounds: i64 = 0
        for nest in range(NESTS):
            if wombat.seeks(nest):
                way = to_home[outback.board.nest[nest]]
                rounds += 2 * way
                self.longest_home = max(self.longest_home, way)
        if wombat.pouch != NO_BABY or rounds == 0:
            self.whole = to_home[wombat.lead] + rounds
            self.longest_home = max(self.longest_home, to_home[wombat.lead])
            return
        nests = vec[i64]()
        then = vec[i64]()
        for nest in range(NESTS):
            if wombat.seeks(nest):
                space = outback.board.nest[nest]
                nests = append(nests, space)
                then = append(then, rounds - to_home[space])
        self.whole = moves_to(outback, seat, nests, then)[wombat.lead]
