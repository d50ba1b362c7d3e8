"""Short codes to type instead of a link: where they lead, how long, and that guessing leads nowhere."""

import asyncio
from typing import Any

from homeward.rooms.join_codes import LENGTH, LETTERS, UNKIND, normalize_code, random_code

from .live import Device, Server, StartServer
from .playing import anna_and_ben


def typed(server: Server, code: str) -> tuple[int, dict[str, Any]]:
    answer = server.post("/codes", {"code": code})
    return answer.status_code, answer.json()


def sit_down(server: Server, table: str, code: str) -> tuple[int, dict[str, Any]]:
    answer = server.post(f"/tables/{table}/join", {"code": code})
    return answer.status_code, answer.json()


async def code_of(device: Device, key: str) -> str:
    answer = await device.request(type="code", key=key)
    assert (answer["type"], answer["seconds"]) == ("code", 15 * 60)
    code: str = answer["code"]
    return code


def test_codes_are_easy_to_read_out_and_say_nothing_rude() -> None:
    assert not set("AEIOUY01").intersection(LETTERS)
    for code in [random_code() for _ in range(2000)]:
        assert len(code) == LENGTH
        assert set(code) <= set(LETTERS)
        assert not any(abbreviation in code for abbreviation in UNKIND)
    assert normalize_code(" bd-g hk\n") == "BDGHK"


async def test_a_code_of_the_table_leads_to_it(server: Server) -> None:
    anna, _, made = await anna_and_ben(server)
    code = await code_of(anna, made["join_key"])
    assert typed(server, f" {code[:2].lower()}-{code[2:]} ") == (200, {"table": made["table"]})
    status, joined = sit_down(server, made["table"], code)
    assert (status, joined["seats"], joined["join_key"]) == (201, [], "")
    onlooker = await Device(server.address, joined).connect()
    assert onlooker.frame["onlooker"] is not None


async def test_asking_again_shows_the_same_code(server: Server) -> None:
    anna, ben, made = await anna_and_ben(server)
    assert await code_of(anna, made["join_key"]) == await code_of(ben, made["join_key"])


async def test_a_code_of_a_seat_works_once(server: Server) -> None:
    _, ben, made = await anna_and_ben(server)
    offer = await ben.request(type="offer", seat=1)
    code = await code_of(ben, offer["key"])
    assert typed(server, code)[0] == 200
    assert sit_down(server, made["table"], code)[1]["seats"] == [1]
    unknown = typed(server, "BBBBB")
    assert unknown[0] == 403
    assert typed(server, code) == unknown, "nobody learns that there was one"
    assert sit_down(server, made["table"], code) == unknown


async def test_a_code_ends_with_its_link(server: Server) -> None:
    anna, _, made = await anna_and_ben(server)
    code = await code_of(anna, made["join_key"])
    await anna.request(type="remove", guest=1)
    assert typed(server, code) == typed(server, "BBBBB")
    refused = await anna.request(type="code", key=made["join_key"])
    assert refused["refusal"]["code"] == "bad-key"


async def test_a_code_leads_only_to_its_own_table(server: Server) -> None:
    anna, _, made = await anna_and_ben(server)
    other = server.make("Cleo", "open")
    code = await code_of(anna, made["join_key"])
    assert sit_down(server, other["table"], code)[1]["code"] == "bad-code"


async def test_a_closed_table_shows_no_code_and_lets_nobody_in_by_one(server: Server) -> None:
    anna, _, made = await anna_and_ben(server)
    code = await code_of(anna, made["join_key"])
    await anna.request(type="close", closed=True)
    assert sit_down(server, made["table"], code)[1]["code"] == "closed"
    assert (await anna.request(type="code", key=made["join_key"]))["refusal"]["code"] == "closed"


async def test_guessing_comes_to_an_end_and_the_right_code_is_no_exception(server_with: StartServer) -> None:
    server = server_with("--limit", "codes-per-hour=5", trusted=False)
    anna, _, made = await anna_and_ben(server)
    code = await code_of(anna, made["join_key"])
    assert [typed(server, "BBBBB")[1]["code"] for _ in range(6)] == [*["bad-code"] * 5, "too-often"]
    assert typed(server, code)[1]["code"] == "too-often"
    assert sit_down(server, made["table"], code)[1]["code"] == "too-often"
    assert server.join(made["table"], made["join_key"])["seats"] == [], "links are not guessed"


async def test_a_code_outlives_a_restart(server_with: StartServer) -> None:
    server = server_with()
    anna, _, made = await anna_and_ben(server)
    code = await code_of(anna, made["join_key"])
    server.kill()
    server.start()
    assert typed(server, code) == (200, {"table": made["table"]})


async def test_every_process_knows_it(pair: tuple[Server, Server]) -> None:
    first, second = pair
    made = first.make("Anna", "open")
    anna = await Device(first.address, made).connect()
    code = await code_of(anna, made["join_key"])
    assert sit_down(second, made["table"], code)[0] == 201
    await asyncio.to_thread(second.join, made["table"], made["join_key"])
    await anna.request(type="remove", guest=1)
    assert typed(second, code)[1]["code"] == "bad-code", "also that its link has ended"
