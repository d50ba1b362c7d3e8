"""What a good player knows: which moves it prefers, and how it evaluates a position."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.state import State
from homeward.games.wombat_rescue.bot.chances import chances, sway
from homeward.games.wombat_rescue.bot.distances import FAR_AWAY
from homeward.games.wombat_rescue.bot.plan import CORRIDOR, Plan
from homeward.games.wombat_rescue.rules.codes import (
    CHASE,
    HAND_OVER,
    HIGH_FIBRE,
    HOLD_IT_IN,
    OVER,
    PROWL,
    REVEAL,
    RUN_HOME,
    SCAMPER,
    SEND_TO_DEN,
    TAKE_CUBE,
)
from homeward.games.wombat_rescue.rules.pieces.board import NESTS
from homeward.games.wombat_rescue.rules.pieces.ground import SMELL
from homeward.games.wombat_rescue.rules.pieces.scent import RADIUS
from homeward.games.wombat_rescue.rules.pieces.wombat import HINDGUT, NO_BABY
from homeward.games.wombat_rescue.rules.state import WombatRescue

GOOD_CUBE: Final = 4.0  # moves that a well-placed cube saves
SCAMPER_PRICE: Final = 3.5  # moves that a card must save to be worth playing
RUN_HOME_PRICE: Final = 6.0


@final
class WombatKnowledge(Knowledge):
    """Prefers the fewest remaining moves to the next baby, or food as long as cubes would shorten the ways."""

    def __init__(self) -> None:
        self.seen: WombatRescue | None = None  # the position of the plan
        self.at: i64 = -1
        self.plan: Plan | None = None
        self.weighed: WombatRescue | None = None  # the position of the chances
        self.weighed_at: i64 = -1
        self.shares: vec[float] = vec[float]()  # the chance of each seat

    def plan_for(self, state: WombatRescue) -> Plan:
        """The plan of the seat to act, computed once per position."""
        plan = self.plan
        if plan is None or self.seen is not state or self.at != state.clock:
            plan = Plan(state.outback, state.turn.decider)
            self.plan = plan
            self.seen = state
            self.at = state.clock
        return plan

    def prefer(self, state: State, code: i64) -> float:
        assert isinstance(state, WombatRescue)
        plan = self.plan_for(state)
        if code < PROWL or code >= REVEAL:
            return self.prefer_in_turn(state, plan, code)
        if code < TAKE_CUBE:
            return self.prefer_prowl(state, code - PROWL)
        if code < SEND_TO_DEN:
            return self.prefer_cube(state, plan, code - TAKE_CUBE)
        if code < HAND_OVER:
            return self.prefer_den(state, plan, code - SEND_TO_DEN)
        if code < CHASE:
            return -self.threat(state, code - HAND_OVER)
        return -100.0 if code - CHASE == state.turn.decider else self.threat(state, code - CHASE)

    def prefer_in_turn(self, state: WombatRescue, plan: Plan, code: i64) -> float:
        me = state.outback.wombats[state.turn.active]
        due = me.worth(HINDGUT) > 0 and not state.turn.holding
        here = plan.stand(me.lead, due)
        if code < SCAMPER:
            return plan.stand(code, due)
        if code < PROWL:
            return plan.stand(code - SCAMPER, due) - SCAMPER_PRICE
        if code == REVEAL:
            return here + 0.5
        if code == RUN_HOME:
            return self.prefer_run_home(plan, here)
        if code == HOLD_IT_IN:
            return here + 0.1 if state.turn.moves_left == 0 and plan.cube(me.lead) < 0.5 else here - 100.0
        if code == HIGH_FIBRE:
            return here + plan.cube(me.lead) - GOOD_CUBE - (100.0 if due else 0.0)
        return here

    def prefer_run_home(self, plan: Plan, here: float) -> float:
        me = plan.outback.wombats[plan.seat]
        if me.pouch == NO_BABY:
            return here - 100.0
        last = me.rescued == NESTS - 1
        return here + float(plan.to_home[me.lead]) - (0.0 if last else RUN_HOME_PRICE)

    def prefer_prowl(self, state: WombatRescue, space: i64) -> float:
        """Prefers to eat the cubes of others."""
        score = 0.0
        for seat in range(state.players):
            cubes = float(state.outback.scent.count(space, seat))
            score += -cubes if seat == state.turn.decider else cubes
        return score

    def prefer_cube(self, state: WombatRescue, plan: Plan, space: i64) -> float:
        """Prefers the cube that is worth least where it lies."""
        outback = state.outback
        if space == outback.wombats[state.turn.decider].lead:
            return -plan.cube(space)
        cubes = outback.scent.count(space, state.turn.decider)
        ground = outback.board.ground
        reach = space * (SMELL + 2)
        inner: i64 = ground.within[reach] if cubes == 1 else ground.within[reach + RADIUS[cubes - 1] + 1]
        missed: i64 = 0
        for i in range(inner, ground.within[reach + RADIUS[cubes] + 1]):
            other = ground.around[i]
            if outback.scent.hangs_on_one(other, state.turn.decider):
                missed += plan.worth[other]
        return -float(missed) / float(CORRIDOR + 2)

    def prefer_den(self, state: WombatRescue, plan: Plan, den: i64) -> float:
        """Prefers a den far from the seat's own ways and near to those of others."""
        outback = state.outback
        space = outback.board.dens[den]
        score = -0.5 * float(plan.worth[space])
        for seat in range(state.players):
            lead = outback.wombats[seat].lead
            if lead != outback.home:
                apart = float(outback.board.ground.apart(space, lead))
                score += apart if seat == state.turn.decider else -0.3 * apart
        return score

    def threat(self, state: WombatRescue, seat: i64) -> float:
        """How close a seat is to winning."""
        if seat >= state.players:
            return 0.0
        wombat = state.outback.wombats[seat]
        return float(2 * wombat.rescued) + (1.0 if wombat.pouch != NO_BABY else 0.0)

    def progress(self, state: State, seat: i64) -> float:
        """Straight to the nearest baby and straight home with it, without food, smells and the dingo."""
        assert isinstance(state, WombatRescue)
        outback = state.outback
        me = outback.wombats[seat]
        ground = outback.board.ground
        way = ground.apart(me.lead, outback.home) if me.pouch != NO_BABY else FAR_AWAY
        for nest in range(NESTS):
            if me.pouch == NO_BABY and me.seeks(nest):
                way = min(way, ground.apart(me.lead, outback.board.nest[nest]))
        carried = 1 if me.pouch != NO_BABY else 0
        return float(FAR_AWAY * (2 * me.rescued + carried) - way)

    def evaluate(self, state: State, seat: i64) -> float:
        """The seat's chance: the fewer moves it still needs than the others, the better."""
        assert isinstance(state, WombatRescue)
        if state.turn.phase == OVER:
            return 1.0 if state.winner == seat else 0.0
        if self.weighed is not state or self.weighed_at != state.clock:
            self.shares = chances(state)
            self.weighed = state
            self.weighed_at = state.clock
        return self.shares[seat]

    def sway(self, state: State) -> float:
        assert isinstance(state, WombatRescue)
        return sway(state)
