"""Webhooks: a player's address is called without content. What attacks it: tests/hostile/test_outgoing_client.py."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from homeward.server.notices.webhooks import Webhooks

from .live import PATIENCE, Device, Server, StartServer
from .playing import anna_begins
from .webhook_target import OUR_OWN, WEBHOOKS_ON, WebhookTarget, certificate_in


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return certificate_in(tmp_path_factory.mktemp("target"))


@pytest.fixture
def target(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WebhookTarget]:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))  # as if somebody everybody trusts had signed it
    target = WebhookTarget(certificate)
    yield target
    target.stop()


@pytest.fixture(scope="module")
def calling(module_server_with: StartServer, certificate: Path) -> Server:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("SSL_CERT_FILE", str(certificate))
        return module_server_with(*WEBHOOKS_ON, "--bell-seconds", "0.2")


def put_hook(server: Server, table: str, **wish: object) -> httpx.Response:
    return httpx.put(f"{server.address}/api/tables/{table}/hook", json=wish, timeout=PATIENCE)


async def called(url: str, *networks: str) -> str:
    """What comes of calling an address from a house that may call these networks of its own."""
    return await Webhooks(networks).call(url)


# From the table to the target


async def test_the_address_is_called_when_it_is_somebodys_turn_and_they_are_away(
    calling: Server, target: WebhookTarget
) -> None:
    anna, ben, joined = await anna_begins(calling)
    assert put_hook(calling, joined["table"], token=joined["token"], url=target.url).status_code == 204
    await ben.close()
    await anna.move()
    assert await asyncio.to_thread(target.called.wait, PATIENCE)
    ((path, headers, body),) = target.calls
    assert (path, body) == ("/turn?who=me", b"")
    assert headers.keys() == {"host", "user-agent", "content-length", "connection"}, "and nothing of the game"
    assert joined["table"] not in str(headers)
    await anna.close()


async def test_a_target_that_is_busy_is_called_again(calling: Server, target: WebhookTarget) -> None:
    """Its first answer is an excuse. How long the pause is: test_turn_notices.py."""
    target.status = 503
    made = calling.make("Anna", "Ben")
    tried = calling.post(f"/tables/{made['table']}/hook/trial", {"token": made["token"], "url": target.url})
    assert tried.json() == {"result": "busy"}


async def test_a_trial_reports_the_result_and_is_for_devices_of_the_table(
    calling: Server, target: WebhookTarget
) -> None:
    made = calling.make("Anna", "Ben")
    trial = f"/tables/{made['table']}/hook/trial"
    assert calling.post(trial, {"token": made["token"], "url": target.url}).json() == {"result": "rung"}
    assert calling.post(trial, {"token": "nobody", "url": target.url}).json()["code"] == "not-welcome"
    assert len(target.calls) == 1


async def test_it_is_switched_off(calling: Server, target: WebhookTarget) -> None:
    anna, ben, joined = await anna_begins(calling)
    put_hook(calling, joined["table"], token=joined["token"], url=target.url)
    assert calling.post(f"/tables/{joined['table']}/hook/off", {"token": joined["token"]}).status_code == 204
    other = calling.make("Cleo", "open", options={"start": 0})
    await ben.close()
    await anna.move()
    # another webhook, set afterwards, is called: by then the first would have been
    cleo = await Device(calling.address, other).connect()
    dora = calling.join(other["table"], other["join_key"])
    device = await Device(calling.address, dora).connect()
    await device.request(type="claim", seat=1, name="Dora")
    await cleo.until(lambda heard: heard["type"] == "frame" and heard["table"]["phase"] == "playing")
    put_hook(calling, other["table"], token=dora["token"], url=target.url.replace("turn", "dora"))
    await device.close()
    await cleo.move()
    assert await asyncio.to_thread(target.called.wait, PATIENCE)
    assert [path for path, *_ in target.calls] == ["/dora?who=me"]
    for one in (anna, cleo):
        await one.close()


def test_a_house_calls_no_addresses_unless_its_host_wants_it(server: Server) -> None:
    made = server.make("Anna", "Ben")
    answers = (
        put_hook(server, made["table"], token=made["token"], url="https://example.org/x"),
        server.post(f"/tables/{made['table']}/hook/trial", {"token": made["token"], "url": "https://example.org/x"}),
    )
    assert [answer.json()["code"] for answer in answers] == ["no-hook", "no-hook"]


def test_an_address_asks_for_so_many_calls_and_no_more(server_with: StartServer) -> None:
    server = server_with("--hooks", "--limit", "hooks-per-hour=3", trusted=False)
    made = server.make("Anna", "Ben")
    wish = {"token": made["token"], "url": "https://127.0.0.1/x"}
    answers = [server.post(f"/tables/{made['table']}/hook/trial", wish) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


# Calling


@pytest.mark.parametrize(
    ("status", "meaning"),
    [
        *((200, "rung"), (204, "rung"), (404, "gone"), (410, "gone"), (400, "refused"), (401, "refused")),
        *((429, "busy"), (500, "busy"), (503, "busy")),
    ],
)
async def test_an_answer_has_a_meaning(target: WebhookTarget, status: int, meaning: str) -> None:
    target.status = status
    assert await called(target.url, *OUR_OWN) == meaning


async def test_nobody_is_followed(target: WebhookTarget) -> None:
    for status in (301, 302, 303, 307, 308):
        target.status, target.headers = status, {"Location": f"https://localhost:{target.port}/elsewhere"}
        assert await called(target.url, *OUR_OWN) == "refused"
    assert {path for path, *_ in target.calls} == {"/turn?who=me"}


async def test_a_certificate_that_nobody_signed_is_told(certificate: Path) -> None:
    target = WebhookTarget(certificate)  # and nobody trusts it
    assert await called(target.url, *OUR_OWN) == "bad-certificate"
    target.stop()


async def test_a_certificate_for_another_name_is_told(target: WebhookTarget) -> None:
    assert await called(target.url.replace("localhost", "127.0.0.1"), *OUR_OWN) == "bad-certificate"


async def test_where_nobody_is_nobody_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    assert await called(f"https://localhost:{port}/", *OUR_OWN) == "unreachable"
