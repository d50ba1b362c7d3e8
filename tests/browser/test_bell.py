"""Whoever wants to be told that it is their turn is told in plain words why that cannot be."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.chase import ChasePage
from tests.browser.conftest import Visit
from tests.browser.pages import here
from tests.browser.server import Server, StartServer
from tests.server.webhook_target import WEBHOOKS_ON, WebhookTarget, certificate_in


@pytest.fixture
def target(tmp_path: Path) -> Iterator[WebhookTarget]:
    target = WebhookTarget(certificate_in(tmp_path))
    yield target
    target.stop()


@pytest.fixture
def calling(target: WebhookTarget, server_with: StartServer, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A house that calls addresses, also one of its own, and trusts the target."""
    monkeypatch.setenv("SSL_CERT_FILE", str(target.certificate))
    return server_with(*WEBHOOKS_ON)


def bell_of(table: ChasePage) -> Locator:
    table.button("Menu").click()
    table.page.get_by_role("button", name="Tell me when it is my turn").click()
    return table.page.get_by_role("dialog", name="Tell me when it is my turn")


def test_a_bell_that_cannot_ring_is_not_offered(visit: Visit, server: Server) -> None:
    page = visit(server)
    with page.expect_response("**/api/bell"):
        mia = ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    mia.button("Menu").click()
    expect(page.get_by_role("button", name="Name this table")).to_be_visible()
    expect(page.get_by_role("button", name="Tell me when it is my turn")).to_have_count(0)


def test_whoever_asks_is_told_what_stands_in_the_way(visit: Visit, server_with: StartServer) -> None:
    page = visit(server_with("--push-contact", "mailto:host@example.org"))
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    dialog = bell_of(ChasePage.make(page, "monster-chase", here("Mia"), seed=3))
    expect(dialog.locator("[data-trouble=denied]")).to_contain_text("This browser may not show messages from here.")
    expect(dialog.get_by_role("button", name="Tell me", exact=True)).to_have_count(0)
    expect(dialog.get_by_text("Call an address of mine")).to_have_count(0)
    assert violations(page) == []


def test_a_webhook_is_tried_set_and_removed(visit: Visit, calling: Server, target: WebhookTarget) -> None:
    mia = ChasePage.make(visit(calling), "monster-chase", here("Mia", "Jonas"), seed=3)
    dialog = bell_of(mia)
    dialog.get_by_text("Call an address of mine").click()
    field = dialog.get_by_label("Address that begins with https://")
    trial = dialog.get_by_role("button", name="Try it")
    expect(trial).to_be_disabled()

    field.fill("http://localhost/turn")
    trial.click()
    expect(dialog.locator("[data-trouble=bad-url]")).to_contain_text("It must begin with https://")
    target.status = 410
    field.fill(target.url)
    trial.click()
    expect(dialog.locator("[data-trouble=gone]")).to_contain_text("There is nothing at this address")
    assert violations(mia.page) == []
    target.status = 204
    trial.click()
    expect(dialog.get_by_text("The address has answered.")).to_be_visible()
    assert [path for path, *_ in target.calls] == ["/turn?who=me", "/turn?who=me"]

    dialog.get_by_role("button", name="Call it", exact=True).click()
    expect(dialog.get_by_text("The address will be called.")).to_be_visible()
    mia.page.reload()
    dialog = bell_of(mia)
    expect(field).to_have_value(target.url)
    expect(field).to_be_disabled()
    dialog.get_by_role("button", name="Stop calling it").click()
    expect(dialog.get_by_text("The address will not be called any more.")).to_be_visible()
    expect(field).to_be_enabled()
