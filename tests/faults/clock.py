"""A time of day that jumps for one process, while the rest of the machine keeps the right time."""

import mmap
import shutil
import struct
import subprocess
from pathlib import Path


class JumpingClock:
    """Start a process with `env` in its environment, then `jump` whenever you like."""

    def __init__(self, directory: Path) -> None:
        library = directory / "clock.so"
        compiler = shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            raise FileNotFoundError("a C compiler is needed for the clock that jumps (apt install gcc)")
        source = Path(__file__).with_name("clock.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", str(source), "-o", str(library), "-ldl"], check=True)
        seconds = directory / "clock"
        seconds.write_bytes(bytes(mmap.PAGESIZE))
        with seconds.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), mmap.PAGESIZE)
        self.env = {"LD_PRELOAD": str(library), "HOMEWARD_TEST_CLOCK": str(seconds)}

    def jump(self, seconds: int) -> None:
        """The clock now shows the right time plus so many seconds."""
        self._page[:8] = struct.pack("q", seconds)
