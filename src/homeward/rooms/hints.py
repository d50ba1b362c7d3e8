"""Hints at a table: what the strongest bot would do in a seat, thought about once for all steps of a hint."""

import asyncio

from homeward.bots import Hint
from homeward.rooms.ledger import Ledger
from homeward.rooms.thinking import Thinkers, thought_for
from homeward.rooms.turns import Asker
from homeward.table.words import stale

Steps = tuple[Hint, ...]


class Hints:
    def __init__(self, thinkers: Thinkers, ledger: Ledger) -> None:
        self._thinkers = thinkers
        self._ledger = ledger
        self._found: dict[int, tuple[int, Steps]] = {}  # by seat, and of which version of the game
        self._one_at_a_time = asyncio.Lock()

    async def steps(self, asker: Asker, seat: int) -> Steps:
        """All steps of a hint for the seat that is to act. Refused if the game goes on meanwhile."""
        version = self._ledger.table.play_version
        async with self._one_at_a_time:
            known_version, known = self._found.get(seat, (0, ()))
            if known_version == version:
                return known
            if self._ledger.table.play_version != version:
                raise stale()
            found = await self._thinkers.hint(asker, thought_for(self._ledger.table, seat, ""))
            self._found[seat] = version, found
        if self._ledger.table.play_version != version:
            raise stale()
        return found
