"""Monster Baby Rescue: each player nurses a muddy baby monster and pays for every bit of care with time.

Figures walk round a ring of six places, and whoever is last takes one of six tiles: the dearer its position, the
further the walk. Tiles wash a part of the monster or bring diamonds, beds, rungs, healer visits and wants; the first
to meet a goal takes it. When the draw pile runs out everybody has one free turn, and then six parts are scored.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.games.monster_baby_rescue.components import FIRST_LEVEL
from homeward.games.monster_baby_rescue.tables import (
    ALL_THINGS,
    BED,
    BED_TILES,
    DIAMONDS,
    EACH_PART,
    GEM_OF_CHOICE,
    GREEN,
    HEAD,
    LEGS,
    NONE,
    PAIRS,
    PART_OF_CHOICE,
    PLAY,
    PLAY_TILES,
    RANK,
    RED,
    TABLE,
    TORSO,
    VISITS,
    WANT,
    Tables,
)

# Codes of the moves: a slot of the row, times a choice
CHOICES: Final[i64] = 6
NO_CHOICE: Final[i64] = 0
CHOOSE_HEAD: Final[i64] = 1
CHOOSE_LEGS: Final[i64] = 3
CHOOSE_RED: Final[i64] = 4
CHOOSE_GREEN: Final[i64] = 5

GAP: Final[i64] = -1  # an empty position of the row, in the final turns only
START_LEVEL: Final[i64] = FIRST_LEVEL

# Parts of the score (MBR-58 to MBR-65); after the last one come the final tiles, one by one
HEARTS: Final[i64] = 0
GOALS: Final[i64] = 1
WANTED: Final[i64] = 2
LINES: Final[i64] = 3
HEALING: Final[i64] = 4
FINALS: Final[i64] = 5

# What happened, for the journal
TOOK: Final[i64] = 0  # a = tile, b = slot, c = price, 0 in a final turn
WALKED: Final[i64] = 1  # a = place, b = rock
GROOMED: Final[i64] = 2  # a = part, b = its level now, c = 1 if it rose
GAINED: Final[i64] = 3  # a = thing, b = how many more, c = how many now
CLAIMED: Final[i64] = 4  # a = goal tile
DREW: Final[i64] = 5  # a = tile, b = tiles left in the pile
LAST_TURNS: Final[i64] = 6
LEFT: Final[i64] = 7
ENDED: Final[i64] = 8


@final
class Monster:
    """A baby, the tiles its player has taken, and its figure on the track."""

    __slots__ = (
        "distance",
        "goal_points",
        "goals",
        "green_links",
        "has",
        "hearts",
        "kind",
        "red_links",
        "rock",
        "tiles",
    )

    def __init__(self, kind: i64, has: vec[i64], tiles: vec[i64]) -> None:
        self.kind: i64 = kind  # which of the five; changes nothing (MBR-R28)
        self.has: vec[i64] = has  # levels, diamonds, beds, rungs …: see THINGS
        self.tiles: vec[i64] = tiles  # care tiles, in the order they were taken
        self.hearts: i64 = 0  # plain hearts on them
        self.red_links: i64 = 0  # hearts on them that need a diamond
        self.green_links: i64 = 0
        self.goals: i64 = 0  # goal tiles won, and their points
        self.goal_points: i64 = 0
        self.distance: i64 = 0  # places walked since the River
        self.rock: i64 = 1  # rock 1 is the rearmost

    def copy(self) -> "Monster":
        twin = Monster(self.kind, self.has[:], self.tiles[:])
        twin.hearts = self.hearts
        twin.red_links = self.red_links
        twin.green_links = self.green_links
        twin.goals = self.goals
        twin.goal_points = self.goal_points
        twin.distance = self.distance
        twin.rock = self.rock
        return twin

    def keep(self, tile: i64, tables: Tables) -> None:
        """The tile stays for the rest of the game, with its hearts (MBR-28, MBR-45)."""
        self.tiles = append(self.tiles, tile)
        self.hearts += tables.hearts[tile]
        link = tables.link[tile]
        if link == RED:
            self.red_links += 1
        elif link == GREEN:
            self.green_links += 1

    def lowest_level(self) -> i64:
        lowest = min(self.has[HEAD], self.has[TORSO])
        return min(lowest, self.has[LEGS])


@final
class MonsterBabyRescue(State):
    """The row, the track, the goals, and everybody's monster."""

    tables: Tables
    pile: vec[i64]  # care tiles; the draw pile is the first `left` of them, the next one last
    left: i64
    row: vec[i64]  # tile at each position, the cheapest first
    monsters: list[Monster]  # by seat
    goal_face: vec[i64]  # which face of each goal tile is up
    goal_owner: vec[i64]  # the seat that took it, or NOBODY
    goal_watch: vec[i64]  # for each thing, the goals on offer that may be met when it changes, a bit each
    final_face: vec[i64]  # which face of each final tile is up
    red: i64  # diamonds left in the supply
    green: i64
    queue: vec[i64]  # seats as their figures stand on the track, rearmost first (MBR-18, MBR-19)
    final_turns: bool
    active: i64  # the first of the queue, or NOBODY

    # Setting up

    def __init__(self, players: i64, rng: Rng, tables: Tables) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.pile = vec[i64]()
        self.left = 0
        self.row = vec[i64]()
        self.monsters = []
        self.goal_face = vec[i64]()
        self.goal_owner = vec[i64]()
        self.goal_watch = vec[i64]()
        self.final_face = vec[i64]()
        self.red = tables.red
        self.green = tables.green
        self.queue = vec[i64]()
        self.final_turns = False
        self.active = NOBODY

    def lay_out(self) -> None:
        self.shuffle_tiles()
        self.fill_row()
        self.turn_up_faces()
        self.place_monsters()
        self.active = self.queue[0]

    def shuffle_tiles(self) -> None:
        """Only tiles marked for this many players (MBR-03 to MBR-07)."""
        self.pile = self.tables.in_play[self.players][:]
        self.left = i64(len(self.pile))
        self.rng.shuffle(self.pile)

    def fill_row(self) -> None:
        """Six tiles, sorted this once by hearts; equal ones stay as dealt (MBR-08 to MBR-10, MBR-R11)."""
        self.row = vec[i64](capacity=self.tables.row)
        hearts = self.tables.hearts
        for slot in range(self.tables.row):
            self.left -= 1
            tile = self.pile[self.left]
            self.row = append(self.row, tile)
            i = slot
            while i > 0 and hearts[self.row[i - 1]] > hearts[tile]:
                self.row[i] = self.row[i - 1]
                self.row[i - 1] = tile
                i -= 1

    def turn_up_faces(self) -> None:
        """A random face of every goal and final tile (MBR-11, MBR-12)."""
        sides = self.rng.below(i64(1) << (self.tables.goals + self.tables.finals))
        self.goal_face = vec[i64](capacity=self.tables.goals)
        for goal in range(self.tables.goals):
            self.goal_face = append(self.goal_face, 2 * goal + (sides & 1))
            sides >>= 1
        self.offer_goals()
        self.final_face = vec[i64](capacity=self.tables.finals)
        for tile in range(self.tables.finals):
            self.final_face = append(self.final_face, 2 * tile + (sides & 1))
            sides >>= 1

    def offer_goals(self) -> None:
        self.goal_owner = vec[i64](capacity=self.tables.goals)
        watch = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        for goal in range(self.tables.goals):
            self.goal_owner = append(self.goal_owner, NOBODY)
            looks_at = self.tables.goal_watch[self.goal_face[goal]]
            for thing in range(ALL_THINGS):
                watch[thing] |= ((looks_at >> thing) & 1) << goal
        self.goal_watch = watch

    def place_monsters(self) -> None:
        """All parts at level 1, figures in random order on the rocks of the River (MBR-13, MBR-14)."""
        kinds = vec[i64]([0, 1, 2, 3, 4])
        self.rng.shuffle(kinds)
        level = START_LEVEL
        for seat in range(self.players):
            has = vec[i64]([level, level, level, 0, 0, 0, 0, 0, 0, 0, 0, 0])
            self.monsters.append(Monster(kinds[seat], has, vec[i64](capacity=16)))
            self.queue = append(self.queue, seat)
        self.rng.shuffle(self.queue)
        for place in range(self.players):
            self.monsters[self.queue[place]].rock = place + 1

    def deal_again(self, rng: Rng) -> State:
        state = MonsterBabyRescue(self.players, rng, self.tables)
        state.explain = self.explain
        state.lay_out()
        return state

    # Whose turn, and what may be taken

    def to_act(self) -> i64:
        return self.active

    def codes(self) -> vec[i64]:
        codes = vec[i64](capacity=12)
        if self.active == NOBODY:
            return codes
        row = self.row
        asks = self.tables.asks
        for slot in range(self.tables.row):
            tile = row[slot]
            if tile == GAP:
                continue
            if asks[tile] == 0:
                codes = append(codes, slot * CHOICES)
                continue
            first, last = self.choices(tile)
            for choice in range(first, last + 1):
                if self.can_choose(choice):
                    codes = append(codes, slot * CHOICES + choice)
        return codes

    def random_code(self, rng: Rng) -> i64:
        """As from `codes`, but counted instead of listed: roll-outs spend their time here."""
        row = self.row
        asks = self.tables.asks
        plain: i64 = 0
        ways: i64 = 0
        for slot in range(self.tables.row):
            tile = row[slot]
            if tile != GAP:
                if asks[tile] == 0:
                    plain += 1
                else:
                    ways += self.ways(tile)
        pick = rng.below(plain + ways)
        if plain == self.tables.row:
            return pick * CHOICES
        return self.code_number(pick)

    def code_number(self, number: i64) -> i64:
        """The legal code of that number, counted from 0."""
        for slot in range(self.tables.row):
            tile = self.row[slot]
            if tile != GAP:
                ways = self.ways(tile)
                if number < ways:
                    return slot * CHOICES + self.choice_number(tile, number)
                number -= ways
        raise ValueError("there are not so many legal moves")

    def ways(self, tile: i64) -> i64:
        """In how many ways this tile can be taken."""
        ways: i64 = 0
        first, last = self.choices(tile)
        for choice in range(first, last + 1):
            if self.can_choose(choice):
                ways += 1
        return ways

    def choice_number(self, tile: i64, number: i64) -> i64:
        """The choice of that number, counted from 0, among those the tile allows."""
        choice, _ = self.choices(tile)
        while number > 0 or not self.can_choose(choice):
            if self.can_choose(choice):
                number -= 1
            choice += 1
        return choice

    def allows(self, code: i64) -> bool:
        if self.active == NOBODY or code < 0 or code >= self.tables.row * CHOICES:
            return False
        tile = self.row[code // CHOICES]
        if tile == GAP:
            return False
        choice = code % CHOICES
        first, last = self.choices(tile)
        return choice >= first and choice <= last and self.can_choose(choice)

    def choices(self, tile: i64) -> tuple[i64, i64]:
        """First and last choice that this tile asks for (MBR-37, MBR-39); none if there is nothing to choose from."""
        effect = self.tables.effect[tile]
        if effect == PART_OF_CHOICE and self.monsters[self.active].lowest_level() < self.tables.top_level:
            return CHOOSE_HEAD, CHOOSE_LEGS
        if effect == GEM_OF_CHOICE and self.red + self.green > 0:
            return CHOOSE_RED, CHOOSE_GREEN
        return NO_CHOICE, NO_CHOICE

    def can_choose(self, choice: i64) -> bool:
        """Nothing, a part below the highest level, or a colour in stock (MBR-R13, MBR-R14)."""
        if choice == NO_CHOICE:
            return True
        if choice == CHOOSE_RED:
            return self.red > 0
        if choice == CHOOSE_GREEN:
            return self.green > 0
        return self.monsters[self.active].has[choice - CHOOSE_HEAD] < self.tables.top_level

    # A turn

    def apply(self, code: i64) -> None:
        slot = code // CHOICES
        tile = self.row[slot]
        me = self.monsters[self.active]
        price = i64(0) if self.final_turns else self.tables.price[slot]  # the last turn is free (MBR-54)
        self.note(TOOK, self.active, tile, slot, price)
        if price > 0:
            self.walk(me, price)
        changed = self.care(me, tile, code % CHOICES)
        me.keep(tile, self.tables)
        if changed != NONE:
            self.claim_goals(me, changed)
        if self.final_turns:
            self.leave_track(slot)
        else:
            self.slide_row(slot)
            self.active = self.queue[0]

    def walk(self, me: Monster, places: i64) -> None:
        """Clockwise, past those not so far, to the first free rock ahead of those already there (MBR-17 to MBR-22)."""
        me.distance += places
        me.rock = 1
        queue = self.queue
        ahead: i64 = 1
        while ahead < i64(len(queue)):
            theirs = self.monsters[queue[ahead]].distance
            if theirs > me.distance:
                break
            if theirs == me.distance:
                me.rock += 1
            queue[ahead - 1] = queue[ahead]
            ahead += 1
        queue[ahead - 1] = self.active
        self.note(WALKED, self.active, me.distance % self.tables.places, me.rock)

    def slide_row(self, slot: i64) -> None:
        """Dearer tiles come one position down, the next tile of the pile takes the dearest (MBR-30, MBR-31)."""
        row = self.row
        top = self.tables.row - 1
        for i in range(slot, top):
            row[i] = row[i + 1]
        self.left -= 1
        row[top] = self.pile[self.left]
        self.reveals += 1
        self.note(DREW, NOBODY, row[top], self.left)
        if self.left == 0:
            self.final_turns = True  # everybody has one more turn (MBR-51, MBR-52)
            self.note(LAST_TURNS)

    def leave_track(self, slot: i64) -> None:
        """The row keeps its gap, and the figure has had its last turn (MBR-53, MBR-55, MBR-57)."""
        self.row[slot] = GAP
        self.note(LEFT, self.active)
        self.queue = self.queue[1:]
        if i64(len(self.queue)) > 0:
            self.active = self.queue[0]
        else:
            self.active = NOBODY
            self.note(ENDED)

    # Effects of tiles

    def care(self, me: Monster, tile: i64, choice: i64) -> i64:
        """Carry out the effect; the thing that changed, or NONE."""
        effect = self.tables.effect[tile]
        thing = self.tables.thing[tile]
        if self.tables.asks[tile] == 1:
            if choice == NO_CHOICE:
                return NONE
            thing = choice - CHOOSE_HEAD  # parts and colours stand in the same order among things and choices
        if thing <= LEGS:
            self.groom(me, thing)
        elif thing <= GREEN:
            self.give_gems(me, thing, self.tables.amount[tile])
        else:
            self.gain(me, thing, self.tables.amount[tile])
            if effect == BED:
                me.has[BED_TILES] += 1
            elif effect == PLAY:
                me.has[PLAY_TILES] += 1
        return thing

    def groom(self, me: Monster, part: i64) -> None:
        """One level more, up to the highest (MBR-33, MBR-35, MBR-36)."""
        rises = me.has[part] < self.tables.top_level
        if rises:
            me.has[part] += 1
        self.note(GROOMED, self.active, part, me.has[part], i64(1) if rises else i64(0))

    def give_gems(self, me: Monster, colour: i64, wanted: i64) -> None:
        """From the supply, as far as it goes (MBR-38, MBR-R14)."""
        if colour == RED:
            given = min(wanted, self.red)
            self.red -= given
        else:
            given = min(wanted, self.green)
            self.green -= given
        me.has[DIAMONDS] += given
        self.gain(me, colour, given)

    def gain(self, me: Monster, thing: i64, amount: i64) -> None:
        me.has[thing] += amount
        self.note(GAINED, self.active, thing, amount, me.has[thing])

    # Goals

    def claim_goals(self, me: Monster, changed: i64) -> None:
        """The first monster to meet a goal takes its tile; several at once if need be (MBR-47, MBR-R9).

        Only goals that look at what has just changed can be met now: nothing is ever lost again.
        """
        watching = self.goal_watch[changed]
        goal: i64 = 0
        while watching != 0:
            if watching & 1 != 0 and self.meets(me, self.goal_face[goal]):
                self.take_goal(self.active, goal)
                self.note(CLAIMED, self.active, goal)
            watching >>= 1
            goal += 1

    def take_goal(self, seat: i64, goal: i64) -> None:
        """The tile goes to a seat, out of reach for everybody else (MBR-48)."""
        self.goal_owner[goal] = seat
        for thing in range(ALL_THINGS):
            self.goal_watch[thing] &= ~(i64(1) << goal)
        self.monsters[seat].goals += 1
        self.monsters[seat].goal_points += self.tables.goal_points[self.goal_face[goal]]

    def meets(self, me: Monster, face: i64) -> bool:
        has = me.has
        things = self.tables.need_thing
        counts = self.tables.need_count
        first = face * self.tables.need_width
        for i in range(first, first + self.tables.need_width):
            if has[things[i]] < counts[i]:
                return False
        return True

    # Scoring: the six parts, as if the game were over now

    def score(self, seat: i64) -> i64:
        points: i64 = 0
        for part in range(FINALS + self.tables.finals):
            points += self.part(seat, part)
        return points

    def part(self, seat: i64, part: i64) -> i64:
        """Points of one part of the score; from FINALS on, of one final tile each."""
        me = self.monsters[seat]
        if part == HEARTS:
            return me.hearts + min(me.has[RED], me.red_links) + min(me.has[GREEN], me.green_links)
        if part == GOALS:
            return me.goal_points
        if part == WANTED:
            return self.wanted_points(me)
        if part == LINES:
            return self.tables.line * self.lines(me)
        if part == HEALING:
            return me.has[VISITS] * me.goals
        return self.final_points(seat, self.final_face[part - FINALS])

    def wanted_points(self, me: Monster) -> i64:
        points: i64 = 0
        for i in range(i64(len(me.tiles))):
            tile = me.tiles[i]
            if self.tables.effect[tile] == WANT:
                points += self.want_points(me, tile)
        return points

    def want_points(self, me: Monster, tile: i64) -> i64:
        return me.has[self.tables.want_of[tile]] // self.tables.want_per[tile]

    def lines(self, me: Monster) -> i64:
        """One play tile and two bed tiles; tiles count, not symbols (MBR-63, MBR-R16)."""
        return min(me.has[PLAY_TILES], me.has[BED_TILES] // self.tables.line_beds)

    def final_points(self, seat: i64, face: i64) -> i64:
        how = self.tables.final_how[face]
        me = self.monsters[seat]
        if how == RANK:
            return self.prize(seat, face)
        if how == TABLE:
            return self.from_table(face, me.has[self.tables.final_of[face]])
        if how == PAIRS:
            pairs = min(me.has[RED], me.has[GREEN])
            none = self.tables.final_none[face]
            return none if me.has[DIAMONDS] == 0 else pairs * self.printed(face, 0)
        if how == EACH_PART:
            return (
                self.printed(face, me.has[HEAD] - START_LEVEL)
                + self.printed(face, me.has[TORSO] - START_LEVEL)
                + self.printed(face, me.has[LEGS] - START_LEVEL)
            )
        return self.lowest_part(face, me)

    def printed(self, face: i64, column: i64) -> i64:
        return self.tables.final_points[face * self.tables.final_width + column]

    def from_table(self, face: i64, count: i64) -> i64:
        """The last column stands for everything beyond it."""
        return self.printed(face, min(count, self.tables.final_count[face] - 1))

    def lowest_part(self, face: i64, me: Monster) -> i64:
        """By the lowest level; for a part never groomed the printed loss, once for each (MBR-67, MBR-68)."""
        lowest = me.lowest_level()
        if lowest > START_LEVEL:
            return self.printed(face, lowest - START_LEVEL)
        ungroomed: i64 = 0
        for part in range(HEAD, LEGS + 1):
            if me.has[part] == START_LEVEL:
                ungroomed += 1
        return ungroomed * self.printed(face, 0)

    def prize(self, seat: i64, face: i64) -> i64:
        """Tied monsters pool the prizes of the places they take and divide, dropping the rest (MBR-74 to MBR-76)."""
        thing = self.tables.final_of[face]
        mine = self.monsters[seat].has[thing]
        if mine == 0:
            return self.tables.final_none[face]  # whoever has none takes no place (MBR-R18)
        ahead: i64 = 0
        tied: i64 = 0
        for other in range(self.players):
            theirs = self.monsters[other].has[thing]
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                tied += 1
        pool: i64 = 0
        for place in range(ahead, min(ahead + tied, self.tables.final_count[face])):
            pool += self.printed(face, place)
        return pool // tied

    def won(self, seat: i64) -> bool:
        """Most points; a tie is a shared win (MBR-78, MBR-R21)."""
        return self.value(seat) > 0.0

    def value(self, seat: i64) -> float:
        if self.active != NOBODY:
            return 0.0
        mine = self.score(seat)
        sharing: i64 = 0
        for other in range(self.players):
            theirs = self.score(other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                sharing += 1
        return 1.0 / float(sharing)

    # Copies and what is unknown

    def copy(self) -> State:
        twin = MonsterBabyRescue(self.players, self.rng.copy(), self.tables)
        twin.take_over(self)
        twin.pile = self.pile[: self.left]
        twin.left = self.left
        twin.row = self.row[:]
        for monster in self.monsters:
            twin.monsters.append(monster.copy())
        twin.goal_face = self.goal_face
        twin.goal_owner = self.goal_owner[:]
        twin.goal_watch = self.goal_watch[:]
        twin.final_face = self.final_face
        twin.red = self.red
        twin.green = self.green
        twin.queue = self.queue[:]
        twin.final_turns = self.final_turns
        twin.active = self.active
        return twin

    def conceal(self, seat: i64) -> None:
        """Only the order of the draw pile is hidden; what is in it follows from what is not (MBR-R29, MBR-R38)."""
        pile = self.pile[: self.left]
        for i in range(1, self.left):
            tile = pile[i]
            j = i
            while j > 0 and pile[j - 1] > tile:
                pile[j] = pile[j - 1]
                j -= 1
            pile[j] = tile
        self.pile = pile

    def deal_unknown(self, rng: Rng) -> None:
        pile = self.pile[: self.left]
        rng.shuffle(pile)
        self.pile = pile
