"""Results of many trials, with 95 % confidence intervals."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from homeward.balance.intervals import Z, wilson
from homeward.balance.trial import Course

ENOUGH = 20  # offers that a piece needs to count as never or always taken
NEVER, ALWAYS = 0.02, 0.9  # of the offers


class Finding(Struct, frozen=True):
    """A number with its 95 % confidence interval."""

    name: str
    value: float
    low: float
    high: float


class Balance(Struct, frozen=True, kw_only=True):
    """All results for one set of rules."""

    games: int
    seats: list[Finding]  # share of the wins of each seat
    length: Finding  # moves
    lead_changes: Finding
    decisive: Finding  # share of the games that one seat wins alone
    settled: Finding  # part of the game after which the leader did not change any more
    margin: Finding  # points between the first and the second
    never: list[Finding]  # pieces hardly ever taken, with the share of the decisions in which they could be
    always: list[Finding]


def balance_of(courses: Sequence[Course]) -> Balance:
    players, games = len(courses[0].values), len(courses)
    seats = [share(str(seat + 1), sum(one.values[seat] for one in courses), games) for seat in range(players)]
    pieces = piece_shares(courses)
    return Balance(
        games=games,
        seats=seats,
        length=mean("moves", [one.moves for one in courses]),
        lead_changes=mean("lead changes", [one.lead_changes for one in courses]),
        decisive=share("won alone", sum(max(one.values) == 1.0 and sum(one.values) == 1.0 for one in courses), games),
        settled=mean("settled", [one.settled for one in courses]),
        margin=mean("margin", [margin(one.scores) for one in courses]),
        never=[one for one in pieces if one.value <= NEVER],
        always=[one for one in pieces if one.value >= ALWAYS],
    )


def share(name: str, wins: float, games: int) -> Finding:
    low, high = wilson(wins, games)
    return Finding(name, wins / games if games else 0.0, low, high)


def mean(name: str, numbers: Sequence[float]) -> Finding:
    middle = fmean(numbers)
    spread = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Finding(name, middle, middle - spread, middle + spread)


def margin(scores: Sequence[int]) -> int:
    first, *rest = sorted(scores, reverse=True)
    return first - rest[0] if rest else 0


def piece_shares(courses: Sequence[Course]) -> list[Finding]:
    offered, taken = Counter[str](), Counter[str]()
    for one in courses:
        offered.update(one.offered)
        taken.update(one.taken)
    return [share(piece, taken[piece], count) for piece, count in sorted(offered.items()) if count >= ENOUGH]


class LuckAndSkill(Struct, frozen=True, kw_only=True):
    """What decided deals that were played twice with swapped seats."""

    deals: int
    skill: Finding  # the player with knowledge won both times
    luck: Finding  # the same seat won both times
    upset: Finding  # the random player won both times


def luck_and_skill(pairs: Sequence[tuple[float, float]], swapped: Sequence[tuple[float, float]]) -> LuckAndSkill:
    """From the values of the player with knowledge and the random one, on the same deals, with swapped seats."""
    deals = list(zip(pairs, swapped, strict=True))
    skill = sum(one[0] > one[1] and two[0] > two[1] for one, two in deals)
    upset = sum(one[0] < one[1] and two[0] < two[1] for one, two in deals)
    luck = sum((one[0] - one[1]) * (two[0] - two[1]) < 0 for one, two in deals)
    return LuckAndSkill(
        deals=len(deals),
        skill=share("skill", skill, len(deals)),
        luck=share("luck", luck, len(deals)),
        upset=share("upset", upset, len(deals)),
    )
