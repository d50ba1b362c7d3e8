"""The visible effects of a legal move: its way, what ends it, what it meets."""

from typing import Literal

from msgspec import Struct

from homeward.engine.state import NOBODY
from homeward.engine.views import Preview
from homeward.games.wombat_rescue.components import DiscKind
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.rules.boulders import boulder_at
from homeward.games.wombat_rescue.rules.lost import is_lost
from homeward.games.wombat_rescue.rules.movement import line
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES, WAYS
from homeward.games.wombat_rescue.rules.pieces.outback import BABY, DINGO, DISC, HOME_BURROW, LEAD, Outback
from homeward.games.wombat_rescue.rules.pieces.scent import MOST_CUBES
from homeward.games.wombat_rescue.rules.pieces.wombat import HINDGUT, NO_BABY
from homeward.games.wombat_rescue.rules.pushing import PUSH
from homeward.games.wombat_rescue.view import DISC_NAMES

Stop = Literal[
    "",
    "food",
    "cube",
    "baby",
    "dingo",
    "home",
    "edge",
    "outside",
    "boulder",
    "lead",
    "push-limit",
    "pushed-stop",
]
THINGS: tuple[tuple[int, Stop], ...] = ((DINGO, "dingo"), (HOME_BURROW, "home"), (DISC, "food"), (BABY, "baby"))


class Push(Struct, frozen=True):
    seat: int
    to: int


class MovePreview(Preview, frozen=True, kw_only=True, omit_defaults=True):
    """Fields that do not apply have their default and are left out of the JSON."""

    path: tuple[int, ...] = ()  # spaces entered, the last one is where the move ends
    stop: Stop = ""  # what ends the line there; empty if the lead could go on
    push: Push | None = None
    eats: DiscKind | Literal[""] = ""
    finds: bool = False
    rescues: bool = False
    caught: bool = False
    lost: bool = False  # would the lead be lost there?
    ends: tuple[int, ...] = ()  # where the dingo can stop after this step, if only that matters
    cube: int | None = None  # the space of the new cube
    smells: tuple[int, ...] = ()  # spaces added to the smell area


def preview(state: WombatRescue, seat: int, code: int) -> MovePreview | None:
    if code < codes.PROWL:
        space = code % SPACES
        one_step = code >= codes.SCAMPER or state.turn.phase == codes.LOST_STEP
        return walk_preview(state, space, one_step, lost=lost_after(state, code))
    if code < codes.TAKE_CUBE:
        return prowl_preview(state, code - codes.PROWL)
    if code == codes.RUN_HOME:
        me = state.outback.wombats[state.turn.active]
        return MovePreview(path=(state.outback.home,), rescues=me.pouch != NO_BABY)
    if code == codes.HIGH_FIBRE or (code == codes.DIGEST and will_drop(state)):
        return cube_preview(state)
    return None


def walk_preview(state: WombatRescue, space: int, one_step: bool, lost: bool) -> MovePreview:
    outback, seat = state.outback, state.turn.active
    ground, me = outback.board.ground, outback.wombats[seat]
    way = ground.heading(me.lead, space)
    steps = ground.apart(me.lead, space)
    path = tuple(ground.along(me.lead, way, step) for step in range(1, steps + 1))
    in_area = outback.in_area(seat) and not one_step
    last = not in_area or steps == line(outback, seat, way)
    things = outback.things[space]
    caught = bool(things & DINGO)
    own_baby = outback.own_baby_at(space, seat) and me.pouch == NO_BABY
    return MovePreview(
        path=path,
        stop=stop_at(outback, seat, way, steps) if last and in_area else "",
        push=pushed_to(outback, seat, way, steps),
        eats="" if caught else DISC_NAMES.get(things & DISC, ""),
        finds=own_baby and not caught,
        rescues=space == outback.home and me.pouch != NO_BABY,
        caught=caught,
        lost=lost,
    )


def lost_after(state: WombatRescue, code: int) -> bool:
    """Would the mover be lost after this move, and still be lost after the turn?"""
    seat, after = state.turn.active, state.copy()
    assert isinstance(after, WombatRescue)
    after.apply(code)
    return not after.over and not will_drop(after) and is_lost(after.outback, seat)


