"""The socket of a table: a device says hello, then its messages come in and frames go out."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from homeward.catalogue.telling import english
from homeward.engine.errors import HomewardError, IllegalMove, Refusal
from homeward.server import messages, words
from homeward.server.addresses import address_of
from homeward.server.connection import REFUSED, Connection
from homeward.server.house import House
from homeward.server.limits import Bucket, Limits
from homeward.server.logs import log
from homeward.server.messages import (
    PROTOCOL,
    Ack,
    Bye,
    Hello,
    InvitedAnswer,
    OfferedAnswer,
    Pong,
    RefusedAnswer,
    Welcome,
    encode,
    refusal_answer,
)
from homeward.server.origins import comes_from_us
from homeward.server.questions import answer_question
from homeward.server.room import Room
from homeward.server.storage import StorageDown
from homeward.table.frames import News
from homeward.table.judging import Decision, own_seat
from homeward.table.secret_source import hashed
from homeward.table.wishes import NAME_LENGTH, AnyWish, Hold, Invite, Offer, Pace
from homeward.table.words import Refused, not_welcome

DONE = 1000
TRY_AGAIN = 1013
OLD_PAGE = words.old_page().refusal.code


ADDRESS = "/tables/{name}/socket"  # below /api


async def table_socket(house: House, socket: WebSocket) -> None:
    """A device comes to a table (docs/protocol.md, "The socket")."""
    name: str = socket.path_params["name"]
    await socket.accept()
    house.metrics.sockets.inc()
    try:
        if not comes_from_us(socket, house.settings):
            raise words.wrong_origin()
        with one_socket(house, address_of(socket)):
            visit = await welcome(socket, house, name, await heard_hello(socket, house.settings.limits))
            await visit.stay()
    except (Refused, StorageDown) as error:
        await turn_away(socket, error)
    except WebSocketDisconnect:
        pass
    finally:
        house.metrics.sockets.dec()


@contextmanager
def one_socket(house: House, address: str) -> Iterator[None]:
    """Refused if an address has too many of them."""
    if house.sockets[address] >= house.settings.limits.sockets and address not in house.settings.trusted:
        raise words.too_many_lines()
    house.sockets[address] += 1
    try:
        yield
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def turn_away(socket: WebSocket, error: Refused | StorageDown) -> None:
    refused = error if isinstance(error, Refused) else words.storage_down(error)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(farewell(refused.refusal)).decode())
        await socket.close(REFUSED if isinstance(error, Refused) else TRY_AGAIN)


def farewell(refusal: Refusal) -> RefusedAnswer | Bye:
    """A page that is too old for what we say now has to be told so in the way it knows."""
    if refusal.code == OLD_PAGE:
        return Bye(refusal=refusal, come_back=False, text=english(refusal.said))
    return refusal_answer(None, refusal)


async def heard_hello(socket: WebSocket, limits: Limits) -> Hello:
    try:
        raw = await asyncio.wait_for(receive(socket), limits.hello_seconds)
        message = parsed(raw, limits.message_bytes)
    except TimeoutError:
        raise words.hello_first() from None
    if not isinstance(message, Hello):
        raise words.hello_first()
    if message.protocol < PROTOCOL:
        raise words.old_page()
    return message


async def receive(socket: WebSocket) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or DONE)
    raw: str | bytes | None = message.get("text")
    return raw if raw is not None else message.get("bytes") or b""


def parsed(raw: str | bytes, most_bytes: int) -> messages.FromDevice:
    if isinstance(raw, bytes):
        raise words.junk("text messages only")
    if len(raw) > most_bytes or len(raw.encode("utf-8", "replace")) > most_bytes:
        raise words.too_big(most_bytes)
    try:
        return messages.parse(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        problem, _, field = str(error).partition(" - at `$.")
        raise words.junk(problem, field.rstrip("`")) from None


async def welcome(socket: WebSocket, house: House, name: str, hello: Hello) -> "Visit":
    """Admit a device to its table: no stranger, and no second tab unless it takes over."""
    if house.going_down:
        raise words.going_down()
    room = await house.room(name, seen=hello.version)
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
    limits = house.settings.limits
    connection = Connection(socket, device, hello.tab, room.leave, limits)
    if before is not None:
        before.dismiss(words.taken_over(), come_back=False)
    room.whispers.took_over(device, hello.tab)
    connection.answer(Welcome(device=device, version=room.table.version, limits=limits_told(limits)))
    since = min(hello.version, room.table.version) or None
    connection.send(encode(room.audience.frame_for(device, News(since=since))))
    missing = house.tools.losses.missing(name, hello.version, room.table.version)
    if missing:
        connection.answer(refusal_answer(None, words.steps_lost(missing).refusal))
    room.enter(connection)
    house.retention.came_to(name)
    return Visit(socket, house, room, connection)


class Visit:
    """A device at a table, from its welcome until it goes."""

    def __init__(self, socket: WebSocket, house: House, room: Room, connection: Connection) -> None:
        self._socket = socket
        self._house = house
        self._room = room
        self._connection = connection
        self._limits = limits = house.settings.limits
        self._messages = bucket_for(room, limits)
        self._questions = Bucket(limits.questions_per_second, limits.questions_at_once)
        self._sayings = Bucket(limits.sayings_per_second, limits.sayings_at_once)
        self._hint: asyncio.Task[None] | None = None  # is being thought about

    async def stay(self) -> None:
        writer = asyncio.create_task(self._connection.write())
        reader = asyncio.create_task(self._read())
        left = asyncio.create_task(self._connection.left.wait())
        try:
            await asyncio.wait({writer, reader, left}, return_when=asyncio.FIRST_COMPLETED)
            if self._connection.is_leaving:
                # until the last word has arrived: closing with unread messages in the pipe would swallow it
                await asyncio.wait({writer, reader}, timeout=self._limits.farewell_seconds)
        finally:
            self._room.leave(self._connection)
            tasks = [writer, reader, left, *filter(None, [self._hint])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

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
                if refused > self._limits.refusals:
                    self._connection.dismiss(words.too_fast(), come_back=False)
                else:
                    self._connection.answer(refusal_answer(self._request_of(raw), words.too_fast().refusal))

    async def _handle(self, raw: str | bytes) -> None:
        """One message. A hint may take its time: whoever asks can do other things meanwhile, or go."""
        try:
            message = parsed(raw, self._limits.message_bytes)
        except Refused as error:
            self._refuse(None, error)
            return
        if isinstance(message, messages.AskHint) and (self._hint is None or self._hint.done()):
            self._hint = asyncio.create_task(self._attempt(message))
        elif isinstance(message, messages.AskHint):
            self._refuse(message.id, words.too_fast())
        else:
            await self._attempt(message)

    def _refuse(self, request: str | None, error: Refused | IllegalMove) -> None:
        self._house.metrics.refusals.labels(error.refusal.code).inc()
        self._connection.answer(refusal_answer(request, error.refusal))

    async def _attempt(self, message: messages.FromDevice) -> None:
        """Do what a message says: whatever is wrong with it becomes an answer."""
        request: str | None = getattr(message, "id", None)
        began = time.perf_counter()
        facts = {"kind": type(message).__name__.lower(), "table": self._room.table.name}
        try:
            with self._house.tools.tracing.span("message", facts=facts):
                await self._obey(message)
        except (Refused, IllegalMove) as error:
            self._refuse(request, error)
            if error.refusal.code == "stale":
                self._show_table()
        except StorageDown as error:
            log.warning("storage is away", extra={"problem": str(error)})
            self._connection.answer(refusal_answer(request, words.storage_down(error).refusal))
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
            case messages.Hurry():
                own_seat(room.table, device, message.seat)
                room.hurry()
                answer(Ack(id=message.id, version=room.table.version))
            case Hold():
                room.real_time.hold(device, message)
            case Pace():
                room.real_time.set_pace(device, message)
                answer(Ack(id=message.id, version=room.table.version))
            case messages.Question():
                if not self._questions.take():
                    raise words.too_fast()
                if isinstance(message, messages.AskHint):
                    self._house.doors.admit("hint", self._connection.address)
                answer(await answer_question(room, self._connection, message))
            case _:
                version, decision = await room.wish(device, message)
                if decision is not None:
                    self._give_key(message, decision)
                answer(Ack(id=message.id, version=version))

    def _give_key(self, wish: AnyWish, decision: Decision) -> None:
        """Keys are told once, to the device that wished for them: only their hashes are kept."""
        match wish:
            case Offer():
                minutes = self._limits.offer_minutes
                self._connection.answer(OfferedAnswer(id=wish.id, seat=wish.seat, key=decision.key, minutes=minutes))
            case Invite():
                self._connection.answer(InvitedAnswer(id=wish.id, key=decision.key))

    def _request_of(self, raw: str | bytes) -> str | None:
        """The id of a request that is not going to be looked at."""
        try:
            return getattr(parsed(raw, self._limits.message_bytes), "id", None)
        except Refused:
            return None


def bucket_for(room: Room, limits: Limits) -> Bucket:
    if room.table.game.beats is None:
        return Bucket(limits.messages_per_second, limits.messages_at_once)
    return Bucket(limits.beat_messages_per_second, limits.beat_messages_at_once)


def limits_told(limits: Limits) -> messages.Limits:
    """Those that a page keeps to by itself."""
    return messages.Limits(
        limits.message_bytes, int(limits.messages_per_second), int(limits.sayings_per_second), NAME_LENGTH
    )
