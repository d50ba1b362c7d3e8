"""The server's page can be installed beside the page without a server, and only its own worker can be one."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from shutil import copytree

import httpx
import pytest
from starlette.applications import Starlette

from homeward.server.http.app import SERVER_PATHS
from homeward.server.http.static_files import SECURITY_HEADERS, client_files, with_headers
from tests.hostile.doors import route_doors, server_routes

WEB = Path(__file__).parents[2] / "web"
WORKER = "self.addEventListener('push', () => undefined);"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Serves what the build puts beside the client, and a small worker."""
    for folder in ("house", "icons", "public"):
        copytree(WEB / folder, tmp_path, dirs_exist_ok=True)
    (tmp_path / "index.html").write_text("<!doctype html><title>Home</title>")
    (tmp_path / "service-worker.js").write_text(WORKER)
    app = with_headers(Starlette(routes=[client_files(tmp_path)]), SECURITY_HEADERS)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://homeward") as client:
        yield client


def manifest_of(folder: str) -> dict[str, str]:
    manifest: dict[str, str] = json.loads((WEB / folder / "homeward.webmanifest").read_text())
    return manifest


def test_it_is_another_app_than_the_page_without_a_server() -> None:
    ours, site = manifest_of("house"), manifest_of("site")
    for part in ("id", "name", "short_name"):
        assert ours[part] != site[part]
    # both are resolved against the start_url, and may be on one host
    assert ours["id"].strip("/") != site["id"].strip("/")


@pytest.mark.parametrize("folder", ["house", "site"])
async def test_the_manifest_names_icons_that_are_there(house: httpx.AsyncClient, folder: str) -> None:
    icons = json.loads((WEB / folder / "homeward.webmanifest").read_text())["icons"]
    assert {(one["sizes"], one.get("purpose", "any")) for one in icons} >= {
        (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
    }
    for icon in icons:
        served = await house.get("/" + icon["src"].lstrip("/"))
        assert (served.status_code, served.headers["content-type"].split(";")[0]) == (200, icon["type"])
        if icon["type"] == "image/png":
            assert size_of(served.content) == icon["sizes"]
    assert size_of((await house.get("/apple-touch-icon.png")).content) == "180x180"


def size_of(png: bytes) -> str:
    """As the header of the file says it."""
    width, height = (int.from_bytes(png[start : start + 4], "big") for start in (16, 20))
    return f"{width}x{height}"


async def test_manifest_and_worker_are_asked_for_anew_each_time(house: httpx.AsyncClient) -> None:
    manifest = await house.get("/homeward.webmanifest")
    assert manifest.headers["content-type"].split(";")[0] == "application/manifest+json"
    worker = await house.get("/service-worker.js")
    assert worker.headers["content-type"].split(";")[0] == "text/javascript"
    for served in (manifest, worker, await house.get("/")):
        assert served.headers["cache-control"] == "no-cache"
        assert "service-worker-allowed" not in served.headers
        policy = served.headers["content-security-policy"].split("; ")
        assert {"default-src 'none'", "script-src 'self'", "worker-src 'self'", "manifest-src 'self'"} <= set(policy)
        assert served.headers["x-content-type-options"] == "nosniff"


async def test_the_worker_of_earlier_versions_is_still_there(house: httpx.AsyncClient) -> None:
    served = await house.get("/bell.js?said=It%20is%20your%20turn.")
    assert served.status_code == 200
    assert "notificationclick" in served.text


@pytest.mark.parametrize(
    "path",
    [
        "/table/service-worker.js",
        "/assets/service-worker.js",
        "/service-worker.js/",
        "/service-worker.js/more",
        "/SERVICE-WORKER.JS",
        "/service-worker.js%00",
        "/service-worker.js;v=2",
        "//service-worker.js",
        "/table/abc",
        "/",
    ],
)
async def test_no_other_path_is_a_worker(house: httpx.AsyncClient, path: str) -> None:
    served = await house.get(f"http://homeward{path}", headers={"Service-Worker": "script"})
    assert WORKER not in served.text
    assert "javascript" not in served.headers["content-type"]


@pytest.mark.parametrize(
    "query", ["language=de", "language=%3Cscript%3E", "said=Send%20money", "x=%0d%0aService-Worker-Allowed:%20/"]
)
async def test_a_query_changes_nothing_about_the_worker(house: httpx.AsyncClient, query: str) -> None:
    plain, asked = await house.get("/service-worker.js"), await house.get(f"/service-worker.js?{query}")
    assert (asked.text, asked.headers) == (plain.text, plain.headers)


@pytest.mark.parametrize("path", ["/service-worker.js", "/homeward.webmanifest", "/icon-192.png"])
async def test_nothing_about_them_depends_on_who_asks(house: httpx.AsyncClient, path: str) -> None:
    plain = await house.get(path)
    for headers in ({"Cookie": "token=abc"}, {"Authorization": "Bearer abc"}, {"Accept-Language": "de"}):
        asked = await house.get(path, headers=headers)
        assert (asked.content, asked.headers) == (plain.content, plain.headers)
    again = await house.get(path, headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_manifest_leads_nowhere_else_and_carries_nothing() -> None:
    manifest = json.loads((WEB / "house" / "homeward.webmanifest").read_text())
    addresses = [manifest[part] for part in ("start_url", "scope", "id")] + [one["src"] for one in manifest["icons"]]
    for address in addresses:
        assert re.fullmatch(r"/[\w.-]*", address)


def test_everything_but_the_client_s_files_is_where_the_worker_of_the_page_does_nothing() -> None:
    paths = {door.split()[1] for door in route_doors(server_routes())}
    assert {path for path in paths if not any(path == one or path.startswith(f"{one}/") for one in SERVER_PATHS)} == {
        "/{path:path}"
    }
