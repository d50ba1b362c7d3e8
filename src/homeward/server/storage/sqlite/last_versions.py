"""The last version of every table, in a file beside the database: so lost entries are noticed.

SQLite silently drops what it cannot read at the end of its write-ahead log, and an old copy of a database looks like
any other. Every table has a slot of 64 bytes in this file, written after the commit and before it is acknowledged. The
file is not flushed with every commit, so after a power cut it may be behind the database, but never ahead of it.
"""

import os
import struct
import zlib
from collections.abc import Iterable, Mapping
from errno import ENOSPC
from pathlib import Path

from homeward.server.storage.sqlite.sqlite_files import make_private

SLOT = struct.Struct("<32sq20x")  # name and version; no slot spans two sectors of a disk
CHECK = struct.Struct("<I")
SLOT_BYTES = SLOT.size + CHECK.size


class LastVersions:
    def __init__(self, file: Path) -> None:
        make_private(file)
        self._file = file.open("r+b", buffering=0)
        self._slots: dict[str, int] = {}
        self._versions: dict[str, int] = {}
        self._free: list[int] = []  # slots that are empty or damaged
        self._end = 0
        self._read()

    def _read(self) -> None:
        raw = self._file.read()
        self._end = -(-len(raw) // SLOT_BYTES)
        for number in range(self._end):
            known = unpack(raw[number * SLOT_BYTES : (number + 1) * SLOT_BYTES])
            if known is None:
                self._free.append(number)
            else:
                name, self._versions[name] = known
                self._slots[name] = number

    def note(self, stored: Iterable[tuple[str, int]]) -> None:
        """Write these versions. The last version of a table never decreases."""
        for table, version in stored:
            if version > self._versions.get(table, 0):
                self._write(self._slot_of(table), pack(table, version))
                self._versions[table] = version

    def forget(self, tables: Iterable[str]) -> None:
        for table in tables:
            slot = self._slots.pop(table, None)
            if slot is not None:
                self._write(slot, bytes(SLOT_BYTES))
                self._free.append(slot)
                del self._versions[table]

    def _slot_of(self, table: str) -> int:
        if table not in self._slots:
            if not self._free:
                self._free.append(self._end)
                self._end += 1
            self._slots[table] = self._free.pop()
        return self._slots[table]

    def _write(self, slot: int, raw: bytes) -> None:
        self._file.seek(slot * SLOT_BYTES)
        if self._file.write(raw) != SLOT_BYTES:
            raise OSError(ENOSPC, os.strerror(ENOSPC))

    def missing(self, stored: Mapping[str, int]) -> dict[str, int]:
        """Tables of which fewer entries are stored than noted here, each with its last noted version."""
        return {table: version for table, version in self._versions.items() if stored.get(table, 0) < version}

    def flush(self) -> None:
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self.flush()
        self._file.close()


def pack(table: str, version: int) -> bytes:
    raw = SLOT.pack(table.encode(), version)
    return raw + CHECK.pack(zlib.crc32(raw))


def unpack(raw: bytes) -> tuple[str, int] | None:
    """None if the slot is damaged or only partly written."""
    if len(raw) < SLOT_BYTES or zlib.crc32(raw[: SLOT.size]) != CHECK.unpack_from(raw, SLOT.size)[0]:
        return None
    name, version = SLOT.unpack_from(raw)
    return name.rstrip(b"\0").decode(), version
