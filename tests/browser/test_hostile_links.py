"""Links that somebody made to do harm: every page that reads its address says what is wrong, and does nothing else."""

import base64
import json
import zlib

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import Visit
from tests.browser.pages import here
from tests.browser.server import Server
from tests.hostile.doors import CLIENT

BARE = "decodeURIComponent("
STORED = """() => [
  Object.keys(localStorage).sort(),
  JSON.parse(localStorage.getItem('homeward.tables')).map(({ id, token }) => [id, token]),
]"""
FRAGMENTS = ("%E0", "x" * 60_000, "%00", "<img src=x onerror=alert(1)>", "javascript:alert(1)")
PATHS = ("/%E0", "/table/%00", f"/table/{'x' * 6000}", "/new/__proto__", "/learn/constructor")


def deflated(text: str) -> str:
    packer = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def brought(record: object) -> str:
    return f"/join#record={deflated(json.dumps(record))}"


BOMB = deflated(" " * 30_000_000)  # a link of some letters, a page of thirty megabytes
UNREADABLE = (
    *("/join#record=!", "/join#record=AAAA", "/join#record=%E0", f"/join#record={'A' * 60_000}"),
    *(
        f"/join#record={BOMB}",
        f"/join#record={deflated('[' * 100_000)}",
        brought(7),
        brought(None),
        brought({"game": 7}),
    ),
)


def links(table: str) -> list[str]:
    """Of every page that reads its address, those that it must survive."""
    pages = ("/card", "/gallery", "/rules/monster-chase", "/rules/monster-chase?table", "/join")
    found = [f"{page}#{fragment}" for page in pages for fragment in FRAGMENTS[:2]]
    found += [f"{table}#{key}=%E0%A4%A" for key in ("join", "seat", "code", "other")]
    found += [f"{table}/replay/0#move={number}&better={number}" for number in ("%E0", "NaN", "-1", "1e400")]
    return found + [f"/card#{fragment}" for fragment in FRAGMENTS[2:]]


def open_link(page: Page, address: str) -> None:
    """Opens it as a link from elsewhere would: the page is loaded anew."""
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("h1, [role=alert]").first).to_be_visible()


def test_no_link_breaks_a_page(visit: Visit, server: Server) -> None:
    page = visit(server)
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(f"{page.url[:200]}: {error}"))
    table = ChasePage.make(page, "monster-chase", here("Mia"), seed=3).page.url.removeprefix(server.address)
    open_link(page, server.address)
    stored = page.evaluate(STORED)

    for link in UNREADABLE:
        open_link(page, server.address + link)
        expect(page.get_by_role("alert")).to_contain_text("No game can be read from this link")
    for link in (*PATHS, *links(table)):
        open_link(page, server.address + link)
    open_link(page, server.address)
    assert page.evaluate(STORED) == stored, "nothing was taken or imported"
    assert broken == []


def test_nothing_decodes_an_address_without_a_net() -> None:
    """`decodeURIComponent` throws at `%E0`; `routing/fragment.ts` has the one that does not."""
    found = [path.name for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and BARE in path.read_text()]
    assert found == ["fragment.ts"]
