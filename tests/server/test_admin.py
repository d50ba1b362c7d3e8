"""For whoever runs the house: tables are looked at, closed and deleted, addresses kept out. With the token only."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import homeward
from homeward.record import Record
from homeward.server.http.bans import contains, network_of
from homeward.server.storage.schema import MIGRATIONS
from tests.start_servers import start_servers

from .admin_server import TOKEN, AdminServer, StartAdminServer
from .live import PATIENCE, Device, Server, StartServer
from .old_database import write_old_database

NEIGHBOUR = "127.0.0.2"
PACKAGE = str(Path(homeward.__file__).parents[1])


def neighbour() -> httpx.Client:
    """Somebody at another address, which is this machine too, and not trusted."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address=NEIGHBOUR), timeout=PATIENCE)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AdminServer]:
    with start_servers(AdminServer, tmp_path_factory.mktemp("house")) as admin_server_with:
        yield admin_server_with()


# The token

ADDRESSES = [
    ("GET", "/house"),
    ("GET", "/tables"),
    ("GET", "/tables/aaaaaaaaaaaaaaaa"),
    ("GET", "/tables/aaaaaaaaaaaaaaaa/games/0"),
    ("POST", "/tables/aaaaaaaaaaaaaaaa/close"),
    ("DELETE", "/tables/aaaaaaaaaaaaaaaa"),
    ("POST", "/bans"),
    ("POST", "/bans/lift"),
]


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_nothing_without_the_token(house: AdminServer, method: str, path: str) -> None:
    body = {"closed": True, "network": "192.0.2.1"} if method == "POST" else None
    for token in ("", "wrong", TOKEN[:-1], f"{TOKEN}!", TOKEN.upper()):
        response = house.admin(method, path, body, token)
        assert (response.status_code, response.json()["code"]) == (401, "wrong-token"), token
    assert house.get(f"/api/admin{path}?token={TOKEN}").status_code in (401, 405)


def test_who_guessed_too_often_is_refused_even_with_the_right_token(admin_server_with: StartAdminServer) -> None:
    house = admin_server_with("--limit", "wrong-tokens-per-hour=3")
    with neighbour() as guest:
        answers = [
            guest.get(f"{house.address}/api/admin/house", headers={"Authorization": f"Bearer {token}"})
            for token in (TOKEN, "one", "two", "three", "four", TOKEN)
        ]
    assert [answer.status_code for answer in answers] == [200, 401, 401, 401, 429, 429]
    assert answers[-1].json()["code"] == "too-often"
    assert house.admin("GET", "/house").status_code == 200, "everybody else may come in"


def test_a_house_without_a_token_has_no_admin_page(server: Server) -> None:
    for headers in ({}, {"Authorization": f"Bearer {TOKEN}"}):
        response = httpx.get(f"{server.address}/api/admin/tables", headers=headers, timeout=PATIENCE)
        assert (response.status_code, response.json()["code"]) == (403, "no-admin")


