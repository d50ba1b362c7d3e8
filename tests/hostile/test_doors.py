"""Every way in has somebody who attacks it; a new one without an attacker is found."""

import ast
import re
from pathlib import Path

import pytest
from cyclopts import App
from msgspec import Struct
from starlette.routing import Mount, Route, WebSocketRoute

from .attackers import ATTACKERS, NO_DOORS
from .doors import (
    all_doors,
    command_doors,
    doors_in_client,
    doors_in_sources,
    message_doors,
    route_doors,
)

TESTS = Path(__file__).parents[1]


def is_there(attacker: str) -> bool:
    """Is there such a test?"""
    place, _, name = attacker.partition("::")
    file = TESTS.parent / place if place.startswith("web/") else TESTS / place
    if not file.is_file() or not name:
        return False
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ts":
        return has_title(text, name)
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return name.startswith("test_") and name in {one.name for one in functions}


def has_title(text: str, name: str) -> bool:
    """Is it the whole title of a test of the client: after `it(` or `test(`, or after the cases of `it.each(…)`?

    The cases themselves, such as `: %s`, may be left out.
    """
    return re.search(rf"""(?:\b(?:it|test)|\))\(\s*(['"`]){re.escape(name)}(?:: %\w)?\1""", text) is not None


def unattacked(doors: set[str]) -> set[str]:
    return doors - ATTACKERS.keys() - NO_DOORS.keys()


def test_every_door_has_its_attacker() -> None:
    assert unattacked(all_doors()) == set(), "give it a line in tests/hostile/attackers.py"


def test_every_line_is_about_a_door_that_is_there() -> None:
    assert {*ATTACKERS, *NO_DOORS} - all_doors() == set()
    assert ATTACKERS.keys() & NO_DOORS.keys() == set()


@pytest.mark.parametrize("attacker", sorted({one for attackers in ATTACKERS.values() for one in attackers}))
def test_every_attacker_is_there(attacker: str) -> None:
    assert is_there(attacker)


def test_every_door_has_at_least_one() -> None:
    assert [door for door, attackers in ATTACKERS.items() if not attackers] == []
    assert [door for door, reason in NO_DOORS.items() if not reason] == []


@pytest.mark.parametrize(
    "attacker",
    [
        "hostile/test_doors.py::test_nobody",
        "hostile/test_doors.py",
        "hostile/test_nowhere.py::test_x",
        "hostile/test_doors.py::is_there",
        "web/src/routing/fragment.test.ts::no such title",
        "web/src/routing/fragment.test.ts::import",
        "web/src/routing/fragment.test.ts::a fragment is read",
    ],
)
def test_an_attacker_that_is_not_there_is_found(attacker: str) -> None:
    assert not is_there(attacker)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("test('it holds', () => {});", True),
        ("it('it holds', () => {});", True),
        ("it.each(['a', 'b'])(\n  'it holds',", True),
        ("it.each(['a', 'b'])('it holds: %s',", True),
        ('  it("it holds", async () => {', True),
        ("it.skip('it holds', () => {});", False),
        ("describe('it holds', () => {});", False),
        ("it('it holds no longer', () => {});", False),
        ("const text = 'it holds';", False),
        ("// it holds", False),
    ],
)
def test_a_title_is_that_of_a_test(text: str, found: bool) -> None:
    assert has_title(text, "it holds") is found


# A new door of each kind


async def nothing(*_: object) -> None: ...


class Shout(Struct, tag_field="type", tag="shout"):
    """A new message."""


class Whisper(Struct, tag_field="type", tag="whisper"):
    """Another."""


def test_a_new_route_is_found() -> None:
    found = [
        Route("/new.json", nothing),
        Mount("/api", routes=[Route("/new/{id}", nothing, methods=["PATCH"]), WebSocketRoute("/live", nothing)]),
    ]
    assert unattacked(set(route_doors(found))) == {"GET /new.json", "PATCH /api/new/{id}", "socket /api/live"}


