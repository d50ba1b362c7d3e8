"""Whatever fits or does not fit the OpenAPI document, the server answers and never breaks."""

from collections.abc import Iterator
from pathlib import Path
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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HomewardServer]:
    directory: Path = tmp_path_factory.mktemp("hostile")
    server = HomewardServer(f"sqlite:///{directory}/homeward.db", directory / "log")
    server.start()
    yield server
    server.stop()


schema = schemathesis.openapi.from_dict(document("/api", PUBLIC_ENDPOINTS))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Case[Any], server: HomewardServer) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS)
    assert server.is_running
