"""The socket of one device at one table: hello, then messages in and frames out."""

import asyncio
import time
from contextlib import suppress
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from homeward.engine.errors import HomewardError, IllegalMove
from homeward.server import limits, messages, words
from homeward.server.house import House
from homeward.server.limits import Bucket
from homeward.server.logs import log
from homeward.server.messages import Ack, Bye, Hello, OfferedAnswer, Pong, Welcome, encode, refusal_answer
from homeward.server.questions import answer_question
from homeward.server.room import Room
from homeward.server.storage import StorageDown
from homeward.table.decide import OFFER_MINUTES, own_seat
from homeward.table.frames import News
from homeward.table.secret_source import hashed
from homeward.table.wishes import Hold, Offer, Pace
from homeward.table.words import Refused, not_welcome

Socket: TypeAlias = "WebSocket[Any, Any, Any]"

SECONDS_TO_GO = 2.0
REFUSED = 1008
GOING = 1001
DONE = 1000


class Device:
    """One connected device. What is sent waits in a queue, so that a slow reader holds up nobody."""

    def __init__(self, socket: Socket, room: Room, device: int, tab: str) -> None:
        self.device = device
        self.tab = tab
        self.room = room
        self._socket = socket
        self._queue: asyncio.Queue[bytes | tuple[bytes, int]] = asyncio.Queue()
        self.is_leaving = False
        self.left = asyncio.Event()
        self.questions = Bucket(limits.QUESTIONS_PER_SECOND, limits.QUESTIONS_AT_ONCE)

    def send(self, raw: bytes) -> None:
        if self.is_leaving:
            return
        if self._queue.qsize() >= limits.UNREAD_MESSAGES:
            self.dismiss(words.too_slow(), come_back=True)
            return
        self._queue.put_nowait(raw)

    def answer(self, answer: messages.Answer) -> None:
        self.send(encode(answer))

    def dismiss(self, reason: Refused, come_back: bool) -> None:
        """A last word, then the socket closes."""
        if self.is_leaving:
            return
        self.is_leaving = True
        self.left.set()
        self.room.leave(self)
        if self._queue.qsize() >= limits.UNREAD_MESSAGES:
            self._queue = asyncio.Queue()  # what was not read will not be missed: the next hello gets a whole frame
        bye = Bye(code=reason.refusal.code, text=reason.refusal.text, come_back=come_back)
        self._queue.put_nowait((encode(bye), GOING if come_back else REFUSED))

    async def write(self) -> None:
        """Send what waits until the farewell has been sent."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    raw, code = item
                    await self._socket.send_data(raw, mode="text")
                    await self._socket.close(code)
                    return
                await self._socket.send_data(item, mode="text")


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: str, house: House) -> None:
    """A device comes to a table (docs/protocol.md, "The socket")."""
    await socket.accept()
    house.metrics.sockets.inc()
    try:
        if not origin_is_ours(socket, house):
            raise words.wrong_origin()
        hello = await heard_hello(socket)
        device = await welcome(socket, house, name, hello)
    except (Refused, StorageDown) as error:
        await turn_away(socket, error)
    except WebSocketDisconnect:
        pass
    else:
        await stay(socket, device, house)
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
        await socket.send_data(encode(refusal_answer(None, refused.refusal)), mode="text")
        await socket.close(REFUSED if isinstance(error, Refused) else 1013)


async def heard_hello(socket: Socket) -> Hello:
    try:
        raw = await asyncio.wait_for(receive(socket), limits.SECONDS_TO_SAY_HELLO)
        message = parsed(raw)
    except TimeoutError:
        raise words.hello_first() from None
    if not isinstance(message, Hello):
        raise words.hello_first()
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


async def welcome(socket: Socket, house: House, name: str, hello: Hello) -> Device:
    """Admit a device to its table: no stranger, and no second tab unless it takes over."""
    if house.going_down:
        raise words.going_down()
    room = await house.room(name)
    if room.table.device_of(hashed(hello.token)) is None or hello.version > room.table.version:
        await room.catch_up()
    number = room.table.device_of(hashed(hello.token))
    if number is None:
        raise not_welcome()
    before = room.attendance.sockets.get(number)
    if before is not None and before.tab != hello.tab and not hello.take_over:
        raise words.second_tab()
    if before is None and room.attendance.is_elsewhere(number, hello.tab) and not hello.take_over:
        raise words.second_tab()
    device = Device(socket, room, number, hello.tab)
    if before is not None:
        before.dismiss(words.taken_over(), come_back=False)
    room.took_over(number, hello.tab)
    device.answer(Welcome(device=number, version=room.table.version))
    since = min(hello.version, room.table.version) or None
    device.send(encode(room.frame_for(number, News(since=since))))
    room.enter(device)
    return device


async def stay(socket: Socket, device: Device, house: House) -> None:
    writer = asyncio.create_task(device.write())
    reader = asyncio.create_task(read(socket, device, house))
    left = asyncio.create_task(device.left.wait())
    try:
        await asyncio.wait({writer, reader, left}, return_when=asyncio.FIRST_COMPLETED)
        if device.is_leaving:
            # until the last word has arrived: closing with unread messages in the pipe would swallow it
            await asyncio.wait({writer, reader}, timeout=SECONDS_TO_GO)
    finally:
        device.room.leave(device)
        for task in (writer, reader, left):
            task.cancel()
        await asyncio.gather(writer, reader, left, return_exceptions=True)


async def read(socket: Socket, device: Device, house: House) -> None:
    """Messages of a device, one after another, until it goes or floods."""
    bucket = bucket_for(device.room)
    refused = 0
    with suppress(WebSocketDisconnect):
        while True:
            raw = await receive(socket)
            await asyncio.sleep(0)  # a flood must not keep the answers from going out
            if device.is_leaving:
                continue
            if bucket.take():
                await handle(raw, device, house)
                continue
            refused += 1
            if refused > limits.PATIENCE:
                device.dismiss(words.too_fast(), come_back=False)
            else:
                device.answer(refusal_answer(request_of(raw), words.too_fast().refusal))


def request_of(raw: str | bytes) -> str | None:
    """The id of a request that is not going to be looked at."""
    try:
        return getattr(parsed(raw), "id", None)
    except Refused:
        return None


def bucket_for(room: Room) -> Bucket:
    if room.table.game.beats is None:
        return Bucket(limits.MESSAGES_PER_SECOND, limits.BURST)
    return Bucket(limits.MESSAGES_PER_SECOND_IN_BEATS, limits.BURST_IN_BEATS)


async def handle(raw: str | bytes, device: Device, house: House) -> None:
    """One message: whatever is wrong with it becomes an answer."""
    request: str | None = None
    began = time.perf_counter()
    try:
        message = parsed(raw)
        request = getattr(message, "id", None)
        await obey(message, device, house)
    except (Refused, IllegalMove) as error:
        house.metrics.refusals.labels(error.refusal.code).inc()
        device.answer(refusal_answer(request, error.refusal))
        if error.refusal.code == "stale":
            device.send(encode(device.room.frame_for(device.device, News(since=device.room.table.version))))
    except StorageDown as error:
        log.warning("storage is away", extra={"problem": str(error)})
        device.answer(refusal_answer(request, words.not_now().refusal))
    except HomewardError as error:
        log.error("unexpected", extra={"problem": str(error)})
        device.answer(refusal_answer(request, words.not_now().refusal))
    finally:
        house.metrics.answer.observe(time.perf_counter() - began)


async def obey(message: messages.FromDevice, device: Device, house: House) -> None:
    room = device.room
    match message:
        case Hello():
            raise words.junk("hello was said already")
        case messages.Ping():
            device.answer(Pong(id=message.id))
        case messages.Say():
            own_seat(room.table, device.device, message.seat)
            room.say(message.seat, message.phrase)
        case Hold():
            room.hold(device.device, message)
        case Pace():
            room.set_pace(device.device, message)
            device.answer(Ack(id=message.id, version=room.table.version))
        case messages.AskHint() | messages.AskLog() | messages.Describe():
            if not device.questions.take():
                raise words.too_fast()
            device.answer(await answer_question(house, room, device.device, message))
        case _:
            version, decision = await room.wish(device.device, message)
            if isinstance(message, Offer) and decision is not None:
                device.answer(OfferedAnswer(id=message.id, seat=message.seat, key=decision.key, minutes=OFFER_MINUTES))
            device.answer(Ack(id=message.id, version=version))
