"""`homeward serve`: runs a server."""

import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from cyclopts import Parameter

from homeward.catalogue import Text
from homeward.catalogue.terminal_language import translate
from homeward.server.process.settings import Settings

DEFAULTS = Settings()


def serve(*, settings: Annotated[Settings, Parameter(name="*")] = DEFAULTS, open_browser: bool = False) -> None:
    """Run a server: every browser that can reach this machine can play.

    Parameters
    ----------
    open_browser
        Open the first page in a browser.
    """
    from homeward.server.http.health import health
    from homeward.server.process.run_server import run

    def announce(port: int) -> None:
        address = f"http://{reachable(settings.host)}:{port}"
        print(translate(Text("serve.at", {"address": address})), flush=True)
        if open_browser:
            threading.Thread(target=show_when_ready, args=(address, health.path), daemon=True).start()

    settings.check()
    with stop_announced():
        run(settings, announce)


@contextmanager
def stop_announced() -> Iterator[None]:
    """Say that the server has stopped, if it was asked to."""
    try:
        yield
    except (KeyboardInterrupt, SystemExit):
        print(translate(Text("serve.stopped")), flush=True)
        raise
    print(translate(Text("serve.stopped")), flush=True)


def reachable(host: str) -> str:
    """The address to open. If phones can reach the server, it is one that works for them too."""
    from homeward.server.http.network_address import EVERYWHERE, machine_address

    if host in EVERYWHERE:
        return machine_address() or "localhost"
    return "localhost" if host == "127.0.0.1" else host


def show_when_ready(address: str, health: str) -> None:
    """Open a browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}{health}", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
