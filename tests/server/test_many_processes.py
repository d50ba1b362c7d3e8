"""Several processes, one PostgreSQL, one Redis: any process serves any table."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from .live import Device, Server, StartServer
from .playing import play_on, play_to_the_end, seat_two, wait_for_moves
from .postgres import Postgres
from .redis_server import RedisServer


async def test_two_devices_on_two_processes_see_the_same_game(pair: tuple[Server, Server]) -> None:
    anna, ben = await seat_two(*pair, options={"length": 10, "mode": "easy", "open_memory": True})
    await anna.move()
    await ben.until(lambda heard: heard["type"] == "frame" and heard["version"] >= anna.version)
    assert ben.frame["mine"][0]["events"][0]["fleeting"], "what is shown is shown on every process"
    await asyncio.gather(play_to_the_end(anna), play_to_the_end(ben))
    assert anna.frame["score_sheet"] == ben.frame["score_sheet"]
    assert anna.version == ben.version


async def test_presence_phrases_and_tabs_reach_the_other_process(pair: tuple[Server, Server]) -> None:
    first, second = pair
    anna, ben = await seat_two(first, second)
    await anna.send(type="phrase", id="p", seat=0, phrase="hello")
    assert (await ben.until(lambda heard: heard["type"] == "phrase"))["seat"] == 0
    await ben.close()
    await anna.until(lambda heard: heard["type"] == "presence" and heard["connected"] == [True, False])
    joined = {"table": anna.frame["table"]["id"], "token": anna.token}
    other_tab = await Device(second.address, joined, tab="other").connect()
    assert other_tab.heard[-1]["refusal"]["code"] == "second-tab"
    other_tab = await Device(second.address, joined, tab="other").connect(take_over=True)
    assert other_tab.frame["mine"]
    assert (await anna.until(lambda heard: heard["type"] == "bye"))["refusal"]["code"] == "taken-over"


async def test_a_bot_moves_once_whoever_drives_it(pair: tuple[Server, Server]) -> None:
    first, second = pair
    made = first.make("Anna", "bot fox", options={"length": 10})
    anna = await Device(first.address, made).connect()
    watcher = await Device(second.address, second.join(made["table"], made["join_key"])).connect()
    while await anna.my_turn():
        await anna.move()
    await watcher.until(lambda heard: heard["type"] == "frame" and heard["over"])
    assert watcher.frame["table"]["moves"] == anna.frame["table"]["moves"]


async def test_both_processes_moving_at_once_is_decided_once(pair: tuple[Server, Server]) -> None:
    """The same device's click, sent to both processes: one entry, one answer."""
    first, second = pair
    made = first.make("Anna", options={"length": 10})
    one = await Device(first.address, made, tab="t").connect()
    two = await Device(second.address, made, tab="u").connect(take_over=True)
    await one.until(lambda heard: heard["type"] == "bye")
    wish = {"type": "move", "id": "click", "seat": 0, "code": 3, "version": two.version}
    answer = await two.request(**wish)
    again = await Device(first.address, made, tab="u").connect()
    assert await again.request(**wish) == answer


async def test_a_table_goes_on_while_redis_is_away(pair: tuple[Server, Server], redis: RedisServer) -> None:
    anna, ben = await seat_two(*pair)
    await anna.move()
    await ben.until(lambda heard: heard["type"] == "frame" and heard["version"] >= anna.version)
    redis.kill()
    assert (await ben.move())["type"] == "ack"
    redis.start()
    await anna.until(lambda heard: heard["type"] == "frame" and heard["version"] >= ben.version)
    assert (await anna.move())["type"] == "ack"
    await ben.until(lambda heard: heard["type"] == "frame" and heard["version"] >= anna.version)


async def test_a_table_goes_on_after_postgresql_was_restarted(postgres: Postgres, pair: tuple[Server, Server]) -> None:
    anna, ben = await seat_two(*pair)
    await anna.move()
    await asyncio.to_thread(postgres.stop, "immediate")
    await ben.until(lambda heard: heard["type"] == "frame" and heard["version"] >= anna.version)
    refused = await ben.request(type="move", id="ben", seat=1, code=ben.codes[0], version=ben.version)
    assert refused["refusal"]["code"] == "not-now"
    await asyncio.to_thread(postgres.start)
    answer = await ben.request_surely(type="move", id="ben", seat=1, code=ben.codes[0], version=ben.version)
    assert answer["type"] == "ack"
    await anna.until(lambda heard: heard["type"] == "frame" and heard["version"] >= answer["version"])


async def test_workers_on_one_port_survive_the_death_of_one(
    server_with: StartServer, postgres: Postgres, redis: RedisServer
) -> None:
    server = server_with("--redis", redis.url, "--workers", "2", database=postgres.url)
    tables = [server.make("Anna", "bot cub", options={"length": 10}) for _ in range(4)]
    devices = [await Device(server.address, table).connect() for table in tables]
    acknowledged: list[dict[str, int]] = [{} for _ in devices]
    stop = asyncio.Event()
    players = [
        asyncio.create_task(play_on(device, mine, stop)) for device, mine in zip(devices, acknowledged, strict=True)
    ]
    for _ in range(2):
        await wait_for_moves(acknowledged, 2)
        victims = children(server.pid)
        os.kill(victims[0], signal.SIGKILL)
    await wait_for_moves(acknowledged, 2)
    stop.set()
    await asyncio.gather(*players)
    for mine in acknowledged:
        assert list(mine.values()) == sorted(set(mine.values()))
        assert mine


async def test_a_stop_while_workers_are_replaced_is_obeyed_at_once(
    server_with: StartServer, postgres: Postgres, redis: RedisServer
) -> None:
    server = server_with("--redis", redis.url, "--workers", "2", database=postgres.url)
    before = set(children(server.pid))
    os.kill(server.pid, signal.SIGHUP)
    while before <= set(children(server.pid)):
        await asyncio.sleep(0.01)
    server.stop()
    assert "all processes are replaced" not in server.log.read_text()


def children(pid: int) -> list[int]:
    """The worker processes of a supervisor; the tracker of shared resources is no server."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
            command = (status.parent / "cmdline").read_text()
        except OSError:
            continue
        if int(fields[1]) == pid and "spawn_main" in command:
            found.append(int(status.parent.name))
    return found


def test_several_processes_need_postgresql_and_redis(tmp_path: Path) -> None:
    server = Server(tmp_path, "--workers", "2")
    with pytest.raises(AssertionError, match="Several processes need"):
        server.start()
