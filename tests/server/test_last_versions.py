"""What was acknowledged and is not in the database any more is noticed, by the file of last versions or by a device."""

import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from homeward.client.server_process import free_port
from homeward.rooms.storage import Write
from homeward.server.storage.sql import SqlStorage, storage_at
from homeward.server.storage.sqlite.last_versions import SLOT_BYTES, LastVersions
from tests.start_servers import start_servers

from .live import PATIENCE, Device, Server


def test_last_versions_come_back(tmp_path: Path) -> None:
    known = LastVersions(tmp_path / "versions")
    known.note([("a", 1), ("b", 1), ("a", 2), ("c" * 32, 7)])
    known.note([("a", 1)])
    known.close()
    again = LastVersions(tmp_path / "versions")
    assert again.missing({"a": 2, "b": 1, "c" * 32: 7}) == {}
    assert again.missing({"a": 1}) == {"a": 2, "b": 1, "c" * 32: 7}
    assert (tmp_path / "versions").stat().st_size == 3 * SLOT_BYTES
    again.close()


def test_a_slot_that_cannot_be_read_is_used_again(tmp_path: Path) -> None:
    known = LastVersions(tmp_path / "versions")
    known.note([("a", 5), ("b", 5)])
    known.close()
    with (tmp_path / "versions").open("r+b") as file:
        file.write(b"\xff")
        file.truncate(2 * SLOT_BYTES - 1)
    again = LastVersions(tmp_path / "versions")
    assert again.missing({}) == {}
    again.note([("c", 1), ("d", 1)])
    again.close()
    assert (tmp_path / "versions").stat().st_size == 2 * SLOT_BYTES


async def opened(folder: Path) -> SqlStorage:
    storage = storage_at(f"sqlite:///{folder}/homeward.db", serving=True)
    await storage.open()
    return storage


async def test_a_power_cut_in_the_middle_of_a_deletion_does_not_look_like_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The slot is free on the disk before the table is gone: the other way round, the table would be missed."""
    storage = await opened(tmp_path)
    await storage.append([Write("a", 1, b"")])
    on_disk: list[dict[str, int]] = []

    def look(descriptor: int) -> None:
        known = LastVersions(tmp_path / "homeward.db-versions")
        on_disk.append(known.missing({}))
        known._file.close()

    monkeypatch.setattr(os, "fsync", look)
    with sqlite3.connect(tmp_path / "homeward.db") as others:
        others.execute("BEGIN")
        assert others.execute("SELECT COUNT(*) FROM entries").fetchone() == (1,)
        await storage.delete(["a"], "forgotten")
    assert on_disk[0] == {}
    await storage.close()


async def test_an_older_database_gets_its_last_versions_at_the_first_start(tmp_path: Path) -> None:
    storage = await opened(tmp_path)
    await storage.append([Write("a", 1, b""), Write("a", 2, b"")])
    await storage.close()
    (tmp_path / "homeward.db-versions").unlink()
    storage = await opened(tmp_path)
    assert storage.lost == {}
    await storage.close()
    known = LastVersions(tmp_path / "homeward.db-versions")
    assert known.missing({}) == {"a": 2}
    known.close()


async def test_an_old_copy_put_in_place_is_noticed_at_the_start(tmp_path: Path) -> None:
    storage = await opened(tmp_path)
    await storage.append([Write("a", 1, b"")])
    await storage.close()
    old = (tmp_path / "homeward.db").read_bytes()
    storage = await opened(tmp_path)
    await storage.append([Write("a", 2, b""), Write("a", 3, b""), Write("b", 1, b"")])
    await storage.close()
    (tmp_path / "homeward.db").write_bytes(old)
    storage = await opened(tmp_path)
    assert storage.lost == {"a": 3, "b": 1}
    await storage.append([Write("a", 2, b"")])
    await storage.close()
    storage = await opened(tmp_path)
    assert storage.lost == {"a": 3, "b": 1}, "until whoever runs the house has looked"
    await storage.close()


KILLED = """
import asyncio, os, sys
from homeward.rooms.storage import Write
from homeward.server.storage.sql import storage_at

