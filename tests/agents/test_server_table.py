"""An agent takes a seat at a table of a real server, by the link of the table, and plays with bots and by the rules."""

from collections.abc import Iterator

import pytest

from homeward.agents.server_table import ServerTable
from homeward.client.http_client import HttpClient
from homeward.client.server_process import HomewardServer
from homeward.engine.errors import HomewardError
from tests.start_servers import on_sqlite, start_servers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HomewardServer]:
    with start_servers(on_sqlite, tmp_path_factory.mktemp("server")) as server_with:
        yield server_with("--bot-pause", "0")


def open_table(server: HomewardServer) -> str:
    client = HttpClient(server.address)
    seats = [{"holder": "open", "name": ""}, {"holder": "bot", "name": "Cub", "level": "cub"}]
    made = client.make("monster-baby-rescue", seats)
    client.close()
    return f"{server.address}/table/{made.table}#join={made.join_key}"


def test_an_agent_takes_an_open_seat_and_plays_to_the_end(server: HomewardServer) -> None:
    table = ServerTable(open_table(server), "Robot")
    assert table.seat == 0
    assert table.look()
    legal = [choice.id for choice in table.choices()]
    illegal = next(code for code in range(36) if code not in legal)
    assert len(table.why_not(str(illegal))) > len("It is legal.")
    assert table.play(str(illegal)).startswith("Not played: ")
    moves = 0
    while choices := table.choices():
        assert table.why_not(str(choices[0].id)) == "It is legal."
        assert table.play(str(choices[0].id))
        moves += 1
    assert moves > 10
    assert table.frame["over"]
    assert len(table.log().splitlines()) > moves


def test_a_table_without_an_open_seat_and_a_wrong_link_are_told(server: HomewardServer) -> None:
    link = open_table(server)
    ServerTable(link, "Robot")
    with pytest.raises(HomewardError, match="no seat is open"):
        ServerTable(link, "Another")
    with pytest.raises(HomewardError, match="is no link"):
        ServerTable(server.address, "Robot")
