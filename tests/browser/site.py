"""The site without a server, as a file server has it: in a folder, with nothing behind it."""

import os
import shutil
import signal
import threading
import zlib
from base64 import urlsafe_b64encode
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

import homeward
from tests.browser.pages import TablePage

BUILT = Path(__file__).parents[2] / "dist" / "site"
GO_AWAY = "Leave: a bot plays on"
FOLDER = "family/games"  # as on a host whose top is somebody else's
MOST_WAITING = 120_000  # milliseconds; an evaluation has no limit of its own
SERVICE_WORKER_READY = """most => Promise.race([
  navigator.serviceWorker.ready.then(() => undefined),
  new Promise((_, fail) => setTimeout(() => fail(new Error('the service worker did not start')), most)),
])"""


class QuietFiles(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


class FileServer:
    """Files of folders, each below a path of its own."""

    def __init__(self, root: Path, **folders: Path) -> None:
        for name, folder in folders.items():
            publish(folder, root / name)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietFiles, directory=str(root)))
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class SiteHost(FileServer):
    """The site, in a folder of somebody's host."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.site = f"{self.address}/{FOLDER}/"
        self._place = root / FOLDER
        publish(BUILT, self._place)

    def update(self, version: Path) -> None:
        """From now on another version is here."""
        publish(version, self._place)


def publish(folder: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.unlink(missing_ok=True)
    place.symlink_to(folder)


def newer_version(folder: Path) -> Path:
    """The site once more, with another page, which says so."""
    shutil.copytree(BUILT, folder)
    page, worker = folder / "index.html", folder / "service-worker.js"
    page.write_text(page.read_text(encoding="utf-8").replace("<body", '<body data-version="newer"'), encoding="utf-8")
    known = worker.read_text(encoding="utf-8")
    listed = '"url": "index.html", "revision": "'
    assert listed in known
    worker.write_text(known.replace(listed, f"{listed}newer-"), encoding="utf-8")
    return folder


def keep_for_later(context: BrowserContext, address: str) -> None:
    """The first visit: once it has kept everything, the network is switched off."""
    page = context.new_page()
    page.goto(address)
    expect(page.locator(".box")).to_have_count(5)
    page.evaluate(SERVICE_WORKER_READY, MOST_WAITING)
    page.close()
    context.set_offline(True)


def kill_processes_of(profile: Path) -> None:
    """A browser with all its processes, none of which gets a last word."""
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(FileNotFoundError, ProcessLookupError):  # some end with the first one
            if os.fsencode(profile) in command.read_bytes():
                os.kill(int(command.parent.name), signal.SIGKILL)


class SitePage(TablePage):
    """A table on a page without a server."""

    @classmethod
    def set_up(cls, page: Page, address: str, game: str) -> "SitePage":
        """A person against a bot, by the set-up page."""
        page.goto(f"{address}?/new/{game}")
        second = page.locator(".chair").nth(1)
        second.get_by_label("Bot").check(force=True)
        page.get_by_role("button", name="Start the game").click()
        return cls(page).laid()

    @classmethod
    def lay_out(cls, page: Page, address: str, record: homeward.Record, bots: list[str]) -> "SitePage":
        """A table that comes along in a link."""
        record.data.bots = bots
        packed = zlib.compressobj(wbits=-zlib.MAX_WBITS)
        letters = urlsafe_b64encode(packed.compress(record.encode()) + packed.flush()).decode().rstrip("=")
        page.goto(f"{address}?/join#record={letters}")
        page.get_by_role("button", name="Lay it out here").click()
        return cls(page).laid()

    def open_curtain(self) -> None:
        """Whoever is asked for is there."""
        self.wait_until_at_rest()
        curtain = self.page.locator(".curtain .btn")
        if curtain.count():
            curtain.click()

    def let_bot_play(self) -> None:
        """The person goes for a walk, and the bots play the game to its end."""
        self.page.locator(".seat").first.get_by_role("button").first.click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=GO_AWAY).click()
        dialog.locator(".level").first.click()
