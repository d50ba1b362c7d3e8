"""One door for every bot: who plays, what it may know, which move it chooses."""

from collections.abc import Callable
from hashlib import sha256

import msgspec
from msgspec import Struct

from homeward.bots.levels import BEGINNER, Setting, levels, search_settings, setting
from homeward.bots.memory import Memory, remembered
from homeward.bots.perfect import best_flip
from homeward.bots.simple import any_move, beginners_move, preferred_move
from homeward.bots.thinking import think_over
from homeward.bots.veiled import Veiled
from homeward.engine.errors import HomewardError
from homeward.engine.game import Game
from homeward.engine.rng import Rng, seeded
from homeward.engine.state import State
from homeward.games import game as find_game

NO_LIMIT = 100_000_000  # simulations, when only the clock counts


class UnknownBot(HomewardError):
    """There is no bot of that name for that game."""


class Effort(Struct, frozen=True):
    """How hard the search thinks about one move: `owl:500` simulations, `owl:50ms`, or as the level says."""

    simulations: int
    seconds: float | None = None


def names(game_name: str) -> tuple[str, ...]:
    """All bots that can sit down at a game, weakest first."""
    exact = ("perfect",) if game_name == "monster-chase" else ()
    return ("random", "greedy", *(level.name for level in levels(game_name)), *exact)


def check_name(game_name: str, bot: str) -> None:
    """The name of a bot, with or without an effort, or UnknownBot."""
    name, _, effort = bot.partition(":")
    if name not in names(game_name) and name != BEGINNER:
        raise UnknownBot(f"There is no bot {bot!r} for {game_name}; there are: {', '.join(names(game_name))}")
    if effort and name != "owl":
        raise UnknownBot(f"{name} does not search, so it cannot be {bot!r}; owl:500 and owl:50ms can")
    if effort and not effort.removesuffix("ms").isdecimal():
        raise UnknownBot(f"{effort!r} is no effort; write a number of simulations or milliseconds: owl:500, owl:50ms")


def effort_of(bot: str, usual: Setting, seconds: float | None) -> Effort:
    effort = bot.partition(":")[2]
    if effort.endswith("ms"):
        return Effort(NO_LIMIT, int(effort.removesuffix("ms")) / 1000)
    if effort:
        return Effort(max(1, int(effort)), seconds)
    return Effort(usual.simulations, seconds)


def decide(
    game: Game,
    bot: str,
    veiled: State,
    rng: Rng,
    seconds: float | None = None,
    number: int = 0,
    stop: Callable[[], bool] = lambda: False,
) -> int:
    """The move a bot chooses in a state veiled for its seat.

    `seconds` limits the thinking of bots that search, and `stop` is asked between its slices; `number` tells apart
    two bots of the same name through a whole game, so that each forgets its own things.
    """
    check_name(game.name, bot)
    mine = Veiled.again(veiled)
    knowledge = game.knowledge
    if bot == "random":
        return any_move(mine, rng)
    if bot == "greedy":
        return preferred_move(knowledge, mine, rng)
    if bot == "perfect":
        return best_flip(knowledge, mine, rng)
    usual = setting(game.name, bot.partition(":")[0], int(mine.state.players))
    if bot == BEGINNER:
        return beginners_move(knowledge, in_mind(mine, usual.memory, number), rng)
    return decide_by_level(game, usual, effort_of(bot, usual, seconds), mine, rng, number, stop)


def in_mind(mine: Veiled, memory: Memory | None, number: int) -> Veiled:
    """What a bot still has in mind of what it saw."""
    return mine if memory is None else remembered(mine, memory, number)


def decide_by_level(
    game: Game, usual: Setting, effort: Effort, mine: Veiled, rng: Rng, number: int, stop: Callable[[], bool]
) -> int:
    if usual.whims > 0.0 and rng.unit() < usual.whims:
        return any_move(mine, rng)
    mine = in_mind(mine, usual.memory, number)
    if effort.simulations == 0:
        at_once = best_flip if usual.exact else preferred_move
        return at_once(game.knowledge, mine, rng)
    codes = mine.state.legal()
    if len(codes) == 1:
        return codes[0]
    search = think_over(game, mine, rng, search_settings(game.name), effort.simulations, effort.seconds, stop)
    return int(search.best())


def think(
    game_name: str,
    bot: str,
    snapshot: bytes | str,
    seed: int,
    seconds: float | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> int:
    """`decide` for a worker process: from a veiled snapshot as JSON. `seed` stays the same for a bot's whole game."""
    game = find_game(game_name)
    raw = snapshot.encode() if isinstance(snapshot, str) else snapshot
    veiled = game.restore(msgspec.json.decode(raw))
    chance = sha256(str(seed).encode() + b" " + raw).digest()
    return decide(game, bot, veiled, seeded(int.from_bytes(chance[:8], "little")), seconds, seed, stop)
