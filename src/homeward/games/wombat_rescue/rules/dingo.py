"""The dingo: after its holder's turn it goes for the nearest lead, as many steps as the die says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.caught import catch
from homeward.games.wombat_rescue.rules.codes import CHASING, PROWL, PROWLING, TARGET
from homeward.games.wombat_rescue.rules.dingo_eats_poop import eat_cubes
from homeward.games.wombat_rescue.rules.notes import Chased, Prowled, Rolled, Stayed
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES, WAYS
from homeward.games.wombat_rescue.rules.pieces.outback import Outback

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue

DIE: Final[vec[i64]] = vec[i64](list(BOX.die.faces))
NO_WAY: Final[vec[i64]] = vec[i64]()


@final
class Hunt:
    """Who sends the dingo, and how far it has come with its target."""

    holder: i64 = 0  # who has the dingo card and die
    roll: i64 = 0  # the last roll of the dingo die, 0 before the first
    prowl_left: i64 = 0  # steps the dingo still has
    target: i64 = NOBODY  # the lead it chases, or NOBODY
    toward: vec[i64] = NO_WAY  # steps from each space to the target while it moves; never changed in place

    def copy(self) -> Hunt:
        twin = Hunt()
        twin.holder = self.holder
        twin.roll = self.roll
        twin.prowl_left = self.prowl_left
        twin.target = self.target
        twin.toward = self.toward
        return twin

    def end(self) -> None:
        self.prowl_left = 0
        self.target = NOBODY
        self.toward = NO_WAY


# The nearest lead


def chase_steps(outback: Outback, seat: i64) -> i64:
    """Steps from the dingo to a lead, boulders ignored; NOWHERE for a lead at home or out of reach (WR-R36)."""
    lead = outback.wombats[seat].lead
    return NOWHERE if lead == outback.home else outback.board.ground.chase[outback.dingo * SPACES + lead]


def nearest(outback: Outback) -> i64:
    """Steps from the dingo to the nearest lead, NOWHERE if there is none to chase."""
    best: i64 = NOWHERE
    for seat in range(i64(len(outback.wombats))):
        steps = chase_steps(outback, seat)
        if steps != NOWHERE and (best == NOWHERE or steps < best):
            best = steps
    return best


def is_nearest(state: WombatRescue, seat: i64) -> bool:
    if seat >= state.players:
        return False
    steps = chase_steps(state.outback, seat)
    return steps != NOWHERE and steps == nearest(state.outback)


# Its turn


def begin_chase(state: WombatRescue) -> None:
    """If the active player holds the card now, they roll: the dingo goes for the nearest lead (WR-83, WR-R34)."""
    state.turn.stage = CHASING
    if state.turn.active != state.hunt.holder or state.outback.all_home():
        state.end_turn()  # nobody to chase, nothing to roll for (WR-R81)
        return
    roll_die(state)
    target: i64 = NOBODY
    ties: i64 = 0
    for seat in range(state.players):
        if is_nearest(state, seat):
            target = seat
            ties += 1
    if ties > 1:
        state.turn.phase = TARGET
    elif ties == 1:
        set_target(state, target)
    else:  # WR-R83
        if state.journal is not None:
            state.journal.add(Stayed(state.hunt.holder))
        state.end_turn()


def roll_die(state: WombatRescue) -> None:
    hunt = state.hunt
    hunt.roll = DIE[state.rng.below(i64(len(DIE)))]
    hunt.prowl_left = hunt.roll
    state.reveals += 1
    state.turn.decider = hunt.holder
    if state.journal is not None:
        state.journal.add(Rolled(hunt.holder, hunt.roll))


def set_target(state: WombatRescue, seat: i64) -> None:
    """It stays the target for the whole move (WR-R37)."""
    state.hunt.target = seat
    state.hunt.toward = state.outback.board.steps_to(state.outback.wombats[seat].lead)
    if state.journal is not None:
        state.journal.add(Chased(state.hunt.holder, seat))
    prowl_on(state)


def is_closer(state: WombatRescue, space: i64) -> bool:
    """Is the space one step from the dingo and does it bring it closer to its target? (WR-85, WR-R38)"""
    toward = state.hunt.toward
    dingo = state.outback.dingo
    if toward[space] == NOWHERE or toward[space] != toward[dingo] - 1:
        return False
    way = state.outback.board.ground.heading(dingo, space)
    return way != NOWHERE and state.outback.board.step[dingo * WAYS + way] == space


def prowl_codes(state: WombatRescue) -> vec[i64]:
    """Codes of the steps that bring it closer."""
    codes = vec[i64]()
    for way in range(WAYS):
        space = state.outback.board.step[state.outback.dingo * WAYS + way]
        if space != NOWHERE and is_closer(state, space):
            codes = append(codes, PROWL + space)
    return codes


def prowl_on(state: WombatRescue) -> None:
    """The next step of the dingo, if it has one left and any brings it closer (WR-R39, WR-R42)."""
    if state.hunt.prowl_left == 0:
        state.end_turn()
        return
    codes = prowl_codes(state)
    if i64(len(codes)) == 0:
        if state.journal is not None:
            state.journal.add(Stayed(state.hunt.holder))
        state.end_turn()
    elif i64(len(codes)) == 1:
        prowl(state, codes[0] - PROWL)
    else:
        state.turn.phase = PROWLING


def prowl(state: WombatRescue, space: i64) -> None:
    if state.journal is not None:
        state.journal.add(Prowled(state.hunt.holder, state.outback.dingo, space))
    state.outback.put_dingo(space)
    state.hunt.prowl_left -= 1
    eat_cubes(state, space)
    caught = state.outback.lead_at(space)
    if caught != NOBODY:
        state.hunt.toward = NO_WAY  # the move ends here (WR-86)
        catch(state, caught)
    else:
        prowl_on(state)
