"""Detects entries that the storage should have and has not; logs them and tells the players."""

from homeward.rooms import rate_limits
from homeward.rooms.logger import log
from homeward.rooms.rate_limits import TokenBucket
from homeward.rooms.room_metrics import RoomMetrics
from homeward.rooms.storage import Storage
from homeward.table.refusals import Refused

NAMES_IN_LOG = 50


class MissingEntries:
    def __init__(self, storage: Storage, metrics: RoomMetrics) -> None:
        self._storage = storage
        self._metrics = metrics
        self._log_limit = TokenBucket(rate_limits.ALARMS_PER_SECOND, rate_limits.ALARMS_AT_ONCE)

    def report(self) -> None:
        """Log what the storage knows to have lost, once it is open."""
        lost = self._storage.lost
        self._metrics.lost_tables(len(lost))
        if lost:
            names = {name: lost[name] for name in sorted(lost)[:NAMES_IN_LOG]}
            log.error("stored entries are missing", extra={"tables": len(lost), "last_versions": names})

    def check(self) -> None:
        """Raises Refused if the storage has lost something. What a device says does not count: it could be made up."""
        if self._storage.lost:
            raise Refused("tables-lost", n=len(self._storage.lost))

    def no_such_table(self, name: str, seen: int) -> Refused:
        """The refusal for a table that is not stored. `seen` is a version that the device has seen, or 0."""
        if seen:
            self._alarm(name, seen, 0)
        return Refused("table-lost") if seen or name in self._storage.lost else Refused("no-such-table")

    def knows_more(self, name: str, seen: int, stored: int) -> bool:
        """Has a device seen a version of the table that is not stored? Then that is logged."""
        if seen > stored:
            self._alarm(name, seen, stored)
        return seen > stored

    def missing(self, name: str, seen: int, stored: int) -> int:
        """How many entries of a table are not stored although they were acknowledged or seen by a device."""
        self.knows_more(name, seen, stored)
        return max(seen, self._storage.lost.get(name, 0), stored) - stored

    def _alarm(self, name: str, seen: int, stored: int) -> None:
        self._metrics.knew_more()
        if self._log_limit.take():
            extra = {"table": name, "seen": seen, "stored": stored}
            log.error("a device knows a newer version than the storage", extra=extra)
