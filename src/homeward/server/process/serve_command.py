"""`homeward serve`: the table in the browser."""

import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

from cyclopts import Parameter

from homeward.catalogue import Text
from homeward.catalogue.terminal_language import translate
from homeward.server.process.settings import Settings

DEFAULTS = Settings()


def serve(*, settings: Annotated[Settings, Parameter(name="*")] = DEFAULTS, open_browser: bool = False) -> None:
    """Set the table: serve the games to every browser that can reach this machine.

    Parameters
    ----------
    open_browser
        Open the first page in the browser.
    """
    from homeward.server.process.run_server import run

    settings.check()
    address = f"http://{reachable(settings.host)}:{settings.port}"
    print(translate(Text("serve.at", {"address": address})), flush=True)
    if open_browser:
        threading.Thread(target=show_when_ready, args=(address,), daemon=True).start()
    run(settings)


def reachable(host: str) -> str:
    """The address to open: one that phones reach too where they may, so that the link shown there works for them."""
    if host not in ("0.0.0.0", "::"):
        return "localhost" if host == "127.0.0.1" else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing; tells which address this machine would use
            address: str = probe.getsockname()[0]
        except OSError:
            return "localhost"
    return address


def show_when_ready(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
