"""The conversation with a device at a table: its messages are carried out or refused."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from homeward.engine.decode_errors import problem_and_field
from homeward.engine.errors import HomewardError, IllegalMove
from homeward.rooms.error_refusals import junk_refusal, storage_refusal
from homeward.rooms.logger import log
from homeward.rooms.rate_limits import Limits, TokenBucket
from homeward.rooms.room.room import Room
from homeward.rooms.rooms import Rooms
from homeward.rooms.services import RoomServices
from homeward.rooms.sessions import messages
from homeward.rooms.sessions.connection import DeviceConnection, Transport, TransportClosed
from homeward.rooms.sessions.messages import (
    PROTOCOL,
    Ack,
    Hello,
    InvitedAnswer,
    OfferedAnswer,
    Pong,
    Welcome,
    encode,
    refusal_answer,
)
from homeward.rooms.sessions.questions import answer_question
from homeward.rooms.storage import StorageDown
from homeward.table.decisions.decision import Decision, own_seat
from homeward.table.display.seen import News
from homeward.table.refusals import Refused, program_refusal
from homeward.table.secret_source import hash_secret
from homeward.table.wishes import NAME_LENGTH, AnyWish, Hold, Invite, Offer, Pace

Receive = Callable[[], Awaitable[str | bytes]]  # the next message of the device; raises TransportClosed
Admit = Callable[[], None]  # raises Refused if hints were asked for too often
MOST_WAITING = 40  # messages of a device that are read before the first of them is carried out


def parse_message(raw: str | bytes, most_bytes: int) -> messages.FromDevice:
    if isinstance(raw, bytes):
        raise junk_refusal("text messages only")
    if len(raw) > most_bytes or len(raw.encode("utf-8", "replace")) > most_bytes:
        raise Refused("too-big", limit=most_bytes)
    try:
        return messages.parse(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise junk_refusal(*problem_and_field(error)) from None


def read_hello(raw: str | bytes, most_bytes: int) -> Hello:
    """The first message of a device."""
    message = parse_message(raw, most_bytes)
    if not isinstance(message, Hello):
        raise hello_first()
    if message.protocol < PROTOCOL:
        raise Refused("old-page")
    return message


def hello_first() -> Refused:
    return program_refusal("hello-first", "the first message must be hello")


async def open_session(transport: Transport, rooms: Rooms, name: str, hello: Hello) -> tuple[Room, DeviceConnection]:
    """Admit a device to its table. Raises Refused for an unknown token, and for a second tab unless it takes over."""
    room = await rooms.room(name, seen=hello.version)
    if room.table.guests.device_of(hash_secret(hello.token)) is None or hello.version > room.table.version:
        await room.catch_up()
    device = room.table.guests.device_of(hash_secret(hello.token))
    if device is None:
        raise Refused("not-welcome")
    before = room.attendance.connections.get(device)
    if before is not None and before.tab != hello.tab and not hello.take_over:
        raise Refused("second-tab")
    if before is None and room.attendance.is_elsewhere(device, hello.tab) and not hello.take_over:
        raise Refused("second-tab")
    services = rooms.services
    connection = DeviceConnection(transport, device, hello.tab, room.leave, services.settings.limits)
    connection.described = hello.described
    if before is not None:
        before.dismiss(Refused("taken-over"), come_back=False)
    room.process_messages.took_over(device, hello.tab)
    connection.answer(
        Welcome(device=device, version=room.table.version, limits=client_limits(services.settings.limits))
    )
    since = min(hello.version, room.table.version) or None
    connection.send(encode(room.broadcast.frame_for(connection, News(since=since))))
    missing = services.missing_entries.missing(name, hello.version, room.table.version)
    if missing:
        connection.answer(refusal_answer(None, Refused("steps-lost", n=missing).refusal))
    room.enter(connection)
    return room, connection


class Session:
    """The session after the welcome. `receive` waits for the device's next message."""

    def __init__(
        self, receive: Receive, services: RoomServices, room: Room, connection: DeviceConnection, admit_hint: Admit
    ) -> None:
        self._receive = receive
        self._room = room
        self._connection = connection
        self._admit_hint = admit_hint
        self._metrics = services.metrics
        self._tracing = services.tracing
        self._limits = limits = services.settings.limits
        self._messages = message_bucket(room, limits)
        self._questions = TokenBucket(limits.questions_per_second, limits.questions_at_once)
        self._sayings = TokenBucket(limits.sayings_per_second, limits.sayings_at_once)
        self._waiting = asyncio.Queue[messages.FromDevice](MOST_WAITING)
        self._hint: asyncio.Task[None] | None = None  # the hint that is being computed

    async def stay(self) -> None:
        writer = asyncio.create_task(self._connection.write())
        reader = asyncio.create_task(self._read())
        worker = asyncio.create_task(self._carry_out_all())
        left = asyncio.create_task(self._connection.left.wait())
        try:
            await asyncio.wait({writer, reader, worker, left}, return_when=asyncio.FIRST_COMPLETED)
            if self._connection.is_leaving:
                # wait until the farewell has arrived: closing with unread messages would lose it
                await asyncio.wait({writer, reader}, timeout=self._limits.farewell_seconds)
        finally:
            self._room.leave(self._connection)
            tasks = [writer, reader, worker, left, *filter(None, [self._hint])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self) -> None:
        """Take the messages of the device until it leaves or sends too many. What it sent before is carried out."""
        refused = 0
        with suppress(TransportClosed):
            while True:
                raw = await self._receive()
                await asyncio.sleep(0)  # many messages must not delay the answers
                if self._connection.is_leaving:
                    continue
                if self._messages.take():
                    await self._take(raw)
                    continue
                refused += 1
                if refused > self._limits.refusals:
                    self._connection.dismiss(Refused("too-fast"), come_back=False)
                else:
                    self._connection.answer(refusal_answer(self._request_of(raw), Refused("too-fast").refusal))

        await self._waiting.join()

    async def _take(self, raw: str | bytes) -> None:
        """Answer a ping at once: it asks whether the line is alive, also while the storage keeps a wish waiting."""
        try:
            message = parse_message(raw, self._limits.message_bytes)
        except Refused as error:
            self._refuse(None, error)
            return
        if isinstance(message, messages.Ping):
            await self._attempt(message)
        else:
            await self._waiting.put(message)

    async def _carry_out_all(self) -> None:
        """All other messages are carried out one after another."""
        while True:
            await self._carry_out(await self._waiting.get())
            self._waiting.task_done()

    async def _carry_out(self, message: messages.FromDevice) -> None:
        """A hint runs in a task of its own, because it may take a second."""
        if isinstance(message, messages.AskHint) and (self._hint is None or self._hint.done()):
            self._hint = asyncio.create_task(self._attempt(message))
        elif isinstance(message, messages.AskHint):
            self._refuse(message.id, Refused("too-fast"))
        else:
            await self._attempt(message)

    def _refuse(self, request: str | None, error: Refused | IllegalMove) -> None:
        self._metrics.refused(error.refusal.code)
        self._connection.answer(refusal_answer(request, error.refusal))

    async def _attempt(self, message: messages.FromDevice) -> None:
        """Carry out a message. Every error becomes an answer."""
        request: str | None = getattr(message, "id", None)
        began = time.perf_counter()
        facts = {"kind": str(message.__struct_config__.tag), "table": self._room.table.name}
        try:
            with self._tracing.span("message", facts=facts):
                await self._obey(message)
        except (Refused, IllegalMove) as error:
            self._refuse(request, error)
            if error.refusal.code == "stale":
                self._show_table()
        except StorageDown as error:
            log.warning("storage is away", extra={"problem": str(error)})
            self._connection.answer(refusal_answer(request, storage_refusal(error).refusal))
        except HomewardError as error:
            log.error("unexpected", extra={"problem": str(error)})
            self._connection.answer(refusal_answer(request, Refused("not-now").refusal))
        finally:
            self._metrics.answered(time.perf_counter() - began)

    def _show_table(self) -> None:
        news = News(since=self._room.table.version)
        self._connection.send(encode(self._room.broadcast.frame_for(self._connection, news)))

    def _say(self, message: messages.Say) -> None:
        """A phrase of the house, or a call of the game."""
        table = self._room.table
        own_seat(table, self._connection.device, message.seat)
        if message.phrase not in (*messages.PHRASES, *table.game.info.calls):
            raise junk_refusal("no such phrase", "phrase")
        if not self._sayings.take():
            raise Refused("too-fast")
        self._room.say(message.seat, message.phrase)

    async def _obey(self, message: messages.FromDevice) -> None:
        room, device, answer = self._room, self._connection.device, self._connection.answer
        match message:
            case Hello():
                raise junk_refusal("hello was said already")
            case messages.Ping():
                room.beat_clock.heard(device)
                answer(Pong(id=message.id))
            case messages.Say():
                self._say(message)
            case messages.Hurry():
                own_seat(room.table, device, message.seat)
                room.hurry()
                answer(Ack(id=message.id, version=room.table.version))
            case Hold():
                room.beat_clock.hold(device, message)
            case Pace():
                room.beat_clock.set_pace(device, message)
                answer(Ack(id=message.id, version=room.table.version))
            case messages.Question():
                if not self._questions.take():
                    raise Refused("too-fast")
                if isinstance(message, messages.AskHint):
                    self._admit_hint()
                answer(await answer_question(room, self._connection, message))
            case _:
                version, decision = await room.wish(device, message)
                if decision is not None:
                    self._give_key(message, decision)
                answer(Ack(id=message.id, version=version))

    def _give_key(self, wish: AnyWish, decision: Decision) -> None:
        """Send a key, once and only to the device that wished for it: only its hash is stored."""
        match wish:
            case Offer():
                minutes = self._limits.offer_minutes
                self._connection.answer(OfferedAnswer(id=wish.id, seat=wish.seat, key=decision.key, minutes=minutes))
            case Invite():
                self._connection.answer(InvitedAnswer(id=wish.id, key=decision.key))

    def _request_of(self, raw: str | bytes) -> str | None:
        """The id of a request that is refused unread."""
        try:
            return getattr(parse_message(raw, self._limits.message_bytes), "id", None)
        except Refused:
            return None


def message_bucket(room: Room, limits: Limits) -> TokenBucket:
    if room.table.game.beats is None:
        return TokenBucket(limits.messages_per_second, limits.messages_at_once)
    return TokenBucket(limits.beat_messages_per_second, limits.beat_messages_at_once)


def client_limits(limits: Limits) -> messages.ClientLimits:
    """The limits that a page keeps by itself."""
    return messages.ClientLimits(
        limits.message_bytes, int(limits.messages_per_second), int(limits.sayings_per_second), NAME_LENGTH
    )
