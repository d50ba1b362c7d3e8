"""The channel between several processes, through Redis. Its client comes with `homeward[server]`."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from homeward.rooms.channel import OnMessage
from homeward.rooms.logger import log

PREFIX = "homeward:"
RETRY_SECONDS = 0.5
FAILURES = (RedisError, OSError)


class RedisChannel:
    """Redis pub/sub, one channel per table, reconnecting for ever."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        self._followed: set[str] = set()
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._changed = asyncio.Event()

    def start(self, hear: OnMessage, back: Callable[[], None]) -> None:
        self._tasks = [asyncio.create_task(self._listen(hear, back)), asyncio.create_task(self._publish())]

    async def stop(self) -> None:
        # the Redis client can swallow a cancellation while it reconnects, so it is repeated
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            _, running = await asyncio.wait(self._tasks, timeout=RETRY_SECONDS)
            self._tasks = list(running)
        with suppress(*FAILURES):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()

    async def follow(self, table: str) -> None:
        self._followed.add(table)
        with suppress(*FAILURES):
            await self._pubsub.subscribe(PREFIX + table)
        self._changed.set()

    async def unfollow(self, table: str) -> None:
        self._followed.discard(table)
        with suppress(*FAILURES):
            await self._pubsub.unsubscribe(PREFIX + table)

    def tell(self, table: str, message: bytes) -> None:
        with suppress(asyncio.QueueFull):  # Redis has been away for long: the others read the storage when it is back
            self._outbox.put_nowait((table, message))

    async def check(self) -> None:
        await self._redis.ping()

    async def _publish(self) -> None:
        while True:
            table, raw = await self._outbox.get()
            try:
                await self._redis.publish(PREFIX + table, raw)
            except FAILURES:
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, hear: OnMessage, back: Callable[[], None]) -> None:
        while True:
            try:
                await self._receive(hear)
            except FAILURES as error:
                log.warning("redis is away", extra={"problem": str(error)})
                await self._resubscribe()
                back()

    async def _receive(self, hear: OnMessage) -> None:
        while True:
            if not self._pubsub.subscribed:
                await self._changed.wait()
                self._changed.clear()
                continue
            message = await self._pubsub.get_message(ignore_subscribe_messages=True, timeout=30)
            if message is None:
                continue
            table = message["channel"].decode().removeprefix(PREFIX)
            hear(table, message["data"])

    async def _resubscribe(self) -> None:
        """Subscribe to all tables again, as soon as Redis answers."""
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            with suppress(*FAILURES):
                await self._pubsub.aclose()  # type: ignore[no-untyped-call]
                self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
                await self._redis.ping()
                if self._followed:
                    await self._pubsub.subscribe(*(PREFIX + table for table in self._followed))
                return