def prowl_preview(state: WombatRescue, space: int) -> MovePreview:
    """A step of the dingo. Its way matters only if it eats cubes; otherwise only where it stops."""
    hungry = state.variant.dingo_eats_poop
    ends = () if hungry else prowl_ends(state, space)
    return MovePreview(path=(space,), caught=state.outback.lead_at(space) != NOBODY, ends=ends)


def prowl_ends(state: WombatRescue, space: int) -> tuple[int, ...]:
    """Where the shortest ways after this step end: at the last step of the roll, or at a lead."""
    ends, edge = set[int](), {space}
    for _ in range(int(state.hunt.prowl_left) - 1):
        further = {here: closer_steps(state, here) for here in edge}
        ends |= {here for here, steps in further.items() if not steps}
        edge = set[int]().union(*further.values())
    return tuple(sorted(ends | edge))


def closer_steps(state: WombatRescue, space: int) -> set[int]:
    if state.outback.lead_at(space) != NOBODY:
        return set()  # caught: the dingo goes no further
    toward, step = state.hunt.toward, state.outback.board.step
    ahead = (int(step[space * WAYS + way]) for way in range(WAYS))
    return {one for one in ahead if one != NOWHERE and 0 <= toward[one] == toward[space] - 1}


def stop_at(outback: Outback, seat: int, way: int, steps: int) -> Stop:
    """What ends this seat's line in a direction after so many steps; after 0 steps, why it cannot begin."""
    ground, lead = outback.board.ground, outback.wombats[seat].lead
    if steps > 0:
        space = ground.along(lead, way, steps)
        on_it = thing_at(outback, space, seat)
        if on_it:
            return on_it
        push = pushed_to(outback, seat, way, steps)
        if push is not None and thing_at(outback, push.to, push.seat):
            return "pushed-stop"
        if push is not None and ground.apart(push.to, first_pushed(outback, seat, way)) == PUSH:
            return "push-limit"
        if not outback.scent.smells(space, seat):
            return "outside"
    ahead = ground.beside[(ground.along(lead, way, steps) if steps else lead) * WAYS + way]
    if ahead == NOWHERE:
        return "edge"
    if boulder_at(outback.board, ahead):
        return "boulder"
    return "lead"


def thing_at(outback: Outback, space: int, seat: int) -> Stop:
    """What on a space ends the move of a lead, or nothing."""
    things = outback.things[space]
    for bit, name in THINGS:
        if things & bit:
            return name
    return "cube" if outback.scent.foreign(space, seat) else ""


def first_pushed(outback: Outback, seat: int, way: int) -> int:
    """The first space in a direction that holds another lead."""
    space = outback.board.step[outback.wombats[seat].lead * WAYS + way]
    while not outback.things[space] & LEAD:
        space = outback.board.step[space * WAYS + way]
    return space


def pushed_to(outback: Outback, seat: int, way: int, steps: int) -> Push | None:
    """The lead that is pushed on the way, and where it ends."""
    ground, lead = outback.board.ground, outback.wombats[seat].lead
    for step in range(1, steps + 1):
        other = outback.lead_at(ground.along(lead, way, step))
        if other != NOBODY:
            return Push(other, ground.along(lead, way, steps + 1))
    return None


def will_drop(state: WombatRescue) -> bool:
    me = state.outback.wombats[state.turn.active]
    return me.worth(HINDGUT) > 0 and not state.turn.holding


def cube_preview(state: WombatRescue) -> MovePreview | None:
    """A cube here extends the area, unless there are three already or the supply is empty."""
    me = state.outback.wombats[state.turn.active]
    if state.outback.scent.count(me.lead, state.turn.active) == MOST_CUBES or me.supply == 0:
        return None
    before, after = state.outback.scent, state.outback.scent.copy()
    after.drop(me.lead, state.turn.active)
    newly = (s for s in range(SPACES) if after.smells(s, state.turn.active) and not before.smells(s, state.turn.active))
    return MovePreview(cube=me.lead, smells=tuple(newly))
