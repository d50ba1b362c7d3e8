"""Is one move clearly the best? The cheap checks come first, and all must find the same move.

The first look is a short search. A position that seems to have one best move is then searched several times with
other deals of the unknown; the best move and its rivals are compared on the same deals with the same effort; and a
search four times as long must still find the same move.
"""

from math import sqrt

from msgspec import Struct

from homeward.bots.search import Edge, Search
from homeward.bots.veiled import Veiled
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.game import Game

LEAST_CHOICES = 3  # with fewer there is nothing to find
FIRST_LOOK = 250  # simulations
CLOSER_LOOK = 16  # the strongest bot's simulations divided by this, ...
LONGER = 4  # ... and, for the last search, times this
SEARCHES = 3  # of the closer look, each with other deals
RIVALS = 2  # moves with which the best is compared
DEALS = 12  # of the unknown, the same for the best move and its rivals
AFTER = 40  # simulations for the position after a move, in each deal
SEEMS = 1.25  # times a clear lead: the first look must find more than that
SURE = 2.0  # times its standard error: a lead must be larger
SIMULATIONS = 2_000  # of the search, where the strongest bot does not search
EASY = 0.35  # share of the positions whose best move one simulation finds that are looked at more closely


class Judgement(Struct, frozen=True):
    """One clearly best move."""

    best: list[int]
    rating: int
    gap: float


class Judge:
    """Decides for positions of one game whether one move is clearly the best."""

    def __init__(self, game: Game) -> None:
        self.game = game
        assert game.bots.puzzles is not None, f"{game.name} has no puzzles"
        self.clear = game.bots.puzzles.clear
        self.strength = game.bots.levels[-1].setting.simulations or SIMULATIONS

    def first_look(self, veiled: Veiled, rng: Rng) -> bool:
        """Does one move seem to be the best? Of the easy positions only a share is accepted."""
        if len(veiled.state.legal()) < LEAST_CHOICES:
            return False
        search = self.search(veiled, rng)
        search.run(1)
        at_first_sight = int(search.best())
        if self.game.bots.exact is not None:
            found = self.solved(veiled)
            return found is not None and (at_first_sight not in found[0] or rng.unit() < EASY)
        search.run(FIRST_LOOK)
        best, rival = by_visits(search)[:2]
        seems = best.visits > 2 * rival.visits and best.mean() - rival.mean() > SEEMS * self.clear
        return seems and (best.code != at_first_sight or rng.unit() < EASY)

    def judge(self, veiled: Veiled, rng: Rng) -> Judgement | None:
        """The one best move, or None if it is not clear."""
        if self.game.bots.exact is not None:
            return self.judge_solved(veiled, rng)
        closer = self.strength // CLOSER_LOOK
        best, rating, rivals = self.found_by(veiled, rng, closer)
        gap = self.lead(veiled, best, rivals, rng)
        if gap is None:
            return None
        for _ in range(SEARCHES - 1):
            again, later, _ = self.found_by(veiled, rng, closer)
            if again != best:
                return None
            rating = max(rating, later)
        last, _, _ = self.found_by(veiled, rng, closer * LONGER)
        return Judgement([best], rating, gap) if last == best else None

    # Search

    def search(self, veiled: Veiled, rng: Rng) -> Search:
        game = self.game
        return Search(veiled, game.knowledge, game.bots.search, len(game.moves), rng.split())

    def found_by(self, veiled: Veiled, rng: Rng, simulations: int) -> tuple[int, int, list[int]]:
        """The best move, the number of simulations after which it did not change any more, and the next best moves."""
        search = self.search(veiled, rng)
        best, since = -1, 0
        step = 1
        while search.simulations < simulations:
            search.run(min(step, simulations - int(search.simulations)))
            step = int(search.simulations)
            if int(search.best()) != best:
                best, since = int(search.best()), int(search.simulations)
        rivals = [int(edge.code) for edge in by_visits(search) if edge.code != best]
        return best, since, rivals[:RIVALS]

    def lead(self, veiled: Veiled, best: int, rivals: list[int], rng: Rng) -> float | None:
        """By how much the best move is better than its best rival, if that is clear."""
        seeds = [int(rng.below(2**31)) for _ in range(DEALS)]
        worths = [self.worth(veiled, best, seed) for seed in seeds]
        leads = []
        for rival in rivals:
            apart = [worth - self.worth(veiled, rival, seed) for worth, seed in zip(worths, seeds, strict=True)]
            mean = sum(apart) / DEALS
            error = sqrt(sum((one - mean) ** 2 for one in apart) / (DEALS - 1) / DEALS)
            if mean < max(self.clear, SURE * error):
                return None
            leads.append(mean)
        return min(leads)

    def worth(self, veiled: Veiled, code: int, seed: int) -> float:
        """The value of a move in one deal of the unknown, after a search from the position that it leads to."""
        rng = fast_rng(seed)
        state = veiled.state.copy().fill(rng)
        state.apply(code)
        actor = state.actor
        if actor is None:
            return float(state.value(veiled.seat))
        search = self.search(Veiled(state, actor), rng)
        search.run(AFTER)
        return float(search.chances()[veiled.seat])

    # Exact solution

    def solved(self, veiled: Veiled) -> tuple[list[int], float] | None:
        """The best moves by the exact solution and their lead, if they are clearly ahead and of one kind."""
        exact, kit = self.game.bots.exact, self.game.bots.puzzles
        assert exact is not None
        assert kit is not None
        chances = exact.chances(veiled.state)
        best = exact.best(veiled.state) or []
        others = [chance for code, chance in chances.items() if code not in best]
        if not best or not others or len({kit.theme(veiled.state, code) for code in best}) > 1:
            return None
        lead = chances[best[0]] - max(others)
        return (best, lead) if lead > self.clear else None

    def judge_solved(self, veiled: Veiled, rng: Rng) -> Judgement | None:
        """The best moves are those of the exact solution; the rating is that of the search."""
        found = self.solved(veiled)
        if found is None:
            return None
        best, lead = found
        return Judgement(best, max(self.rated(veiled, best, rng) for _ in range(SEARCHES)), lead)

    def rated(self, veiled: Veiled, best: list[int], rng: Rng) -> int:
        """Simulations after which the search stays with one of the best moves; its limit if it never does."""
        search = self.search(veiled, rng)
        since, step = 0, 1
        while search.simulations < self.strength:
            search.run(min(step, self.strength - int(search.simulations)))
            step = int(search.simulations)
            if int(search.best()) not in best:
                since = 0
            elif since == 0:
                since = step
        return since or self.strength


def by_visits(search: Search) -> list[Edge]:
    return sorted(search.root.edges, key=lambda edge: (-edge.visits, -edge.mean()))
