"""The Python client shares no code with the server, but its paths and its protocol are those of the server."""

from homeward.api.endpoint import API
from homeward.api.table_endpoints import join_table, make_table
from homeward.client import addresses, received
from homeward.rooms.sessions import messages
from homeward.server.admin import admin_api
from homeward.server.http import health, websocket


def test_the_client_uses_the_paths_of_the_endpoints() -> None:
    assert make_table.address() == addresses.MAKE_TABLE
    assert addresses.JOIN_TABLE.format(table="t") == join_table.address(table="t")
    assert addresses.SOCKET == API + websocket.ADDRESS
    assert health.ready.path == addresses.READY


def test_the_client_uses_the_protocol_of_the_server() -> None:
    assert received.PROTOCOL == messages.PROTOCOL


def test_the_address_of_an_endpoint_has_its_values_quoted() -> None:
    assert admin_api.admin_record.address(table="a/b", number=2) == "/api/admin/tables/a%2Fb/games/2"
    assert admin_api.admin_tables.address(start=0, count=5) == "/api/admin/tables?start=0&count=5"
