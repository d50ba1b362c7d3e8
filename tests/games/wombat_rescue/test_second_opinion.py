"""The fast movement and smell agree with the slow ones on random positions of every layout and variant."""

import pytest

from homeward.engine.chance.rng import Rng, fast_rng
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.moves import Reveal, Walk
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.view import view
from homeward.testkit import rules
from tests.games.wombat_rescue.second_opinion import Position
from tests.games.wombat_rescue.wombat_table import dealt

SCATTERS = 120  # per layout and variant, each with some crowds of leads, each seen by every seat: 28,800 positions
CROWDS = 10


def second_opinion(state: WombatRescue) -> tuple[Position, dict[int, tuple[int, int]]]:
    seen = view(state, None)
    board = seen.board
    place = {i: (board.q[i], board.r[i]) for i in range(150)}
    seats = range(state.players)
    boulders = {place[i] for i, kind in enumerate(board.kinds) if kind == "B"} if state.variant.boulders else set()
    return Position(
        spaces=set(place.values()),
        boulders=boulders,
        home=(0, 0),
        leads={seat: place[state.outback.wombats[seat].lead] for seat in seats},
        cubes={s: {place[c.space]: c.count for c in seen.cubes if c.seat == s} for s in seats},
        discs={place[one.space] for one in seen.discs},
        babies={s: {place[b.space] for b in seen.babies if b.seat == s and b.where == "lost"} for s in seats},
        dingo=place[state.outback.dingo],
    ), place


def scatter(state: WombatRescue, rng: Rng) -> list[int]:
    """Cubes, discs, babies and the dingo anywhere round some space; returns the spaces round it."""
    outback = state.outback
    free = [space for space in range(150) if not outback.board.closed[space]]
    centre = free[rng.below(len(free))]
    near = [space for space in free if outback.board.ground.apart(space, centre) <= 4]
    for seat in range(state.players):
        outback.put_lead(seat, outback.home)
        for _ in range(rng.below(5)):
            move_cube(state, seat, near[rng.below(len(near))], rng)
    outback.put_dingo(near[rng.below(len(near))])
    for space in near:
        outback.take_disc(space)
        if rng.below(6) == 0 and outback.board.nest_at[space] < 0:
            outback.put_disc(space, 1 + rng.below(3))
    for seat in range(state.players):
        if rng.below(3) == 0 and outback.wombats[seat].pouch < 0:
            outback.pick_up_baby(seat, rng.below(4))
        elif outback.wombats[seat].pouch >= 0:
            outback.frighten_baby(seat)
    return near


def crowd(state: WombatRescue, near: list[int], rng: Rng) -> None:
    """All leads close together, some of them at home."""
    outback = state.outback
    for seat in range(state.players):
        taken = [wombat.lead for wombat in outback.wombats]
        free = [space for space in near if space not in taken and space != outback.dingo]
        outback.put_lead(seat, outback.home if rng.below(6) == 0 else free[rng.below(len(free))])


def move_cube(state: WombatRescue, seat: int, space: int, rng: Rng) -> None:
    scent = state.outback.scent
    mine = [other for other in range(150) if scent.count(other, seat)]
    if len(mine) > 3:
        scent.lift(mine[rng.below(len(mine))], seat)
    if scent.count(space, seat) < len(BOX.counts.radius) - 1:
        scent.drop(space, seat)


@rules("WR-26", "WR-30", "WR-32", "WR-40", "WR-41", "WR-43", "WR-49")
@pytest.mark.parametrize("boulders", [False, True], ids=["open", "boulders"])
@pytest.mark.parametrize("layout", [row.id for row in BOX.layout])
def test_both_find_the_same_moves(layout: str, boulders: bool) -> None:
    rng = fast_rng(150)
    state = begun(2, 0, layout, boulders)
    for number in range(SCATTERS):
        if number % 20 == 0 and number > 0:
            state = begun(2 + number // 20 % 3, number, layout, boulders)
        near = scatter(state, rng)
        slow, place = second_opinion(state)
        for seat in range(state.players):
            assert {place[i] for i in range(150) if state.outback.scent.smells(i, seat)} == slow.area(seat)
        for _ in range(CROWDS):
            crowd(state, near, rng)
            slow.leads = {seat: place[state.outback.wombats[seat].lead] for seat in range(state.players)}
            for seat in range(state.players):
                same_moves(state, seat, slow, place)


def begun(players: int, seed: int, layout: str, boulders: bool) -> WombatRescue:
    state = dealt(players, seed, layout=layout, boulders=boulders)
    state.play(state.legal()[0])
    return state


def same_moves(state: WombatRescue, seat: int, slow: Position, place: dict[int, tuple[int, int]]) -> None:
    state.turn.active = state.turn.decider = seat
    state.turn.phase, state.turn.moves_left = codes.MOVE, 3
    legal = [WOMBAT_RESCUE.moves[code] for code in state.legal()]
    walks, may_reveal = slow.moves(seat)
    assert {place[move.space] for move in legal if isinstance(move, Walk)} == walks
    assert (Reveal() in legal) == may_reveal
