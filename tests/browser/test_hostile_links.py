"""Links that somebody made to do harm: every page that reads its address says what is wrong, and does nothing else."""

import base64
import json
import re
import zlib
from typing import NamedTuple

from playwright.sync_api import Page, Request, expect

from tests.browser.cards import made_card
from tests.browser.chase import ChasePage
from tests.browser.conftest import Visit
from tests.browser.pages import by_link, here
from tests.browser.records import new_record
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


RECORD = json.loads(new_record("monster-chase", ("Eva", "Eve"), 7).encode())
ELSEWHERE = "&from=https%3A%2F%2Felsewhere.example%2F"
OTHER_HOUSE = "localStorage.getItem('homeward.other-house')"
# They ask, and change nothing (tests/server/test_invitations.py, test_shelf.py)
QUESTIONS = re.compile(r"/api/(shelf|tables/\w+/invitation)$")

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


class ValidLink(NamedTuple):
    """What somebody else made, and what it does after a press."""

    address: str
    button: str
    done: str  # a selector of what is on the page then


def sent_by(page: Page) -> list[str]:
    """What could change something at the server, as it is sent."""
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.method != "GET" and not QUESTIONS.search(request.url):
            sent.append(f"{request.method} {request.url}")

    page.on("request", note)
    page.on("websocket", lambda socket: sent.append(socket.url))
    return sent


def valid_links(mia: ChasePage, server: Server) -> dict[str, ValidLink]:
    """The key of a table, of a seat under either word, two codes, a card and a record: all of them work."""
    page, table = mia.page, f"/table/{mia.id}"
    code = "".join(page.locator("output.code span").all_inner_texts())
    key = page.get_by_label("Link", exact=True).input_value().split("#join=")[1]
    dialog = mia.open_seat("Mia")
    dialog.get_by_role("button", name="Give this seat to another device").click()
    seat_key = dialog.get_by_label("Link", exact=True).input_value().split("#seat=")[1]
    expect(dialog.locator("output.code span")).to_have_count(5)
    seat_code = "".join(dialog.locator("output.code span").all_inner_texts())
    return {
        "table": ValidLink(f"{table}#join={key}", "To the table", ".table"),
        "table under seat": ValidLink(f"{table}#seat={key}", "To the table", ".table"),
        "code": ValidLink(f"{table}#code={code}", "To the table", ".table"),
        "seat": ValidLink(f"{table}#seat={seat_key}", "Sit down", ".table"),
        "seat under join": ValidLink(f"{table}#join={seat_key}", "Sit down", ".table"),
        "code of a seat": ValidLink(f"{table}#code={seat_code}", "Sit down", ".table"),
        "record": ValidLink(f"{brought(RECORD)}{ELSEWHERE}", "Lay it out here", ".table"),
    }


def test_nothing_is_stored_sent_or_taken_before_a_press(visit: Visit, server: Server) -> None:
    mia = ChasePage.make(visit(server), "monster-chase", here("Mia") + by_link("Opa"))
    expect(mia.page.locator("output.code span")).to_have_count(5)
    links = valid_links(mia, server)
    eve = visit(server)
    ChasePage.make(eve, "monster-chase", here("Eve"), seed=5)
    card = f"/card#{made_card(eve, server).replace(' ', '-')}"
    links["card"] = ValidLink(card, "Share all our tables", ".notice.ok")
    links["only theirs"] = ValidLink(card, "Only bring these tables here", ".notice.ok")

    victim = visit(server)
    ChasePage.make(victim, "monster-chase", here("Ben"), seed=3)
    victim.goto("about:blank")
    sent = sent_by(victim)
    open_link(victim, server.address)
    before = victim.evaluate(STORED)
    for what, link in links.items():
        open_link(victim, server.address + link.address)
        expect(victim.get_by_role("button", name=link.button)).to_be_visible()
        assert (what, victim.evaluate(STORED)) == (what, before)
        assert "#" not in victim.url
    open_link(victim, server.address)
    assert victim.evaluate(STORED) == before
    assert victim.evaluate(OTHER_HOUSE) is None
    assert sent == []
    expect(mia.page.get_by_role("dialog")).to_contain_text("It works on this computer only")  # Mia's seat is still hers

    for what in ("table under seat", "seat under join", "record", "only theirs", "card"):
        link = links[what]
        open_link(victim, server.address + link.address)
        victim.get_by_role("button", name=link.button).click()
        expect(victim.locator(link.done).first).to_be_visible()
        assert sent or what == "only theirs", what
        sent.clear()
    assert victim.evaluate(OTHER_HOUSE) == "https://elsewhere.example/"
    expect(mia.seat("Mia")).to_contain_text("away")  # her page is open, but the seat is Ben's, who looks elsewhere
    assert len(victim.evaluate(STORED)[1]) == 4, "Ben's table, Mia's, the record's and Eve's"


def test_a_table_that_was_left_alone_is_joined_by_none_of_its_links(visit: Visit, server: Server) -> None:
    victim = visit(server)
    mia = ChasePage.make(visit(server), "monster-chase", here("Mia") + by_link("Opa"))
    link = mia.page.get_by_label("Link", exact=True).input_value()
    open_link(victim, link)
    expect(victim.get_by_role("heading", name="A table for you")).to_be_visible()
    victim.get_by_role("link", name="Leave it").click()
    expect(victim.get_by_role("heading", name="Homeward")).to_be_visible()
    assert victim.evaluate("localStorage.getItem('homeward.tables')") is None


def test_a_record_that_no_table_can_be_made_of_leaves_no_way_back(visit: Visit, server: Server) -> None:
    page = visit(server)
    open_link(page, server.address + brought({**RECORD, "moves": [9999]}) + ELSEWHERE)
    page.get_by_role("button", name="Lay it out here").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.evaluate(OTHER_HOUSE) is None


def test_nothing_decodes_an_address_without_a_net() -> None:
    """`decodeURIComponent` throws at `%E0`; `routing/fragment.ts` has the one that does not."""
    found = [path.name for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and BARE in path.read_text()]
    assert found == ["fragment.ts"]
