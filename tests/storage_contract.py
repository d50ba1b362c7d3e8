"""What every storage promises, each promise as a function: kept by SQLite, PostgreSQL and a browser's IndexedDB.

Nothing but Homeward is imported here, so that the same promises are asked for inside a browser.
"""

import asyncio
from collections.abc import Awaitable, Callable

from homeward.rooms.group_commit import GroupCommit
from homeward.rooms.storage import CODES_OF_A_TABLE, JoinCode, Storage, StorageDown, Write

Another = Callable[[], Awaitable[Storage]]  # opens the same storage once more, as another process would
Promise = Callable[[Storage, Another], Awaitable[None]]
SECRET = b"Anna took the red monster"
NOW = 1_000_000.0


async def down(work: Awaitable[object]) -> bool:
    try:
        await work
    except StorageDown:
        return True
    return False


async def made(storage: Storage, *tables: str) -> None:
    await storage.append([Write(table, 1, SECRET) for table in tables])


# Entries


async def entries_come_back_in_order(storage: Storage, another: Another) -> None:
    assert await storage.append([Write("a", 1, b"made"), Write("b", 1, b"other")]) == [True, True]
    assert await storage.append([Write("a", version, b"%d" % version) for version in range(2, 12)]) == [True] * 10
    assert await storage.load("a") == [b"made", *(b"%d" % version for version in range(2, 12))]
    assert await storage.load("a", after=9) == [b"10", b"11"]
    assert await storage.load("nowhere") == []
    assert await storage.tables() == 2
    assert storage.lost == {}


async def a_table_with_a_hole_is_not_played_on(storage: Storage, another: Another) -> None:
    await storage.append([Write("a", 1, b"made"), Write("a", 2, b""), Write("a", 4, b"")])
    assert await down(storage.load("a"))
    assert await down(storage.load("a", after=2))


async def a_version_is_taken_once(storage: Storage, another: Another) -> None:
    await storage.append([Write("a", 1, b"first")])
    assert await storage.append([Write("a", 1, b"second"), Write("b", 1, b"fine")]) == [False, True]
    assert await storage.load("a") == [b"first"]


async def of_many_at_once_one_wins(storage: Storage, another: Another) -> None:
    results = await asyncio.gather(*(storage.append([Write("a", 1, b"%d" % n)]) for n in range(10)))
    assert sorted(results) == [[False]] * 9 + [[True]]
    assert await storage.load("a") == [b"%d" % results.index([True])]


async def what_is_stored_is_there_for_the_next_process(storage: Storage, another: Another) -> None:
    await storage.append([Write("a", 1, bytes(range(256)))])
    other = await another()
    assert await other.load("a") == [bytes(range(256))]
    await other.close()


async def a_batch_of_many_tables(storage: Storage, another: Another) -> None:
    writes = [Write(f"table {n}", 1, b"x" * 200) for n in range(3000)]
    assert await storage.append(writes) == [True] * 3000
    await storage.check()


async def tables_share_commits(storage: Storage, another: Another) -> None:
    sizes: list[int] = []
    scribe = GroupCommit(storage, lambda size, seconds: sizes.append(size))
    scribe.start()
    stored = await asyncio.gather(*(scribe.write(Write(f"{n}", 1, b"")) for n in range(200)))
    await scribe.stop()
    assert stored == [True] * 200
    assert sum(sizes) == 200
    assert len(sizes) < 20


async def a_stopping_scribe_stores_what_waits(storage: Storage, another: Another) -> None:
    scribe = GroupCommit(storage)
    scribe.start()
    waiting = asyncio.gather(*(scribe.write(Write(f"{n}", 1, b"")) for n in range(5)))
    await asyncio.sleep(0)
    await scribe.stop()
    assert await waiting == [True] * 5
    assert await down(scribe.write(Write("late", 1, b"")))


# The end of tables


async def a_deleted_table_is_gone_and_says_why(storage: Storage, another: Another) -> None:
    await made(storage, "a", "b")
    await storage.append([Write("a", 2, b"move")])
    assert await storage.delete(["a", "nowhere"], "host") == ["a"]
    assert await storage.load("a") == []
    assert await storage.load("b") == [SECRET]
    assert [await storage.deleted(name) for name in ("a", "b", "nowhere")] == ["host", None, None]
    assert await storage.tables() == 1
    assert await storage.delete(["a"], "idle") == []
    assert await storage.deleted("a") == "host"


async def nothing_is_added_to_a_deleted_table(storage: Storage, another: Another) -> None:
    await made(storage, "a", "b")
    await storage.delete(["a"], "forgotten")
    assert await storage.append([Write("a", 2, b"late"), Write("b", 2, b"fine")]) == [False, True]
    assert await storage.load("a") == []


