"""Runs bots and other long computations outside of the event loop. A bot gets only a veiled snapshot."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import ClassVar, Protocol, TypeVar

import msgspec

from homeward.bots import Hint, choose, hint_steps
from homeward.bots.advice import SECONDS as HINT_SECONDS
from homeward.engine.chance.rng import fast_rng
from homeward.engine.game import Game
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.rooms.bots.fair_queue import Requester
from homeward.table import Table

SECONDS = 1.5  # for a bot's move at most, however slow the machine
Result = TypeVar("Result")


class BotTask(msgspec.Struct, frozen=True):
    """All that a bot gets."""

    game: str
    level: str
    snapshot: bytes  # of the state veiled for the bot's seat
    seed: int  # the same for a bot's whole game

    def state_in(self, game: Game) -> State:
        """The veiled state. The snapshot was made by this house, so it is not checked again."""
        return game.restore(msgspec.json.decode(self.snapshot), trusted=True)


def bot_task_for(table: Table, seat: int, level: str) -> BotTask:
    """The task of a bot. Its seed comes from the salt, so that it reveals nothing about the deal."""
    assert table.play is not None
    veiled = table.play.state.veil(seat)
    seed = sha256(f"bot {seat} {table.deal.salt}".encode()).digest()
    snapshot = msgspec.json.encode(table.game.snapshot(veiled))
    return BotTask(table.game.name, level, snapshot, int.from_bytes(seed[:6], "little"))


class WorkAbandoned(Exception):
    """The work took too long, or its result is not needed any more."""


class Progress:
    """How many steps of a long computation are done; 0 while it waits in the queue."""

    def __init__(self) -> None:
        self._look: Callable[[], int] = lambda: 0

    def follow(self, look: Callable[[], int]) -> None:
        self._look = look

    @property
    def steps(self) -> int:
        return self._look()


class BotPool(Protocol):
    """Runs bots and long computations: in processes of a server, or in another worker of a page."""

    async def choose(self, asker: Requester, task: BotTask, hurried: asyncio.Event | None = None) -> int:
        """The code of the move a bot chooses; when `hurried` is set, the best it has found so far.

        Cancelling stops the computation at once.
        """

    async def hint(self, asker: Requester, task: BotTask) -> tuple[Hint, ...]:
        """All steps of a hint, within the time of a bot's move."""

    async def do(
        self,
        asker: Requester,
        seconds: float,
        work: Callable[..., Result],
        *what: object,
        progress: Progress | None = None,
    ) -> Result:
        """Run any other long computation. Raises Refused after `seconds`."""


# In the process or worker that computes


def run_bot(task: BotTask, seconds: float, stop: Callable[[], bool]) -> int:
    """The move that a bot chooses, or the best it has found when it is stopped."""
    game = find_game(task.game)
    chance = sha256(str(task.seed).encode() + b" " + task.snapshot).digest()
    rng = fast_rng(int.from_bytes(chance[:8], "little"))
    return choose(game, task.level, task.state_in(game), rng, seconds, task.seed, stop)


def find_hint(task: BotTask, seconds: float, stop: Callable[[], bool]) -> tuple[Hint, ...]:
    """All steps of a hint."""
    game = find_game(task.game)
    return hint_steps(game, task.state_in(game), task.seed, min(seconds, HINT_SECONDS), stop)


class ProgressReporter:
    """Receives the progress of the computation that runs in this process."""

    report: ClassVar[Callable[[int], None]] = lambda steps: None


def report_progress(steps: int) -> None:
    """Long computations call this after each step."""
    ProgressReporter.report(steps)
