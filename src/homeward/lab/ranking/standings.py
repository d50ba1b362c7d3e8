"""The bots' results over many outcomes: win rates with their intervals, and ratings."""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating
from rich.table import Table

from homeward.balance.intervals import wilson
from homeward.console import console
from homeward.lab.running.match import Outcome

THE_GAME = ""  # the opponent of a table that wins or loses together
NEW_RATING = 25.0


class Standing(Struct, frozen=True, kw_only=True):
    """One bot's results. A seat played counts as a game; a shared win counts as its share."""

    name: str
    games: int
    wins: float
    win_rate: float
    low: float  # Wilson interval, 95 %
    high: float
    rating: float  # openskill's, which begins at 25
    mean_score: float


def ratings(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Ratings after all outcomes in their order. A team plays against the game itself."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for outcome in outcomes:
        sides = sides_of(outcome)
        teams = [[known.setdefault(bot, model.rating(name=bot)) for bot in side] for side, _ in sides]
        rated = model.rate(teams, scores=[points for _, points in sides])
        for (side, _), team in zip(sides, rated, strict=True):
            known.update(zip(side, team, strict=True))
    return {bot: rating.mu for bot, rating in known.items()}


def sides_of(outcome: Outcome) -> list[tuple[tuple[str, ...], float]]:
    """Who played against whom, and how well each side did: winners first, then by points."""
    if outcome.together:
        won = outcome.values[0]
        return [(outcome.bots, won), ((THE_GAME,), 1.0 - won)]
    low, high = min(outcome.scores), max(outcome.scores)
    span = high - low or 1
    return [
        ((bot,), value + (score - low) / span / 100)
        for bot, value, score in zip(outcome.bots, outcome.values, outcome.scores, strict=True)
    ]


def standings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every bot's results, best first."""
    rated = ratings(outcomes)
    found = [standing(bot, outcomes, rated.get(bot, NEW_RATING)) for bot in dict.fromkeys(bots)]
    return sorted(found, key=lambda one: -one.win_rate)


def standing(bot: str, outcomes: Sequence[Outcome], rating: float) -> Standing:
    values: list[float] = []
    scores: list[int] = []
    for outcome in outcomes:
        for name, value, score in zip(outcome.bots, outcome.values, outcome.scores, strict=True):
            if name == bot:
                values.append(value)
                scores.append(score)
    games, wins = len(values), sum(values)
    low, high = wilson(wins, games)
    return Standing(
        name=bot,
        games=games,
        wins=round(wins, 6),
        win_rate=wins / games if games else 0.0,
        low=low,
        high=high,
        rating=round(rating, 3),
        mean_score=sum(scores) / games if games else 0.0,
    )


def print_standings(title: str, rows: Sequence[Standing]) -> None:
    table = Table(title=title)
    table.add_column("bot")
    for heading in ("games", "wins", "win rate", "95 % interval", "rating", "mean score"):
        table.add_column(heading, justify="right")
    for row in rows:
        interval = f"{100 * row.low:.1f} to {100 * row.high:.1f} %"
        rate = f"{100 * row.win_rate:.1f} %"
        score = f"{row.mean_score:.2f}"
        table.add_row(row.name, str(row.games), f"{row.wins:g}", rate, interval, f"{row.rating:.1f}", score)
    console.print(table)
