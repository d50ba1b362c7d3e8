"""Turn notices of slow games: sent to a subscribed device when it is its turn and it is not connected."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import get_args

from homeward.rooms.logger import log
from homeward.rooms.room.background_tasks import BackgroundTasks
from homeward.rooms.storage import StorageDown
from homeward.server.notices.web_push import PushResult, WebPush, new_private_key
from homeward.server.notices.webhooks import Webhooks
from homeward.server.outgoing.outgoing_client import CallResult
from homeward.server.process.settings import Settings
from homeward.server.storage import ServerStorage, Subscription, SubscriptionKind
from homeward.table import Table

KEY = "vapid"
NOTICES_AT_ONCE = 50  # of each kind
KINDS: tuple[SubscriptionKind, ...] = get_args(SubscriptionKind)
NOBODY = -1
MAY_WORK_LATER = ("unreachable", "slow", "busy", "nowhere")

IsHere = Callable[[str, int], bool]  # is this device connected to that table?


class TurnNotices:
    """Due notices are in the storage, so they survive a restart and only one process sends each."""

    def __init__(self, settings: Settings, storage: ServerStorage, is_here: IsHere, now: Callable[[], float]) -> None:
        self._settings = settings
        self._storage = storage
        self._is_here = is_here
        self._now = now
        self._tables = set[str]()  # that have subscriptions
        self._background = BackgroundTasks("")
        self._sending = {kind: BackgroundTasks("") for kind in KINDS}
        self._task: asyncio.Task[None] | None = None
        self.web_push: WebPush | None = None  # None: switched off
        self.webhooks: Webhooks | None = None

    async def open(self) -> None:
        if self._settings.push_contact:
            private_key = await self._storage.secret(KEY, new_private_key())
            self.web_push = WebPush(private_key, self._settings.push_contact, self._settings.push_origins)
        if self._settings.hooks:
            self.webhooks = Webhooks(self._settings.hook_networks)
        if self.web_push is None and self.webhooks is None:
            return
        self._tables = set(await self._storage.tables_with_subscriptions())
        self._task = asyncio.create_task(self._run(), name="turn notices")

    async def close(self) -> None:
        self._background.call_off()
        for sending in self._sending.values():
            sending.call_off()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def keep(self, subscription: Subscription) -> None:
        await self._storage.keep_subscription(subscription)
        self._tables.add(subscription.table)

    async def drop(self, table: str, device: int, kind: SubscriptionKind) -> None:
        await self._storage.drop_subscription(table, device, kind)

    def happened(self, table: Table) -> None:
        """After a change of a table: set the notice for the player who is to act, or clear it."""
        if table.name not in self._tables:
            return
        device = device_to_act(table)
        absent = device is not None and not self._is_here(table.name, device)
        due = self._now() + self._settings.absence_seconds if absent else None
        actor = device if device is not None else NOBODY
        self._background.run(partial(self._storage.set_due, table.name, actor, due))

    async def remind(self, table: Table) -> None:
        """Send the notice again, because the gentle clock has run out."""
        device = device_to_act(table)
        if device is not None:
            await self._storage.set_due(table.name, device, self._now())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(min(15.0, self._settings.absence_seconds))
            try:
                self._tables |= set(await self._storage.tables_with_subscriptions())  # of other processes
                await self.send_due()
            except StorageDown as error:
                log.warning("storage is away", extra={"problem": str(error)})

    async def send_due(self) -> None:
        """Send all that are due, concurrently: a slow service delays no other, and no webhook a push message."""
        for kind, sending in self._sending.items():
            free = NOTICES_AT_ONCE - len(sending)
            for due in await self._storage.take_due_subscriptions(self._now(), kind, free):
                sending.run(partial(self._send_unless_here, due))

    async def _send_unless_here(self, due: Subscription) -> None:
        result = "rung" if self._is_here(due.table, due.device) else await self._send(due)
        if result == "gone":
            await self._storage.drop_subscription(due.table, due.device, due.kind)
        elif result not in MAY_WORK_LATER:
            await self._storage.notice_delivered(due)

    async def _send(self, due: Subscription) -> PushResult | CallResult:
        return await (self.send_push(due.endpoint) if due.kind == "push" else self.call_webhook(due.endpoint))

    async def send_push(self, endpoint: str) -> PushResult:
        return await self.web_push.send(endpoint) if self.web_push is not None else "refused"

    async def call_webhook(self, url: str) -> CallResult:
        return await self.webhooks.call(url) if self.webhooks is not None else "refused"


def device_to_act(table: Table) -> int | None:
    """The device of the player whose turn it is; None for a bot."""
    seat = table.seats[table.actor] if table.actor is not None else None
    return seat.device if seat is not None and seat.kind == "person" else None
