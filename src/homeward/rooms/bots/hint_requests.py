"""Hints at a table: what the strongest bot would do in a seat, computed once for all steps of a hint."""

import asyncio
from collections.abc import Callable

from homeward.bots import Hint
from homeward.rooms.bots.bot_pool import BotPool, bot_task_for
from homeward.rooms.bots.fair_queue import Requester
from homeward.table import Table
from homeward.table.refusals import Refused

Steps = tuple[Hint, ...]


class HintRequests:
    def __init__(self, bot_pool: BotPool, table: Callable[[], Table]) -> None:
        self._bot_pool = bot_pool
        self._table = table
        self._found: dict[int, tuple[int, Steps]] = {}  # by seat, and of which version of the game
        self._one_at_a_time = asyncio.Lock()

    async def steps(self, asker: Requester, seat: int) -> Steps:
        """All steps of a hint for the seat that is to act. Raises Refused if the game goes on meanwhile."""
        version = self._table().play_version
        async with self._one_at_a_time:
            known_version, known = self._found.get(seat, (0, ()))
            if known_version == version:
                return known
            if self._table().play_version != version:
                raise Refused("stale")
            found = await self._bot_pool.hint(asker, bot_task_for(self._table(), seat, ""))
            self._found[seat] = version, found
        if self._table().play_version != version:
            raise Refused("stale")
        return found
