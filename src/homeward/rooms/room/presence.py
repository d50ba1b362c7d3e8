"""Which devices are connected to a table, in this process and in others."""

import time

from homeward.rooms.clock import SteadyClock
from homeward.rooms.sessions.connection import DeviceConnection
from homeward.table import Table
from homeward.table.display.seen import Presence

STALE_SECONDS = 45.0  # without a message for so long, another process's devices count as gone


class Attendance:
    """The connections of a table's devices, and since when other devices are gone."""

    def __init__(self, away_seconds: float, clock: SteadyClock) -> None:
        self._away_seconds = away_seconds
        self._clock = clock
        self._opened = time.monotonic()
        self._gone_since: dict[int, float] = {}
        self._elsewhere: dict[str, tuple[dict[int, str], float]] = {}
        self.connections: dict[int, DeviceConnection] = {}  # one per device

    def came(self, connection: DeviceConnection) -> None:
        self.connections[connection.device] = connection
        self._gone_since.pop(connection.device, None)

    def went(self, connection: DeviceConnection) -> bool:
        """False if another tab has already replaced the connection."""
        if self.connections.get(connection.device) is not connection:
            return False
        del self.connections[connection.device]
        self._gone_since[connection.device] = time.monotonic()
        return True

    def tabs(self) -> dict[int, str]:
        return {device: connection.tab for device, connection in self.connections.items()}

    def address(self, table: Table) -> str:
        """The address of a connected device, one with a seat if there is one."""
        players = {seat.device for seat in table.seats}
        nearest = sorted(self.connections.values(), key=lambda one: one.device not in players)
        return nearest[0].address if nearest else ""

    def elsewhere(self, process: str, devices: dict[int, str]) -> None:
        """Another process reports its connected devices."""
        now = time.monotonic()
        before = self._elsewhere.get(process, ({}, now))[0]
        for device in before.keys() - devices.keys():
            self._gone_since[device] = now
        self._elsewhere[process] = (devices, now)

    def is_elsewhere(self, device: int, tab: str) -> bool:
        """Is the device connected to another process with another tab?"""
        return any(devices.get(device, tab) != tab for devices in self._others())

    def _others(self) -> list[dict[int, str]]:
        limit = time.monotonic() - STALE_SECONDS
        return [devices for devices, heard in self._elsewhere.values() if heard > limit]

    def presence(self, table: Table) -> Presence:
        here = frozenset(self.connections).union(*self._others())
        limit = time.monotonic() - self._away_seconds
        people = {seat.person for seat in table.seats if seat.person is not None} | {table.guests.opener}
        away = {device for device in people - here if self._gone_since.get(device, self._opened) <= limit}
        return Presence(here, frozenset(away), self._clock.now())
