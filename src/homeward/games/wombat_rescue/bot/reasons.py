"""Why a move of Wombat Rescue is a good one: its visible effects, the most important first."""

from homeward.catalogue import Text, player
from homeward.games.wombat_rescue import moves
from homeward.games.wombat_rescue.names import say
from homeward.games.wombat_rescue.preview import MovePreview, cube_preview, preview, will_drop
from homeward.games.wombat_rescue.rules import WombatRescue
from homeward.games.wombat_rescue.rules.action_cards import active_wombat
from homeward.games.wombat_rescue.rules.pieces.board import NESTS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES
from homeward.games.wombat_rescue.rules.pieces.wombat import MOUTH, NO_BABY, THRESHOLD

NEAR = 3  # the most steps of the dingo after one roll
FEW = 6  # spaces: a cube that adds no more is a small gain


def reasons(state: WombatRescue, code: int) -> tuple[Text, ...]:
    match moves.MOVES[code]:
        case moves.Walk() | moves.Scamper() as move:
            would = preview(state, state.turn.active, code)
            assert would is not None
            return (
                *reasons_to_arrive(state, move.space, would),
                *reasons_to_approach(state, move.space),
                *smell_there(state, move.space),
            )
        case moves.RunHome():
            return (*homecoming(state), say("hint.saves-walk", n=steps_home(state)))
        case moves.HighFibre():
            return cube_now(state)
        case moves.HoldItIn():
            return reasons_to_hold(state)
        case moves.Reveal():
            return (say("hint.only-a-card"),)
        case moves.Digest():
            return reasons_to_digest(state)
        case moves.TakeCube() as move:
            return (say("hint.cube-missed", n=smell_lost(state, move.space)),)
        case _:
            return dingo_reasons(state, code)


# Where the lead goes


def reasons_to_arrive(state: WombatRescue, space: int, would: MovePreview) -> tuple[Text, ...]:
    """What the lead meets on a space."""
    if would.caught:
        return (say("hint.chased-home"),)
    found = [*homecoming(state)] if would.rescues else []
    if would.finds:
        found.append(say("hint.baby-waits"))
    if would.eats:
        eaten, meal = active_wombat(state).worth(MOUTH), state.outback.disc_at(space)
        found.append(say("hint.food-full" if eaten < THRESHOLD <= eaten + meal else "hint.food"))
    return tuple(found)


def homecoming(state: WombatRescue) -> tuple[Text, ...]:
    """A carried baby comes home: the last one wins (WR-64, WR-96)."""
    if active_wombat(state).pouch == NO_BABY:
        return ()
    rescued = int(active_wombat(state).rescued) + 1
    return (say("hint.last-baby"),) if rescued == NESTS else (say("hint.rescues", n=rescued),)


def reasons_to_approach(state: WombatRescue, space: int) -> tuple[Text, ...]:
    """Nearer to home with a baby, nearer to a baby without one; and out of the dingo's reach."""
    me, apart = active_wombat(state), state.outback.board.ground.apart
    if space == state.outback.dingo:
        return ()
    found = []
    if me.pouch != NO_BABY and 0 < apart(space, state.outback.home) < apart(me.lead, state.outback.home):
        found.append(say("hint.nearer-home"))
    if me.pouch == NO_BABY and 0 < way_to_baby(state, space) < way_to_baby(state, me.lead):
        found.append(say("hint.nearer-baby"))
    if dingo_steps(state, me.lead) <= NEAR < dingo_steps(state, space):
        found.append(say("hint.away-from-dingo"))
    return tuple(found)


def way_to_baby(state: WombatRescue, space: int) -> int:
    """Spaces to the nearest of the seat's lost babies; 0 on it, or if there is none."""
    outback = state.outback
    nests = [outback.board.nest[nest] for nest in range(NESTS) if active_wombat(state).seeks(nest)]
    return min((int(outback.board.ground.apart(space, nest)) for nest in nests), default=0)


def dingo_steps(state: WombatRescue, space: int) -> int:
    """Steps of the dingo to a lead on a space; a lead at home is out of reach."""
    outback = state.outback
    if outback.dingo == NOWHERE or space == outback.home:
        return SPACES
    steps = int(outback.board.ground.chase[outback.dingo * SPACES + space])
    return SPACES if steps == NOWHERE else steps


