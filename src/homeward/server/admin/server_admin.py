"""Administration of a running server: connections, the state of the process, and bans."""

import asyncio
import os
import time
from pathlib import Path

from msgspec import Struct
from prometheus_client import Histogram

from homeward.build_info import version_line
from homeward.rooms.room.process_messages import ProcessMessages
from homeward.server.admin.audit import Audit
from homeward.server.admin.table_admin import DeviceDetails, TableAdmin
from homeward.server.house import House
from homeward.server.process.json_logs import LoggedProblem, recent_problems
from homeward.server.storage import Ban
from homeward.table.entries import AnyEntry, encode

STARTED = time.time()
STATM = Path("/proc/self/statm")


class ServerNow(Struct, frozen=True, kw_only=True):
    """The state of the process that answers. Of several processes each answers for itself."""

    process: str
    version: str
    since: float  # seconds since 1970
    tables: int  # in the storage
    in_memory: int
    devices: int  # connected
    memory: int  # bytes
    cpu_seconds: float  # used since the start
    machine_load: float  # processes that wait for a processor, average of the last minute
    answer_seconds: float  # average from a wish to its answer
    commit_seconds: float  # average until an entry is on the disk
    keep_days: float
    troubles: list[LoggedProblem]  # the last ones
    bans: list[Ban]


class ServerAdmin(TableAdmin):
    def __init__(self, house: House, audit: Audit, address: str) -> None:
        super().__init__(house.storage, audit)
        self._house = house
        self._address = address

    async def house(self) -> ServerNow:
        house, metrics = self._house, self._house.metrics
        return ServerNow(
            process=house.services.process,
            version=await asyncio.to_thread(version_line),  # imports and looks for files
            since=STARTED,
            tables=await house.storage.tables(),
            in_memory=len(house.rooms),
            devices=sum(len(room.attendance.connections) for room in house.rooms),
            memory=memory_used(),
            cpu_seconds=round(time.process_time(), 1),
            machine_load=round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0,
            answer_seconds=mean(metrics.answer),
            commit_seconds=mean(metrics.commit),
            keep_days=house.settings.retention_days,
            troubles=recent_problems(),
            bans=house.bans.now,
        )

    async def ban(self, network: str, days: float) -> Ban:
        ban = await self._house.bans.ban(network, days, own=self._address)
        self._audit.note("address banned", network=ban.network, days=days)
        self._house.dismiss_banned()
        return ban

    async def lift(self, network: str) -> None:
        await self._house.bans.lift(network)
        self._audit.note("ban lifted", network=network)

    # What is different for a running server

    def _devices(self, name: str) -> list[DeviceDetails]:
        room = self._house.rooms.at_hand(name)
        connections = room.attendance.connections.values() if room is not None else ()
        return [DeviceDetails(one.device, one.address) for one in connections]

    async def _store(self, name: str, version: int, entry: AnyEntry) -> bool:
        stored = await super()._store(name, version, entry)
        if stored:
            services = self._house.services
            ProcessMessages(services.channel, services.process, name).stored(version, encode(entry))
            room = self._house.rooms.at_hand(name)
            if room is not None:
                room.look_again()
        return stored

    async def _delete(self, name: str) -> None:
        await self._house.rooms.delete(name, "host")


def memory_used() -> int:
    """Resident memory in bytes; 0 if the system does not tell it."""
    try:
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def mean(histogram: Histogram) -> float:
    samples = {one.name.rsplit("_", 1)[1]: one.value for one in next(iter(histogram.collect())).samples}
    return round(samples["sum"] / samples["count"], 5) if samples.get("count") else 0.0
