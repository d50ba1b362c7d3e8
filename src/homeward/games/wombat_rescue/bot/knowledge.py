"""What a good wombat knows: moves to home, babies and food, what a cube is worth here, where the dingo bites."""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.knowledge import Knowledge
from homeward.engine.state import State
from homeward.games.wombat_rescue.board import NESTS, NOWHERE, SMELL, SPACES, WAYS, filled
from homeward.games.wombat_rescue.codes import (
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
from homeward.games.wombat_rescue.outback import Outback
from homeward.games.wombat_rescue.rules import WombatRescue
from homeward.games.wombat_rescue.scent import MOST_CUBES, RADIUS
from homeward.games.wombat_rescue.wombat import (
    BELLY,
    FIBRE_CARD,
    HINDGUT,
    HOLD_CARD,
    MOUTH,
    NO_BABY,
    PLACES,
    RESCUED,
    RUN_HOME_CARD,
    SCAMPER_CARD,
    THRESHOLD,
    Wombat,
)

FAR_AWAY: Final[i64] = 1000
LOST_STEP: Final[i64] = 3  # moves a step costs whose direction a card decides
CORRIDOR: Final[i64] = 4  # how far off the straight way to a baby a smell still helps
WELL_SMELLED: Final = 11.0  # with babies on average this many moves away, cubes matter no more than babies
GOOD_CUBE: Final = 4.0  # moves that a well-placed cube saves
SCAMPER_PRICE: Final = 3.5  # moves that a card must save to be worth playing
RUN_HOME_PRICE: Final = 6.0
CLOSE_RACE: Final = 8.0  # so many moves behind, and the chances are about 1 to 2.7
MEAL: Final = 0.12  # share of the moves ahead that one more cube saves
CARD_IN_HAND: Final = 1.5  # moves that a card will save
RUN_HOME_IN_HAND: Final = 3.0  # and this one besides
BITE: Final[vec[i64]] = vec[i64]([6, 6, 4, 2])  # sixths of all rolls that take the dingo so many steps


@final
class Plan:
    """What one seat makes of one position: distances in moves, and the worth of smell on each space."""

    outback: Outback
    seat: i64
    to_home: vec[i64]  # moves from each space to home
    trip: vec[i64]  # moves to fetch the best baby and bring it home, or to bring the carried one home
    to_food: vec[i64]  # moves to food
    detour: float  # how many moves food may be nearer and still not matter
    worth: vec[i64]  # what smell on a space is worth to the ways still to go
    lost_babies: i64

    def __init__(self, outback: Outback, seat: i64) -> None:
        me = outback.wombats[seat]
        self.outback = outback
        self.seat = seat
        self.to_home = moves_to(outback, seat, append(vec[i64](), outback.home), append(vec[i64](), 0))
        self.lost_babies = 0
        self.trip = self.to_home if me.pouch != NO_BABY else self.fetch()
        self.to_food = self.find_food()
        self.worth = self.value_of_smell()
        self.detour = self.food_matters()

    def fetch(self) -> vec[i64]:
        nests = vec[i64]()
        back = vec[i64]()
        for nest in range(NESTS):
            if self.outback.wombats[self.seat].seeks(nest):
                space = self.outback.board.nest[nest]
                nests = append(nests, space)
                back = append(back, self.to_home[space])
        return moves_to(self.outback, self.seat, nests, back)

    def find_food(self) -> vec[i64]:
        """Moves to a disc; one that is too small to fill the mouth counts as further away."""
        missing = THRESHOLD - self.outback.wombats[self.seat].worth(MOUTH)
        spaces = vec[i64]()
        extra = vec[i64]()
        food = self.outback.board.food
        for i in range(i64(len(food))):
            disc = self.outback.disc_at(food[i])
            if disc != 0 and missing > 0:
                spaces = append(spaces, food[i])
                extra = append(extra, max(0, missing - disc))
        return moves_to(self.outback, self.seat, spaces, extra)

    def value_of_smell(self) -> vec[i64]:
        """Spaces near the straight ways between home and the babies not yet home are worth smelling."""
        ground = self.outback.board.ground
        worth = filled(SPACES, 0)
        for nest in range(NESTS):
            if self.outback.wombats[self.seat].babies[nest] == RESCUED:
                continue
            self.lost_babies += 1
            there = self.outback.board.nest[nest]
            whole = ground.apart(there, self.outback.home)
            for space in range(SPACES):
                off = ground.apart(space, there) + ground.apart(space, self.outback.home) - whole
                if off < CORRIDOR:
                    worth[space] += CORRIDOR - off
        return worth

    def food_matters(self) -> float:
        me = self.outback.wombats[self.seat]
        if me.supply == 0 or me.worth(MOUTH) >= THRESHOLD:
            return float(FAR_AWAY)
        total: i64 = 0
        for nest in range(NESTS):
            if me.babies[nest] != RESCUED:
                total += self.to_home[self.outback.board.nest[nest]]
        ways = float(total) / float(max(1, self.lost_babies))
        return WELL_SMELLED - ways if ways < WELL_SMELLED else 0.0

    def cube(self, space: i64) -> float:
        """Moves that one more cube on a space would save."""
        outback = self.outback
        cubes = outback.scent.count(space, self.seat)
        if cubes == MOST_CUBES:
            return 0.0
        ground = outback.board.ground
        total: i64 = 0
        for i in range(ground.within[space * (SMELL + 2)], ground.within[space * (SMELL + 2) + RADIUS[cubes + 1] + 1]):
            if not outback.scent.smells(ground.around[i], self.seat):
                total += self.worth[ground.around[i]]
        return float(total) / float(CORRIDOR + 2) / float(max(1, self.lost_babies))

    def danger(self, space: i64) -> float:
        """Moves that the dingo's next roll is likely to cost a lead on a space."""
        outback = self.outback
        if space == outback.home or outback.dingo == NOWHERE:
            return 0.0
        steps = outback.board.ground.chase[outback.dingo * SPACES + space]
        if steps == NOWHERE or steps >= i64(len(BITE)):
            return 0.0
        for seat in range(i64(len(outback.wombats))):
            other = outback.chase_steps(seat)
            if seat != self.seat and other != NOWHERE and other < steps:
                return 0.0
        return float(BITE[steps]) / 6.0 * self.loss(space)

    def loss(self, space: i64) -> float:
        """Moves lost by being sent home from a space."""
        me = self.outback.wombats[self.seat]
        if me.pouch != NO_BABY:
            return float(2 * self.to_home[self.outback.board.nest[me.pouch]] - self.to_home[space])
        return max(0.0, float(self.trip[self.outback.home] - self.trip[space]))

    def stand(self, space: i64, cube_due: bool) -> float:
        """How good it is to have the lead on a space; one move is worth 1."""
        if space == self.outback.dingo:
            return self.stand(self.outback.home, cube_due) - self.loss(space) - 1.0
        trip = float(self.trip[space])
        food = float(self.to_food[space]) + self.detour
        here = -min(trip, food) - 0.1 * trip
        return here + (self.cube(space) if cube_due else 0.0) - self.danger(space)


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


@final
class WombatKnowledge(Knowledge):
    """Goes where fewest moves remain to the next baby, or to food as long as cubes would shorten the ways."""

    def __init__(self) -> None:
        self.seen: WombatRescue | None = None  # the position the plan is for
        self.at: i64 = -1
        self.plan: Plan | None = None
        self.weighed: WombatRescue | None = None  # the position the chances are for
        self.weighed_at: i64 = -1
        self.shares: vec[float] = vec[float]()  # of all chances, by seat

    def plan_for(self, state: WombatRescue) -> Plan:
        """The plan of the seat to act; made once per position, since all its moves are asked about."""
        plan = self.plan
        if plan is None or self.seen is not state or self.at != state.clock:
            plan = Plan(state.outback, state.decider)
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
        return -100.0 if code - CHASE == state.decider else self.threat(state, code - CHASE)

    def prefer_in_turn(self, state: WombatRescue, plan: Plan, code: i64) -> float:
        me = state.outback.wombats[state.active]
        due = me.worth(HINDGUT) > 0 and not state.holding
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
            return here + 0.1 if state.moves_left == 0 and plan.cube(me.lead) < 0.5 else here - 100.0
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
        """Eat the cubes of others, spare one's own."""
        score = 0.0
        for seat in range(state.players):
            cubes = float(state.outback.scent.count(space, seat))
            score += -cubes if seat == state.decider else cubes
        return score

    def prefer_cube(self, state: WombatRescue, plan: Plan, space: i64) -> float:
        """Take the cube that is missed least."""
        outback = state.outback
        if space == outback.wombats[state.decider].lead:
            return -plan.cube(space)
        cubes = outback.scent.count(space, state.decider)
        ground = outback.board.ground
        reach = space * (SMELL + 2)
        inner: i64 = ground.within[reach] if cubes == 1 else ground.within[reach + RADIUS[cubes - 1] + 1]
        missed: i64 = 0
        for i in range(inner, ground.within[reach + RADIUS[cubes] + 1]):
            other = ground.around[i]
            if (outback.scent.cover[other] >> (state.decider * 8)) & 255 == 1:
                missed += plan.worth[other]
        return -float(missed) / float(CORRIDOR + 2)

    def prefer_den(self, state: WombatRescue, plan: Plan, den: i64) -> float:
        """Far from one's own ways, near to the others."""
        outback = state.outback
        space = outback.board.dens[den]
        score = -0.5 * float(plan.worth[space])
        for seat in range(state.players):
            lead = outback.wombats[seat].lead
            if lead != outback.home:
                apart = float(outback.board.ground.apart(space, lead))
                score += apart if seat == state.decider else -0.3 * apart
        return score

    def threat(self, state: WombatRescue, seat: i64) -> float:
        """How close a seat is to winning."""
        if seat >= state.players:
            return 0.0
        wombat = state.outback.wombats[seat]
        return float(2 * wombat.rescued) + (1.0 if wombat.pouch != NO_BABY else 0.0)

    def progress(self, state: State, seat: i64) -> float:
        """Straight to the nearest baby, straight home with it; food, smells and the dingo are for later."""
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
        """The share of a seat in everybody's chances: the fewer moves it still needs than the others, the better."""
        assert isinstance(state, WombatRescue)
        if state.phase == OVER:
            return 1.0 if state.winner == seat else 0.0
        if self.weighed is not state or self.weighed_at != state.clock:
            self.weigh(state)
            self.weighed = state
            self.weighed_at = state.clock
        return self.shares[seat]

    def weigh(self, state: WombatRescue) -> None:
        """Everybody's chances; kept for the position, since every seat asks."""
        self.shares = vec[float]()
        least = 1.0e9
        for seat in range(state.players):
            self.shares = append(self.shares, self.moves_needed(state, seat))
            least = min(least, self.shares[seat])
        total = 0.0
        for seat in range(state.players):
            self.shares[seat] = exp((least - self.shares[seat]) / CLOSE_RACE)
            total += self.shares[seat]
        for seat in range(state.players):
            self.shares[seat] /= total

    def moves_needed(self, state: WombatRescue, seat: i64) -> float:
        """Moves a seat still needs to bring everybody home, less what its meals and cards will save."""
        outback = state.outback
        me = outback.wombats[seat]
        moves = float(moves_to_rescue_all(outback, seat))
        if me.supply > 0:
            moves *= 1.0 - MEAL * digested(me)
        moves -= saved_by_cards(me)
        return moves - float(state.moves_left) if state.active == seat else moves


def moves_to_rescue_all(outback: Outback, seat: i64) -> i64:
    """Moves there and back for every baby not yet home, as the area is now; the nearest first."""
    wombat = outback.wombats[seat]
    to_home = moves_to(outback, seat, append(vec[i64](), outback.home), append(vec[i64](), 0))
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


def digested(me: Wombat) -> float:
    """How far its meals are on their way to becoming cubes: a full set about to leave counts as one."""
    way = 0.25 * float(min(me.worth(MOUTH), THRESHOLD)) / float(THRESHOLD)
    for place in range(BELLY, PLACES):
        if me.worth(place) > 0:
            way += 0.25 * float(place + 1)
    return way


def saved_by_cards(me: Wombat) -> float:
    """Moves that the cards still in hand will save."""
    saved = CARD_IN_HAND + RUN_HOME_IN_HAND if me.has(RUN_HOME_CARD) else 0.0
    for card in (HOLD_CARD, SCAMPER_CARD, FIBRE_CARD):
        if me.has(card):
            saved += CARD_IN_HAND
    return saved
