"""Every message of a device, with nonsense in each of its fields."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from homeward.rooms.sessions.messages import FromDevice
from homeward.rooms.sessions.session import parse_message
from homeward.table.refusals import Refused
from tests.said import in_english
from tests.server.live import Device, Server
from tests.start_servers import start_servers

from .fields import BEYOND, alternatives, example, spoiled_fields, with_extremes
from .fuzz import is_error

MOST_BYTES = 4096
MESSAGES = {one.__struct_config__.tag: one for one in get_args(FromDevice)}


def structure(tag: str) -> inspect.StructType:
    found = inspect.type_info(MESSAGES[tag])
    assert isinstance(found, inspect.StructType)
    return found


def good(tag: str) -> dict[str, Any]:
    return {"type": tag, **example(structure(tag))}


def wrong(tag: str) -> Iterator[dict[str, Any]]:
    """The message with something wrong in one place."""
    yield from spoiled_fields(structure(tag), good(tag))
    yield from ({**good(tag), "type": kind} for kind in (None, 7, "nothing", [tag], tag.upper()))


def refusal(raw: str | bytes) -> str:
    with pytest.raises(Refused) as refused:
        parse_message(raw, MOST_BYTES)
    assert 0 < len(in_english(msgspec.to_builtins(refused.value.refusal.said))) < 1000
    return refused.value.refusal.code


@pytest.mark.parametrize("tag", MESSAGES)
def test_no_nonsense_gets_through(tag: str) -> None:
    whole = msgspec.json.encode(good(tag)).decode()
    assert isinstance(parse_message(whole, MOST_BYTES), MESSAGES[tag])
    for message in wrong(tag):
        assert refusal(msgspec.json.encode(message).decode()) == "junk", message
    for raw in (whole[:-1], whole + whole, f"[{whole}]", whole[:-1] + ',"extra":' + "[" * 3000, whole.encode()):
        assert refusal(raw) == "junk"
    assert refusal(whole[:-1] + f',"id":"{"x" * MOST_BYTES}"}}') == "too-big"


@pytest.mark.parametrize("tag", MESSAGES)
def test_every_field_has_bounds(tag: str) -> None:
    for field in structure(tag).fields:
        for kind in alternatives(field.type):
            if isinstance(kind, inspect.IntType):
                assert kind.ge is not None, field.name
                assert kind.le is not None, field.name
                assert -BEYOND < kind.ge <= kind.le < BEYOND
            assert not isinstance(kind, inspect.StrType) or kind.max_length is not None, field.name


async def test_whoever_only_watches_changes_nothing(tmp_path: Path) -> None:
    """A guest without a seat sends every message, with each extreme that a field allows."""
    with start_servers(Server, tmp_path) as server_with:
        server = server_with("--limit", "messages-per-second=9000", "--limit", "questions-per-second=9000")
        made = server.make("Anna", "Ben")
        guest = await Device(server.address, server.join(made["table"], made["join_key"])).connect()
        before, numbers = guest.frame["version"], count()
        for tag in MESSAGES:
            if tag not in (
                "hello",
                "hold",
                "leave",
            ):  # a second hello is junk, hold has no answer, and leave is the end
                for message in (good(tag), *with_extremes(structure(tag), good(tag))):
                    answer = await guest.request(**message | {"id": f"{next(numbers)}"})
                    assert answer["type"] != "refused" or in_english(answer["refusal"]["said"]), message
        assert (await guest.request(type="ping"))["type"] == "pong"
        assert guest.frame["version"] == before
        await guest.close()
        assert [line for line in server.log.read_text().splitlines() if is_error(line)] == []
