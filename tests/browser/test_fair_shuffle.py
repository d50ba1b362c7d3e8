"""Whoever played can check that nobody changed the shuffle, and is told so when somebody did."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser.chase import ChasePage, Hunter, at_the_end
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import accept, by_link, here
from tests.browser.server import Server

YES = "Yes. Both fingerprints are the same"
NO = "No. The fingerprints are not the same"
Tampering = Callable[[dict[str, Any]], object]


def verdict(window: Locator) -> Locator:
    """What the page says to the question, which has to be opened first."""
    window.get_by_text("Was the shuffle fair?").click()
    return window.locator(".notice")


def open_replay(page: Page, table: str) -> Locator:
    page.goto(f"/table/{table}/replay/0")
    page.get_by_role("button", name="Score sheet").click()
    return page.get_by_role("dialog")


def on_the_way_to(page: Page, tamper: Tampering) -> None:
    """Whatever tells this page a seed is changed before it arrives: the last frame, and the replay."""

    def frames(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(raw: str | bytes) -> None:
            message = json.loads(raw)
            if message["type"] == "frame" and message["table"]["seed"]["seed"] is not None:
                tamper(message["table"]["seed"])
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    def replays(route: Route) -> None:
        told = route.fetch().json()
        tamper(told["seed"])
        route.fulfill(json=told)

    page.route_web_socket("**/socket", frames)
    page.route("**/replay?*", replays)


def another_seed(told: dict[str, Any]) -> None:
    told["seed"] = str(int(told["seed"]) + 1)


def another_salt(told: dict[str, Any]) -> None:
    told["salt"] = "0" * 32


def another_seed_with_its_own_fingerprint(told: dict[str, Any]) -> None:
    another_seed(told)
    told["hash"] = sha256(f"homeward seed {told['seed']} {told['salt']}".encode()).hexdigest()


def test_a_game_as_the_page_makes_it_was_fair(visit: Visit, server: Server) -> None:
    """With a seed that nobody chose: nearly always larger than a JavaScript number."""
    page = visit(server)
    page.goto("/new/monster-chase")
    page.get_by_role("button", name="Short").click()
    page.get_by_role("button", name="Start the game").click()
    table = ChasePage(page).laid()
    Hunter(table).play_to_the_end()
    expect(verdict(table.finished())).to_contain_text(YES)

    told = page.request.get(f"/api/tables/{table.id}/games/0/replay").json()["seed"]
    assert not told["chosen"]
    expect(page.get_by_text(f"it was number {told['seed']}.")).to_be_visible()
    expect(verdict(open_replay(page, table.id))).to_contain_text(YES)
    stranger = visit(server)
    # a phone at the address of a computer in the same house: no https, so the browser offers no cryptography
    stranger.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    expect(verdict(open_replay(stranger, table.id))).to_contain_text(YES)
    expect(stranger.get_by_text("This device came after the game was over.")).to_be_visible()


@pytest.mark.parametrize("chosen", [True, False])
def test_who_chose_the_shuffle_is_told_before_anybody_sits_down(visit: Visit, server: Server, chosen: bool) -> None:
    told, untold = "The person who made this table chose the shuffle", "Nobody chose the shuffle"
    if not chosen:
        told, untold = untold, told
    mia = ChasePage.make(visit(server), "monster-chase", here("Mia") + by_link("Opa"), seed=11 if chosen else None)
    opa = visit(server, PHONE)
    opa.goto(mia.page.get_by_label("Link", exact=True).input_value())
    accept(opa)
    fingerprints = [page.locator(".board code").inner_text() for page in (mia.page, opa)]
    assert fingerprints[0] == fingerprints[1]
    assert len(fingerprints[0]) == 64
    for page in (mia.page, opa):
        expect(page.locator(".board")).to_contain_text(told)
        expect(page.locator(".board")).not_to_contain_text(untold)

    opa.get_by_label("Your name").fill("Opa")
    opa.get_by_role("button", name="Sit here").click()
    expect(opa.locator(".tile").first).to_be_visible()
    opa.get_by_role("button", name="Menu").click()
    opa.get_by_role("button", name="The shuffle").click()
    shown = opa.get_by_role("dialog", name="The shuffle")
    expect(shown).to_contain_text(told)
    expect(shown.locator("code")).to_have_text(fingerprints[0])


@pytest.mark.parametrize("tamper", [another_seed, another_salt, another_seed_with_its_own_fingerprint])
def test_a_shuffle_that_was_changed_on_the_way_is_found_out(desk: Page, tamper: Tampering) -> None:
    on_the_way_to(desk, tamper)
    table = at_the_end(desk, "Mia", "Jonas")
    expect(verdict(table.finished())).to_contain_text(NO)
    expect(verdict(open_replay(desk, table.id))).to_contain_text(NO)
