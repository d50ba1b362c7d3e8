"""Whatever a tab asks, the page's dispatcher answers or refuses as a server does; it never breaks."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from homeward.api.endpoint import Endpoint
from homeward.api.endpoints import ENDPOINTS
from homeward.rooms.rate_limits import Limits
from tests.page.fake_browser import FakeBrowser, Tab, opened

METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "", "get")
TOO_BIG = "x" * (Limits().body_bytes + 1)
UNKNOWN = (
    *("", "/", "//", "/nothing", "/tables", "/games/", "/games/a/b/c", "/house/x", "/../house"),
    *("/api/games", "/admin/house", "/cards/00", "?", "#", "%", "//[", "http://x/games"),
    *("/tables/x/games/one/record", "/tables/x/games/-1/record", "/tables/x/games/1/record/"),
)
every_endpoint = pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: one.name)
with_body = pytest.mark.parametrize(
    "endpoint", [one for one in ENDPOINTS if one.body is not None], ids=lambda one: one.name
)
with_values = pytest.mark.parametrize(
    "endpoint", [one for one in ENDPOINTS if "{" in one.path], ids=lambda one: one.name
)


@pytest.fixture
async def tab() -> Tab:
    return await opened(FakeBrowser())


def address(endpoint: Endpoint, value: str = "1") -> str:
    """An address of this endpoint with the same value in all braces."""
    path = endpoint.plain_path
    for parameter in endpoint.parameters:
        path = path.replace(f"{{{parameter.name}}}", value)
    return path


async def refusal(tab: Tab, method: str, path: str, body: object = None) -> dict[str, Any]:
    ok, answer = await tab.ask(method, path, body)
    assert not ok
    return dict(answer)


@pytest.mark.parametrize("path", UNKNOWN)
async def test_unknown_addresses(tab: Tab, path: str) -> None:
    assert (await refusal(tab, "GET", path))["code"] == "junk"


@every_endpoint
async def test_wrong_methods(tab: Tab, endpoint: Endpoint) -> None:
    allowed = {one.method for one in ENDPOINTS if one.path == endpoint.path}
    for method in METHODS:
        if method not in allowed:
            said = (await refusal(tab, method, address(endpoint)))["said"]
            assert said["args"]["problem"] == "Method Not Allowed"


@with_body
@pytest.mark.parametrize("body", ["", "{", "[]", "null", "7", '{"colour": 1}', "[" * 30_000, '{"a": "\ud800"}'])
async def test_bad_bodies(tab: Tab, endpoint: Endpoint, body: str) -> None:
    wanted = "bad-record" if endpoint.body is bytes else "junk"
    assert (await refusal(tab, endpoint.method, address(endpoint), body))["code"] == wanted


@with_body
async def test_bodies_that_are_too_big(tab: Tab, endpoint: Endpoint) -> None:
    assert (await refusal(tab, endpoint.method, address(endpoint), TOO_BIG))["code"] == "too-big"


async def test_a_refused_body_names_its_field(tab: Tab) -> None:
    wish = {"game": "monster-chase", "seats": [{"name": 7, "holder": "here"}]}
    assert (await refusal(tab, "POST", "/tables", wish))["said"]["args"]["field"] == "seats[0].name"


@pytest.mark.parametrize("query", ["start=-1", "start=one", "count=0", "count=51", "views=perhaps"])
async def test_wrong_queries(tab: Tab, query: str) -> None:
    assert (await refusal(tab, "GET", f"/tables/x/games/0/replay?{query}"))["code"] == "junk"


@pytest.mark.parametrize("value", ["..", "%2F", "%00", "%ff", "a" * 5000, "%F0%9F%90%BE", "*", "(.*)"])
@with_values
async def test_strange_values_in_addresses(tab: Tab, endpoint: Endpoint, value: str) -> None:
    body = json.dumps({}) if endpoint.body is not None else None
    assert (await refusal(tab, endpoint.method, address(endpoint, value), body))["code"]


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(method=st.sampled_from(METHODS), url=st.text(max_size=60), body=st.text(max_size=60))
async def test_no_text_breaks_the_dispatcher(tab: Tab, method: str, url: str, body: str) -> None:
    await tab.ask(method, f"/{url}", body)
