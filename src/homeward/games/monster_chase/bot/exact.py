"""The exact solution of Monster Chase: the best flip for a team with perfect memory, and its chance to win."""

from homeward.bots.exact import Solver
from homeward.engine.bot.bot_kit import Solved
from homeward.engine.options import Value
from homeward.games.monster_chase.bot.puzzle import ChasePuzzle, ObviousChase, carries_out, position_of
from homeward.games.monster_chase.rules import BASIC, COMPETITIVE, FLIP, MonsterChase, Variant

SAME = 1e-12  # values closer than this are equal
LENGTHS = (10, 15, 20)


class ExactChase:
    """Solves every variant but the race, in which the players are opponents."""

    def __init__(self) -> None:
        self._solvers: dict[tuple[int, ...], Solver] = {}

    def best(self, state: MonsterChase) -> list[int] | None:
        """None while the sock waits: with perfect memory every tile is an equally good partner."""
        if state.phase != FLIP or state.variant.mode == COMPETITIVE:
            return None
        worths = self.worths(state)
        most = max(worths.values()) - SAME
        return [place for place, worth in worths.items() if worth >= most]

    def chance(self, state: MonsterChase) -> float | None:
        """Easy games are always won."""
        if state.variant.mode == COMPETITIVE:
            return None
        if state.variant.mode != BASIC:
            return 1.0
        if state.phase != FLIP:
            return self.chance(after_any_move(state))
        return self.solver_of(state.variant).value(position_of(state))

    def chances(self, state: MonsterChase) -> dict[int, float]:
        return self.worths(state) if state.variant.mode == BASIC and state.phase == FLIP else {}

    def worths(self, state: MonsterChase) -> dict[int, float]:
        """The value of turning each tile, with perfect play afterwards."""
        solver = self.solver_of(state.variant)
        worths: dict[int, float] = {}
        for choice in solver.problem.choices(position_of(state)):
            worth = solver.worth(choice)
            worths.update((place, worth) for place in state.legal() if carries_out(state, place, choice.name))
        return worths

    def solver_of(self, variant: Variant) -> Solver:
        """Cached, because a game needs it at every move."""
        key = (
            int(variant.length),
            int(variant.mode),
            int(variant.pack),
            int(variant.expert),
            int(variant.fearless),
            int(variant.one_by_one),
        )
        if key not in self._solvers:
            self._solvers[key] = Solver(ChasePuzzle(variant))
        return self._solvers[key]

    # The whole game

    def variants(self) -> list[tuple[str, dict[str, Value]]]:
        """Every variant in every length. Where two monsters share a toy, both readings of the rule (MC-R1)."""
        found: list[tuple[str, dict[str, Value]]] = []
        for length in LENGTHS:
            for extras in extra_variants():
                name = ", ".join(extras) or "basic"
                options: dict[str, Value] = {"length": length, **dict.fromkeys(extras, True)}
                found.append((name, {**options, "same_toy": "all"}))
                if "pack" not in extras:  # a pack leaves together, so the other reading changes nothing (MC-R41)
                    found.append((name, {**options, "same_toy": "one"}))
            found.append(("easy", {"length": length, "mode": "easy"}))
        return found

    def solve(self, state: MonsterChase) -> Solved:
        """The obvious play takes every remembered hit at once, otherwise it turns a tile that nobody has seen."""
        puzzle = ChasePuzzle(state.variant)
        solver = Solver(puzzle)
        sign = -1.0 if puzzle.easy else 1.0
        return Solved(
            measure="flips" if puzzle.easy else "chance",
            best=sign * solver.value(puzzle.first()),
            obvious=sign * Solver(ObviousChase(puzzle)).value(puzzle.first()),
            positions=len(solver.values),
        )


EXACT = ExactChase()


def extra_variants() -> list[tuple[str, ...]]:
    names = ("pack", "expert", "fearless")
    return [tuple(name for bit, name in enumerate(names) if mask >> bit & 1) for mask in range(8)]


def after_any_move(state: MonsterChase) -> MonsterChase:
    """The state after a move that does not matter: the look at the toys, or the sock's choice."""
    after = state.copy()
    after.apply(after.codes()[0])
    assert isinstance(after, MonsterChase)
    return after
