"""Bot processes of a real server."""

import os
import select
import subprocess
import sys
from pathlib import Path

SERVER = """
import os, sys, time
from homeward.server.process.bot_processes import BotProcesses

if __name__ == "__main__":
    print(BotProcesses(1).start().submit(os.getpid).result(), flush=True)
    time.sleep(3600)
"""


def test_no_bot_thinks_on_when_its_server_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    thinker = os.pidfd_open(int(server.stdout.readline()))
    server.kill()
    server.wait()
    select.select([thinker], [], [])  # readable when that process has ended; a thinker that stays never lets go
    os.close(thinker)