def test_a_new_message_is_found() -> None:
    assert unattacked(set(message_doors(Shout | Whisper))) == {"message shout", "message whisper"}


def test_a_new_command_is_found() -> None:
    commands, group = App(name="homeward"), App(name="cards")
    commands.command(nothing, name="fly")
    commands.command(group)
    group.command(nothing, name="burn")
    assert unattacked(set(command_doors(commands, {"cards": group}))) == {"command fly", "command cards burn"}


@pytest.mark.parametrize(
    ("text", "door"),
    [
        ("text = Path(name).read_text()", "file server/new.py"),
        ('with open(name, "rb") as file: ...', "file server/new.py"),
        ("with open(path) as file: ...", "file server/new.py"),
        ("text = open(path, encoding='utf-8').read()", "file server/new.py"),
        ("with path.open() as file: ...", "file server/new.py"),
        ("lines = list(line for line in (folder / name).open())", "file server/new.py"),
        ("shutil.copyfile(one, other)", "file server/new.py"),
        ("done = pickle.loads(sent)", "file server/new.py"),
        ("answer = urlopen(address)", "call server/new.py"),
        ("reader, writer = await asyncio.open_connection(host, 25)", "call server/new.py"),
        ("import http.client", "call server/new.py"),
        ("from http.client import HTTPSConnection", "call server/new.py"),
        ("import httpx", "call server/new.py"),
        ("subprocess.run(words)", "call server/new.py"),
        ("answer = console.input(question)", "input server/new.py"),
        ("sent = sys.stdin.buffer.read()", "input server/new.py"),
        ("found = subprocess.check_output(words)", "call server/new.py"),
        ("from subprocess import check_call", "call server/new.py"),
        ("os.system(line)", "call server/new.py"),
        ("exporter = OTLPSpanExporter(address)", "call server/new.py"),
        ("server = await asyncio.start_server(answer, host, port)", "listen server/new.py"),
        ("start_http_server(port, host, registry)", "listen server/new.py"),
        ("ThreadingHTTPServer((host, port), Handler)", "listen server/new.py"),
        ("@server.tool()\ndef resign() -> str: ...", "tool resign"),
    ],
)
def test_a_new_door_in_python_is_found(tmp_path: Path, text: str, door: str) -> None:
    write(tmp_path / "server" / "new.py", text)
    assert unattacked(set(doors_in_sources(tmp_path))) == {door}


@pytest.mark.parametrize(
    "text",
    [
        "await house.open()",
        "await (storage.open() if changing else storage.open_to_read())",
        "async def open(self) -> None: ...",
        'with open(path, "w", encoding="utf-8") as file: ...',
        'with path.open("xb") as file: ...',
        "from homeward.server.http.client_addresses import home_of",
    ],
)
def test_what_only_looks_like_a_door_is_none(tmp_path: Path, text: str) -> None:
    write(tmp_path / "server" / "new.py", text)
    assert set(doors_in_sources(tmp_path)) == set()


@pytest.mark.parametrize(
    ("text", "door"),
    [
        ("const key = location.hash;", "address pages/New.svelte"),
        ("const words = fragment();", "address pages/New.svelte"),
        ("const page = pathOf(location);", "address pages/New.svelte"),
        ("const found = url.searchParams.get('x');", "address pages/New.svelte"),
        ('<input type="file" />', "pick pages/New.svelte"),
        ("const kept = JSON.parse(text);", "json pages/New.svelte"),
        ("const others = new BroadcastChannel('homeward');", "channel pages/New.svelte"),
        ("window.addEventListener('storage', read);", "channel pages/New.svelte"),
    ],
)
def test_a_new_door_in_the_client_is_found(tmp_path: Path, text: str, door: str) -> None:
    write(tmp_path / "pages" / "New.svelte", text)
    assert unattacked(set(doors_in_client(tmp_path))) == {door}


def write(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
