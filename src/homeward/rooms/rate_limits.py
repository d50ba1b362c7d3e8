"""How much one device may send and one address may ask for: all limits in one place (docs/hosting.md, "Limits").

Hosts can set each of them: `--limit joins-per-minute=10`.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from homeward.engine.decode_errors import problem_and_field, with_field
from homeward.engine.errors import HomewardError
from homeward.table.refusals import Refused

LARGEST_FRAME = 64 * 1024  # bytes of a socket message; a larger one closes the socket
ADDRESSES = 20_000  # remembered by each limit; the least recent is dropped first
SECONDS_BETWEEN_READY = 1.0  # `/ready` writes to the disk; a sooner request gets the last answer
SECONDS_TO_WRITE = 5.0  # a slower storage is not ready
ALARMS_PER_SECOND = 0.2  # log lines about versions that only a device knows
ALARMS_AT_ONCE = 20.0


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=lambda name: name.replace("_", "-")):
    """What hosts can set, by these names."""

    # one socket
    message_bytes: int = 4096
    messages_per_second: float = 20.0
    messages_at_once: float = 40.0
    beat_messages_per_second: float = 150.0  # hands move with every beat, up to four of them on one device
    beat_messages_at_once: float = 300.0
    questions_per_second: float = 2.0  # hints, logs and descriptions cost more than moves
    questions_at_once: float = 10.0
    sayings_per_second: float = 3.0  # phrases and calls: all devices get them
    sayings_at_once: float = 3.0
    refusals: int = 200  # refused messages after which a flooding socket is closed
    hello_seconds: float = 15.0
    farewell_seconds: float = 5.0  # to receive why the socket is closed
    unread_messages: int = 200  # a device that reads too slowly is disconnected
    unread_bytes: int = 1024 * 1024

    # one table
    onlookers: int = 32  # devices without a seat
    offer_minutes: int = 30  # for which the link of a seat works
    code_minutes: int = 15  # for which a code can be typed after it was last shown
    entries: int = 50_000  # moves and everything else, all games of a table together

    # one address
    tables_per_hour: float = 60.0  # new ones and imported records
    joins_per_minute: float = 60.0
    codes_per_hour: float = 90.0  # tried, right or wrong; sitting down with a code takes three
    shelves_per_minute: float = 60.0  # looks at all tables that a device knows
    cards_per_hour: float = 240.0  # family cards that are read or written
    new_cards_per_day: float = 20.0  # family cards that are made
    bells_per_hour: float = 120.0  # set, changed or tried
    hooks_per_hour: float = 30.0  # webhook addresses that are set or tried
    checks_per_minute: float = 30.0  # of players' own files
    replays_per_minute: float = 240.0  # pages of replays, records, attempts at puzzles
    analyses_per_minute: float = 10.0
    balances_per_hour: float = 30.0  # of players' own boxes and boards
    hints_per_minute: float = 60.0
    wrong_tokens_per_hour: float = 60.0  # on the admin page
    requests_per_second: float = 50.0
    requests_at_once: float = 500.0
    sockets: int = 200
    connections: int = 300

    # the whole house
    family_cards: int = 20_000  # of at most 24 kB each

    # one request
    header_bytes: int = 16 * 1024
    header_seconds: float = 10.0
    body_bytes: int = 256 * 1024
    body_seconds: float = 30.0
    answer_seconds: float = 300.0  # until the client has read the answer

    # one computation
    check_seconds: float = 2.0  # to check a player's own file
    record_seconds: float = 20.0  # to replay an imported record
    replay_seconds: float = 20.0  # to compute positions of a finished game
    analysis_seconds: float = 180.0  # to find its turning points
    balance_seconds: float = 120.0  # to play a player's own box


class BadLimit(HomewardError):
    """No such limit, or not a number."""


def limits_of(wishes: Iterable[str]) -> Limits:
    """The default limits, with those that the host set, such as `joins-per-minute=10`."""
    values = dict(wish.partition("=")[::2] for wish in wishes)
    try:
        return msgspec.convert(values, Limits, strict=False)
    except (msgspec.ValidationError, UnicodeError) as error:
        problem = with_field(*problem_and_field(error))
        raise BadLimit(f"--limit {' '.join(wishes)}: {problem}. Known: {', '.join(known_limits())}") from None


def known_limits() -> dict[str, float]:
    """Every limit by its name for hosts, with its default."""
    return {name.replace("_", "-"): value for name, value in asdict(Limits()).items()}


class TokenBucket:
    """Tokens fill up at a steady rate; every request takes one."""

    __slots__ = ("_brim", "_clock", "_level", "_rate", "_seen")

    def __init__(self, rate: float, brim: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._brim = brim
        self._level = brim
        self._clock = clock
        self._seen = clock()

    def has_one(self) -> bool:
        now = self._clock()
        self._level = min(self._brim, self._level + (now - self._seen) * self._rate)
        self._seen = now
        return self._level >= 1.0

    def take(self) -> bool:
        """Take a token; False if none was left."""
        if not self.has_one():
            return False
        self._level -= 1.0
        return True


class AddressRateLimit:
    """One bucket per address."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def admits(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._per_second, self._at_once, self._clock)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()

    def would_admit(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has_one()


Action = Literal[
    "request",
    "table",
    "join",
    "code",
    "shelf",
    "card",
    "new card",
    "bell",
    "hook",
    "check",
    "replay",
    "analysis",
    "balance",
    "hint",
    "wrong token",
]


class RateLimits:
    """How often an address may do what. Trusted addresses have no limits."""

    def __init__(self, limits: Limits, trusted: Iterable[str] = ()) -> None:
        self._trusted = frozenset(trusted)
        self._limits: dict[Action, AddressRateLimit] = {
            "request": AddressRateLimit(limits.requests_per_second, limits.requests_at_once),
            "table": per_hour(limits.tables_per_hour),
            "join": per_minute(limits.joins_per_minute),
            "code": per_hour(limits.codes_per_hour),
            "shelf": per_minute(limits.shelves_per_minute),
            "card": per_hour(limits.cards_per_hour),
            "new card": per_day(limits.new_cards_per_day),
            "bell": per_hour(limits.bells_per_hour),
            "hook": per_hour(limits.hooks_per_hour),
            "check": per_minute(limits.checks_per_minute),
            "replay": per_minute(limits.replays_per_minute),
            "analysis": per_minute(limits.analyses_per_minute),
            "balance": per_hour(limits.balances_per_hour),
            "hint": per_minute(limits.hints_per_minute),
            "wrong token": per_hour(limits.wrong_tokens_per_hour),
        }

    def admit(self, action: Action, address: str) -> None:
        """Count an action. Raises Refused if it was too often."""
        if address not in self._trusted and not self._limits[action].admits(address):
            raise Refused("too-many") if action == "table" else Refused("too-often")

    def look(self, action: Action, address: str) -> None:
        """Raises Refused if the action was too often before; does not count one."""
        if address not in self._trusted and not self._limits[action].would_admit(address):
            raise Refused("too-often")


def per_minute(often: float) -> AddressRateLimit:
    return AddressRateLimit(often / 60, often)


def per_hour(often: float) -> AddressRateLimit:
    return AddressRateLimit(often / 3600, often)


def per_day(often: float) -> AddressRateLimit:
    return AddressRateLimit(often / (24 * 3600), often)
