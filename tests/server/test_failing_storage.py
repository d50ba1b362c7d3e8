"""Two processes that get no messages of each other, and a storage that fails: no entry is lost or stored twice."""

import asyncio
from collections import Counter
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from homeward.engine.errors import IllegalMove
from homeward.rooms.room.room import Room
from homeward.rooms.storage import DeletionReason, JoinCode, StorageDown, StoredTable, Write
from homeward.server.house import House
from homeward.server.process.settings import Settings
from homeward.server.storage import Ban, Card, Subscription, SubscriptionKind
from homeward.table import Table
from homeward.table.decisions.new_table import new_table
from homeward.table.entries import Played, SeatPlan, decode
from homeward.table.refusals import Refused
from homeward.table.wishes import MoveWish, Rematch

FINE, FAILS, FAILS_AFTERWARDS = "fine", "fails", "fails afterwards"


class FailingStorage:
    """Entries in memory. Every write goes as the script says; `FAILS_AFTERWARDS`: stored, but not acknowledged."""

    def __init__(self, script: Sequence[str]) -> None:
        self.script = list(script)
        self.entries: dict[str, list[bytes]] = {}
        self.lost: dict[str, int] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def check(self) -> None: ...

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        await asyncio.sleep(0)
        fate = self.script.pop() if self.script else FINE
        if fate == FAILS:
            raise StorageDown("full")
        results = [self._store(write) for write in writes]
        if fate == FAILS_AFTERWARDS:
            raise StorageDown("the connection broke")
        return results

    def _store(self, write: Write) -> bool:
        there = self.entries.setdefault(write.table, [])
        if len(there) != write.version - 1:
            return False
        there.append(write.body)
        return True

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        await asyncio.sleep(0)
        return self.entries.get(table, [])[after:]

    async def load_all(self, tables: Sequence[str]) -> dict[str, list[bytes]]:
        return {name: self.entries[name] for name in tables if name in self.entries}

    async def tables(self) -> int:
        return len(self.entries)

    # No table ends here, and nobody is kept out

    async def listed(self, start: int = 0, count: int = 100) -> list[StoredTable]:
        return []

    async def find(self, table: str) -> StoredTable | None:
        return None

    async def visited(self, tables: Sequence[str], at: float) -> None: ...

    async def unused(self, since: float, count: int) -> list[str]:
        return []

    async def delete(self, tables: Sequence[str], why: DeletionReason, unused_since: float | None = None) -> list[str]:
        return []

    async def deleted(self, table: str) -> DeletionReason | None:
        return None

    async def tidy(self) -> None: ...

    async def keep_code(self, wished: Sequence[JoinCode], now: float) -> JoinCode | None:
        return None

    async def code(self, code: str, now: float) -> JoinCode | None:
        return None

    async def card(self, place_hash: str) -> Card | None:
        return None

    async def cards(self) -> int:
        return 0

    async def put_card(self, card: Card, at: float) -> bool:
        return False

    async def drop_card(self, place_hash: str) -> None: ...

    async def use_card(self, place_hash: str, at: float) -> None: ...

    async def drop_unused_cards(self, since: float) -> int:
        return 0

    async def keep_subscription(self, subscription: Subscription) -> None: ...

    async def drop_subscription(self, table: str, device: int, kind: SubscriptionKind) -> None: ...

    async def notice_delivered(self, subscription: Subscription) -> None: ...

    async def take_due_clocks(self, now: float, until: float, count: int) -> list[str]:
        return []

    async def set_clock(self, table: str, until: float, look: float | None) -> None: ...

    async def tables_with_subscriptions(self) -> list[str]:
        return []

    async def set_due(self, table: str, device: int, due: float | None) -> None: ...

    async def take_due_subscriptions(self, now: float, kind: SubscriptionKind, count: int) -> list[Subscription]:
        return []

    async def secret(self, name: str, new: str) -> str:
        return new

    async def bans(self) -> list[Ban]:
        return []

    async def ban(self, ban: Ban) -> None: ...

    async def lift(self, network: str) -> bool:
        return False


async def house_on(storage: FailingStorage) -> House:
    house = House(Settings(), storage)
    house.services.group_commit.start()
    return house


async def insist(rooms: list[Room], order: Sequence[int], request: str, acknowledged: dict[str, int]) -> None:
    """A person's click, sent to whichever process answers, with the same id until there is an answer."""
    for turn in range(40):
        room = rooms[order[turn % len(order)]]
        play = room.table.play
        assert play is not None
        wish: MoveWish | Rematch = Rematch(id=request)
        if not play.state.over:
            code, version = play.state.legal()[0], room.table.version
            wish = MoveWish(id=request, seat=room.table.actor or 0, code=code, version=version)
        try:
            acknowledged[request], _ = await room.wish(0, wish)
        except StorageDown:
            continue
        except (Refused, IllegalMove):
            room.look_again()
            await asyncio.sleep(0)
            continue
        return


async def check_story(script: list[str], order: list[int], clicks: int) -> None:
    storage = FailingStorage([])
    houses = [await house_on(storage) for _ in range(2)]
    seats = [SeatPlan("Anna", "here"), SeatPlan("Ben", "here")]
    keys = ("key", "token")
    made = new_table("monster-chase", {"length": 10}, seats, True, houses[0].services.secret_source.deal(), keys)
    name = (await houses[0].rooms.make(made)).table.name
    rooms = [await house.rooms.room(name) for house in houses]
    storage.script = list(script)
    acknowledged: dict[str, int] = {}
    for start in range(0, clicks, 2):
        pair = [insist(rooms, order[k:] + order[:k], f"click {start + k}", acknowledged) for k in range(2)]
        await asyncio.gather(*pair)
    for house in houses:
        await house.services.group_commit.stop()
    entries = [decode(body) for body in storage.entries[name]]
    stored = Counter(entry.id for entry in entries if hasattr(entry, "id"))
    assert all(count == 1 for count in stored.values()), "nothing happened twice"
    versions = {getattr(entry, "id", ""): version for version, entry in enumerate(entries, 1)}
    assert acknowledged.items() <= versions.items(), "whatever was acknowledged is there"
    table = Table.of(name, entries)
    assert len(table.play.moves if table.play else []) <= sum(isinstance(entry, Played) for entry in entries)
    for room in rooms:
        room.close()


@settings(max_examples=60, deadline=None)
@given(
    script=st.lists(st.sampled_from([FINE, FINE, FAILS, FAILS_AFTERWARDS]), max_size=40),
    order=st.lists(st.integers(0, 1), min_size=2, max_size=6),
    clicks=st.integers(2, 20),
)
def test_no_entry_is_lost(script: list[str], order: list[int], clicks: int) -> None:
    asyncio.run(check_story(script, order, clicks))
