"""Movement and smell a second time: slow, and straight from the text of the rules. For tests only.

It knows only plain sets and dictionaries of (q, r) and shares no code with the rules.
"""

from dataclasses import dataclass, field

Place = tuple[int, int]
STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def distance(one: Place, two: Place) -> int:
    a, b = one[0] - two[0], one[1] - two[1]
    return max(abs(a), abs(b), abs(a + b))


@dataclass
class Position:
    """What is where."""

    spaces: set[Place]
    boulders: set[Place]
    home: Place
    leads: dict[int, Place]
    cubes: dict[int, dict[Place, int]]
    discs: set[Place]
    babies: dict[int, set[Place]]
    dingo: Place
    areas: dict[int, set[Place]] = field(default_factory=dict)

    def area(self, seat: int) -> set[Place]:
        """WR-26 to WR-30: within 2, 3 or 4 of a space with 1, 2 or 3 own cubes."""
        if seat not in self.areas:
            self.areas[seat] = {
                space
                for space in self.spaces
                if any(distance(space, cube) <= {1: 2, 2: 3, 3: 4}[count] for cube, count in self.cubes[seat].items())
            }
        return self.areas[seat]

    def other_lead(self, space: Place, me: int) -> int | None:
        for seat, lead in self.leads.items():
            if seat != me and lead == space != self.home:
                return seat
        return None

    def on_board(self, space: Place) -> bool:
        return space in self.spaces and space not in self.boulders

    def obstacle(self, space: Place, seat: int) -> bool:
        """A disc, any baby, the dingo, home, a cube that is not of the seat's colour."""
        return (
            space in self.discs
            or any(space in babies for babies in self.babies.values())
            or space == self.dingo
            or space == self.home
            or any(space in cubes for owner, cubes in self.cubes.items() if owner != seat)
        )

    def line(self, me: int, step: Place) -> list[Place]:
        """Every prefix of a line (section 4.2), moving the pieces of a copy step by step."""
        area = self.area(me)
        leads = dict(self.leads)
        pushes = 0
        stops: list[Place] = []
        while True:
            here = leads[me]
            ahead = (here[0] + step[0], here[1] + step[1])
            if not self.on_board(ahead):
                return stops
            end = False
            pushed = next((s for s, lead in leads.items() if s != me and lead == ahead != self.home), None)
            if pushed is not None:
                beyond = (ahead[0] + step[0], ahead[1] + step[1])
                third = any(s not in (me, pushed) and lead == beyond != self.home for s, lead in leads.items())
                if not self.on_board(beyond) or third:
                    return stops
                leads[pushed] = beyond
                pushes += 1
                end = self.obstacle(beyond, pushed) or pushes == 2
            leads[me] = ahead
            stops.append(ahead)
            if end or self.obstacle(ahead, me) or ahead not in area:
                return stops

    def can_enter(self, me: int, step: Place) -> bool:
        here = self.leads[me]
        ahead = (here[0] + step[0], here[1] + step[1])
        if not self.on_board(ahead):
            return False
        pushed = self.other_lead(ahead, me)
        if pushed is None:
            return True
        beyond = (ahead[0] + step[0], ahead[1] + step[1])
        return self.on_board(beyond) and self.other_lead(beyond, me) in (None, pushed)

    def moves(self, me: int) -> tuple[set[Place], bool]:
        """Where an individual move can end, and whether a card may be revealed instead."""
        here = self.leads[me]
        if here in self.area(me):
            return {space for step in STEPS for space in self.line(me, step)}, False
        enterable = {(here[0] + q, here[1] + r) for q, r in STEPS if self.can_enter(me, (q, r))}
        smelled = {space for space in enterable if space in self.discs or space in self.babies[me]}
        return smelled, bool(enterable) and not smelled