async def main():
    storage = storage_at(sys.argv[1], serving=True)
    await storage.open()
    for version in range(1, 21):
        for table in "abcdef":
            await storage.append([Write(table, version, table.encode() * 400)])
    os.kill(os.getpid(), 9)

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that was killed."""
    folder = tmp_path_factory.mktemp("killed")
    ended = subprocess.run([sys.executable, "-c", KILLED, f"sqlite:///{folder}/homeward.db"], check=False)
    assert ended.returncode == -signal.SIGKILL
    return folder


@pytest.mark.parametrize("number", range(12))
async def test_wherever_the_log_is_damaged_every_loss_is_known(killed: Path, tmp_path: Path, number: int) -> None:
    shutil.copytree(killed, tmp_path, dirs_exist_ok=True)
    log = tmp_path / "homeward.db-wal"
    damaged = bytearray(log.read_bytes())
    place = number * len(damaged) // 12 + number
    damaged[place] ^= 0xFF
    log.write_bytes(damaged)
    storage = await opened(tmp_path)
    lost = {table for table in "abcdef" if len(await storage.load(table)) < 20}
    assert set(storage.lost) == lost
    assert lost, "SQLite dropped what came after the damage"
    await storage.close()


# A real server


class WatchedServer(Server):
    """Tells its numbers too."""

    def __init__(self, directory: Path) -> None:
        self.metrics_port = free_port()
        super().__init__(directory, "--metrics-port", str(self.metrics_port))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[WatchedServer]:
    with start_servers(WatchedServer, tmp_path) as server_with:
        yield server_with()


def cut_log(folder: Path, frames: int) -> None:
    """As if the disk had lost the end of the write-ahead log: SQLite drops it without a word."""
    log = folder / "homeward.db-wal"
    os.truncate(log, log.stat().st_size - frames * (4096 + 24))


def metric(server: WatchedServer, name: str) -> float:
    told = httpx.get(f"http://127.0.0.1:{server.metrics_port}/metrics", timeout=PATIENCE).text
    found = re.search(rf"^{name} (\S+)", told, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def test_a_log_that_lost_its_end_raises_an_alarm(server: WatchedServer, tmp_path: Path) -> None:
    joined = server.make("Anna", "Ben")
    device = await Device(server.address, joined).connect()
    while device.frame["table"]["moves"] < 5:
        assert (await device.move())["type"] == "ack"
    late = server.make("Cleo")
    seen = device.version
    server.kill()
    cut_log(tmp_path, 6)
    server.launch()
    server.wait_until_ready("/health")
    ready = server.get("/ready")
    assert (ready.status_code, ready.json()["code"]) == (503, "tables-lost")
    assert metric(server, "homeward_lost_tables") == 2
    assert "stored entries are missing" in server.log.read_text()
    await device.connect()
    told = await device.until(lambda heard: heard["type"] == "refused")
    assert told["refusal"]["code"] == "steps-lost"
    assert told["refusal"]["said"]["args"]["n"] == seen - device.version > 0
    assert metric(server, "homeward_newer_versions_total") == 1
    assert (await device.move())["type"] == "ack", "the game goes on"
    await device.close()
    newcomer = await Device(server.address, late).connect()
    assert newcomer.heard[0]["refusal"]["code"] == "table-lost"


async def test_a_device_that_knows_a_table_is_not_told_that_there_is_none(server: WatchedServer) -> None:
    device = Device(server.address, {"table": "a" * 16, "token": "token"})
    await device.connect()
    assert device.heard[0]["refusal"]["code"] == "no-such-table"
    device.version = 12
    await device.connect()
    assert device.heard[0]["refusal"]["code"] == "table-lost"
    assert "a device knows a newer version than the storage" in server.log.read_text()
    assert metric(server, "homeward_newer_versions_total") == 1
    assert server.get("/ready").status_code == 200, "nobody can stop the house by saying so"


async def test_a_move_in_a_position_that_was_lost_is_not_played(server: WatchedServer) -> None:
    device = await Device(server.address, server.make("Anna", "Ben")).connect()
    answer = await device.request(
        type="move", seat=device.frame["actor"], code=device.codes[0], version=device.version + 5
    )
    assert answer["refusal"]["code"] == "stale"
    assert (await device.until(lambda heard: heard["type"] == "frame"))["table"]["moves"] == 0
    await device.close()