async def moves_and_deleting_at_once_leave_nothing_behind(storage: Storage, another: Another) -> None:
    """Two processes: one plays as fast as it can, the other deletes."""
    other = await another()
    try:
        for round in range(10):
            name = f"table {round}"
            await made(storage, name)

            async def play(name: str = name) -> None:
                version = 2
                while (await storage.append([Write(name, version, b"move")]))[0]:
                    version += 1

            playing = asyncio.create_task(play())
            while not await other.load(name, after=3):
                await asyncio.sleep(0)
            assert await other.delete([name], "host") == [name]
            await playing
            assert await storage.load(name) == []
    finally:
        await other.close()


async def tables_that_nobody_uses_are_found(storage: Storage, another: Another) -> None:
    await made(storage, "old", "visited", "played")
    stored = await storage.find("played")
    assert stored is not None
    later = stored.used + 100
    await storage.visited(["visited", "nowhere"], later)
    assert await storage.unused(stored.used - 100, 10) == []
    assert sorted(await storage.unused(later, 10)) == ["old", "played"]
    assert len(await storage.unused(later, 1)) == 1
    visited = await storage.find("visited")
    assert visited is not None
    assert visited.used == later
    assert await storage.find("nowhere") is None


async def what_was_used_meanwhile_is_not_deleted(storage: Storage, another: Another) -> None:
    await made(storage, "a", "b", "c")
    stored = await storage.find("a")
    assert stored is not None
    limit = stored.used + 50
    await storage.visited(["b"], limit + 1)
    assert await storage.delete(["a", "b"], "idle", unused_since=limit) == ["a"]
    assert await storage.delete(["c"], "idle", unused_since=stored.used - 50) == []


async def tables_are_listed_the_newest_first(storage: Storage, another: Another) -> None:
    for name in ("a", "b", "c"):
        await made(storage, name)
    await storage.append([Write("a", 2, b"move")])
    assert [one.table for one in await storage.listed()] == ["c", "b", "a"]
    (last,) = await storage.listed(start=2)
    assert (last.table, last.entries, last.first) == ("a", 2, SECRET)
    assert last.used >= last.made


# Codes


def code(letters: str, table: str = "a", key: str = "key", until: float = NOW + 60) -> JoinCode:
    return JoinCode(letters, table, key, until)


async def a_code_leads_to_its_link_until_it_is_over(storage: Storage, another: Another) -> None:
    await made(storage, "a")
    assert await storage.keep_code([code("BDGHJ")], NOW) == code("BDGHJ")
    assert await storage.code("BDGHJ", NOW + 59) == code("BDGHJ")
    assert await storage.code("BDGHJ", NOW + 60) is None
    assert await storage.code("XXXXX", NOW) is None
    await storage.keep_code([code("KLMNP", key="other", until=NOW + 300)], NOW + 200)
    assert await storage.code("BDGHJ", NOW) is None, "it is deleted"


async def a_code_that_somebody_has_is_not_given_twice(storage: Storage, another: Another) -> None:
    await made(storage, "a", "b")
    await storage.keep_code([code("BDGHJ")], NOW)
    wished = [code("BDGHJ", "b"), code("KLMNP", "b")]
    assert await storage.keep_code(wished, NOW) == wished[1]
    assert await storage.keep_code([code("BDGHJ", "b", "other")], NOW) is None
    assert await storage.keep_code([code("RTVWX", "nowhere")], NOW) is None


async def a_link_keeps_its_code_and_it_lives_on(storage: Storage, another: Another) -> None:
    await made(storage, "a")
    await storage.keep_code([code("BDGHJ")], NOW)
    assert await storage.keep_code([code("KLMNP", until=NOW + 90)], NOW) == code("BDGHJ", until=NOW + 90)


async def a_table_has_few_codes(storage: Storage, another: Another) -> None:
    await made(storage, "a")
    for number in range(CODES_OF_A_TABLE + 3):
        await storage.keep_code([code(f"CODE{number}", key=f"key {number}", until=NOW + 60 + number)], NOW)
    alive = [number for number in range(CODES_OF_A_TABLE + 3) if await storage.code(f"CODE{number}", NOW)]
    assert alive == list(range(3, CODES_OF_A_TABLE + 3))


async def codes_go_with_their_table(storage: Storage, another: Another) -> None:
    await made(storage, "a")
    await storage.keep_code([code("BDGHJ")], NOW)
    await storage.delete(["a"], "host")
    assert await storage.code("BDGHJ", NOW) is None


CONTRACT = (
    entries_come_back_in_order,
    a_table_with_a_hole_is_not_played_on,
    a_version_is_taken_once,
    of_many_at_once_one_wins,
    what_is_stored_is_there_for_the_next_process,
    a_batch_of_many_tables,
    tables_share_commits,
    a_stopping_scribe_stores_what_waits,
    a_deleted_table_is_gone_and_says_why,
    nothing_is_added_to_a_deleted_table,
    moves_and_deleting_at_once_leave_nothing_behind,
    tables_that_nobody_uses_are_found,
    what_was_used_meanwhile_is_not_deleted,
    tables_are_listed_the_newest_first,
    a_code_leads_to_its_link_until_it_is_over,
    a_code_that_somebody_has_is_not_given_twice,
    a_link_keeps_its_code_and_it_lives_on,
    a_table_has_few_codes,
    codes_go_with_their_table,
)
