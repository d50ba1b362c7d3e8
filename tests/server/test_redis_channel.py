"""The channel between processes, against a client of Redis with its own ideas."""

import asyncio
import contextlib
from typing import Any

import pytest

from homeward.server.process.redis_channel import RedisChannel


async def test_a_cancellation_that_redis_swallows_does_not_keep_the_house_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its client does that now and then, while it reconnects."""
    channel = RedisChannel("redis://127.0.0.1:1")
    speaking = asyncio.Event()

    async def publish(*words: Any) -> None:
        speaking.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()

    monkeypatch.setattr(channel._redis, "publish", publish)
    channel.start(lambda table, message: None, lambda: None)
    channel.tell("table", b"message")
    await speaking.wait()
    await channel.stop()
    assert len(asyncio.all_tasks()) == 1, "only this test goes on"
