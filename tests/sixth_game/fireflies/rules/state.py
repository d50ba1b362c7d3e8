"""Fireflies: everybody lays a light in secret; the brightest leads a lost moth home. Most moths win."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NOBODY, State
from tests.sixth_game.fireflies.moves import CARDS
from tests.sixth_game.fireflies.rules.notes import Home, Laid

SEATS = 3
HAND = 4
NONE = -1


class Fireflies(State):
    """Lights are counted from 0 in here; the brightest is the highest."""

    def __init__(self, players: int, rng: Rng, start: int) -> None:
        super().__init__(players, rng)
        self.start = start  # as the table chose, NOBODY: by chance
        self.first = 0  # lays the first light of every round
        self.hands: list[list[int]] = []
        self.stock: list[int] = []  # lights that are not in play
        self.laid = [NONE] * players  # face down, seat by seat
        self.gone: list[int] = []  # lights of the rounds before, seen by everybody
        self.moths = [0] * players

    # Setting up

    def lay_out(self) -> None:
        lights = shuffled(list(range(CARDS)), self.rng)
        self.hands = [sorted(lights[HAND * seat : HAND * (seat + 1)]) for seat in range(self.players)]
        self.stock = sorted(lights[HAND * self.players :])
        self.first = int(self.begins(self.start))

    # A turn

    def to_act(self) -> i64:
        if not any(self.hands) and NONE in self.laid:
            return NOBODY
        seats = [(self.first + turn) % int(self.players) for turn in range(self.players)]
        return next(seat for seat in seats if self.laid[seat] == NONE)

    def codes(self) -> vec[i64]:
        seat = self.to_act()
        return vec[i64](sorted(self.hands[seat]) if seat != NOBODY else [])

    def allows(self, code: i64) -> bool:
        seat = self.to_act()
        return seat != NOBODY and code in self.hands[seat]

    def apply(self, code: i64) -> None:
        seat = int(self.to_act())
        self.hands[seat].remove(int(code))
        self.laid[seat] = int(code)
        if self.journal is not None:
            self.journal.add(Laid(seat))
        if NONE not in self.laid:
            self.turn_up()

    def turn_up(self) -> None:
        winner = self.laid.index(max(self.laid))
        self.moths[winner] += 1
        self.gone += sorted(self.laid)
        self.reveals += 1
        if self.journal is not None:
            self.journal.add(Home(winner, max(self.laid)))
        self.laid = [NONE] * int(self.players)

    # The end

    def score(self, seat: i64) -> i64:
        return self.moths[seat]

    def won(self, seat: i64) -> bool:
        return self.to_act() == NOBODY and self.moths[seat] == max(self.moths)

    # Copies and secrets

    def copy(self) -> State:
        twin = Fireflies(int(self.players), self.rng.copy(), self.start)
        twin.take_over(self)
        twin.first = self.first
        twin.hands = [list(hand) for hand in self.hands]
        twin.stock = list(self.stock)
        twin.laid = list(self.laid)
        twin.gone = list(self.gone)
        twin.moths = list(self.moths)
        return twin

    def deal_again(self, rng: Rng) -> State:
        state = new_game(int(self.players), rng, self.start)
        state.share_settings(self)
        return state

    def conceal(self, seat: i64) -> None:
        self.deal_out(int(seat), sorted(self.unknown_to(int(seat))))

    def deal_unknown(self, rng: Rng) -> None:
        lights = sorted(self.unknown_to(int(self.observer)))
        self.deal_out(int(self.observer), shuffled(lights, rng))

    def unknown_to(self, seat: int) -> list[int]:
        others = [other for other in range(self.players) if other != seat]
        lights = self.stock + [light for other in others for light in self.hands[other]]
        return lights + [self.laid[other] for other in others if self.laid[other] != NONE]

    def deal_out(self, seat: int, lights: list[int]) -> None:
        """Give the lights that a seat does not know to where as many lay before."""
        rest = iter(lights)
        for other in range(self.players):
            if other != seat:
                self.hands[other] = sorted(next(rest) for _ in self.hands[other])
                self.laid[other] = next(rest) if self.laid[other] != NONE else NONE
        self.stock = sorted(rest)


def new_game(players: int, rng: Rng, start: int) -> Fireflies:
    state = Fireflies(players, rng, start)
    state.lay_out()
    return state


def shuffled(lights: list[int], rng: Rng) -> list[int]:
    order = vec[i64](lights)
    rng.shuffle(order)
    return [int(light) for light in order]
