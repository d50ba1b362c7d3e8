"""Wombat Rescue: lead wombats look for their four lost babies, finding their way by the smell of their own cubes.

On a turn a lead makes up to three moves. Inside its smell area it runs in straight lines; outside it steps to food
or to a baby it smells, or is lost and follows a card. What it eats becomes a cube some turns later, and cubes make the
area larger. The dingo chases whoever is nearest home. Whoever first has all four babies back home wins.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.games.wombat_rescue.bag import STOCK, Bag
from homeward.games.wombat_rescue.board import (
    NESTS,
    NOWHERE,
    WAYS,
    Ground,
    lay,
)
from homeward.games.wombat_rescue.codes import (
    ATE,
    CAUGHT,
    CHASE,
    CHASED,
    CHASING,
    CUBE,
    DEN,
    DENNED,
    DENS,
    DIGEST,
    DIGESTED,
    DIGESTING,
    DROPPED,
    EATEN,
    FIRST_DEN,
    FLED,
    FOUND,
    HAND_OVER,
    HIGH_FIBRE,
    HOLD_IT_IN,
    HOLDER,
    LAID_FOOD,
    LOST_STEP,
    MOVE,
    MOVED_CUBE,
    MOVING,
    NEXT_TURN,
    NO_CUBE,
    OVER,
    PLACED,
    PLAYED_CARD,
    PROWL,
    PROWLED,
    PROWLING,
    PUSHED,
    REFILLED,
    RESCUED_BABY,
    REVEAL,
    REVEALED,
    ROLLED,
    RUN_HOME,
    SCAMPER,
    SEND_TO_DEN,
    SETUP,
    STAYED,
    TAKE_CUBE,
    TARGET,
    TOOK_CARD,
    WALK,
    WALKED,
    WON,
)
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.deck import FAR, NEAR, Deck, new_deck
from homeward.games.wombat_rescue.outback import Outback, new_outback
from homeward.games.wombat_rescue.scent import MOST_CUBES
from homeward.games.wombat_rescue.wombat import (
    DISCS,
    FIBRE_CARD,
    HINDGUT,
    HOLD_CARD,
    MOUTH,
    NO_BABY,
    RUN_HOME_CARD,
    SCAMPER_CARD,
)

# Components

MOVES: Final[i64] = BOX.counts.moves
DIE: Final[vec[i64]] = vec[i64](list(BOX.die.faces))
CUBES_AT_HOME: Final[i64] = BOX.counts.cubes_at_home
START_DISC: Final[i64] = BOX.worth(BOX.track.start_disc)
START_PLACE: Final[i64] = BOX.track.spaces.index(BOX.track.start_space)
EXTRA_DISC: Final[vec[i64]] = vec[i64]([BOX.worth(disc) if disc else 0 for disc in BOX.track.extra_discs])


@final
class Variant:
    """What the table chose before the game. Never changes, so copies share it."""

    __slots__ = ("boulders", "dingo_eats_poop", "ground")

    def __init__(self, ground: Ground, boulders: bool, dingo_eats_poop: bool) -> None:
        self.ground = ground
        self.boulders = boulders
        self.dingo_eats_poop = dingo_eats_poop


@final
class WombatRescue(State):
    """The outback, the cards, the bag and whose decision it is."""

    variant: Variant
    outback: Outback
    deck: Deck
    bag: Bag
    first: i64  # the start player
    active: i64  # whose turn it is
    holder: i64  # who has the dingo card and die
    phase: i64
    stage: i64
    decider: i64  # whose decision it is, also out of turn
    mover_waits: bool  # the pushed lead decides first, then the mover arrives (WR-R78)
    moves_left: i64
    startled: bool  # met the dingo in the own turn: no Scamper (WR-R27)
    holding: bool  # Hold it in was played this turn
    card: i64  # the lost-move card to follow, or NOBODY
    roll: i64  # the last roll of the dingo die, 0 before the first
    prowl_left: i64  # steps the dingo still has
    target: i64  # the lead it chases, or NOBODY
    toward: vec[i64]  # steps from each space to the target while the dingo moves
    turns: i64  # turns finished
    clock: i64  # moves played
    winner: i64

    # Setting up

    def __init__(self, players: i64, rng: Rng, variant: Variant, outback: Outback, deck: Deck) -> None:
        super().__init__(players, rng)
        self.variant = variant
        self.outback = outback
        self.deck = deck
        self.bag = Bag(STOCK[:])
        self.first = 0
        self.active = 0
        self.holder = players - 1
        self.phase = FIRST_DEN
        self.stage = SETUP
        self.decider = players - 1
        self.mover_waits = False
        self.moves_left = MOVES
        self.startled = False
        self.holding = False
        self.card = NOBODY
        self.roll = 0
        self.prowl_left = 0
        self.target = NOBODY
        self.toward = vec[i64]()
        self.turns = 0
        self.clock = 0
        self.winner = NOBODY

    def set_up(self) -> None:
        """Cubes at home, discs on the boards, the dingo card to the last player (WR-15 to WR-22, WR-R65)."""
        self.first = self.rng.below(self.players)
        self.active = self.first
        self.holder = (self.first + self.players - 1) % self.players
        self.decider = self.holder
        for seat in range(self.players):
            wombat = self.outback.wombats[seat]
            wombat.supply -= CUBES_AT_HOME
            for _ in range(CUBES_AT_HOME):
                self.outback.scent.drop(self.outback.home, seat)
            self.bag.take(START_DISC)
            wombat.track[START_PLACE * DISCS + START_DISC - 1] = 1
            extra = EXTRA_DISC[(seat - self.first + self.players) % self.players]
            if extra > 0:
                self.bag.take(extra)
                wombat.eat(extra)

    def begin(self, den: i64) -> None:
        """The dingo goes to its first den, then food is laid out and the first turn begins (WR-18, WR-23, WR-R79)."""
        self.outback.put_dingo(self.outback.board.dens[den])
        self.note(PLACED, self.decider, self.outback.dingo)
        self.note(LAID_FOOD, NOBODY, self.lay_food())
        self.begin_turn()

    def deal_again(self, rng: Rng) -> State:
        state = deal(self.players, rng, self.variant)
        state.explain = self.explain
        return state

    # Whose decision, and what may be done

    def to_act(self) -> i64:
        return NOBODY if self.phase == OVER else self.decider

    def codes(self) -> vec[i64]:
        if self.phase == MOVE:
            return self.turn_codes()
        if self.phase == LOST_STEP:
            return self.outback.shown(self.active, self.card)
        codes = vec[i64]()
        first: i64 = SEND_TO_DEN
        last: i64 = REVEAL
        if self.phase == PROWLING:
            return self.prowl_codes()
        if self.phase == CUBE:
            first = TAKE_CUBE
            last = SEND_TO_DEN
        if self.phase != OVER:
            for code in range(first, last):
                if self.allows(code):
                    codes = append(codes, code)
        return codes

    def allows(self, code: i64) -> bool:
        if code < 0 or code > DIGEST or self.phase == OVER:
            return False
        if code < SCAMPER:
            return self.allows_walk(code - WALK)
        if code < PROWL:
            return self.allows_scamper(code - SCAMPER)
        if code < TAKE_CUBE:
            return self.phase == PROWLING and self.closer(code - PROWL)
        if code < SEND_TO_DEN:
            return self.phase == CUBE and self.outback.scent.count(code - TAKE_CUBE, self.decider) > 0
        if code < HAND_OVER:
            den = code - SEND_TO_DEN
            return self.phase == FIRST_DEN or (self.phase == DEN and self.outback.free_den(den))
        if code < CHASE:
            seat = code - HAND_OVER
            return self.phase == HOLDER and seat < self.players and seat != self.decider
        if code < REVEAL:
            return self.phase == TARGET and self.is_nearest(code - CHASE)
        return self.phase == MOVE and self.allows_in_turn(code)

    def allows_in_turn(self, code: i64) -> bool:
        me = self.outback.wombats[self.active]
        if code == REVEAL:
            return self.may_reveal()
        if code == RUN_HOME:
            return me.has(RUN_HOME_CARD) and me.lead != self.outback.home
        if code == HOLD_IT_IN:
            return me.has(HOLD_CARD) and me.worth(HINDGUT) > 0
        if code == HIGH_FIBRE:
            return me.has(FIBRE_CARD) and me.furthest_set() != MOUTH
        return True  # a player may always stop and digest

    def allows_walk(self, space: i64) -> bool:
        outback = self.outback
        lead = outback.wombats[self.active].lead
        way = outback.board.ground.heading(lead, space)
        if way == NOWHERE:
            return False
        steps = outback.board.ground.apart(lead, space)
        if self.phase == LOST_STEP:
            return (
                steps == 1 and (way == NEAR[self.card] or way == FAR[self.card]) and outback.can_enter(self.active, way)
            )
        if self.phase != MOVE or self.moves_left == 0:
            return False
        if outback.in_area(self.active):
            return steps <= outback.line(self.active, way)
        return steps == 1 and outback.smells_out(self.active, way)

    def may_scamper(self) -> bool:
        return self.phase == MOVE and not self.startled and self.outback.wombats[self.active].has(SCAMPER_CARD)

    def allows_scamper(self, space: i64) -> bool:
        if not self.may_scamper():
            return False
        lead = self.outback.wombats[self.active].lead
        ground = self.outback.board.ground
        return ground.apart(lead, space) == 1 and self.outback.can_enter(self.active, ground.heading(lead, space))

    def may_reveal(self) -> bool:
        """A lost lead needs a neighbour it could go to (WR-R17)."""
        return self.moves_left > 0 and self.outback.is_lost(self.active) and not self.outback.hemmed_in(self.active)

    def turn_codes(self) -> vec[i64]:
        """What the active player may do in the movement phase (section 4.2 of the rules)."""
        outback = self.outback
        codes = vec[i64]()
        lead = outback.wombats[self.active].lead
        lost = False
        if self.moves_left > 0 and outback.in_area(self.active):
            codes = outback.along_lines(self.active)
        elif self.moves_left > 0:
            codes = outback.smelled(self.active)
            lost = i64(len(codes)) == 0 and not outback.hemmed_in(self.active)
        if self.may_scamper():
            for way in range(WAYS):
                if outback.can_enter(self.active, way):
                    codes = append(codes, SCAMPER + outback.board.step[lead * WAYS + way])
        if lost:
            codes = append(codes, REVEAL)
        for code in range(RUN_HOME, DIGEST + 1):
            if self.allows_in_turn(code):
                codes = append(codes, code)
        return codes

    # A turn

    def apply(self, code: i64) -> None:
        self.clock += 1
        if code < SCAMPER:
            self.walk_to(code - WALK)
        elif code < PROWL:
            self.play_card(SCAMPER_CARD)
            self.go(code - SCAMPER)
        elif code < TAKE_CUBE:
            self.prowl(code - PROWL)
        elif code < SEND_TO_DEN:
            self.move_cube(code - TAKE_CUBE)
        elif code < HAND_OVER:
            self.choose_den(code - SEND_TO_DEN)
        elif code < CHASE:
            self.hand_over(code - HAND_OVER)
        elif code < REVEAL:
            self.set_target(code - CHASE)
        else:
            self.apply_in_turn(code)

    def apply_in_turn(self, code: i64) -> None:
        if code == REVEAL:
            self.reveal()
        elif code == RUN_HOME:
            self.run_home()
        elif code == HOLD_IT_IN:
            self.play_card(HOLD_CARD)
            self.holding = True
        elif code == HIGH_FIBRE:
            self.high_fibre()
        else:
            self.digest()

    def begin_turn(self) -> None:
        self.stage = MOVING
        self.phase = MOVE
        self.decider = self.active
        self.moves_left = MOVES
        self.startled = False
        self.holding = False
        self.note(NEXT_TURN, self.active)

    def go_on(self) -> None:
        """A decision that interrupted the turn is made: go on where it stopped."""
        if self.mover_waits:
            self.mover_waits = False
            self.arrive(self.active)
        elif self.stage == MOVING:
            self.phase = MOVE
            self.decider = self.active
        elif self.stage == DIGESTING:
            self.digest_on()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.prowl_left = 0
        self.target = NOBODY
        self.toward = vec[i64]()
        self.turns += 1
        self.active = (self.active + 1) % self.players
        self.begin_turn()

    # Movement

    def walk_to(self, space: i64) -> None:
        if self.phase == LOST_STEP:
            self.card = NOBODY  # the move was used up when the card was revealed (WR-R86)
        else:
            self.moves_left -= 1
        self.go(space)

    def go(self, space: i64) -> None:
        """The lead goes straight to a space; first a pushed lead arrives, then the mover (WR-R78)."""
        outback = self.outback
        me = outback.wombats[self.active]
        start = me.lead
        way = outback.board.ground.heading(start, space)
        pushed = outback.walk(self.active, way, outback.board.ground.apart(start, space))
        self.note(WALKED, self.active, start, space)
        if pushed == NOBODY:
            self.arrive(self.active)
            return
        self.note(PUSHED, pushed, space, outback.wombats[pushed].lead, self.active)
        self.mover_waits = True
        self.arrive(pushed)

    def reveal(self) -> None:
        """A lost lead follows the first card that allows a step (WR-43 to WR-46, WR-R86)."""
        self.moves_left -= 1
        self.reveals += 1
        helps = False
        steps = vec[i64]()
        while not helps:
            self.card = self.deck.reveal(self.rng)
            steps = self.outback.shown(self.active, self.card)
            helps = i64(len(steps)) > 0
            self.note(REVEALED, self.active, self.card, 1 if helps else 0)
        self.phase = LOST_STEP
        if i64(len(steps)) == 1:
            self.walk_to(steps[0])  # only one can be entered: that one it is (WR-R14)

    # Arriving

    def arrive(self, seat: i64) -> None:
        """What a lead meets on the space where its move ended: dingo, home, disc, baby (WR-R26)."""
        outback = self.outback
        me = outback.wombats[seat]
        space = me.lead
        if space == outback.home:
            self.come_home(seat)
        elif space == outback.dingo:
            self.catch(seat)
        else:
            disc = outback.take_disc(space)
            if disc != 0:
                me.eat(disc)
                self.note(ATE, seat, disc, space)
            if me.pouch == NO_BABY and outback.own_baby_at(space, seat):
                outback.pick_up_baby(seat, outback.board.nest_at[space])
                self.note(FOUND, seat, me.pouch, space)
            self.go_on()

    def come_home(self, seat: i64) -> None:
        """A carried baby is rescued; with the last one the game is won at once (WR-64, WR-96)."""
        me = self.outback.wombats[seat]
        if me.pouch != NO_BABY:
            self.note(RESCUED_BABY, seat, me.pouch)
            me.bring_home()
        if me.rescued == NESTS:
            self.winner = seat
            self.phase = OVER
            self.note(WON, seat)
        else:
            self.go_on()

    def catch(self, seat: i64) -> None:
        """The lead flees home, its baby back to its nest, and the player deals with the dingo (WR-56 to WR-60)."""
        me = self.outback.wombats[seat]
        self.note(CAUGHT, seat, me.lead)
        if me.pouch != NO_BABY:
            self.note(FLED, seat, me.pouch)
            self.outback.frighten_baby(seat)
        self.outback.put_lead(seat, self.outback.home)
        if seat == self.active and self.stage == MOVING:
            self.startled = True
        self.decider = seat
        free: i64 = NOWHERE
        dens: i64 = 0
        for den in range(DENS):
            if self.outback.free_den(den):
                free = den
                dens += 1
        if dens > 1:
            self.phase = DEN
        elif dens == 1:
            self.choose_den(free)
        else:
            self.note(DENNED, seat, self.outback.dingo)  # leads on all dens: it stays (WR-91)
            self.pass_the_card()

    def choose_den(self, den: i64) -> None:
        if self.stage == SETUP:
            self.begin(den)
            return
        self.outback.put_dingo(self.outback.board.dens[den])
        self.note(DENNED, self.decider, self.outback.dingo)
        self.pass_the_card()

    def pass_the_card(self) -> None:
        """The caught player becomes holder; a holder hands card and die to somebody else (WR-59, WR-60)."""
        if self.decider != self.holder:
            self.give_card(self.decider)
        elif self.players == 2:
            self.give_card(1 - self.decider)
        else:
            self.phase = HOLDER

    def hand_over(self, seat: i64) -> None:
        self.give_card(seat)

    def give_card(self, seat: i64) -> None:
        self.note(TOOK_CARD, seat, self.holder)
        self.holder = seat
        self.go_on()

    # Action cards

    def play_card(self, card: i64) -> None:
        self.outback.wombats[self.active].cards &= ~card
        self.note(PLAYED_CARD, self.active, card)

    def run_home(self) -> None:
        self.play_card(RUN_HOME_CARD)
        self.note(WALKED, self.active, self.outback.wombats[self.active].lead, self.outback.home)
        self.outback.put_lead(self.active, self.outback.home)
        self.arrive(self.active)

    def high_fibre(self) -> None:
        """The furthest set leaves at once and gives its cube; a held set is held no more (WR-81, WR-R88)."""
        self.play_card(FIBRE_CARD)
        place = self.outback.wombats[self.active].furthest_set()
        if place == HINDGUT:
            self.holding = False
        self.expel(place)

    # Digestion

    def digest(self) -> None:
        """First the hindgut's set leaves, unless it is held; then the others move on (WR-66 to WR-72, WR-R44)."""
        self.stage = DIGESTING
        if self.outback.wombats[self.active].worth(HINDGUT) > 0 and not self.holding:
            self.expel(HINDGUT)
        else:
            self.digest_on()

    def expel(self, place: i64) -> None:
        """A set is fully digested: its discs go back into the bag and it gives one cube (WR-71, WR-72, WR-R84)."""
        me = self.outback.wombats[self.active]
        self.note(DIGESTED, self.active, me.worth(place))
        for disc in range(DISCS):
            self.bag.discs[disc] += me.track[place * DISCS + disc]
            me.track[place * DISCS + disc] = 0
        cubes = self.outback.scent.count(me.lead, self.active)
        if cubes == MOST_CUBES:
            self.note(NO_CUBE, self.active, me.lead)  # WR-R50
        elif me.supply > 0:
            me.supply -= 1
            self.outback.scent.drop(me.lead, self.active)
            self.note(DROPPED, self.active, me.lead, cubes + 1)
        else:
            self.phase = CUBE
            self.decider = self.active
            return
        self.go_on()

    def move_cube(self, space: i64) -> None:
        """With an empty supply a cube from elsewhere is laid here (WR-73, WR-R51)."""
        here = self.outback.wombats[self.active].lead
        self.outback.scent.lift(space, self.active)
        self.outback.scent.drop(here, self.active)
        self.note(MOVED_CUBE, self.active, space, here)
        self.go_on()

    def digest_on(self) -> None:
        self.outback.wombats[self.active].digest_on()
        if self.deck.refill_due():
            self.note(REFILLED, NOBODY, self.lay_food())
            self.deck.discard_aside()
        self.begin_chase()

    # Food

    def lay_food(self) -> i64:
        """A disc on every empty food space, in reading order while the bag lasts (WR-93, WR-94, WR-R61)."""
        self.reveals += 1
        laid: i64 = 0
        food = self.outback.board.food
        for i in range(i64(len(food))):
            space = food[i]
            if self.grows(space) and self.bag.total() > 0:
                self.outback.put_disc(space, self.bag.draw(self.rng))
                laid += 1
        return laid

    def grows(self, space: i64) -> bool:
        """Nothing is there: no disc, no cube, no wombat, not the dingo."""
        return self.outback.things[space] == 0 and self.outback.scent.cubes[space] == 0

    # The dingo's turn

    def begin_chase(self) -> None:
        """If the active player holds the card now, they roll: the dingo goes for the nearest lead (WR-83, WR-R34)."""
        self.stage = CHASING
        if self.active != self.holder or self.outback.all_home():
            self.end_turn()  # nobody to chase, nothing to roll for (WR-R81)
            return
        self.roll = DIE[self.rng.below(i64(len(DIE)))]
        self.reveals += 1
        self.prowl_left = self.roll
        self.decider = self.holder
        self.note(ROLLED, self.holder, self.roll)
        nearest: i64 = NOBODY
        ties: i64 = 0
        for seat in range(self.players):
            if self.is_nearest(seat):
                nearest = seat
                ties += 1
        if ties > 1:
            self.phase = TARGET
        elif ties == 1:
            self.set_target(nearest)
        else:
            self.note(STAYED, self.holder)  # WR-R83
            self.end_turn()

    def is_nearest(self, seat: i64) -> bool:
        if seat >= self.players:
            return False
        steps = self.outback.chase_steps(seat)
        return steps != NOWHERE and steps == self.outback.nearest()

    def set_target(self, seat: i64) -> None:
        self.target = seat
        self.toward = self.outback.board.steps_to(self.outback.wombats[seat].lead)
        self.note(CHASED, self.holder, seat)
        self.prowl_on()

    def closer(self, space: i64) -> bool:
        """Is the space one step from the dingo and does it bring it closer to its target? (WR-85, WR-R38)"""
        dingo = self.outback.dingo
        if self.toward[space] == NOWHERE or self.toward[space] != self.toward[dingo] - 1:
            return False
        way = self.outback.board.ground.heading(dingo, space)
        return way != NOWHERE and self.outback.board.step[dingo * WAYS + way] == space

    def prowl_codes(self) -> vec[i64]:
        codes = vec[i64]()
        for way in range(WAYS):
            space = self.outback.board.step[self.outback.dingo * WAYS + way]
            if space != NOWHERE and self.closer(space):
                codes = append(codes, PROWL + space)
        return codes

    def prowl_on(self) -> None:
        """The next step of the dingo, if it has one left and any brings it closer (WR-R39, WR-R42)."""
        if self.prowl_left == 0:
            self.end_turn()
            return
        codes = self.prowl_codes()
        if i64(len(codes)) == 0:
            self.note(STAYED, self.holder)
            self.end_turn()
        elif i64(len(codes)) == 1:
            self.prowl(codes[0] - PROWL)
        else:
            self.phase = PROWLING

    def prowl(self, space: i64) -> None:
        self.note(PROWLED, self.holder, self.outback.dingo, space)
        self.outback.put_dingo(space)
        self.prowl_left -= 1
        if self.variant.dingo_eats_poop:
            self.eat_cubes(space)
        caught = self.outback.lead_at(space)
        if caught != NOBODY:
            self.catch(caught)
        else:
            self.prowl_on()

    def eat_cubes(self, space: i64) -> None:
        """All cubes there go back to their owners' supplies (WR-98, WR-R68)."""
        for seat in range(self.players):
            cubes = self.outback.scent.count(space, seat)
            if cubes > 0:
                self.note(EATEN, seat, space, cubes)
                self.outback.wombats[seat].supply += cubes
            for _ in range(cubes):
                self.outback.scent.lift(space, seat)

    # Scoring

    def score(self, seat: i64) -> i64:
        """Babies back home."""
        return self.outback.wombats[seat].rescued

    def won(self, seat: i64) -> bool:
        return seat == self.winner

    # Copies and what is unknown

    def copy(self) -> State:
        twin = WombatRescue(self.players, self.rng.copy(), self.variant, self.outback.copy(), self.deck.copy())
        twin.take_over(self)
        twin.bag = self.bag.copy()
        twin.first = self.first
        twin.active = self.active
        twin.holder = self.holder
        twin.phase = self.phase
        twin.stage = self.stage
        twin.decider = self.decider
        twin.mover_waits = self.mover_waits
        twin.moves_left = self.moves_left
        twin.startled = self.startled
        twin.holding = self.holding
        twin.card = self.card
        twin.roll = self.roll
        twin.prowl_left = self.prowl_left
        twin.target = self.target
        twin.toward = self.toward  # never changed in place
        twin.turns = self.turns
        twin.clock = self.clock
        twin.winner = self.winner
        return twin

    def conceal(self, seat: i64) -> None:
        """Nobody knows the order of the lost-move cards; what comes out of the bag is future chance."""
        self.deck.sort_pile()

    def deal_unknown(self, rng: Rng) -> None:
        rng.shuffle(self.deck.pile)


def deal(players: i64, rng: Rng, variant: Variant) -> WombatRescue:
    """A new game, up to the choice of the dingo's first den."""
    board = lay(variant.ground, variant.boulders, rng)
    state = WombatRescue(players, rng, variant, new_outback(board, players), new_deck(rng))
    state.set_up()
    return state
