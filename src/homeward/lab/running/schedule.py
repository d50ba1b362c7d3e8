"""The matches of a tournament: every line-up of bots in every rotation of the seats, all with the same deals."""

from collections.abc import Sequence
from itertools import combinations, cycle, islice

from homeward.bots.move_choice import check_name
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.errors import BadOption
from homeward.engine.options import Value
from homeward.games import game as find_game
from homeward.lab.running.match import Match


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """All choices of bots for the seats; with fewer bots than seats the bots are repeated in turn."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [tuple(islice(cycle(bots), players))]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All rotations of a line-up, without duplicates."""
    return list(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))


def tournament_matches(
    game: str, bots: Sequence[str], players: int, games: int, seed: int, options: dict[str, Value]
) -> list[Match]:
    """Deal after deal, each played by every line-up in every rotation, until there are enough games."""
    tables = [table for lineup in lineups(bots, players) for table in rotations(lineup)]
    return every_deal_at(game, tables, games, seed, options)[:games]


def every_deal_at(
    game: str, tables: Sequence[tuple[str, ...]], games: int, seed: int, options: dict[str, Value]
) -> list[Match]:
    """Deal after deal, each played at every table, until there are enough games; the last deal is completed."""
    matches: list[Match] = []
    deal = 0
    while len(matches) < games:
        chance = mixed_seed(seed, deal, 1)
        matches += [Match(game, table, mixed_seed(seed, deal), chance, options) for table in tables]
        deal += 1
    return matches


def same_table_matches(
    game: str, bots: Sequence[str], players: int, games: int, seed: int, options: dict[str, Value]
) -> list[Match]:
    """The same bots in the same seats, deal after deal."""
    table = tuple(islice(cycle(bots), players))
    return [Match(game, table, mixed_seed(seed, deal), mixed_seed(seed, deal, 1), options) for deal in range(games)]


def checked_bots(game: str, players: int, games: int, bots: str) -> list[str]:
    """The names of the bots. Raises BadOption with the allowed ones."""
    chosen = find_game(game)
    chosen.check_players(players)
    if games < 1:
        raise BadOption("games", f"games cannot be {games}; allowed: 1 and more")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise BadOption("bots", "name at least one bot, such as greedy")
    for name in names:
        check_name(chosen, name)
    return names
