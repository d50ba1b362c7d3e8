"""SIGKILL in the middle of games: every acknowledged move is there, none twice, and devices go on by themselves."""

import asyncio
import random
from pathlib import Path

from .live import Device, StartServer
from .playing import play_on, wait_for_moves

KILLS = 4
TABLES = 6


async def test_a_killed_server_forgets_nothing(tmp_path: Path, server_with: StartServer) -> None:
    server = server_with()
    tables = [server.make("Anna", "Ben", options={"length": 10}) for _ in range(TABLES)]
    devices = [await Device(server.address, table).connect() for table in tables]
    acknowledged: list[dict[str, int]] = [{} for _ in devices]
    stop = asyncio.Event()
    players = [
        asyncio.create_task(play_on(device, mine, stop)) for device, mine in zip(devices, acknowledged, strict=True)
    ]
    for _ in range(KILLS):
        await wait_for_moves(acknowledged, 2)
        await asyncio.sleep(random.uniform(0.0, 0.3))  # so that the kill falls into any moment of a move
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    stop.set()
    await asyncio.gather(*players)
    for device, mine in zip(devices, acknowledged, strict=True):
        versions = list(mine.values())
        assert len(versions) > 3
        assert versions == sorted(set(versions)), "no version was acknowledged for two moves"
        assert device.version >= versions[-1]
    await asyncio.to_thread(server.kill)
    await check_storage(tmp_path, tables, acknowledged)


async def check_storage(directory: Path, tables: list[dict[str, str]], acknowledged: list[dict[str, int]]) -> None:
    """What is on the disk is exactly what was acknowledged, plus at most a last move whose answer was lost."""
    from homeward.server.storage.sql import storage_at
    from homeward.table import Table
    from homeward.table.entries import Played, decode

    storage = storage_at(f"sqlite:///{directory}/homeward.db")
    await storage.open()
    for table, mine in zip(tables, acknowledged, strict=True):
        entries = [decode(body) for body in await storage.load(table["table"])]
        assert Table.of(table["table"], entries).version == len(entries)
        played = {
            entry.id: version for version, entry in enumerate(entries, 1) if isinstance(entry, Played) and entry.id
        }
        assert len(played) == sum(isinstance(entry, Played) for entry in entries)
        assert mine.items() <= played.items()
    await storage.close()


async def test_a_polite_stop_tells_devices_to_come_back(server_with: StartServer) -> None:
    server = server_with()
    device = await Device(server.address, server.make("Anna")).connect()
    await device.move()
    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
    bye = await device.until(lambda heard: heard["type"] == "bye")
    assert (bye["refusal"]["code"], bye["come_back"]) == ("going-down", True)
    await stopping
    await asyncio.to_thread(server.start)
    await device.connect()
    assert device.frame["table"]["moves"] == 1
    assert "Anna" not in server.log.read_text()
    assert device.token not in server.log.read_text()
