"""Information-set tree search for any game of the house.

Single-observer information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse, IEEE Transactions on
Computational Intelligence and AI in Games 4, 2012): one tree for what the searching seat knows; every simulation
deals the unknown anew, goes down the moves that are legal in that deal, and counts how often each was available. Every
seat plays for its own value, so that teams, duels and tables of six need no special case.

A search runs in slices and has a result after each: `run(1000)`, `best()`, `run(1000)`.
"""

from math import log, sqrt
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.bots.veiled import Veiled
from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.bot.search_settings import SearchSettings
from homeward.engine.chance.rng import Rng
from homeward.engine.state import State


@final
class Edge:
    """A move in a node of the tree."""

    __slots__ = ("available", "below", "code", "liking", "prior", "total", "visits")

    def __init__(self, code: i64) -> None:
        self.code: i64 = code
        self.liking = 0.0  # from the game's knowledge; only the order counts
        self.prior = 0.0  # from its rank in the node
        self.visits: i64 = 0
        self.available: i64 = 0  # in how many visits of the node the move was legal
        self.total = 0.0  # value of the mover, summed over the visits
        self.below: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0


@final
class Node:
    """A sequence of moves, as the searching seat may have seen it."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: list[Edge] = []  # in order of their codes
        self.visits: i64 = 0
        self.total = 0.0  # value of the seat that moves here, summed over the visits

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.5


@final
class Search:
    """The search of one seat in one position."""

    def __init__(self, veiled: Veiled, knowledge: Knowledge, settings: SearchSettings, moves: i64, rng: Rng) -> None:
        self.position: State = veiled.state
        self.knowledge = knowledge
        self.settings = settings
        self.rng = rng
        sway = knowledge.sway(veiled.state)
        self.explore = settings.explore * sway
        self.bias = settings.bias * sway
        self.urgency = settings.urgency * sway
        self.root = Node()
        self.simulations: i64 = 0
        self.moves: i64 = moves  # size of the move space
        self.path: list[Edge] = []
        self.nodes: list[Node] = []
        self.seats: vec[i64] = vec[i64]()  # who moved along the path
        self.values: vec[float] = vec[float]()  # of the last simulation, per seat
        self.totals: vec[float] = vec[float]()  # the same summed over all simulations
        self.played: vec[i64] = vec[i64]()  # seat * moves + code of every move of the last simulation
        self.habit_total: vec[float] = vec[float]()  # by seat and code: how simulations with that move ended
        self.habit_count: vec[float] = vec[float]()
        for _ in range(self.position.players):
            self.values = append(self.values, 0.0)
            self.totals = append(self.totals, 0.0)
        if settings.mast:
            for _ in range(self.position.players * moves):
                self.habit_total = append(self.habit_total, 0.0)
                self.habit_count = append(self.habit_count, 0.0)

    # Running and results

    def run(self, simulations: i64) -> None:
        """Run more simulations."""
        for _ in range(simulations):
            self.simulate()
        self.simulations += simulations

    def best(self) -> i64:
        """The move tried most often: the search's choice."""
        return self.favourite(self.root).code

    def favourite(self, node: Node) -> Edge:
        chosen = node.edges[0]
        for edge in node.edges:
            if edge.visits > chosen.visits or (edge.visits == chosen.visits and edge.mean() > chosen.mean()):
                chosen = edge
        return chosen

    def chances(self) -> list[float]:
        """The value of the position for each seat."""
        return [self.totals[seat] / float(max(self.simulations, 1)) for seat in range(self.position.players)]

    def line(self) -> list[int]:
        """The moves the search expects, up to the first that it has tried only a few times."""
        codes: list[int] = []
        node: Node | None = self.root
        while node is not None and len(node.edges) > 0:
            edge = self.favourite(node)
            if edge.visits < 10 and len(codes) > 0:
                break
            codes.append(int(edge.code))
            node = edge.below
        return codes

    # One simulation

    def simulate(self) -> None:
        state = self.position.copy()
        state.fill(self.rng)
        self.path = []
        self.nodes = []
        self.seats = vec[i64]()
        self.played = vec[i64]()
        self.descend(state)
        self.play_on(state)
        self.judge(state)
        self.learn()

    def descend(self, state: State) -> None:
        """Down the tree to a node that is new, to the end of the game, or to where the tree ends."""
        node = self.root
        while True:
            seat = state.to_act()
            if seat < 0:
                self.nodes.append(node)
                return
            self.open(node, state)
            edge = self.select(node, state)
            self.nodes.append(node)
            self.path.append(edge)
            self.seats = append(self.seats, seat)
            self.note_played(seat, edge.code)
            state.apply(edge.code)
            if state.reveals > self.position.reveals and not self.settings.past_reveals:
                return
            below = edge.below
            if below is None:
                fresh = Node()
                edge.below = fresh
                return
            node = below

    def open(self, node: Node, state: State) -> None:
        """Add an edge for every move that is legal in this deal. Both lists are in order of codes."""
        codes = state.codes()
        at: i64 = 0
        added = vec[i64]()
        for i in range(i64(len(codes))):
            code = codes[i]
            while at < i64(len(node.edges)) and node.edges[at].code < code:
                at += 1
            if at == i64(len(node.edges)) or node.edges[at].code != code:
                node.edges.insert(at, Edge(code))
                added = append(added, code)
            edge = node.edges[at]
            edge.available += 1
            at += 1
        if i64(len(added)) > 0 and self.settings.bias > 0.0:
            like(node, added, self.knowledge.likings(state, added))

    def select(self, node: Node, state: State) -> Edge:
        """The legal move with the best sum of value, exploration and prior."""
        codes = state.codes()
        at: i64 = 0
        chosen: Edge | None = None
        highest = -1.0e30
        untried = node.mean() - self.urgency
        for i in range(i64(len(codes))):
            while node.edges[at].code != codes[i]:
                at += 1
            edge = node.edges[at]
            if edge.visits == 0:
                score = untried + self.bias * edge.prior + self.explore * sqrt(log(float(edge.available) + 1.0))
            else:
                tries = float(edge.visits)
                score = edge.total / tries + self.bias * edge.prior / (tries + 1.0)
                score += self.explore * sqrt(log(float(edge.available) + 1.0) / tries)
            if score > highest:
                highest = score
                chosen = edge
        assert chosen is not None
        return chosen

    def play_on(self, state: State) -> None:
        """Below the tree: a few more moves, so that a quieter position is evaluated."""
        for _ in range(self.settings.look_ahead):
            seat = state.to_act()
            if seat < 0:
                return
            codes = state.codes()
            code = codes[0]
            if i64(len(codes)) > 1:
                code = self.choose(state, seat, codes)
            self.note_played(seat, code)
            state.apply(code)

    def choose(self, state: State, seat: i64, codes: vec[i64]) -> i64:
        if self.settings.greed > 0.0 and self.rng.unit() < self.settings.greed:
            return self.preferred_code(state, codes)
        if self.settings.mast and self.rng.unit() < 0.7:
            return self.habitual_code(seat, codes)
        return codes[self.rng.below(i64(len(codes)))]

    def preferred_code(self, state: State, codes: vec[i64]) -> i64:
        """The move with the highest liking; ties by chance."""
        likings = self.knowledge.likings(state, codes)
        best = codes[0]
        highest = -1.0e30
        ties: i64 = 0
        for i in range(i64(len(codes))):
            if likings[i] > highest:
                highest = likings[i]
                best = codes[i]
                ties = 1
            elif likings[i] == highest:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = codes[i]
        return best

    def habitual_code(self, seat: i64, codes: vec[i64]) -> i64:
        """The move after which simulations went best for this seat (move-average sampling)."""
        best = codes[0]
        highest = -1.0
        for i in range(i64(len(codes))):
            key = seat * self.moves + codes[i]
            count = self.habit_count[key]
            mean = self.habit_total[key] / count if count > 0.0 else 1.0
            if mean > highest:
                highest = mean
                best = codes[i]
        return best

    def note_played(self, seat: i64, code: i64) -> None:
        if self.settings.mast:
            self.played = append(self.played, seat * self.moves + code)

    def judge(self, state: State) -> None:
        """The value of the end of the simulation for each seat."""
        over = state.to_act() < 0
        for seat in range(state.players):
            value = state.value(seat) if over else self.knowledge.evaluate(state, seat)
            self.values[seat] = value
            self.totals[seat] += value

    def learn(self) -> None:
        """Up the path again: every move gets the value of the seat that made it."""
        for i in range(i64(len(self.path))):
            edge = self.path[i]
            node = self.nodes[i]
            value = self.values[self.seats[i]]
            edge.visits += 1
            edge.total += value
            node.visits += 1
            node.total += value
        if self.settings.mast:
            for i in range(i64(len(self.played))):
                key = self.played[i]
                self.habit_count[key] += 1.0
                self.habit_total[key] += self.values[key // self.moves]


def like(node: Node, codes: vec[i64], likings: vec[float]) -> None:
    """Set the likings of new moves and the priors of all moves of the node. Both lists are in order of codes."""
    at: i64 = 0
    for i in range(i64(len(codes))):
        while node.edges[at].code != codes[i]:
            at += 1
        node.edges[at].liking = likings[i]
    rank(node)


def rank(node: Node) -> None:
    """Priors from the order of likings: the best move 1, the next 1/2, then 1/3; equals share the better place."""
    for edge in node.edges:
        better: i64 = 0
        for other in node.edges:
            if other.liking > edge.liking:
                better += 1
        edge.prior = 1.0 / float(better + 1)
