"""The doors of turn notices: who may ask this server to call somebody, whom, and who waits meanwhile."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.said import in_english
from tests.server.live import PATIENCE, Device, Server, seat
from tests.server.push_service import PushService
from tests.server.webhook_target import WEBHOOKS_ON
from tests.start_servers import start_servers

SLOW_CALLS = 40  # more than the default pool of any usual machine has threads


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Server]:
    directory: Path = tmp_path_factory.mktemp("doors")
    push = ["--push-contact", "mailto:host@example.org", "--push-service", service.address]
    with start_servers(Server, directory) as server_with:
        server = server_with(*push, *WEBHOOKS_ON)
        yield server
    assert "Traceback" not in server.log.read_text()


def refusal(response: httpx.Response) -> str:
    """The code of a refusal that people can read."""
    told = response.json()
    assert 400 <= response.status_code < 500, response.text
    assert in_english(told["said"])
    code: str = told["code"]
    return code


def put(server: Server, path: str, body: object) -> httpx.Response:
    return httpx.put(f"{server.address}/api{path}", json=body, timeout=PATIENCE)


@pytest.mark.parametrize(
    "endpoint",
    [
        *(
            "https://127.0.0.1\\@fcm.googleapis.com/",
            "https://fcm.googleapis.com:99999/",
            "https://fcm.googleapis.com:0/",
        ),
        *(
            "https://fcm.googleapis.com:port/",
            "https://fcm.googleapis.com/\x00",
            "https://[fcm.googleapis.com/",
            "\x00",
        ),
        *("http://fcm.googleapis.com/", "https://\u212a.push.apple.com/", "https://fcm.googleapis.com@127.0.0.1/"),
    ],
)
def test_an_endpoint_with_two_meanings_is_refused_in_words(server: Server, endpoint: str) -> None:
    made = server.make("Anna")
    wish = {"token": made["token"], "endpoint": endpoint}
    assert refusal(server.post(f"/tables/{made['table']}/bell/trial", wish)) == "no-bell"
    assert refusal(put(server, f"/tables/{made['table']}/bell", wish)) == "no-bell"
    hook = {"token": made["token"], "url": endpoint.replace("fcm.googleapis.com", "example.org")}
    assert server.post(f"/tables/{made['table']}/hook/trial", hook).json() == {"result": "bad-url"}
    assert refusal(put(server, f"/tables/{made['table']}/hook", hook)) == "no-hook"


async def test_only_somebody_who_sits_at_a_table_makes_the_server_call(server: Server, service: PushService) -> None:
    made = server.make("Anna", "open")
    onlooker = server.join(made["table"], made["join_key"])
    other = server.make("Cleo")
    before = len(service.calls)
    push, hook = {"endpoint": service.endpoint}, {"url": "https://localhost/"}
    for token, code in ((onlooker["token"], "not-seated"), (other["token"], "not-welcome"), ("", "not-welcome")):
        for path, wish in (("bell", push), ("hook", hook)):
            body = wish | {"token": token}
            assert refusal(server.post(f"/tables/{made['table']}/{path}/trial", body)) == code
            assert refusal(put(server, f"/tables/{made['table']}/{path}", body)) == code
    assert server.post("/bell/trial", push).status_code in (404, 405), "there is no way without a table"
    assert len(service.calls) == before


async def test_a_push_service_that_hangs_delays_no_table(server: Server, service: PushService) -> None:
    made = server.make("Anna")
    trial = {"token": made["token"], "endpoint": service.endpoint}
    service.answers.clear()
    async with httpx.AsyncClient(base_url=f"{server.address}/api", timeout=PATIENCE) as client:
        calls = [
            asyncio.create_task(client.post(f"/tables/{made['table']}/bell/trial", json=trial))
            for _ in range(SLOW_CALLS)
        ]
        await asyncio.to_thread(service.wait_for_waiting, SLOW_CALLS)
        new = await client.post("/tables", json={"game": "monster-chase", "seats": [seat("Ben")]})
        assert new.status_code == 201
        ben = await Device(server.address, new.json()).connect()
        assert (await ben.move())["type"] == "ack"
        await ben.close()
        assert not any(call.done() for call in calls), "all of them still hang, and Ben has played"
        service.answers.set()
        assert {(await call).json()["result"] for call in calls} <= {"rung", "unreachable"}
