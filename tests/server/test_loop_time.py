"""No request takes so much of the event loop that somebody else's move waits for it."""

import asyncio
import sys
from pathlib import Path

import msgspec

from homeward.games import game

from .long_bodies import long_bodies
from .loop_client import LoopClient, house_on_this_loop
from .request_examples import ENDPOINTS, EXAMPLES, HOST, ExampleRequest, Scene, address_of

MOST_MILLISECONDS = 5.0  # of the processor
TRIES = 3  # the quickest counts: a busy machine makes some slower, never quicker


def test_every_endpoint_has_an_example() -> None:
    assert set(EXAMPLES) == set(ENDPOINTS)


async def milliseconds(client: LoopClient, name: str, request: ExampleRequest) -> float:
    endpoint = ENDPOINTS[name]
    answer = await client.request(endpoint.method, address_of(endpoint, request), request.body, **HOST)
    assert answer.status in (endpoint.status, *request.allowed), (name, answer.body)
    return answer.milliseconds


async def test_no_request_keeps_the_event_loop_busy(tmp_path: Path) -> None:
    slow = {}
    async with house_on_this_loop(tmp_path) as client:
        scene = Scene(client)
        await scene.set_up()
        for name, examples in EXAMPLES.items():
            tries = [[await milliseconds(client, name, one) for one in examples(scene)] for _ in range(TRIES)]
            quickest = max(min(each) for each in zip(*tries, strict=True))
            if quickest > MOST_MILLISECONDS:
                slow[name] = round(quickest, 1)
    assert slow == {}


async def test_nor_does_the_first_one(tmp_path: Path) -> None:
    """What is kept from then on: imports, files, tables of letters. Each process is a new one."""
    slow: dict[str, float] = {}
    for number in range(TRIES):
        directory = tmp_path / str(number)
        directory.mkdir()
        found = await first_requests(directory)
        slow = {name: took for name, took in found.items() if took > MOST_MILLISECONDS and (name in slow or not number)}
        if not slow:
            break
    assert slow == {}


async def first_requests(directory: Path) -> dict[str, float]:
    words = (sys.executable, "-m", "tests.server.first_requests", str(directory))
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    return msgspec.json.decode(said.splitlines()[-1], type=dict[str, float])


async def test_no_body_keeps_the_event_loop_busy(tmp_path: Path) -> None:
    slow = {}
    async with house_on_this_loop(tmp_path) as client:
        scene = Scene(client)
        await scene.set_up()
        for name in (name for name, endpoint in ENDPOINTS.items() if endpoint.body is not None):
            example = EXAMPLES[name](scene)[0]
            for kind, body in long_bodies(ENDPOINTS[name], example.body):
                request = ExampleRequest(example.values, body)
                tries = [await milliseconds_of_any(client, name, request) for _ in range(TRIES)]
                if min(tries) > MOST_MILLISECONDS:
                    slow[f"{name}, {kind}"] = round(min(tries), 1)
    assert slow == {}


async def milliseconds_of_any(client: LoopClient, name: str, request: ExampleRequest) -> float:
    endpoint = ENDPOINTS[name]
    answer = await client.request(endpoint.method, address_of(endpoint, request), request.body, **HOST)
    assert answer.status < 500, (name, answer.body)
    return answer.milliseconds


async def test_what_is_the_same_for_everybody_is_not_even_made_on_the_event_loop(tmp_path: Path) -> None:
    constant = [name for name, endpoint in ENDPOINTS.items() if endpoint.is_constant]
    assert {"games", "moves", "one_puzzle", "game_texts"} <= set(constant)
    async with house_on_this_loop(tmp_path) as client:
        for name in constant:
            first = [await milliseconds(client, name, one) for one in EXAMPLES[name](Scene(client))]
            assert max(first) < MOST_MILLISECONDS, name


async def test_who_has_the_newest_answer_is_told_so_without_it(tmp_path: Path) -> None:
    async with house_on_this_loop(tmp_path) as client:
        moves = await client.request("GET", "/api/games/monster-falle/moves")
        assert moves.headers["content-encoding"] == "gzip"
        assert moves.headers["cache-control"] == "no-cache"
        tag = moves.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = await client.request("GET", "/api/games/monster-falle/moves", if_none_match=known)
            assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
        changed = await client.request("GET", "/api/games/monster-falle/moves", if_none_match='"other"')
        assert (changed.status, changed.body) == (200, moves.body)
        assert (await client.request("GET", "/api/games/chess/moves")).status == 404
        plain = await client.request("GET", "/api/games/monster-falle/moves", accept_encoding="identity")
        assert len(plain.json()) == len(game("monster-falle").moves)
