"""Tables that end, on a real server: forgotten by consent, or because nobody uses them any more."""

from .live import Device, Server, StartServer
from .playing import seat_two
from .postgres import Postgres
from .redis_server import RedisServer


async def test_alone_a_table_is_forgotten_at_once(server: Server) -> None:
    made = server.make("Anna", "bot owl")
    anna = await Device(server.address, made).connect()
    await anna.send(type="forget", id="forget")
    bye = await anna.until(lambda heard: heard["type"] == "bye")
    assert (bye["refusal"]["code"], bye["come_back"]) == ("table-forgotten", False)
    assert next(heard for heard in anna.heard if heard.get("id") == "forget")["type"] == "ack"
    response = server.post(f"/tables/{made['table']}/join", {"key": made["join_key"]})
    assert (response.status_code, response.json()["code"]) == (410, "table-forgotten")


async def test_everybody_has_to_agree(server: Server) -> None:
    anna, ben = await seat_two(server, server)
    assert (await anna.request(type="forget"))["type"] == "ack"
    await ben.until(lambda heard: heard["type"] == "frame" and heard["table"]["forget"]["agreed"] == [0])
    assert (await ben.request(type="keep"))["type"] == "ack"
    await anna.until(lambda heard: heard["type"] == "frame" and heard["table"]["forget"]["agreed"] == [])
    assert (await ben.request(type="forget"))["type"] == "ack"
    await anna.send(type="forget", id="yes")
    for device in (anna, ben):
        assert (await device.until(lambda heard: heard["type"] == "bye"))["refusal"]["code"] == "table-forgotten"


async def test_on_several_processes(server_with: StartServer, postgres: Postgres, redis: RedisServer) -> None:
    first, second = (server_with("--redis", redis.url, database=postgres.url) for _ in range(2))
    anna, ben = await seat_two(first, second)
    await anna.request(type="forget")
    await ben.until(lambda heard: heard["type"] == "frame" and heard["table"]["forget"]["agreed"] == [0])
    await ben.send(type="forget", id="yes")
    for device in (anna, ben):
        assert (await device.until(lambda heard: heard["type"] == "bye"))["refusal"]["code"] == "table-forgotten"


async def test_without_a_process_message_the_next_wish_finds_out(server_with: StartServer, postgres: Postgres) -> None:
    """Two processes without messages between them: nothing is played at a deleted table."""
    first, second = (server_with(database=postgres.url) for _ in range(2))
    made = first.make("Anna", "Abe")
    here = await Device(first.address, made, tab="one").connect()
    there = await Device(second.address, made, tab="one").connect()
    await there.send(type="forget", id="yes")
    await there.until(lambda heard: heard["type"] == "bye")
    await here.send(type="move", id="m", seat=here.frame["actor"], code=here.codes[0], version=here.version)
    assert (await here.until(lambda heard: heard["type"] == "bye"))["refusal"]["code"] == "table-forgotten"


async def test_a_table_nobody_uses_goes_and_one_that_is_open_stays(server_with: StartServer) -> None:
    """With a host who keeps tables for ten seconds."""
    server = server_with("--keep-days", str(10 / 86400))
    assert server.get("/api/house").json()["keep_days"] * 86400 == 10
    left, stays = server.make("Anna"), server.make("Ben", "Bea")
    ben = await Device(server.address, stays).connect()
    while (answer := server.post(f"/tables/{left['table']}/join", {"key": "wrong"})).status_code != 410:
        assert answer.json()["code"] == "bad-key"
        await ben.request(type="ping")
    assert answer.json()["code"] == "table-idle"
    assert (await ben.move())["type"] == "ack"
