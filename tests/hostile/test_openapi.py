"""Whatever fits or does not fit the OpenAPI document, the server answers and never breaks."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import CheckContext, not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.core.transport import Response
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from homeward.client.server_process import HomewardServer
from homeward.server.http.app import PUBLIC_ENDPOINTS
from homeward.server.http.openapi import REFUSED, document
from tests.start_servers import on_sqlite, start_servers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HomewardServer]:
    with start_servers(on_sqlite, tmp_path_factory.mktemp("hostile")) as server_with:
        yield server_with()


DOCUMENT = document("/api", PUBLIC_ENDPOINTS)
CARD = f"/api/cards/{'0' * 64}"
TABLE = {"game": "monster-chase", "seats": [{"name": "Ada", "holder": "here"}]}
RECORD = {"format": "homeward-record-1", "game": "no-game", "rules_version": 1, "players": 1, "seed": 1}
# Every described refusal is one, also 413: a body that is too large is refused before anybody reads what does not fit
REJECTED = {"negative_data_rejection": {"expected-statuses": [*REFUSED, 405]}}
schema = schemathesis.openapi.from_dict(DOCUMENT, config=SchemathesisConfig.from_dict({"checks": REJECTED}))


def what_fits_is_understood(context: CheckContext, response: Response, case: Case[Any]) -> None:
    """What fits the document may be refused, as that cannot know every creature, but never as junk."""
    if case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE and response.status_code == 400:
        assert response.json()["code"] != "junk", response.text


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
    allow_header_conformance,
    what_fits_is_understood,
]


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Case[Any], server: HomewardServer) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS)
    assert server.is_running


def test_an_answer_without_a_body_is_described_without_one() -> None:
    answers = [one["responses"] for path in DOCUMENT["paths"].values() for one in path.values()]
    empty = [described["204"] for described in answers if "204" in described]
    assert empty
    assert all("content" not in one for one in empty)


def test_a_record_and_the_result_of_an_attempt_are_described() -> None:
    paths = DOCUMENT["paths"]
    record = paths["/api/records"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert record == {"$ref": "#/components/schemas/RecordFile"}
    result = paths["/api/puzzles/{game}/{puzzle}/try"]["post"]["responses"]["200"]["content"]["application/json"]
    assert result["schema"] == {"$ref": "#/components/schemas/AttemptResult"}


def test_a_file_and_lines_are_described_by_what_they_contain() -> None:
    played = DOCUMENT["paths"]["/api/tables/{table}/games/{number}/record"]["get"]["responses"]["200"]
    assert played["content"] == {"application/json": {"schema": {"$ref": "#/components/schemas/RecordFile"}}}
    assert list(played["headers"]) == ["Content-Disposition"]
    told = DOCUMENT["paths"]["/api/tables/{table}/games/{number}/moments/told"]["get"]["responses"]["200"]
    lines = told["content"]["application/x-ndjson"]["schema"]
    assert (lines["type"], lines["contentSchema"]) == ("string", {"$ref": "#/components/schemas/LookingBack"})


def test_every_described_answer_has_a_schema() -> None:
    answers = [one["responses"] for path in DOCUMENT["paths"].values() for one in path.values()]
    contents = [kind for described in answers for one in described.values() for kind in one.get("content", {}).values()]
    assert [kind for kind in contents if not kind["schema"]] == []


@pytest.mark.parametrize("seed", [12, 12.0, "12"])
def test_a_seed_that_fits_the_document_is_taken(server: HomewardServer, seed: object) -> None:
    made = httpx.post(f"{server.address}/api/tables", json=TABLE | {"seed": seed})
    assert made.status_code == 201, made.text


@pytest.mark.parametrize("seed", [12.5, -1, "twelve", 2**53, 1e300])
def test_another_seed_is_refused_as_a_seed(server: HomewardServer, seed: object) -> None:
    refused = httpx.post(f"{server.address}/api/tables", json=TABLE | {"seed": seed})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-option")


def test_a_path_allows_all_its_methods(server: HomewardServer) -> None:
    allowed = httpx.request("PATCH", server.address + CARD).headers["allow"]
    assert set(allowed.split(", ")) == {"GET", "HEAD", "PUT", "DELETE"}


def test_a_request_without_a_body_needs_no_content_type(server: HomewardServer) -> None:
    assert httpx.delete(server.address + CARD).status_code == 204
    elsewhere = httpx.delete(server.address + CARD, headers={"Origin": "https://elsewhere.example"})
    assert elsewhere.json()["code"] == "wrong-origin"


@pytest.mark.parametrize(
    ("version", "status"), [("1.0", 200), ("1.5", 400), ('"1"', 400), ("1e300", 400), ("true", 400)]
)
def test_a_whole_number_may_have_a_point(server: HomewardServer, version: str, status: int) -> None:
    body = f'{{"version":{version},"body":"abcd"}}'
    written = httpx.put(server.address + CARD, content=body, headers={"Content-Type": "application/json"})
    assert written.status_code == status
    httpx.delete(server.address + CARD)


def test_a_record_of_an_unknown_game_is_not_found(server: HomewardServer) -> None:
    refused = httpx.post(f"{server.address}/api/records", json=RECORD)
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-game")
