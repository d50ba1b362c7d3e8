"""Slow games: a device that is not at its table hears when it has become its turn, if its people want that."""

import asyncio
from collections.abc import Callable
from functools import partial

from homeward.rooms.errands import Errands
from homeward.rooms.logs import log
from homeward.rooms.storage import StorageDown
from homeward.server.hooks import HookCalled, Hooks
from homeward.server.push import Pushing, Rung, new_private_key
from homeward.server.settings import Settings
from homeward.server.storage import Bell, BellKind, ServerStorage
from homeward.table import Table

KEY = "vapid"
BELLS_AT_ONCE = 50
NOBODY = -1
MAY_WORK_LATER = ("unreachable", "slow", "busy", "nowhere")

IsHere = Callable[[str, int], bool]  # is this device at that table?


class Bells:
    """What rings is in the storage, so it rings after a restart too, and from one process only."""

    def __init__(self, settings: Settings, storage: ServerStorage, is_here: IsHere, now: Callable[[], float]) -> None:
        self._settings = settings
        self._storage = storage
        self._is_here = is_here
        self._now = now
        self._tables = set[str]()  # that have bells
        self._errands = Errands("")
        self._ringing = Errands("")
        self._task: asyncio.Task[None] | None = None
        self.pushing: Pushing | None = None  # None: this house cannot
        self.hooks: Hooks | None = None

    async def open(self) -> None:
        if self._settings.push_contact:
            private_key = await self._storage.secret(KEY, new_private_key())
            self.pushing = Pushing(private_key, self._settings.push_contact, self._settings.push_services)
        if self._settings.hooks:
            self.hooks = Hooks(self._settings.hook_networks)
        if self.pushing is None and self.hooks is None:
            return  # nobody is asked whether they want it
        self._tables = set(await self._storage.tables_with_bells())
        self._task = asyncio.create_task(self._run(), name="bells")

    async def close(self) -> None:
        self._errands.call_off()
        self._ringing.call_off()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.hooks is not None:
            self.hooks.close()

    async def keep(self, bell: Bell) -> None:
        await self._storage.keep_bell(bell)
        self._tables.add(bell.table)

    async def drop(self, table: str, device: int, kind: BellKind) -> None:
        await self._storage.drop_bell(table, device, kind)

    def happened(self, table: Table) -> None:
        """Something has happened at a table: whose turn is it, and are they there?"""
        if table.name not in self._tables:
            return
        device = device_to_act(table)
        absent = device is not None and not self._is_here(table.name, device)
        due = self._now() + self._settings.bell_seconds if absent else None
        asked = device if device is not None else NOBODY
        self._errands.run(partial(self._storage.set_due, table.name, asked, due))

    async def remind(self, table: Table) -> None:
        """Once more, because the table has waited for long."""
        device = device_to_act(table)
        if device is not None:
            await self._storage.set_due(table.name, device, self._now())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(min(15.0, self._settings.bell_seconds))
            try:
                self._tables |= set(await self._storage.tables_with_bells())  # of other processes
                await self.ring_due()
            except StorageDown as trouble:
                log.warning("storage is away", extra={"problem": str(trouble)})

    async def ring_due(self) -> None:
        """All that are due, beside each other: a service that takes its time holds up no other."""
        free = BELLS_AT_ONCE - len(self._ringing)
        for bell in await self._storage.take_due_bells(self._now(), free):
            self._ringing.run(partial(self._ring_for_turn, bell))

    async def _ring_for_turn(self, bell: Bell) -> None:
        result = "rung" if self._is_here(bell.table, bell.device) else await self._rung(bell)
        if result == "gone":
            await self._storage.drop_bell(bell.table, bell.device, bell.kind)
        elif result not in MAY_WORK_LATER:
            await self._storage.bell_heard(bell)

    async def _rung(self, bell: Bell) -> Rung | HookCalled:
        return await (self.ring(bell.endpoint) if bell.kind == "push" else self.call(bell.endpoint))

    async def ring(self, endpoint: str) -> Rung:
        """And what came of it. A service that nobody knows is not asked."""
        if self.pushing is None or not self.pushing.may_ring(endpoint):
            return "refused"
        return await asyncio.to_thread(self.pushing.ring, endpoint)

    async def call(self, url: str) -> HookCalled:
        """The address that somebody gave."""
        return await self.hooks.call(url) if self.hooks is not None else "refused"


def device_to_act(table: Table) -> int | None:
    """Of the person whose turn it is."""
    seat = table.seats[table.actor] if table.actor is not None else None
    return seat.device if seat is not None and seat.kind == "person" else None