def test_a_token_that_can_be_guessed_is_refused(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("secret")
    command = [sys.executable, "-m", "homeward.server", "--admin-token-file", str(tmp_path / "token")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "at least 16 characters" in done.stderr
    assert "secret" not in done.stderr.replace("openssl", "")


def test_the_token_may_come_from_the_environment(server_with: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOMEWARD_ADMIN_TOKEN", TOKEN)
    server = server_with()
    headers = {"Authorization": f"Bearer {TOKEN}"}
    assert httpx.get(f"{server.address}/api/admin/house", headers=headers, timeout=PATIENCE).status_code == 200


# Looking


async def test_tables_and_who_sits_at_them(house: AdminServer) -> None:
    made = house.make("Anna", "bot owl", options={"length": 10})
    anna = await Device(house.address, made).connect()
    row = house.admin("GET", "/tables?count=1").json()[0]
    assert (row["table"], row["game"], row["names"], row["here"]) == (made["table"], "monster-chase", ["Anna"], 1)
    card = house.admin("GET", f"/tables/{made['table']}").json()
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot"]
    assert card["devices"] == [{"device": 0, "address": "127.0.0.1"}]
    assert card["phase"] == "playing"
    for secret in (made["token"], made["join_key"], "seed", "salt", "hash"):
        assert secret not in json.dumps(card)
    await anna.close()


def test_how_the_house_is(house: AdminServer) -> None:
    now = house.admin("GET", "/house").json()
    assert now["tables"] >= 0
    assert now["memory"] > 1_000_000
    assert now["keep_days"] == 90
    assert now["bans"] == []


def test_no_such_table(house: AdminServer) -> None:
    for method, path in ADDRESSES[2:6]:
        response = house.admin(method, path, {"closed": True} if method == "POST" else None)
        assert (response.status_code, response.json()["code"]) == (404, "no-such-table")


# Closing and deleting


async def test_a_closed_table_is_closed_for_everybody_until_it_is_opened(house: AdminServer) -> None:
    made = house.make("Anna", "Ben")
    path = f"/tables/{made['table']}/close"
    anna = await Device(house.address, made).connect()
    assert house.admin("POST", path, {"closed": True}).status_code == 204
    bye = await anna.until(lambda heard: heard["type"] == "bye")
    assert (bye["refusal"]["code"], bye["come_back"]) == ("table-shut", False)
    again = await Device(house.address, made).connect()
    assert again.heard[-1]["refusal"]["code"] == "table-shut"
    assert house.post(f"/tables/{made['table']}/join", {"key": made["join_key"]}).status_code == 403
    assert house.admin("GET", f"/tables/{made['table']}").json()["shut"]
    assert house.admin("POST", path, {"closed": True}).status_code == 204, "twice is once"
    assert house.admin("POST", path, {"closed": False}).status_code == 204
    back = await Device(house.address, made).connect()
    assert (await back.move())["type"] == "ack"
    await back.close()
    events = [line["event"] for line in house.audited() if line.get("table") == made["table"]]
    assert events == ["table closed", "table opened"]


async def test_a_deleted_table_is_gone_for_everybody(house: AdminServer) -> None:
    made = house.make("Anna", "bot owl")
    anna = await Device(house.address, made).connect()
    await anna.move()
    assert house.admin("DELETE", f"/tables/{made['table']}").status_code == 204
    bye = await anna.until(lambda heard: heard["type"] == "bye")
    assert (bye["refusal"]["code"], bye["come_back"]) == ("table-deleted", False)
    again = Device(house.address, made)
    again.version = anna.version
    await again.connect()
    assert again.heard[-1]["refusal"]["code"] == "table-deleted", "and nobody takes it for a loss"
    join = house.post(f"/tables/{made['table']}/join", {"key": made["join_key"]})
    assert (join.status_code, join.json()["code"]) == (410, "table-deleted")
    assert house.get("/ready").status_code == 200
    line = house.audited()[-1]
    assert (line["event"], line["table"], line["by"], line["stream"]) == (
        "table deleted",
        made["table"],
        "127.0.0.1",
        "audit",
    )


# Keeping addresses out

BANNED = {"code": "banned", "rule": "", "said": {"key": "refusal.banned", "args": {}}}


def test_nobody_locks_themselves_out(house: AdminServer) -> None:
    for network in ("127.0.0.1", "127.0.0.0/8", "0.0.0.0/0", "::ffff:127.0.0.1"):
        response = house.admin("POST", "/bans", {"network": network})
        assert (response.status_code, response.json()["code"]) == (400, "own-address"), network
    for nonsense in ("everybody", "1.2.3.4.5", "10.0.0.0/99"):
        assert house.admin("POST", "/bans", {"network": nonsense}).json()["code"] == "bad-address"
    assert house.admin("POST", "/bans/lift", {"network": "192.0.2.9"}).json()["code"] == "no-such-ban"


async def test_a_banned_address_gets_no_further_than_the_door(admin_server_with: StartAdminServer) -> None:
    house = admin_server_with()
    made = house.make("Anna")
    guest = neighbour()
    assert guest.get(f"{house.address}/api/games").status_code == 200
    ban = house.admin("POST", "/bans", {"network": NEIGHBOUR, "days": 1}).json()
    assert ban["network"] == f"{NEIGHBOUR}/32"
    for path in ("/", "/api/games", f"/api/tables/{made['table']}/games/0/record"):
        refused = guest.get(f"{house.address}{path}")
        assert (refused.status_code, refused.json()) == (403, BANNED), "facts, for a page to tell in its language"
    with pytest.raises(InvalidStatus) as no_socket:
        await connect(Device(house.address, made).url, local_addr=(NEIGHBOUR, 0))
    answer = no_socket.value.response
    assert (answer.status_code, json.loads(answer.body or b"")) == (403, BANNED)
    assert house.get("/api/games").status_code == 200
    house.stop()
    house.start()
    assert guest.get(f"{house.address}/api/games").status_code == 403, "also after a restart"
    assert house.admin("POST", "/bans/lift", {"network": NEIGHBOUR}).status_code == 204
    assert guest.get(f"{house.address}/api/games").status_code == 200
    house.stop()
    assert '"level":"error"' not in house.log.read_text()


@pytest.mark.parametrize(
    ("wishes", "heard"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "Von deiner Internetadresse"),
        ("tlh, cs", "Z tvé internetové adresy"),
        ("", "from your internet address"),
    ],
)
def test_a_browser_that_opens_a_page_gets_a_sentence(house: AdminServer, wishes: str, heard: str) -> None:
    """There is no page yet that could tell it the facts."""
    house.admin("POST", "/bans", {"network": NEIGHBOUR})
    with neighbour() as guest:
        page = guest.get(house.address, headers={"Accept": "text/html,*/*;q=0.8", "Accept-Language": wishes})
    assert (page.status_code, page.headers["content-type"]) == (403, "text/plain; charset=utf-8")
    assert heard in page.text
    house.admin("POST", "/bans/lift", {"network": NEIGHBOUR})


# On the command line


def tables(*words: str, token: str = TOKEN, columns: int = 200, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": PACKAGE, "HOMEWARD_ADMIN_TOKEN": token, "LANG": "C"}
    environment["COLUMNS"] = str(columns)
    command = [sys.executable, "-m", "homeward.cli", "tables", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False, input=typed)


@pytest.mark.parametrize("way", ["server", "database"])
def test_the_command_does_the_same(tmp_path: Path, admin_server_with: StartAdminServer, way: str) -> None:
    """With a running server, or on its database when it does not run."""
    house = admin_server_with()
    made = house.make("Anna", "bot owl", options={"length": 10})
    name, database = made["table"], f"sqlite:///{tmp_path}/homeward.db"
    if way == "database":
        house.stop()
    where = ("--server", house.address) if way == "server" else ("--database", database)
    assert name in tables("list", *where).stdout
    assert "Anna" in tables("show", name, *where).stdout
    assert tables("close", name, *where).stdout == f"Table {name} is closed.\n"
    assert "Closed" in tables("show", name, *where).stdout
    assert tables("close", name, "--reopen", *where).stdout == f"Table {name} is open again.\n"
    assert tables("export", name, "--to", str(tmp_path), *where).returncode == 0
    record = tmp_path / f"monster-chase-{name}-0.json"
    assert Record.load(record).data.names == ["Anna", "Owl"]
    assert record.stat().st_mode & 0o777 == 0o600, "the seed of a game that is still played is in it"
    assert "Nothing was overwritten" in tables("export", name, "--to", str(tmp_path), *where).stderr
    for answer in ("", "no\n", "y\n"):
        refused = tables("delete", name, *where, typed=answer)
        assert (refused.returncode, "has not been deleted" in refused.stderr) == (2, True)
        assert "Sitting there: Anna." in refused.stdout
    assert tables("delete", name, *where, typed="Yes\n").stdout.endswith(f"Table {name} is deleted for good.\n")
    gone = tables("show", name, *where)
    assert gone.returncode == 2
    assert "We cannot find this table" in gone.stderr


async def test_who_sits_there_now_is_listed_and_nothing_is_cut(house: AdminServer) -> None:
    made = house.make("A girl with a long name", "Ben", options={"length": 10})
    anna = await Device(house.address, made).connect()
    await anna.request(type="rename", seat=0, name="[/]")
    await anna.request(type="rename", seat=1, name="Another long name")
    await anna.move()
    where = ("--server", house.address)
    for columns in (20, 40, 80, 100, 200):
        listed = tables("list", *where, columns=columns)
        assert "Traceback" not in listed.stderr
        for whole in (made["table"], "monster-chase", "[/], Another long name"):
            assert whole in listed.stdout, f"{whole} in {columns} columns"
        assert columns < 100 or max(map(len, listed.stdout.splitlines())) <= columns
    rows = [json.loads(line) for line in tables("list", *where, "--json", columns=20).stdout.splitlines()]
    row = next(row for row in rows if row["table"] == made["table"])
    assert (row["names"], row["game"], row["here"]) == (["[/]", "Another long name"], "monster-chase", 1)
    await anna.close()


def test_what_could_not_be_exported_is_said_and_not_audited(tmp_path: Path, house: AdminServer) -> None:
    name = house.make("Anna", "bot owl", options={"length": 10})["table"]
    database = house.command[house.command.index("--database") + 1]
    for where in (("--server", house.address), ("--database", database)):
        done = tables("export", name, "--to", str(tmp_path / "nowhere"), *where)
        assert done.returncode == 2
        assert f"{tmp_path}/nowhere/monster-chase-{name}-0.json cannot be written: " in done.stderr
        assert "Traceback" not in done.stderr
        assert "record exported" not in done.stderr
    assert [line for line in house.audited() if line["event"] == "record exported" and line["table"] == name] == []


def test_a_token_file_that_others_can_read_is_pointed_out(house: AdminServer, tmp_path: Path) -> None:
    """And used all the same: in a container the secret is often nobody's own."""
    file = tmp_path / "token"
    file.write_text(TOKEN)
    for mode, warnings in ((0o644, 1), (0o600, 0)):
        file.chmod(mode)
        done = tables("list", "--server", house.address, "--admin-token-file", str(file), token="")
        assert (done.returncode, done.stderr.count("Others on this machine can read")) == (0, warnings)
    file.write_bytes(b"\xff" * 20)
    done = tables("list", "--server", house.address, "--admin-token-file", str(file), token="")
    assert "The token cannot be read" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_command_beside_a_running_server(house: AdminServer) -> None:
    """Looking is fine; changing a SQLite database behind the server's back is not."""
    made = house.make("Anna")
    database = house.command[house.command.index("--database") + 1]
    assert made["table"] in tables("list", "--database", database).stdout
    for words in (["close"], ["delete", "--yes"]):
        done = tables(*words, made["table"], "--database", database)
        assert done.returncode == 2
        assert "--server" in done.stderr
    assert house.admin("GET", f"/tables/{made['table']}").status_code == 200


def test_the_command_says_what_is_wrong(house: AdminServer, tmp_path: Path) -> None:
    assert "is not the token" in tables("list", "--server", house.address, token="something quite different").stderr
    assert "HOMEWARD_ADMIN_TOKEN" in tables("list", "--server", house.address, token="").stderr
    assert "does not answer" in tables("list", "--server", "http://127.0.0.1:9").stderr
    assert "There is no database" in tables("list", "--database", f"sqlite:///{tmp_path}/nowhere.db").stderr


def test_a_database_of_an_older_version_is_named_as_such(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    write_old_database(url, next(iter(MIGRATIONS)))
    for words in (["list"], ["show", "old"]):
        done = tables(*words, "--database", url)
        assert done.returncode == 2
        assert "older version of Homeward" in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("written", "kept_out", "let_in"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("192.0.2.0/24", "::ffff:192.0.2.8", "192.0.3.1"),
        ("2001:db8:1:2::", "2001:db8:1:2:3:4:5:6", "2001:db8:1:3::1"),
        ("2001:db8:1:2::1/128", "2001:db8:1:2::1", "2001:db8:1:2::2"),
    ],
)
def test_a_ban_holds_for_the_whole_home_of_an_address(written: str, kept_out: str, let_in: str) -> None:
    network = network_of(written)
    assert contains(network, kept_out)
    assert not contains(network, let_in)