def smell_there(state: WombatRescue, space: int) -> tuple[Text, ...]:
    """The space is in the smell area, where a lead can go as far as it likes."""
    caught = space == state.outback.dingo
    in_area = state.outback.scent.smells(space, state.turn.active)
    return (say("hint.in-your-smell"),) if in_area and not caught and space != state.outback.home else ()


def steps_home(state: WombatRescue) -> int:
    return int(state.outback.board.ground.apart(active_wombat(state).lead, state.outback.home))


# Cubes


def newly_smelling(state: WombatRescue) -> int:
    """Spaces that a cube at the lead's place would add to the smell area."""
    would = cube_preview(state)
    return len(would.smells) if would is not None else 0


def cube_now(state: WombatRescue) -> tuple[Text, ...]:
    spaces = newly_smelling(state)
    return (say("hint.cube-now", n=spaces),) if spaces else ()


def reasons_to_hold(state: WombatRescue) -> tuple[Text, ...]:
    """A cube here would be wasted."""
    spaces = newly_smelling(state)
    return (say("hint.no-use-for-cube", n=spaces),) if will_drop(state) and spaces <= FEW else ()


def reasons_to_digest(state: WombatRescue) -> tuple[Text, ...]:
    """The effects of the end of the turn."""
    found = []
    if will_drop(state) and newly_smelling(state):
        found.append(say("hint.cube-here", n=newly_smelling(state)))
    if active_wombat(state).lead == state.outback.home:
        found.append(say("hint.safe-at-home"))
    if state.turn.moves_left == 0:
        found.append(say("hint.no-moves-left"))
    return tuple(found)


def smell_lost(state: WombatRescue, space: int) -> int:
    """Spaces that leave the smell area when a cube moves from a space to the lead's place."""
    seat, before, after = state.turn.active, state.outback.scent, state.outback.scent.copy()
    after.lift(space, seat)
    after.drop(active_wombat(state).lead, seat)
    return sum(before.smells(one, seat) and not after.smells(one, seat) for one in range(SPACES))


# The dingo


def dingo_reasons(state: WombatRescue, code: int) -> tuple[Text, ...]:
    match moves.MOVES[code]:
        case moves.SendToDen() as move:
            return den_far_away(state, move.den - 1)
        case moves.Chase() as move:
            return reasons_to_chase(state, move.seat)
        case moves.HandOver() as move:
            return () if is_ahead(state, move.seat) else (say("hint.not-ahead", who=player(move.seat)),)
        case moves.Prowl() as move:
            caught = state.outback.lead_at(move.space)
            return (say("hint.catches", who=player(caught)),) if caught >= 0 else ()
    return ()


def den_far_away(state: WombatRescue, den: int) -> tuple[Text, ...]:
    """No other den is as far from the seat's own lead, unless the lead is safe at home."""
    outback, seat = state.outback, state.turn.decider
    lead = outback.wombats[seat].lead
    if lead == outback.home:
        return ()
    dens = [move.den - 1 for code in state.legal() if isinstance(move := moves.MOVES[code], moves.SendToDen)]
    far = {one: int(outback.board.ground.apart(outback.board.dens[one], lead)) for one in dens}
    alone = all(far[den] > steps for one, steps in far.items() if one != den)
    return (say("hint.far-den"),) if alone else ()


def reasons_to_chase(state: WombatRescue, seat: int) -> tuple[Text, ...]:
    who = player(seat)
    if seat == state.turn.decider:
        return ()
    carries = state.outback.wombats[seat].pouch != NO_BABY
    found = [say("hint.carries", who=who)] if carries else []
    return (*found, say("hint.ahead", who=who)) if is_ahead(state, seat) else tuple(found)


def is_ahead(state: WombatRescue, seat: int) -> bool:
    """Has this seat more babies at home than any other seat that can be chosen?"""
    rescued = [int(wombat.rescued) for wombat in state.outback.wombats]
    return all(rescued[seat] > babies for other, babies in enumerate(rescued) if other != seat)
