"""What a good player of Monster-Falle knows: the speeds that perfectly steady hands would hold now."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.chance.rng import FastRng
from homeward.engine.state import NOBODY, State
from homeward.games.monster_falle.bot.driver import Driver
from homeward.games.monster_falle.bot.hands import hands_of
from homeward.games.monster_falle.rules.codes import DONE, HOLDS, NEXT, PAIR_X, PAIR_Y, SPEEDS, SWAP
from homeward.games.monster_falle.rules.ending import are_opponents
from homeward.games.monster_falle.rules.physics import SPEED_MAX, distance
from homeward.games.monster_falle.rules.state import MonsterFalle
from homeward.games.monster_falle.rules.teams import plays_alone

STEADY: Final = "reference"


@final
class FalleKnowledge(Knowledge):
    """Prefers what steady hands would hold, computed for each position alone."""

    def prefer(self, state: State, code: i64) -> float:
        assert isinstance(state, MonsterFalle)
        return nearness(code, steady_hold(state)) if code < HOLDS else liking_of_word(state, code)

    def likings(self, state: State, codes: vec[i64]) -> vec[float]:
        """Computes the steady hands once for thousands of speeds."""
        assert isinstance(state, MonsterFalle)
        wanted = steady_hold(state) if state.in_beats() else i64(0)
        likings = vec[float]()
        for i in range(i64(len(codes))):
            code = codes[i]
            likings = append(likings, nearness(code, wanted) if code < HOLDS else liking_of_word(state, code))
        return likings

    def evaluate(self, state: State, seat: i64) -> float:
        """Own cards against those of the best opponent."""
        assert isinstance(state, MonsterFalle)
        best: i64 = 0
        for other in range(state.players):
            if are_opponents(state, seat, other):
                best = max(best, state.score(other))
        mine = state.score(seat)
        return float(mine + 1) / float(mine + best + 2)


def steady_hold(state: MonsterFalle) -> i64:
    """What perfectly steady hands would hold now."""
    pair = PAIR_X if state.waiting == NOBODY else PAIR_Y
    return Driver(hands_of(STEADY), pair, FastRng(1, 0), plays_alone(state)).hold(state)


def nearness(code: i64, wanted: i64) -> float:
    """How near the speeds of a move are to the wanted ones."""
    apart = distance(code // SPEEDS, wanted // SPEEDS) + distance(code % SPEEDS, wanted % SPEEDS)
    return 1.0 - float(apart) / float(4 * SPEED_MAX)


def liking_of_word(state: MonsterFalle, code: i64) -> float:
    """Moves before a round or in practice: swap if the partner would like to, and never stop."""
    if code == NEXT:
        return 1.0 if has_practised_enough(state) else -1.0
    if code == SWAP:
        return 1.0 if state.agreement.wants_swap() else -1.0
    return -2.0 if code == DONE else 0.0


def has_practised_enough(state: MonsterFalle) -> bool:
    """A player with all four rails has brought a monster home, and can leave the next one to others.

    A player with a partner does not, because the partner would miss a turn.
    """
    return plays_alone(state) and state.catches > 0
