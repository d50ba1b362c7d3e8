"""The dingo: after its holder's turn it goes for the nearest lead, as many steps as the die says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.caught import catch
from homeward.games.wombat_rescue.rules.codes import CHASED, CHASING, PROWL, PROWLED, PROWLING, ROLLED, STAYED, TARGET
from homeward.games.wombat_rescue.rules.dingo_eats_poop import eat_cubes
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


def is_nearest(game: WombatRescue, seat: i64) -> bool:
    if seat >= game.players:
        return False
    steps = chase_steps(game.outback, seat)
    return steps != NOWHERE and steps == nearest(game.outback)


# Its turn


def begin_chase(game: WombatRescue) -> None:
    """If the active player holds the card now, they roll: the dingo goes for the nearest lead (WR-83, WR-R34)."""
    game.turn.stage = CHASING
    if game.turn.active != game.hunt.holder or game.outback.all_home():
        game.end_turn()  # nobody to chase, nothing to roll for (WR-R81)
        return
    roll_die(game)
    target: i64 = NOBODY
    ties: i64 = 0
    for seat in range(game.players):
        if is_nearest(game, seat):
            target = seat
            ties += 1
    if ties > 1:
        game.turn.phase = TARGET
    elif ties == 1:
        set_target(game, target)
    else:
        game.note(STAYED, game.hunt.holder)  # WR-R83
        game.end_turn()


def roll_die(game: WombatRescue) -> None:
    hunt = game.hunt
    hunt.roll = DIE[game.rng.below(i64(len(DIE)))]
    hunt.prowl_left = hunt.roll
    game.reveals += 1
    game.turn.decider = hunt.holder
    game.note(ROLLED, hunt.holder, hunt.roll)


def set_target(game: WombatRescue, seat: i64) -> None:
    """It stays the target for the whole move (WR-R37)."""
    game.hunt.target = seat
    game.hunt.toward = game.outback.board.steps_to(game.outback.wombats[seat].lead)
    game.note(CHASED, game.hunt.holder, seat)
    prowl_on(game)


def is_closer(game: WombatRescue, space: i64) -> bool:
    """Is the space one step from the dingo and does it bring it closer to its target? (WR-85, WR-R38)"""
    toward = game.hunt.toward
    dingo = game.outback.dingo
    if toward[space] == NOWHERE or toward[space] != toward[dingo] - 1:
        return False
    way = game.outback.board.ground.heading(dingo, space)
    return way != NOWHERE and game.outback.board.step[dingo * WAYS + way] == space


def prowls(game: WombatRescue) -> vec[i64]:
    """Codes of the steps that bring it closer."""
    codes = vec[i64]()
    for way in range(WAYS):
        space = game.outback.board.step[game.outback.dingo * WAYS + way]
        if space != NOWHERE and is_closer(game, space):
            codes = append(codes, PROWL + space)
    return codes


def prowl_on(game: WombatRescue) -> None:
    """The next step of the dingo, if it has one left and any brings it closer (WR-R39, WR-R42)."""
    if game.hunt.prowl_left == 0:
        game.end_turn()
        return
    codes = prowls(game)
    if i64(len(codes)) == 0:
        game.note(STAYED, game.hunt.holder)
        game.end_turn()
    elif i64(len(codes)) == 1:
        prowl(game, codes[0] - PROWL)
    else:
        game.turn.phase = PROWLING


def prowl(game: WombatRescue, space: i64) -> None:
    game.note(PROWLED, game.hunt.holder, game.outback.dingo, space)
    game.outback.put_dingo(space)
    game.hunt.prowl_left -= 1
    eat_cubes(game, space)
    caught = game.outback.lead_at(space)
    if caught != NOBODY:
        game.hunt.toward = NO_WAY  # the move ends here (WR-86)
        catch(game, caught)
    else:
        prowl_on(game)
