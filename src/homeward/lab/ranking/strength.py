"""`homeward strength`: how strong the search is at any effort, and how far the levels are apart."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from msgspec import Struct

from homeward.balance.intervals import wilson
from homeward.bots.move_choice import check_name
from homeward.console import AsJsonLines, GameName, Options, console
from homeward.engine.bot.bot_kit import BEGINNER
from homeward.engine.errors import BadOption
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.running.match import Match, Outcome, play_match
from homeward.lab.running.runner import EVERY_CORE, ResumableWorkers, Workers, run_all
from homeward.lab.running.schedule import every_deal_at, rotations

MOST_DIGITS = 3  # of a number of seats


class Comparison(Struct, frozen=True, kw_only=True):
    """One bot against another: half of the seats each, every deal played in every rotation."""

    game: str
    players: int
    bot: str
    against: str
    games: int
    won: float  # share of the games won by the seats of `bot`
    low: float
    high: float


def strength(
    game: GameName,
    *,
    bots: str = "",
    players: str = "2",
    games: int = 100,
    seed: int = 1,
    together: bool = False,
    option: Options = (),
    workers: ResumableWorkers = EVERY_CORE,
    json: AsJsonLines = False,
) -> None:
    """Print how often one bot wins against another, as a table for the docs.

    Parameters
    ----------
    bots
        Pairs to compare, such as owl:2ms/greedy,owl:10ms/greedy. Default: each level against the one below.
    players
        Numbers of seats, such as 2,3,4. Half of the seats go to each bot.
    games
        How many games for each pair and number of seats.
    seed
        Same seed, same deals.
    together
        Equal bots sit side by side, for games in which neighbours are a team.
    """
    if games < 1:
        raise BadOption("games", f"games cannot be {games}; allowed: 1 and more")
    pairs = pairs_of(game, bots)
    seats = seats_of(game, players)
    options = parse_options(find_game(game), option, None)
    if not json:
        console.print("| players | bot | against | games | won | 95 % interval |\n|---|---|---|---|---|---|")
    for count in seats:
        for bot, against in pairs:
            tables = side_by_side(bot, against, count) if together else in_turn(bot, against, count)
            matches = every_deal_at(game, tables, games, seed, options)
            row = compare(matches, bot, against, workers)
            print(msgspec.json.encode(row).decode() if json else as_row(row), flush=True)


def pairs_of(game: str, bots: str) -> list[tuple[str, str]]:
    """The requested pairs, or each level against the one below."""
    chosen = find_game(game)
    if not bots:
        ladder = (BEGINNER, *(level.name for level in chosen.bots.levels))
        return [(upper, lower) for lower, upper in pairwise(ladder)]
    pairs: list[tuple[str, str]] = []
    for words in bots.split(","):
        bot, slash, against = words.strip().partition("/")
        if not slash:
            raise BadOption("bots", f"{words!r} is no pair; write one such as owl:10ms/greedy")
        check_name(chosen, bot)
        check_name(chosen, against)
        pairs.append((bot, against))
    return pairs


def seats_of(game: str, players: str) -> list[int]:
    seats = numbers_of_seats(players)
    for count in seats:
        find_game(game).check_players(count)
    return seats


def numbers_of_seats(players: str) -> list[int]:
    words = [word.strip() for word in players.split(",")]
    for word in words:
        if not word.isdecimal() or len(word) > MOST_DIGITS:
            raise BadOption("players", f"{word[:20]!r} is no number of seats; write some such as 2,3,4")
    return [int(word) for word in words]


def in_turn(bot: str, against: str, players: int) -> list[tuple[str, ...]]:
    """The two bots alternating around the table, in every rotation.

    With an odd number of seats each bot has one seat more than the other at half of the tables.
    """
    first = tuple((bot, against)[seat % 2] for seat in range(players))
    second = tuple((against, bot)[seat % 2] for seat in range(players))
    return list(dict.fromkeys([*rotations(first), *rotations(second)]))


def side_by_side(bot: str, against: str, players: int) -> list[tuple[str, ...]]:
    """Each bot has one half of the table, and once the other half."""
    half = players // 2
    return [(bot,) * half + (against,) * (players - half), (against,) * (players - half) + (bot,) * half]


def compare(matches: Sequence[Match], bot: str, against: str, workers: Workers) -> Comparison:
    outcomes = run_all(play_match, matches, f"{bot} against {against}", workers, Outcome)
    if all(one.together for one in outcomes):
        raise BadOption(
            "game", "here everybody wins or loses together, so no bot is ahead; an option may make it a race"
        )
    wins = [sum(value for name, value in zip(one.bots, one.values, strict=True) if name == bot) for one in outcomes]
    decided = [sum(one.values) for one in outcomes]
    won = sum(share / total if total else 0.5 for share, total in zip(wins, decided, strict=True))
    low, high = wilson(won, len(matches))
    return Comparison(
        game=matches[0].game,
        players=len(matches[0].bots),
        bot=bot,
        against=against,
        games=len(matches),
        won=won / len(matches),
        low=low,
        high=high,
    )


def as_row(row: Comparison) -> str:
    interval = f"{100 * row.low:.0f} to {100 * row.high:.0f} %"
    return f"| {row.players} | {row.bot} | {row.against} | {row.games} | {100 * row.won:.0f} % | {interval} |"
