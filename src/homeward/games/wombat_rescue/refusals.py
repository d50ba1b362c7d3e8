"""Why a move of Wombat Rescue is not allowed, with the rule behind it."""

from homeward.engine.errors import Refusal
from homeward.games.wombat_rescue.preview import stop_at
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.rules.boulders import boulder_at
from homeward.games.wombat_rescue.rules.lost import hemmed_in, is_lost
from homeward.games.wombat_rescue.rules.movement import line
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES
from homeward.games.wombat_rescue.rules.pieces.wombat import FIBRE_CARD, HOLD_CARD, MOUTH, RUN_HOME_CARD, SCAMPER_CARD

Reason = tuple[str, str, str]  # code, rule, text

# What another phase waits for
PENDING: dict[int, Reason] = {
    codes.FIRST_DEN: ("first-den", "WR-18", "First the dingo needs a den."),
    codes.MOVE: ("moving", "WR-25", "Now the wombat moves, plays a card or digests."),
    codes.LOST_STEP: ("card-waits", "WR-46", "First follow the card: go to a hex it shows."),
    codes.DEN: ("den-waits", "WR-58", "First the caught player sends the dingo to a den."),
    codes.HOLDER: ("holder-waits", "WR-60", "First the dingo card must go to another player."),
    codes.CUBE: ("cube-waits", "WR-73", "First choose which of your cubes moves here."),
    codes.TARGET: ("target-waits", "WR-84", "First choose which wombat the dingo chases."),
    codes.PROWLING: ("dingo-moves", "WR-85", "First the dingo finishes its steps."),
}

# What ends a line before the space that was asked for
STOPPED: dict[str, Reason] = {
    "food": ("food-stops", "WR-33", "A food disc stops you before that."),
    "cube": ("cube-stops", "WR-34", "Another wombat's cube stops you before that."),
    "baby": ("baby-stops", "WR-35", "A baby stops you before that."),
    "dingo": ("dingo-stops", "WR-36", "The dingo stops you before that."),
    "home": ("home-stops", "WR-55", "Home stops you: nobody runs through it."),
    "edge": ("edge", "WR-37", "The board ends before that."),
    "outside": ("area-ends", "WR-38", "Your smell area ends before that."),
    "boulder": ("boulder-stops", "WR-R70", "A boulder stops you before that."),
    "lead": ("lead-stops", "WR-51", "A wombat is in the way and cannot be pushed."),
    "push-limit": ("push-limit", "WR-49", "You can push a wombat two spaces, no more."),
    "pushed-stop": ("pushed-stops", "WR-50", "The wombat you push is stopped, so you stop too."),
}


def refusal(state: WombatRescue, code: int) -> Refusal:
    """Why a move of the move space is not allowed in a running game."""
    name, rule, text = reason(state, code)
    facts: dict[str, int | str] = {"space": code % SPACES} if code < codes.SEND_TO_DEN else {}
    return Refusal(code=name, rule=rule, text=text, facts=facts)


def reason(state: WombatRescue, code: int) -> Reason:
    wanted = phase_of(state, code)
    if state.turn.phase != wanted and not (code < codes.SCAMPER and state.turn.phase == codes.LOST_STEP):
        return out_of_phase(state, wanted)
    if code < codes.SCAMPER:
        return lost_step_reason() if state.turn.phase == codes.LOST_STEP else walk_reason(state, code - codes.WALK)
    if code < codes.PROWL:
        return scamper_reason(state, code - codes.SCAMPER)
    if code < codes.TAKE_CUBE:
        return "not-closer", "WR-85", "That step does not bring the dingo closer to its target."
    if code < codes.SEND_TO_DEN:
        return "no-cube", "WR-73", "You have no cube there."
    if code < codes.HAND_OVER:
        return "den-taken", "WR-90", "A wombat sits on that den. Choose another."
    if code < codes.CHASE:
        return "not-another", "WR-60", "The dingo card must go to another player at the table."
    if code < codes.REVEAL:
        return "not-nearest", "WR-84", "The dingo chases one of the nearest wombats."
    return card_reason(state, code)


def phase_of(state: WombatRescue, code: int) -> int:
    """The phase in which such a move is made."""
    if code < codes.PROWL or code >= codes.REVEAL:
        return int(codes.MOVE)
    if code < codes.TAKE_CUBE:
        return int(codes.PROWLING)
    if code < codes.SEND_TO_DEN:
        return int(codes.CUBE)
    if code < codes.HAND_OVER:
        return int(codes.FIRST_DEN if state.turn.phase == codes.FIRST_DEN else codes.DEN)
    return int(codes.HOLDER if code < codes.CHASE else codes.TARGET)


