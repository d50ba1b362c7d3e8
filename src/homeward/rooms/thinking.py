"""What bots think about, beside everything else: a veiled snapshot and nothing else leaves the room."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import ClassVar, Protocol, TypeVar

import msgspec

from homeward.bots import Hint, hint_steps, think
from homeward.bots.hints import SECONDS as HINT_SECONDS
from homeward.games import game as find_game
from homeward.rooms.turns import Asker
from homeward.table import Table

SECONDS = 1.5  # nobody waits longer for a bot, however slow the machine
Result = TypeVar("Result")


class Thought(msgspec.Struct, frozen=True):
    """What whoever thinks is told."""

    game: str
    level: str
    snapshot: bytes  # of the state veiled for the bot's seat
    seed: int  # the same for a bot's whole game


def thought_for(table: Table, seat: int, level: str) -> Thought:
    """The question for a bot. Its seed comes from the salt, so that it tells nothing about the deal."""
    assert table.play is not None
    veiled = table.play.state.veil(seat)
    seed = sha256(f"bot {seat} {table.deal.salt}".encode()).digest()
    snapshot = msgspec.json.encode(table.game.snapshot(veiled))
    return Thought(table.game.name, level, snapshot, int.from_bytes(seed[:6], "little"))


class GivenUp(Exception):
    """Work that took too long, or that nobody waits for any more."""


class HowFar:
    """How many steps of a long piece of work are done. Before its turn has come: none."""

    def __init__(self) -> None:
        self._look: Callable[[], int] = lambda: 0

    def follow(self, look: Callable[[], int]) -> None:
        self._look = look

    @property
    def steps(self) -> int:
        return self._look()


class Thinkers(Protocol):
    """Think for bots and do what takes long: in processes of a server, in another worker of a page."""

    async def think(self, asker: Asker, thought: Thought, hurried: asyncio.Event | None = None) -> int:
        """The code of the move a bot chooses: the best it has found as soon as somebody is in a hurry.

        If nobody waits for it any more, the thinking stops at once.
        """

    async def hint(self, asker: Asker, thought: Thought) -> tuple[Hint, ...]:
        """All steps of a hint, in the time of a bot's move at most."""

    async def do(
        self, asker: Asker, seconds: float, work: Callable[..., Result], *what: object, how_far: HowFar | None = None
    ) -> Result:
        """Anything else that takes long and needs no secrets. After so many seconds it is refused."""


# Where it is thought


def think_until(thought: Thought, seconds: float, stop: Callable[[], bool]) -> int:
    """A bot's decision, or the best it has found when it is stopped."""
    return think(find_game(thought.game), thought.level, thought.snapshot, thought.seed, seconds, stop)


def hint_until(thought: Thought, seconds: float, stop: Callable[[], bool]) -> tuple[Hint, ...]:
    """All steps of a hint, from a veiled snapshot."""
    game = find_game(thought.game)
    veiled = game.restore(msgspec.json.decode(thought.snapshot))
    return hint_steps(game, veiled, thought.seed, min(seconds, HINT_SECONDS), stop)


class Steps:
    """Where work that is being done tells how far it has come."""

    told: ClassVar[Callable[[int], None]] = lambda steps: None


def step_done(steps: int) -> None:
    """For work that tells how far it has come."""
    Steps.told(steps)
