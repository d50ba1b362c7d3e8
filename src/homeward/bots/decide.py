"""One door for every bot: who plays, what it may know, which move it chooses."""

from hashlib import sha256

import msgspec

from homeward.bots.levels import levels, setting
from homeward.bots.memory import remembered
from homeward.bots.perfect import best_flip
from homeward.bots.simple import any_move, preferred_move
from homeward.bots.veiled import Veiled
from homeward.engine.errors import HomewardError
from homeward.engine.game import Game
from homeward.engine.rng import Rng, seeded
from homeward.engine.state import State
from homeward.games import game as find_game


class UnknownBot(HomewardError):
    """There is no bot of that name for that game."""


def names(game_name: str) -> tuple[str, ...]:
    """All bots that can sit down at a game, weakest first."""
    exact = ("perfect",) if game_name == "monster-chase" else ()
    return ("random", "greedy", *(level.name for level in levels(game_name)), *exact)


def check_name(game_name: str, bot: str) -> None:
    if bot not in names(game_name):
        raise UnknownBot(f"There is no bot {bot!r} for {game_name}; there are: {', '.join(names(game_name))}")


def decide(game: Game, bot: str, veiled: State, rng: Rng, seconds: float | None = None, number: int = 0) -> int:
    """The move a bot chooses in a state veiled for its seat.

    `seconds` limits the thinking of bots that think; `number` tells apart two bots of the same name through a
    whole game, so that each forgets its own things.
    """
    check_name(game.name, bot)
    mine = Veiled.again(veiled)
    if bot == "random":
        return any_move(mine, rng)
    if bot == "greedy":
        return preferred_move(game.rooms.knowledge, mine, rng)
    if bot == "perfect":
        return best_flip(game.rooms.knowledge, mine, rng)
    how = setting(game.name, bot)
    if how.whims > 0.0 and rng.unit() < how.whims:
        return any_move(mine, rng)
    if how.memory is not None:
        mine = remembered(mine, how.memory, number)
    return preferred_move(game.rooms.knowledge, mine, rng)


def think(game_name: str, bot: str, snapshot: bytes | str, seed: int, seconds: float | None = None) -> int:
    """`decide` for a worker process: from a veiled snapshot as JSON. `seed` stays the same for a bot's whole game."""
    game = find_game(game_name)
    raw = snapshot.encode() if isinstance(snapshot, str) else snapshot
    veiled = game.restore(msgspec.json.decode(raw))
    chance = sha256(str(seed).encode() + b" " + raw).digest()
    return decide(game, bot, veiled, seeded(int.from_bytes(chance[:8], "little")), seconds, seed)