def out_of_phase(state: WombatRescue, wanted: int) -> Reason:
    if state.turn.phase != codes.MOVE:
        return PENDING[state.turn.phase]
    if wanted == codes.CUBE:
        return "supply-left", "WR-73", "Cubes are moved only when your supply is empty and a set is digested."
    if wanted in (codes.PROWLING, codes.TARGET):
        return "dingo-sleeps", "WR-83", "The dingo moves only after its holder's turn."
    if wanted == codes.HOLDER:
        return "no-hand-over", "WR-60", "The dingo card is handed over only by a holder who was caught."
    return "not-caught", "WR-58", "Only a caught player sends the dingo to a den."


# Walking


def walk_reason(state: WombatRescue, space: int) -> Reason:
    outback, seat = state.outback, state.turn.active
    lead, ground = outback.wombats[seat].lead, outback.board.ground
    if state.turn.moves_left == 0:
        return "no-moves", "WR-31", "Your three moves are used up. Play a card or digest."
    if space == lead:
        return "already-there", "WR-R4", "Your wombat is there already."
    if boulder_at(outback.board, space):
        return "boulder", "WR-100", "A boulder lies there. Nobody can go there."
    if not outback.in_area(seat):
        return outside_reason(state)
    way = ground.heading(lead, space)
    if way == NOWHERE:
        return "not-straight", "WR-32", "You can only run in a straight line."
    return STOPPED[stop_at(outback, seat, way, line(outback, seat, way))]


def outside_reason(state: WombatRescue) -> Reason:
    if not is_lost(state.outback, state.turn.active):
        return "smells-something", "WR-R11", "Outside your area you can only step to the food or baby beside you."
    if hemmed_in(state.outback, state.turn.active):
        return "hemmed-in", "WR-R17", "No space beside you can be entered."
    return "lost", "WR-43", "You are lost here. Turn up a card to move on."


def lost_step_reason() -> Reason:
    return "not-shown", "WR-46", "The card does not show a way there. Go to a hex it shows."


# Action cards


def scamper_reason(state: WombatRescue, space: int) -> Reason:
    outback, seat = state.outback, state.turn.active
    me = outback.wombats[seat]
    if not me.has(SCAMPER_CARD):
        return "used", "WR-76", "You have played Scamper already."
    if state.turn.startled:
        return "startled", "WR-80", "After meeting the dingo you cannot scamper this turn."
    if outback.board.ground.apart(me.lead, space) != 1:
        return "too-far", "WR-79", "Scamper goes exactly one space."
    if boulder_at(outback.board, space):
        return "boulder", "WR-100", "A boulder lies there. Nobody can go there."
    return "lead-stops", "WR-51", "A wombat is there and cannot be pushed."


def card_reason(state: WombatRescue, code: int) -> Reason:
    me = state.outback.wombats[state.turn.active]
    if code == codes.REVEAL:
        return reveal_reason(state)
    if code == codes.RUN_HOME:
        if not me.has(RUN_HOME_CARD):
            return "used", "WR-76", "You have played Run home already."
        return "at-home", "WR-R55", "You are at home already."
    if code == codes.HOLD_IT_IN:
        if not me.has(HOLD_CARD):
            return "used", "WR-76", "You have played Hold it in already."
        return "nothing-to-hold", "WR-R48", "There is no set in your hindgut to hold in."
    if not me.has(FIBRE_CARD):
        return "used", "WR-76", "You have played High fibre already."
    assert me.furthest_set() == MOUTH
    return "nothing-digesting", "WR-82", "You have no set whose digestion has started."


def reveal_reason(state: WombatRescue) -> Reason:
    if state.turn.moves_left == 0:
        return "no-moves", "WR-31", "Your three moves are used up. Play a card or digest."
    if state.outback.in_area(state.turn.active):
        return "not-lost", "WR-43", "You smell your cubes here, so you are not lost."
    if not is_lost(state.outback, state.turn.active):
        return "smells-something", "WR-R11", "You smell food or your baby beside you, so you are not lost."
    return "hemmed-in", "WR-R17", "No space beside you can be entered, so no card is turned up."
