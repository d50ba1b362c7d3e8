"""The socket of a table: a device says hello, then its messages come in and frames go out."""

import asyncio
import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from homeward.catalogue.telling import english
from homeward.engine.errors import HomewardError, IllegalMove, Refusal
from homeward.server import limits, messages, words
from homeward.server.connection import REFUSED, Connection, Socket
from homeward.server.house import House
from homeward.server.limits import Bucket
from homeward.server.logs import log
from homeward.server.messages import (
    PROTOCOL,
    Ack,
    Bye,
    Hello,
    OfferedAnswer,
    Pong,
    RefusedAnswer,
    Welcome,
    encode,
    refusal_answer,
)
from homeward.server.questions import answer_question
from homeward.server.room import Room
from homeward.server.storage import StorageDown
from homeward.table.decide import OFFER_MINUTES, own_seat
from homeward.table.frames import News
from homeward.table.secret_source import hashed
from homeward.table.wishes import Hold, Offer, Pace
from homeward.table.words import Refused, not_welcome

SECONDS_TO_GO = 2.0
DONE = 1000
TRY_AGAIN = 1013
OLD_PAGE = words.old_page().refusal.code


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: str, house: House) -> None:
    """A device comes to a table (docs/protocol.md, "The socket")."""
    await socket.accept()
    house.metrics.sockets.inc()
    try:
        if not origin_is_ours(socket, house):
            raise words.wrong_origin()
        visit = await welcome(socket, house, name, await heard_hello(socket))
    except (Refused, StorageDown) as error:
        await turn_away(socket, error)
    except WebSocketDisconnect:
        pass
    else:
        await visit.stay()
    finally:
        house.metrics.sockets.dec()


def origin_is_ours(socket: Socket, house: House) -> bool:
    """Browsers say which page opens a socket; programs say nothing and carry no cookies to steal."""
    origin = socket.headers.get("origin")
    if origin is None or origin in house.settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


async def turn_away(socket: Socket, error: Refused | StorageDown) -> None:
    refused = error if isinstance(error, Refused) else words.not_now()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(encode(farewell(refused.refusal)), mode="text")
        await socket.close(REFUSED if isinstance(error, Refused) else TRY_AGAIN)


def farewell(refusal: Refusal) -> RefusedAnswer | Bye:
    """A page that is too old for what we say now has to be told so in the way it knows."""
    if refusal.code == OLD_PAGE:
        return Bye(refusal=refusal, come_back=False, text=english(refusal.said))
    return refusal_answer(None, refusal)


async def heard_hello(socket: Socket) -> Hello:
    try:
        raw = await asyncio.wait_for(receive(socket), limits.SECONDS_TO_SAY_HELLO)
        message = parsed(raw)
    except TimeoutError:
        raise words.hello_first() from None
    if not isinstance(message, Hello):
        raise words.hello_first()
    if message.protocol < PROTOCOL:
        raise words.old_page()
    return message


async def receive(socket: Socket) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code") or DONE)
    raw: str | bytes | None = message.get("text")
    return raw if raw is not None else message.get("bytes") or b""


def parsed(raw: str | bytes) -> messages.FromDevice:
    if isinstance(raw, bytes):
        raise words.junk("text messages only")
    if len(raw) > limits.MESSAGE_BYTES or len(raw.encode("utf-8", "replace")) > limits.MESSAGE_BYTES:
        raise words.too_big(limits.MESSAGE_BYTES)
    try:
        return messages.parse(raw)
    except (msgspec.DecodeError, UnicodeError) as error:
        problem, _, field = str(error).partition(" - at `$.")
        raise words.junk(problem, field.rstrip("`")) from None


async def welcome(socket: Socket, house: House, name: str, hello: Hello) -> "Visit":
    """Admit a device to its table: no stranger, and no second tab unless it takes over."""
    if house.going_down:
        raise words.going_down()
    room = await house.room(name)
    if room.table.device_of(hashed(hello.token)) is None or hello.version > room.table.version:
        await room.catch_up()
    device = room.table.device_of(hashed(hello.token))
    if device is None:
        raise not_welcome()
    before = room.attendance.connections.get(device)
    if before is not None and before.tab != hello.tab and not hello.take_over:
        raise words.second_tab()
    if before is None and room.attendance.is_elsewhere(device, hello.tab) and not hello.take_over:
        raise words.second_tab()
    connection = Connection(socket, device, hello.tab, room.leave)
    if before is not None:
        before.dismiss(words.taken_over(), come_back=False)
    room.whispers.took_over(device, hello.tab)
    connection.answer(Welcome(device=device, version=room.table.version))
    since = min(hello.version, room.table.version) or None
    connection.send(encode(room.audience.frame_for(device, News(since=since))))
    room.enter(connection)
    return Visit(socket, house, room, connection)


