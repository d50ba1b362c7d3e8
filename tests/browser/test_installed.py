"""A page with its service worker: the server goes away and comes back, and nothing private stays on the device."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from homeward.catalogue.folders import languages
from tests.browser.axe import violations
from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import here
from tests.browser.server import Server

pytestmark = pytest.mark.alone

CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"
WORKER = "() => navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"
STORED = """async () => {
  const stored = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) stored.push(url);
  return stored;
}"""


def with_worker(visit: Visit, server: Server, **settings: str) -> Page:
    return visit(server, PHONE, service_workers="allow", **settings)


def test_the_server_goes_away_and_the_table_comes_back_by_itself(visit: Visit, own_server: Server) -> None:
    page = with_worker(visit, own_server, locale="de")
    page.goto("/")
    page.wait_for_function(CONTROLLED)
    assert page.evaluate(WORKER) == f"{own_server.address}/service-worker.js"
    page.evaluate("localStorage.setItem('homeward.language', 'en')")
    mia = ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    page.reload()
    mia.laid()
    mia.flip(4)
    address = page.url
    own_server.kill()
    page.goto(address)
    expect(page.get_by_role("heading", name="Homeward cannot be reached just now")).to_be_visible()
    expect(page.locator("h1:visible")).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Homeward cannot be reached just now")).to_be_visible()
    own_server.start()
    mia.laid()
    mia.wait_for_moves(1)
    assert page.url == address
    assert page.evaluate(WORKER) == f"{own_server.address}/service-worker.js", "another language, the same worker"
    paths = ("/assets/", "/offline.html", "/theme.js", "/icon.svg", "/language")
    expected = tuple(f"{own_server.address}{path}" for path in paths)
    stored: list[str] = page.evaluate(STORED)
    assert f"{own_server.address}/offline.html" in stored
    assert [one for one in stored if not one.startswith(expected)] == []


def test_a_registration_of_an_earlier_version_is_handed_over(visit: Visit, server: Server) -> None:
    """The registration stays the same one, and with it its push subscription."""
    page = with_worker(visit, server)
    page.goto("/bell.js")  # a page of this server, but not of the client
    page.evaluate("() => navigator.serviceWorker.register('/bell.js?said=Hello').then(() => undefined)")
    assert page.evaluate(WORKER).endswith("/bell.js?said=Hello")
    page.goto("/")
    page.wait_for_function(CONTROLLED)
    page.wait_for_function("() => navigator.serviceWorker.controller.scriptURL.includes('/service-worker.js')")
    registered = "() => navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))"
    assert page.evaluate(registered) == [f"{server.address}/"]


def test_the_built_page_can_be_installed(server: Server) -> None:
    page = httpx.get(server.address).text
    assert '<link rel="manifest" href="/homeward.webmanifest">' in page
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' in page
    offline = httpx.get(f"{server.address}/offline.html").text
    assert '<link rel="manifest"' not in offline
    assert offline.count("<section lang=") == len(languages())
    worker = httpx.get(f"{server.address}/service-worker.js").text
    assert "__BUILD__" not in worker
