"""The answers of an endpoint that are the same for everybody. Each is made once, in a thread."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec

from homeward.api.answers import JSON
from homeward.api.endpoint import Endpoint
from homeward.server.http.stored_responses import StoredResponse, store_response

Key = tuple[object, ...]  # the arguments, in the order of the signature


class ConstantAnswers:
    """Refusals are not kept, so that nobody can fill the memory with names that do not exist."""

    def __init__(self, one: Endpoint) -> None:
        self._endpoint = one
        self._answers: dict[Key, asyncio.Task[StoredResponse]] = {}

    async def find(self, arguments: Mapping[str, Any]) -> StoredResponse:
        key = tuple(arguments.values())
        making = self._answers.get(key)
        if making is None:
            making = self._answers[key] = asyncio.create_task(asyncio.to_thread(self._make, arguments))
            making.add_done_callback(lambda made: self._drop_refusal(key, made))
        return await asyncio.shield(making)  # others may wait for the same answer

    def _make(self, arguments: Mapping[str, Any]) -> StoredResponse:
        return store_response(msgspec.json.encode(self._endpoint.function(**arguments)), JSON, compressible=True)

    def _drop_refusal(self, key: Key, made: asyncio.Task[StoredResponse]) -> None:
        if made.cancelled() or made.exception() is not None:
            del self._answers[key]
