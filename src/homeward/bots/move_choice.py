"""The move that a bot of a given name chooses."""

from collections.abc import Callable

from msgspec import Struct

from homeward.bots.search_loop import run_search
from homeward.bots.simple import any_move, beginners_move, best_at_once
from homeward.bots.veiled import Veiled
from homeward.engine.bot.bot_kit import BEGINNER, BotKit, Setting
from homeward.engine.chance.rng import Rng
from homeward.engine.errors import HomewardError
from homeward.engine.game import Game
from homeward.engine.state import State

NO_LIMIT = 100_000_000  # simulations, when only the time is limited


class UnknownBot(HomewardError):
    """There is no bot of that name for that game."""


class Effort(Struct, frozen=True):
    """How long the search runs for one move: `owl:500` simulations, `owl:50ms`, or as the level says."""

    simulations: int
    seconds: float | None = None


def bot_names(game: Game) -> tuple[str, ...]:
    """All bots of a game, weakest first."""
    exact = ("perfect",) if game.bots.exact is not None else ()
    return ("random", "greedy", *(level.name for level in game.bots.levels), *exact)


def check_name(game: Game, bot: str) -> None:
    """Raises UnknownBot unless this is the name of a bot, with or without an effort."""
    name, _, effort = bot.partition(":")
    if name not in bot_names(game) and name != BEGINNER:
        raise UnknownBot(f"There is no bot {bot!r} for {game.name}; there are: {', '.join(bot_names(game))}")
    strongest = game.bots.levels[-1].name
    if effort and name != strongest:
        raise UnknownBot(f"{name} does not search, so it cannot be {bot!r}; {strongest}:500 and {strongest}:50ms can")
    if effort and not effort.removesuffix("ms").isdecimal():
        wanted = f"a number of simulations or milliseconds: {strongest}:500, {strongest}:50ms"
        raise UnknownBot(f"{effort!r} is no effort; write {wanted}")


def setting_of(kit: BotKit, bot: str) -> Setting:
    """How a bot plays; bots that are no level play by knowledge alone."""
    level = kit.level(bot)
    if level is not None:
        return level.setting
    return kit.beginner if bot == BEGINNER else Setting(exact=bot == "perfect")


def effort_of(bot: str, usual: Setting, seconds: float | None) -> Effort:
    effort = bot.partition(":")[2]
    if effort.endswith("ms"):
        return Effort(NO_LIMIT, int(effort.removesuffix("ms")) / 1000)
    if effort:
        return Effort(max(1, int(effort)), seconds)
    return Effort(usual.simulations, seconds)


def choose(
    game: Game,
    bot: str,
    veiled: State,
    rng: Rng,
    seconds: float | None = None,
    number: int = 0,
    stop: Callable[[], bool] = lambda: False,
) -> int:
    """The move a bot chooses in a state veiled for its seat.

    `seconds` limits a search, and `stop` is called between its slices. `number` stays the same for a bot's whole game
    and differs between bots of the same name, so that each of them forgets other things.
    """
    check_name(game, bot)
    mine = Veiled.again(veiled)
    name = bot.partition(":")[0]
    if name == "random":
        return any_move(mine, rng)
    setting = setting_of(game.bots, name)
    if setting.whims and rng.unit() < setting.whims_of(int(mine.state.players)):
        return any_move(mine, rng)
    if setting.memory is not None:
        mine = Veiled.again(setting.memory(mine.state, number))
    if name == BEGINNER:
        return beginners_move(game.knowledge, mine, rng)
    effort = effort_of(bot, setting, seconds)
    if effort.simulations == 0:
        return best_at_once(game.bots, setting, mine, rng)
    codes = mine.state.legal()
    if len(codes) == 1:
        return codes[0]
    return int(run_search(game, mine, rng, effort.simulations, effort.seconds, stop).best())
