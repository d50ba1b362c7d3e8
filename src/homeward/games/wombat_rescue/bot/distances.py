"""Distances in moves: how many a lead needs to home, to food, to its babies, given its smell area."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.pieces.board import NESTS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES, WAYS, filled
from homeward.games.wombat_rescue.rules.pieces.outback import Outback
from homeward.games.wombat_rescue.rules.pieces.wombat import NO_BABY

FAR_AWAY: Final[i64] = 1000
LOST_STEP: Final[i64] = 3  # moves a step costs whose direction a card decides


def moves_home(outback: Outback, seat: i64) -> vec[i64]:
    """Moves from every space to home."""
    return moves_to(outback, seat, append(vec[i64](), outback.home), append(vec[i64](), 0))


def moves_to(outback: Outback, seat: i64, goals: vec[i64], extra: vec[i64]) -> vec[i64]:
    """Moves of a seat's lead from every space to the best of some goals, given its area; other leads are left out.

    Runs backwards from the goals: into a space one comes along a line through its own area, or by one step outside.
    """
    step = outback.board.step
    moves = filled(SPACES, FAR_AWAY)
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


def moves_to_rescue_all(outback: Outback, seat: i64) -> i64:
    """Moves there and back for every baby not yet home, as the area is now; the nearest first."""
    wombat = outback.wombats[seat]
    to_home = moves_home(outback, seat)
    rounds: i64 = 0
    for nest in range(NESTS):
        if wombat.seeks(nest):
            rounds += 2 * to_home[outback.board.nest[nest]]
    if wombat.pouch != NO_BABY or rounds == 0:
        return to_home[wombat.lead] + rounds
    nests = vec[i64]()
    then = vec[i64]()
    for nest in range(NESTS):
        if wombat.seeks(nest):
            space = outback.board.nest[nest]
            nests = append(nests, space)
            then = append(then, rounds - to_home[space])
    return moves_to(outback, seat, nests, then)[wombat.lead]
