"""Why a move of Wombat Rescue is not allowed, with the rule behind it."""

from homeward.catalogue import Arg
from homeward.engine.errors import Refusal
from homeward.games.wombat_rescue.components import CardId
from homeward.games.wombat_rescue.names import card_name, say
from homeward.games.wombat_rescue.preview import stop_at
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.rules.boulders import boulder_at
from homeward.games.wombat_rescue.rules.lost import is_hemmed_in, is_lost
from homeward.games.wombat_rescue.rules.movement import line
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE
from homeward.games.wombat_rescue.rules.pieces.wombat import FIBRE_CARD, HOLD_CARD, MOUTH, RUN_HOME_CARD, SCAMPER_CARD

Reason = tuple[str, str]  # code and rule

# The decision of each phase
PENDING: dict[int, Reason] = {
    codes.FIRST_DEN: ("first-den", "WR-18"),
    codes.LOST_STEP: ("card-waits", "WR-46"),
    codes.DEN: ("den-waits", "WR-58"),
    codes.HOLDER: ("holder-waits", "WR-60"),
    codes.CUBE: ("cube-waits", "WR-73"),
    codes.TARGET: ("target-waits", "WR-84"),
    codes.PROWLING: ("dingo-moves", "WR-85"),
}

# What ends a line before the chosen space
STOPPED: dict[str, Reason] = {
    "food": ("food-stops", "WR-33"),
    "cube": ("cube-stops", "WR-34"),
    "baby": ("baby-stops", "WR-35"),
    "dingo": ("dingo-stops", "WR-36"),
    "home": ("home-stops", "WR-55"),
    "edge": ("edge", "WR-37"),
    "outside": ("area-ends", "WR-38"),
    "boulder": ("boulder-stops", "WR-R70"),
    "lead": ("lead-stops", "WR-51"),
    "push-limit": ("push-limit", "WR-49"),
    "pushed-stop": ("pushed-stops", "WR-50"),
}


def because(code: str, rule: str, sentence: str = "", **facts: Arg) -> Refusal:
    """A refusal; the key of its sentence is its code, unless a code has several sentences."""
    return Refusal(code=code, rule=rule, said=say(f"refusal.{sentence or code}", **facts))


def refusal(state: WombatRescue, code: int) -> Refusal:
    """Why a move is not legal in a running game."""
    wanted = phase_of(state, code)
    if state.turn.phase != wanted and not (code < codes.SCAMPER and state.turn.phase == codes.LOST_STEP):
        return out_of_phase(state, wanted)
    if code < codes.SCAMPER:
        if state.turn.phase == codes.LOST_STEP:
            return because("not-shown", "WR-46")
        return walk_reason(state, code - codes.WALK)
    if code < codes.PROWL:
        return scamper_reason(state, code - codes.SCAMPER)
    if code < codes.TAKE_CUBE:
        return because("not-closer", "WR-85")
    if code < codes.SEND_TO_DEN:
        return because("no-cube", "WR-73")
    if code < codes.HAND_OVER:
        return because("den-taken", "WR-90")
    if code < codes.CHASE:
        return because("not-another", "WR-60")
    if code < codes.REVEAL:
        return because("not-nearest", "WR-84")
    return card_reason(state, code)


def phase_of(state: WombatRescue, code: int) -> int:
    """The phase to which a move belongs."""
    if code < codes.PROWL or code >= codes.REVEAL:
        return int(codes.MOVE)
    if code < codes.TAKE_CUBE:
        return int(codes.PROWLING)
    if code < codes.SEND_TO_DEN:
        return int(codes.CUBE)
    if code < codes.HAND_OVER:
        return int(codes.FIRST_DEN if state.turn.phase == codes.FIRST_DEN else codes.DEN)
    return int(codes.HOLDER if code < codes.CHASE else codes.TARGET)


def out_of_phase(state: WombatRescue, wanted: int) -> Refusal:
    if state.turn.phase != codes.MOVE:
        return because(*PENDING[state.turn.phase])
    if wanted == codes.CUBE:
        return because("supply-left", "WR-73")
    if wanted in (codes.PROWLING, codes.TARGET):
        return because("dingo-sleeps", "WR-83")
    if wanted == codes.HOLDER:
        return because("no-hand-over", "WR-60")
    return because("not-caught", "WR-58")


# Walking


def walk_reason(state: WombatRescue, space: int) -> Refusal:
    outback, seat = state.outback, state.turn.active
    lead, ground = outback.wombats[seat].lead, outback.board.ground
    if state.turn.moves_left == 0:
        return because("no-moves", "WR-31")
    if space == lead:
        return because("already-there", "WR-R4")
    if boulder_at(outback.board, space):
        return because("boulder", "WR-100")
    if not outback.in_area(seat):
        return outside_reason(state)
    way = ground.heading(lead, space)
    if way == NOWHERE:
        return because("not-straight", "WR-32")
    return because(*STOPPED[stop_at(outback, seat, way, line(outback, seat, way))])


def outside_reason(state: WombatRescue) -> Refusal:
    if not is_lost(state.outback, state.turn.active):
        return because("smells-something", "WR-R11")
    if is_hemmed_in(state.outback, state.turn.active):
        return because("hemmed-in", "WR-R17")
    return because("lost", "WR-43")


# Action cards


def because_used(card: CardId) -> Refusal:
    return because("used", "WR-76", card=card_name(card))


def scamper_reason(state: WombatRescue, space: int) -> Refusal:
    outback, seat = state.outback, state.turn.active
    me = outback.wombats[seat]
    if not me.has(SCAMPER_CARD):
        return because_used("scamper")
    if state.turn.startled:
        return because("startled", "WR-80")
    if outback.board.ground.apart(me.lead, space) != 1:
        return because("too-far", "WR-79", card=card_name("scamper"))
    if boulder_at(outback.board, space):
        return because("boulder", "WR-100")
    return because("lead-stops", "WR-51", "lead-stops.scamper")


def card_reason(state: WombatRescue, code: int) -> Refusal:
    me = state.outback.wombats[state.turn.active]
    if code == codes.REVEAL:
        return reveal_reason(state)
    if code == codes.RUN_HOME:
        if not me.has(RUN_HOME_CARD):
            return because_used("run-home")
        return because("at-home", "WR-R55")
    if code == codes.HOLD_IT_IN:
        if not me.has(HOLD_CARD):
            return because_used("hold-it-in")
        return because("nothing-to-hold", "WR-R48")
    if not me.has(FIBRE_CARD):
        return because_used("high-fibre")
    assert me.furthest_set() == MOUTH
    return because("nothing-digesting", "WR-82")


def reveal_reason(state: WombatRescue) -> Refusal:
    if state.turn.moves_left == 0:
        return because("no-moves", "WR-31")
    if state.outback.in_area(state.turn.active):
        return because("not-lost", "WR-43")
    if not is_lost(state.outback, state.turn.active):
        return because("smells-something", "WR-R11", "smells-something.not-lost")
    return because("hemmed-in", "WR-R17", "hemmed-in.no-card")
