"""A table for tests: devices wish, the table decides, entries are kept as storage would keep them."""

from itertools import count
from typing import Any

import msgspec

from homeward.catalogue import Text
from homeward.catalogue.translator import english, translator_for
from homeward.engine.errors import IllegalMove, Refusal
from homeward.table import Bounds, Change, Circumstances, Table, decide_join, decide_wish, wishes
from homeward.table.decisions.decide_moves import decide_bot_move
from homeward.table.decisions.new_table import new_table
from homeward.table.display.frames import frame
from homeward.table.display.seen import News, Presence
from homeward.table.entries import AnyEntry, Came, Clock, DealSeed, SeatPlan, decode, encode
from homeward.table.gentle_clock import with_time
from homeward.table.refusals import Refused
from homeward.table.secret_source import SecretSource, hash_secret
from homeward.testkit.browser_json import as_a_browser_reads

NOBODY_AWAY = frozenset[int]()


class Steady(SecretSource):
    """Secrets that are the same in every run."""

    def __init__(self) -> None:
        self._count = count(1)

    def token(self) -> str:
        return f"token-{next(self._count)}"

    def key(self) -> str:
        return f"key-{next(self._count)}"

    def deal(self) -> DealSeed:
        return DealSeed(seed=1000 + next(self._count), salt="salt")


def here(*names: str) -> list[SeatPlan]:
    return [SeatPlan(name, "here") for name in names]


class Family:
    """Some devices round one table. Device 0 made it."""

    def __init__(self, seats: list[SeatPlan], game: str = "monster-chase", seed: int = 7, **options: Any) -> None:
        self.secret_source = Steady()
        self.now = 1_000_000.0
        clock: Clock | None = options.pop("clock", None)
        made = new_table(game, options, seats, True, DealSeed(seed, "salt"), ("join", "token-0"), clock)
        made = with_time(made, None, self.now)
        self.stored = [encode(made)]
        self.tokens = ["token-0"]
        self.table = Table("table", made)
        self.away = NOBODY_AWAY
        self.bounds = Bounds()
        self.last = Change(1)
        self._ids = count(1)

    def keep(self, entry: AnyEntry) -> Change:
        self.stored.append(encode(with_time(entry, self.table.turn_clock.limit, self.now)))
        self.last = self.table.apply(decode(self.stored[-1]))
        return self.last

    def circumstances(self) -> Circumstances:
        return Circumstances(self.now, self.secret_source, self.present(), self.away, self.bounds)

    def present(self) -> frozenset[int]:
        """All devices but those that are away or have only just opened their link."""
        return frozenset(range(len(self.tokens))) - self.away

    def wish(self, device: int, kind: type[wishes.Wish], **fields: Any) -> Any:
        """A wish of a device: the decision, or the refusal's code."""
        fields.setdefault("id", f"id-{next(self._ids)}")
        if "version" in kind.__struct_fields__:
            fields.setdefault("version", self.table.version)
        wish: Any = kind(**fields)
        if self.table.fulfilled.version_of(device, wish.id) is not None:
            return "done-already"
        try:
            decision = decide_wish(self.table, device, wish, self.circumstances())
        except (Refused, IllegalMove) as error:
            refusal: Refusal = error.refusal
            assert english(refusal.said)
            return refusal.code
        self.keep(decision.entry)
        return decision

    def move(self, device: int, code: int | None = None, **fields: Any) -> Any:
        """A legal move of whoever is to act, another one each time, unless told otherwise."""
        play = self.table.play
        assert play is not None
        if code is None:
            code = self.any_code()
        fields.setdefault("seat", play.state.actor)
        return self.wish(device, wishes.MoveWish, code=code, **fields)

    def notice(self, device: int) -> str:
        """The first notice that a device gets, as it is read in English."""
        return self.notices(device)[0]

    def notices(self, device: int) -> list[str]:
        """All notices that a device gets, as they are read in English."""
        told = self.frame(device)
        names = [seat["name"] for seat in told["table"]["seats"]]
        said = [msgspec.convert(one["said"], Text) for one in told["notices"]]
        return [translator_for("en").translate(text, names) for text in said]

    def any_code(self) -> int:
        assert self.table.play is not None
        legal = self.table.play.state.legal()
        return legal[len(self.table.play.moves) % len(legal)] if legal else 0

    def bot_moves(self) -> None:
        seat = self.table.bot_to_act()
        assert seat is not None
        self.keep(decide_bot_move(self.table, seat.number, self.any_code()))

    def join(self, key: str = "join", token: str = "") -> int:
        """A device opens a link; its number."""
        new = self.secret_source.token()
        entry = decide_join(self.table, hash_secret(key), token, new, self.circumstances())
        if entry is not None:
            self.keep(entry)
        if isinstance(entry, Came):  # also a device that has left is a new one
            self.tokens.append(new)
            token = new
        device = self.table.guests.device_of(hash_secret(token))
        assert device is not None
        return device

    def frame(self, device: int, since: int | None = None, fresh: bool = False) -> Any:
        """A frame as the device would read it: of what just happened, or of a reconnect."""
        news = News(since=since) if since is not None or fresh else News(change=self.last)
        presence = Presence(self.present(), self.away, self.now)
        return as_a_browser_reads(msgspec.json.encode(frame(self.table, device, presence, news, 10.0)))

    def reborn(self) -> Table:
        """The table as another process would load it."""
        return Table.of("table", map(decode, self.stored))