class Visit:
    """A device at a table, from its welcome until it goes."""

    def __init__(self, socket: Socket, house: House, room: Room, connection: Connection) -> None:
        self._socket = socket
        self._house = house
        self._room = room
        self._connection = connection
        self._messages = bucket_for(room)
        self._questions = Bucket(limits.QUESTIONS_PER_SECOND, limits.QUESTIONS_AT_ONCE)
        self._sayings = Bucket(limits.SAYINGS_PER_SECOND, limits.SAYINGS_AT_ONCE)

    async def stay(self) -> None:
        writer = asyncio.create_task(self._connection.write())
        reader = asyncio.create_task(self._read())
        left = asyncio.create_task(self._connection.left.wait())
        try:
            await asyncio.wait({writer, reader, left}, return_when=asyncio.FIRST_COMPLETED)
            if self._connection.is_leaving:
                # until the last word has arrived: closing with unread messages in the pipe would swallow it
                await asyncio.wait({writer, reader}, timeout=SECONDS_TO_GO)
        finally:
            self._room.leave(self._connection)
            for task in (writer, reader, left):
                task.cancel()
            await asyncio.gather(writer, reader, left, return_exceptions=True)

    async def _read(self) -> None:
        """Messages of the device, one after another, until it goes or floods."""
        refused = 0
        with suppress(WebSocketDisconnect):
            while True:
                raw = await receive(self._socket)
                await asyncio.sleep(0)  # a flood must not keep the answers from going out
                if self._connection.is_leaving:
                    continue
                if self._messages.take():
                    await self._handle(raw)
                    continue
                refused += 1
                if refused > limits.PATIENCE:
                    self._connection.dismiss(words.too_fast(), come_back=False)
                else:
                    self._connection.answer(refusal_answer(request_of(raw), words.too_fast().refusal))

    async def _handle(self, raw: str | bytes) -> None:
        """One message: whatever is wrong with it becomes an answer."""
        request: str | None = None
        began = time.perf_counter()
        try:
            message = parsed(raw)
            request = getattr(message, "id", None)
            await self._obey(message)
        except (Refused, IllegalMove) as error:
            self._house.metrics.refusals.labels(error.refusal.code).inc()
            self._connection.answer(refusal_answer(request, error.refusal))
            if error.refusal.code == "stale":
                self._show_table()
        except StorageDown as error:
            log.warning("storage is away", extra={"problem": str(error)})
            self._connection.answer(refusal_answer(request, words.not_now().refusal))
        except HomewardError as error:
            log.error("unexpected", extra={"problem": str(error)})
            self._connection.answer(refusal_answer(request, words.not_now().refusal))
        finally:
            self._house.metrics.answer.observe(time.perf_counter() - began)

    def _show_table(self) -> None:
        news = News(since=self._room.table.version)
        self._connection.send(encode(self._room.audience.frame_for(self._connection.device, news)))

    def _say(self, message: messages.Say) -> None:
        """A phrase of the house, or a call of the game."""
        table = self._room.table
        own_seat(table, self._connection.device, message.seat)
        if message.phrase not in (*messages.PHRASES, *table.game.info.calls):
            raise words.junk("no such phrase", "phrase")
        if not self._sayings.take():
            raise words.too_fast()
        self._room.say(message.seat, message.phrase)

    async def _obey(self, message: messages.FromDevice) -> None:
        room, device, answer = self._room, self._connection.device, self._connection.answer
        match message:
            case Hello():
                raise words.junk("hello was said already")
            case messages.Ping():
                answer(Pong(id=message.id))
            case messages.Say():
                self._say(message)
            case Hold():
                room.real_time.hold(device, message)
            case Pace():
                room.real_time.set_pace(device, message)
                answer(Ack(id=message.id, version=room.table.version))
            case messages.Question():
                if not self._questions.take():
                    raise words.too_fast()
                answer(await answer_question(self._house, room, device, message))
            case _:
                version, decision = await room.wish(device, message)
                if isinstance(message, Offer) and decision is not None:
                    answer(OfferedAnswer(id=message.id, seat=message.seat, key=decision.key, minutes=OFFER_MINUTES))
                answer(Ack(id=message.id, version=version))


def bucket_for(room: Room) -> Bucket:
    if room.table.game.beats is None:
        return Bucket(limits.MESSAGES_PER_SECOND, limits.BURST)
    return Bucket(limits.MESSAGES_PER_SECOND_IN_BEATS, limits.BURST_IN_BEATS)


def request_of(raw: str | bytes) -> str | None:
    """The id of a request that is not going to be looked at."""
    try:
        return getattr(parsed(raw), "id", None)
    except Refused:
        return None
