"""Checks an installed Homeward. `make wheels` runs it in an environment with nothing else; it needs no package."""

import json
import os
import re
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

HOMEWARD = str(Path(sys.executable).with_name("homeward"))
# Limits of an installation without extras
MOST_MEGABYTES = 60
HELP_SECONDS = 0.2
READY_SECONDS = 1.0
NOT_OURS = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "wheel")  # in every new environment
TRIES = 3  # of a measurement: the fastest counts, the others were disturbed by other processes


def main() -> None:
    os.environ["PATH"] = str(Path(sys.executable).parent)  # hides compiler, Node and git of this machine
    version = output("--version")
    assert "(compiled)" in version, version
    sizes = installed_megabytes()
    total = sum(sizes.values())
    help_took = min(cpu_seconds("--help") for _ in range(TRIES))
    ready_took = min(serve(lambda address: None) for _ in range(TRIES))
    serve(play_by_hand)
    play_in_terminal()
    print(
        f"{version} on Python {sys.version.split()[0]}: {total:.1f} MB in {len(sizes)} parts, "
        f"--help {help_took:.2f} s and ready {ready_took:.2f} s of CPU time, plays in the browser and in the terminal"
    )
    assert total < MOST_MEGABYTES, sorted(sizes.items(), key=lambda one: -one[1])[:10]
    assert help_took < HELP_SECONDS
    assert ready_took < READY_SECONDS


def output(*words: str, typed: str = "") -> str:
    return subprocess.run([HOMEWARD, *words], input=typed, capture_output=True, text=True, check=True).stdout.strip()


def installed_megabytes() -> dict[str, float]:
    """The size of every package in site-packages, byte code included."""
    sizes: dict[str, float] = {}
    packages = Path(sysconfig.get_paths()["platlib"])
    for file in packages.rglob("*"):
        part = file.relative_to(packages).parts[0]
        if file.is_file() and not part.startswith(NOT_OURS):
            sizes[part] = sizes.get(part, 0.0) + file.stat().st_size / 1e6
    return sizes


def cpu_seconds(*words: str) -> float:
    before = os.times()
    output(*words)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def serve(visit: Callable[[str], None]) -> float:
    """Start a server and call `visit` when it is ready. Returns the CPU time until then, with child processes."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [HOMEWARD, "serve", "--port", str(port), "--database", f"sqlite:///{folder}/homeward.db"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
            address = f"http://127.0.0.1:{port}"
            try:
                wait_until_ready(address, server)
                took = cpu_seconds_of(server.pid)
                visit(address)
            finally:
                server.terminate()
        return took


def wait_until_ready(address: str, server: "subprocess.Popen[bytes]") -> None:
    while True:
        assert server.poll() is None, "the server ended"
        try:
            with urllib.request.urlopen(f"{address}/ready"):
                return
        except OSError:
            time.sleep(0.01)


def cpu_seconds_of(pid: int) -> float:
    """CPU time of a process and its children on Linux; 0 elsewhere."""
    status = Path(f"/proc/{pid}/stat")
    if not status.exists():
        return 0.0
    user, system = status.read_text().rpartition(")")[2].split()[11:13]
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK") + sum(cpu_seconds_of(int(one)) for one in children)


def play_by_hand(address: str) -> None:
    """Request the page, its script and its licences, and make a table."""
    page = fetched(f"{address}/").decode()
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert len(fetched(address + script)) > 1000
    assert b"SIL OPEN FONT LICENSE" in fetched(f"{address}/licences/fonts.md")
    seats = [{"name": "Anna", "holder": "here"}, {"name": "Owl", "holder": "bot", "level": "owl"}]
    wish = json.dumps({"game": "wombat-rescue", "seats": seats}).encode()
    made: dict[str, Any] = json.loads(fetched(f"{address}/api/tables", wish))
    assert made["seats"] == [0]


def fetched(address: str, body: bytes | None = None) -> bytes:
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        raw: bytes = answer.read()
    return raw


def play_in_terminal() -> None:
    typed = "\n".join(str(1 + number % 10) for number in range(400))
    options = ["-o", "mode=easy", "-o", "length=10"]
    printed = output("play", "monster-chase", "--players", "2", "--bots", "fox", "--seed", "3", *options, typed=typed)
    assert "you all win!" in printed, printed[-500:]


if __name__ == "__main__":
    main()
