"""Everything that can be done to a server is done to it, rightly and wrongly. None of the secrets is in its logs."""

import asyncio
import json
from typing import Any

import httpx

from .admin_server import TOKEN, AdminServer, StartAdminServer
from .live import PATIENCE, Device
from .playing import play_to_the_end, seat_two


class Secrets:
    """What no log may hold, by what it is."""

    def __init__(self) -> None:
        self.known = {"admin token": TOKEN, "wrong admin token": "not the token at all"}

    def of_joined(self, who: str, joined: dict[str, Any]) -> None:
        self.known |= {f"token of {who}": joined["token"], f"join key of {who}": joined["join_key"]}

    def check(self, logs: str) -> None:
        assert all(self.known.values()), "an empty secret is in every log"
        assert {what for what, secret in self.known.items() if secret in logs} == set()


async def test_no_secret_is_in_the_logs(admin_server_with: StartAdminServer) -> None:
    house = admin_server_with()
    secrets = Secrets()
    secrets.known |= {"name": "Rumpelstilzchen", "seed": "8315029648211177"}
    await play(house, secrets)
    await do_wrong(house, secrets)
    run_the_house(house, secrets)
    house.stop()
    log, audit = house.log.read_text(), house.audit_log.read_text()
    assert '"event":"closed"' in log
    assert "table deleted" in audit
    for line in audit.splitlines():
        assert json.loads(line)["stream"] == "audit"
    secrets.check(log + audit)


async def play(house: AdminServer, secrets: Secrets) -> None:
    """A whole game of two on two devices; a seat goes to a third; everybody forgets the table."""
    anna, ben = await seat_two(house, house, seed="8315029648211177", options={"length": 10, "mode": "easy"})
    secrets.known |= {"Anna's token": anna.token, "Ben's token": ben.token}
    name = anna.frame["table"]["id"]
    assert (await ben.request(type="rename", seat=1, name="Rumpelstilzchen"))["type"] == "ack"
    offered = await ben.request(type="offer", seat=1)
    secrets.known["key of a seat"] = offered["key"]
    cleo = house.join(name, offered["key"])
    secrets.known["Cleo's token"] = cleo["token"]
    invited = await anna.request(type="invite")
    secrets.known["key of an invitation"] = invited["key"]
    secrets.of_joined("an onlooker", house.join(name, invited["key"]))
    third = await Device(house.address, cleo).connect()
    await asyncio.gather(play_to_the_end(anna), play_to_the_end(third))
    secrets.known["salt"] = anna.frame["table"]["seed"]["salt"]
    record = house.get(f"/api/tables/{name}/games/0/record")
    imported = house.post("/records", record.json()).json()
    secrets.of_joined("whoever imported", imported)
    await anna.request(type="forget")
    await third.send(type="forget", id="yes")
    await anna.until(lambda heard: heard["type"] == "bye")


async def do_wrong(house: AdminServer, secrets: Secrets) -> None:
    """Wrong tokens and keys, junk with secrets in it, floods, sockets that end in the middle."""
    made = house.make("Rumpelstilzchen", "bot owl", options={"length": 10})
    secrets.of_joined("the maker", made)
    name, join_key, token = made["table"], made["join_key"], made["token"]
    for key in (token, f"{join_key}x", f"{join_key}\n"):
        assert house.post(f"/tables/{name}/join", {"key": key}).status_code == 403
    assert house.post(f"/tables/{name}/join", {"key": join_key, "more": token}).status_code == 400
    assert house.get(f"/api/tables/{name}/{token}").status_code in (200, 404)
    httpx.post(f"{house.address}/api/tables?key={join_key}", content=b"{" + token.encode(), timeout=PATIENCE)
    stranger = await Device(house.address, {**made, "token": f"{token}x"}).connect()
    assert stranger.heard[-1]["type"] == "refused"
    device = await Device(house.address, made).connect()
    await device.send(type="hello", token=token, tab="tab", version=0)
    await device.send(type="nonsense", token=token)
    await device.send(type="move", seat=token, code=0, version=0, id="x")
    for _ in range(3):
        await device.until(lambda heard: heard["type"] == "refused")
    await play_to_the_end(device)
    await device.close()


def run_the_house(house: AdminServer, secrets: Secrets) -> None:
    made = house.make("Anna")
    secrets.of_joined("the last table", made)
    path = f"/tables/{made['table']}"
    assert house.admin("GET", "/house", token="not the token at all").status_code == 401
    assert house.admin("GET", f"{path}/games/0").status_code == 200
    assert house.admin("POST", f"{path}/close", {"closed": True}).status_code == 204
    assert house.admin("POST", "/bans", {"network": "192.0.2.7"}).status_code == 201
    assert house.admin("POST", "/bans", {"network": TOKEN}).status_code == 400
    assert house.admin("DELETE", path).status_code == 204
