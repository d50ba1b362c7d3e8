"""Whatever fits or does not fit the OpenAPI document, the server answers and never breaks."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from homeward.client.server_process import HomewardServer
from homeward.server.http.app import PUBLIC_ENDPOINTS
from homeward.server.http.openapi import document
from tests.start_servers import on_sqlite, start_servers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HomewardServer]:
    with start_servers(on_sqlite, tmp_path_factory.mktemp("hostile")) as server_with:
        yield server_with()


schema = schemathesis.openapi.from_dict(document("/api", PUBLIC_ENDPOINTS))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Case[Any], server: HomewardServer) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS)
    assert server.is_running
