"""All ways into Homeward, found in the code itself: a list kept by hand would miss the one that somebody adds.

A door is named by its kind and its place, such as `POST /api/tables`, `message move` or `file record.py`.
`attackers.py` says who attacks each.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from cyclopts import App
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

import homeward
from homeward.commands import GROUPS, app
from homeward.rooms.sessions.messages import FromDevice
from homeward.server.house import House
from homeward.server.http.app import routes
from homeward.server.process.settings import Settings

PACKAGE = Path(homeward.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"

READS_A_FILE = re.compile(
    r'\.read_(?:bytes|text)\(|\.open\((?:mode=)?"r|\bopen\([^)]*"r'
    # without a mode a file is opened for reading; what else is opened without one has to be awaited
    r'|(?<![\w.])(?<!def )open\((?![^)\n]*"[wxa]b?")'
    r'|(?:\bwith|\breturn|\bin|=) [\w./()" ]*\.open\((?:\)|encoding|buffering)'
    r"|\bshutil\.copy|\bcopyfile\(|sqlite3\.connect\(|pickle\.loads?\(|(?:zipfile|tarfile)\."
)
CALLS_OUT = re.compile(
    r"urlopen\(|open_connection\(|create_connection\(|getaddrinfo\(|from websockets\.\w+\.client|\bhttpx\b"
    r"|import http\.client|from http(?:\.client)? import|import (?:requests|aiohttp|urllib3)|OTLP\w+Exporter\("
    r"|Popen\(|subprocess\.(?:run|call|check_call|check_output|getoutput|getstatusoutput)\(|create_subprocess_\w+\("
    r"|from subprocess import|os\.(?:system|popen|exec\w+|spawn\w+|posix_spawnp?)\(|webbrowser\.open\(|from_url\("
    r"|import psycopg|socket\.socket\(socket"
)
LISTENS = re.compile(
    r"start_(?:unix_|http_)?server\(|create_(?:unix_)?server\(|HTTPServer\(|\.listen\(|websockets\.\w+\.server"
)
READS_THE_ADDRESS = re.compile(
    r"location\.(?:hash|search)\b|\bfragment\(\)|(?:path|query)Of\(location\)|request\.url\b"
    r"|new URL(?:SearchParams)?\(|searchParams"
)
LETS_PICK_A_FILE = re.compile(r'type="file"')
HEARS_OTHER_PAGES = re.compile(r"\bBroadcastChannel\(|addEventListener\('storage'|\bonstorage\b|\bSharedWorker\(")
READS_JSON = re.compile(r"JSON\.parse\(|parseJson\b")
ASKS_AT_THE_TERMINAL = re.compile(r"console\.input\(|\binput\(\)|stdin\.(?:buffer|read)|\"stdio\"")
IS_A_TOOL = re.compile(r"@server\.tool\(\)\s+(?:async )?def (\w+)")


def server_routes() -> list[BaseRoute]:
    return routes(House(Settings(database="sqlite:////nowhere/homeward.db")))


def route_doors(found: Iterable[BaseRoute], prefix: str = "") -> Iterator[str]:
    for one in found:
        match one:
            case Mount():
                yield from route_doors(one.routes, prefix + one.path)
            case Route():
                methods = sorted((one.methods or set()) - {"HEAD"})
                yield from (f"{method} {prefix}{one.path}" for method in methods)
            case WebSocketRoute():
                yield f"socket {prefix}{one.path}"


def message_doors(union: Any = FromDevice) -> Iterator[str]:
    yield from (f"message {one.__struct_config__.tag}" for one in get_args(union))


def command_doors(commands: App = app, groups: Mapping[str, App] = GROUPS) -> Iterator[str]:
    for name in commands:
        if name not in groups and not name.startswith("-"):
            yield f"command {name}"
    for group, its_app in groups.items():
        yield from (f"command {group} {name}" for name in its_app if not name.startswith("-"))


def doors_in_sources(package: Path = PACKAGE) -> Iterator[str]:
    """Files that Python reads, whom it calls, where it listens, what people type, what language models may use."""
    yield from (f"file {path}" for path in places(package, READS_A_FILE, ".py"))
    yield from (f"call {path}" for path in places(package, CALLS_OUT, ".py"))
    yield from (f"listen {path}" for path in places(package, LISTENS, ".py"))
    yield from (f"input {path}" for path in places(package, ASKS_AT_THE_TERMINAL, ".py"))
    for path in places(package, IS_A_TOOL, ".py"):
        yield from (f"tool {name}" for name in IS_A_TOOL.findall((package / path).read_text(encoding="utf-8")))


def doors_in_client(client: Path = CLIENT) -> Iterator[str]:
    """Addresses that a page reads, files that people pick, JSON that comes from elsewhere, and what other pages say."""
    kinds = {
        "address": READS_THE_ADDRESS,
        "pick": LETS_PICK_A_FILE,
        "json": READS_JSON,
        "channel": HEARS_OTHER_PAGES,
    }
    for kind, pattern in kinds.items():
        yield from (f"{kind} {path}" for path in places(client, pattern, ".ts", ".svelte"))


def places(folder: Path, pattern: re.Pattern[str], *suffixes: str) -> Iterator[str]:
    """The source files that match, by their paths in a folder; tests are no part of the program."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in suffixes and ".test." not in path.name and pattern.search(path.read_text(encoding="utf-8")):
            yield path.relative_to(folder).as_posix()


def all_doors() -> set[str]:
    return {
        *route_doors(server_routes()),
        *message_doors(),
        *command_doors(),
        *doors_in_sources(),
        *doors_in_client(),
    }
