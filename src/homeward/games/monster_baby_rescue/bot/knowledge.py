"""What a good player knows: what a tile is worth to this monster now, and that time is worth points too."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.state import NOBODY, State
from homeward.games.monster_baby_rescue.rules import scoring
from homeward.games.monster_baby_rescue.rules.monster import START_LEVEL, Monster
from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.tables import (
    BED_TILES,
    EACH_PART,
    GREEN,
    LEGS,
    LOWEST,
    PLAY_TILES,
    RANK,
    RED,
    VISITS,
)

# Points, set by hand and checked in tournaments against random play
PLACE: Final = 0.9  # the cost of walking one place
GOAL_AHEAD: Final = 0.5  # share of the points of a goal that is at least half complete
WAITING_HEART: Final = 0.35  # a linked heart that may still get its diamond
SPARE_DIAMOND: Final = 0.25  # a diamond that may still light a heart
HALF_LINE: Final = 0.8  # a play tile without its beds, or the other way round
VISIT_TO_COME: Final = 2.0  # goals that a healer visit may still be multiplied by
CLEANER: Final = 1.2  # a level towards the next step of the lowest part
MAJORITY: Final = 0.6  # one more symbol where the most of them are rewarded
SPREAD: Final = 9.0  # points of lead that make a win three times likelier


@final
class RescueKnowledge(Knowledge):
    """Looks one tile ahead: points now, expected points, and the time they cost."""

    def prefer(self, state: State, code: i64) -> float:
        assert isinstance(state, MonsterBabyRescue)
        seat = state.active
        after = state.copy()
        assert isinstance(after, MonsterBabyRescue)
        after.apply(code)
        walked = after.monsters[seat].distance - state.monsters[seat].distance
        return self.prospects(after, seat) - PLACE * float(walked)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, MonsterBabyRescue)
        if state.active == NOBODY:
            return state.value(seat)
        mine = self.standing(state, seat)
        best = -1000.0
        for other in range(state.players):
            if other != seat:
                best = max(best, self.standing(state, other))
        return 1.0 / (1.0 + exp((best - mine) / SPREAD))

    def standing(self, state: MonsterBabyRescue, seat: i64) -> float:
        """Expected points, less the time already spent; in the final turns time is worth nothing."""
        time = 0.0 if state.final_turns else PLACE * float(state.monsters[seat].distance)
        return self.prospects(state, seat) - time

    def prospects(self, state: MonsterBabyRescue, seat: i64) -> float:
        """The score now, and what has been begun, which is worth less towards the end."""
        me = state.monsters[seat]
        total = float(len(state.tables.in_play[state.players]))
        to_come = min(1.0, 2.0 * float(state.row.left) / total)
        points = float(state.score(seat))
        begun = (
            self.goals_ahead(state, me)
            + self.diamonds_and_hearts(me)
            + self.half_lines(state, me)
            + self.visits_to_come(state, me)
            + self.final_tiles(state, me)
        )
        return points + to_come * begun

    def goals_ahead(self, state: MonsterBabyRescue, me: Monster) -> float:
        """Goals that nobody has, by how near they are; a visit makes each worth one more (MBR-64)."""
        worth = 0.0
        for goal in range(state.tables.goals):
            if state.goals.owner[goal] == NOBODY:
                face = state.goals.face[goal]
                near = self.nearness(state, me, face)
                worth += GOAL_AHEAD * near * near * float(state.tables.goal_points[face] + me.has[VISITS])
        return worth

    def nearness(self, state: MonsterBabyRescue, me: Monster, face: i64) -> float:
        """How much of a goal is done, from 0 to 1."""
        tables = state.tables
        needed: i64 = 0
        done: i64 = 0
        for i in range(face * tables.need_width, (face + 1) * tables.need_width):
            start = START_LEVEL if tables.need_thing[i] <= LEGS else i64(0)
            if tables.need_count[i] > start:
                needed += tables.need_count[i] - start
                done += min(me.has[tables.need_thing[i]], tables.need_count[i]) - start
        return float(done) / float(needed)

    def diamonds_and_hearts(self, me: Monster) -> float:
        return self.match(me.has[RED], me.red_links) + self.match(me.has[GREEN], me.green_links)

    def match(self, diamonds: i64, links: i64) -> float:
        if links > diamonds:
            return WAITING_HEART * float(links - diamonds)
        return SPARE_DIAMOND * float(diamonds - links)

    def half_lines(self, state: MonsterBabyRescue, me: Monster) -> float:
        beds = float(me.has[BED_TILES]) / float(state.tables.line_beds)
        play = float(me.has[PLAY_TILES])
        lines = float(scoring.lines(me, state.tables))
        return HALF_LINE * (min(beds - lines, 1.0) + min(play - lines, 1.0))

    def visits_to_come(self, state: MonsterBabyRescue, me: Monster) -> float:
        """A visit counts once for every goal still to be won."""
        open_goals = 0.0
        for goal in range(state.tables.goals):
            if state.goals.owner[goal] == NOBODY:
                open_goals += 1.0
        return float(me.has[VISITS]) * min(VISIT_TO_COME, open_goals / float(state.players))

    def final_tiles(self, state: MonsterBabyRescue, me: Monster) -> float:
        """Steps on the way to the points of a final tile."""
        worth = 0.0
        for number in range(state.tables.finals):
            face = state.final_face[number]
            how = state.tables.final_how[face]
            if how == LOWEST:
                worth += CLEANER * float(me.has[0] + me.has[1] + me.has[2] - 3 * me.lowest_level())
            elif how == EACH_PART:
                worth += 0.4 * CLEANER * float(me.has[0] + me.has[1] + me.has[2])
            elif how == RANK:
                worth += MAJORITY * min(3.0, float(me.has[state.tables.final_of[face]]))
        return worth
