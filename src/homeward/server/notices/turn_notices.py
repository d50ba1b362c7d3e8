"""Notices for slow games: a device that is away from its table is told that it is its turn, if its people want that."""

import asyncio
from collections.abc import Callable
from functools import partial

from homeward.rooms.logger import log
from homeward.rooms.room.background_tasks import BackgroundTasks
from homeward.rooms.storage import StorageDown
from homeward.server.notices.web_push import Rung, WebPush, new_private_key
from homeward.server.notices.webhooks import HookCalled, Webhooks
from homeward.server.process.settings import Settings
from homeward.server.storage import ServerStorage, Subscription, SubscriptionKind
from homeward.table import Table

KEY = "vapid"
BELLS_AT_ONCE = 50
NOBODY = -1
MAY_WORK_LATER = ("unreachable", "slow", "busy", "nowhere")

IsHere = Callable[[str, int], bool]  # is this device at that table?


class TurnNotices:
    """Due notices are in the storage, so they survive a restart and are sent by one process only."""

    def __init__(self, settings: Settings, storage: ServerStorage, is_here: IsHere, now: Callable[[], float]) -> None:
        self._settings = settings
        self._storage = storage
        self._is_here = is_here
        self._now = now
        self._tables = set[str]()  # that have bells
        self._background = BackgroundTasks("")
        self._ringing = BackgroundTasks("")
        self._task: asyncio.Task[None] | None = None
        self.web_push: WebPush | None = None  # None: this house cannot
        self.webhooks: Webhooks | None = None

    async def open(self) -> None:
        if self._settings.push_contact:
            private_key = await self._storage.secret(KEY, new_private_key())
            self.web_push = WebPush(private_key, self._settings.push_contact, self._settings.push_services)
        if self._settings.hooks:
            self.webhooks = Webhooks(self._settings.hook_networks)
        if self.web_push is None and self.webhooks is None:
            return  # nobody is asked whether they want it
        self._tables = set(await self._storage.tables_with_subscriptions())
        self._task = asyncio.create_task(self._run(), name="bells")

    async def close(self) -> None:
        self._background.call_off()
        self._ringing.call_off()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.webhooks is not None:
            self.webhooks.close()

    async def keep(self, bell: Subscription) -> None:
        await self._storage.keep_subscription(bell)
        self._tables.add(bell.table)

    async def drop(self, table: str, device: int, kind: SubscriptionKind) -> None:
        await self._storage.drop_subscription(table, device, kind)

    def happened(self, table: Table) -> None:
        """After a change of a table: set or clear the notice for whoever is to act."""
        if table.name not in self._tables:
            return
        device = device_to_act(table)
        absent = device is not None and not self._is_here(table.name, device)
        due = self._now() + self._settings.absence_seconds if absent else None
        asked = device if device is not None else NOBODY
        self._background.run(partial(self._storage.set_due, table.name, asked, due))

    async def remind(self, table: Table) -> None:
        """Send the notice again, because the table has waited for long."""
        device = device_to_act(table)
        if device is not None:
            await self._storage.set_due(table.name, device, self._now())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(min(15.0, self._settings.absence_seconds))
            try:
                self._tables |= set(await self._storage.tables_with_subscriptions())  # of other processes
                await self.ring_due()
            except StorageDown as error:
                log.warning("storage is away", extra={"problem": str(error)})

    async def ring_due(self) -> None:
        """Send all that are due, concurrently: a slow service delays no other."""
        free = BELLS_AT_ONCE - len(self._ringing)
        for bell in await self._storage.take_due_subscriptions(self._now(), free):
            self._ringing.run(partial(self._ring_for_turn, bell))

    async def _ring_for_turn(self, bell: Subscription) -> None:
        result = "rung" if self._is_here(bell.table, bell.device) else await self._rung(bell)
        if result == "gone":
            await self._storage.drop_subscription(bell.table, bell.device, bell.kind)
        elif result not in MAY_WORK_LATER:
            await self._storage.notice_delivered(bell)

    async def _rung(self, bell: Subscription) -> Rung | HookCalled:
        return await (self.ring(bell.endpoint) if bell.kind == "push" else self.call(bell.endpoint))

    async def ring(self, endpoint: str) -> Rung:
        """Send a push and return the result. Unknown services are not called."""
        if self.web_push is None or not self.web_push.may_ring(endpoint):
            return "refused"
        return await asyncio.to_thread(self.web_push.ring, endpoint)

    async def call(self, url: str) -> HookCalled:
        """The address that somebody gave."""
        return await self.webhooks.call(url) if self.webhooks is not None else "refused"


def device_to_act(table: Table) -> int | None:
    """Of the person whose turn it is."""
    seat = table.seats[table.actor] if table.actor is not None else None
    return seat.device if seat is not None and seat.kind == "person" else None
