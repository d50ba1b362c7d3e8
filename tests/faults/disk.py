"""Disks that take nothing more: full or read-only where we may do that to a disk, else a limit on the size of files."""

import os
import resource
import subprocess
from pathlib import Path

MEGABYTE = 1 << 20


class SmallDisk:
    """A tmpfs of a few megabytes (needs root). A full one answers writes with ENOSPC, as a full disk does."""

    kind = "no space left"

    def __init__(self, directory: Path, megabytes: int = 8) -> None:
        self.directory = directory
        self._ballast = directory / "ballast"
        options = f"size={megabytes}m,mode=0700"
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(directory)], check=True, capture_output=True
        )

    def fill(self, pid: int) -> None:
        with self._ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                return

    def free(self, pid: int) -> None:
        self._ballast.unlink()

    def remove(self) -> None:
        subprocess.run(["umount", "--lazy", str(self.directory)], check=True, capture_output=True)


class LimitedFiles:
    """No file of the server may grow (RLIMIT_FSIZE): for those who may not mount. Writes fail with EFBIG."""

    kind = "no file may grow"

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def fill(self, pid: int) -> None:
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))

    def free(self, pid: int) -> None:
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))

    def remove(self) -> None:
        pass


class ReadOnlyFiles:
    """Nobody may write into the files of a folder, not even who has them open (needs root, and chattr)."""

    kind = "read-only"

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        probe = directory / "probe"
        probe.touch()
        change_attributes("+i", probe)
        change_attributes("-i", probe)
        probe.unlink()

    def _files(self) -> list[Path]:
        """Not the memory that SQLite's connections share: whoever writes there into a page is killed by the system."""
        return [file for file in self.directory.iterdir() if not file.name.endswith("-shm")]

    def fill(self, pid: int) -> None:
        change_attributes("+i", *self._files())

    def free(self, pid: int) -> None:
        change_attributes("-i", *self._files())

    def remove(self) -> None:
        self.free(0)


def change_attributes(how: str, *files: Path) -> None:
    subprocess.run(["chattr", how, *map(str, files)], check=True, capture_output=True)


Disk = SmallDisk | ReadOnlyFiles | LimitedFiles


def read_only_disk(directory: Path) -> Disk:
    if os.geteuid() == 0:
        try:
            return ReadOnlyFiles(directory)
        except (OSError, subprocess.CalledProcessError):
            pass  # a file system without such attributes
    return LimitedFiles(directory)


def small_disk(directory: Path) -> Disk:
    if os.geteuid() == 0:
        try:
            return SmallDisk(directory)
        except (OSError, subprocess.CalledProcessError):
            pass  # root inside a container that may not mount
    return LimitedFiles(directory)
