"""Messages that a device might send if it were broken, curious or mean: from nearly right to not even text."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

PHRASES = ("hello", "well-played", "bye", "shout")
LEVELS = ("cub", "fox", "owl", "dragon")
HUGE = "[" * 3000
WEIRD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**53,
    2**63,
    -(2**63) - 1,
    10**40,
    1e308,
    0.5,
    "",
    "x" * 300,
    "\x00",
    "\u202e\u200b",
    "🐨" * 30,
    "1",
    "../../etc/passwd",
    "<script>",
    "' OR 1=1 --",
    [],
    {},
    [0] * 50,
    {"seat": {"seat": {}}},
)
RAW: tuple[str | bytes, ...] = (
    "",
    "{",
    "[]",
    "null",
    '"move"',
    "NaN",
    '{"type":"move","type":"ping","id":"a"}',
    '{"type":"ping","id":"\\ud800"}',
    '{"type":"ping","id":1e999}',
    HUGE,
    "{" * 500,
    '{"type":"ping","id":"' + "x" * 5000 + '"}',
    "x" * 70_000,
    b"",
    b"\xff\xfe\x00",
    b'{"type":"ping","id":"a"}',
)


class Nonsense:
    """An endless supply, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        pick, number = self._chance.choice, self._chance.randrange
        seat, version = self._seat, self._version
        self._kinds: Mapping[str, Callable[[], dict[str, Any]]] = {
            "move": lambda: {"seat": seat(), "code": self._code(), "version": version()},
            "undo": lambda: {"to": number(30), "version": version()},
            "consent": lambda: {"yes": pick((True, False))},
            "claim": lambda: {"seat": seat(), "name": "Nobody"},
            "rename": lambda: {"seat": seat(), "name": pick(("Anna", "  ", "\u200b", "Ö" * 40))},
            "release": lambda: {"seat": seat()},
            "bot": lambda: {"seat": seat(), "level": pick(LEVELS)},
            "take_back": lambda: {"seat": seat()},
            "offer": lambda: {"seat": seat()},
            "rematch": dict,
            "phrase": lambda: {"seat": seat(), "phrase": pick(PHRASES)},
            "log": lambda: {"seat": pick((None, seat()))},
            "describe": lambda: {"seat": pick((None, seat()))},
            "ping": dict,
            "hello": lambda: {"token": "guess", "tab": "t", "version": version()},
            "nothing": dict,
        }
        self._names = tuple(self._kinds)
        # what people do most comes most, so that games get somewhere
        self._weights = [60 if name == "move" else 2 for name in self._names]
        self.version = 0  # of the newest frame the sender has seen
        self.codes: list[int] = []  # legal now

    def message(self) -> str | bytes:
        if self._chance.random() < 0.03:
            return self._chance.choice(RAW)
        kind = self._chance.choices(self._names, self._weights)[0]
        message = {"type": kind, "id": f"{self._chance.getrandbits(64):x}", **self._kinds[kind]()}
        if self._chance.random() < 0.4:
            self._spoil(message)
        raw = msgspec.json.encode(message).decode()
        return raw[: self._chance.randrange(len(raw))] if self._chance.random() < 0.02 else raw

    def _spoil(self, message: dict[str, Any]) -> None:
        field = self._chance.choice(list(message))
        match self._chance.randrange(4):
            case 0:
                del message[field]
            case 1:
                message[self._chance.choice(("extra", "Type", "__class__", "device"))] = self._chance.choice(WEIRD)
            case _:
                message[field] = self._chance.choice(WEIRD)

    def _seat(self) -> int:
        return self._chance.choice((0, 0, 0, 1, 1, 1, 2, 3, 15, 16))

    def _version(self) -> int:
        return max(0, self.version + self._chance.choice((0, 0, 0, 0, 0, -1, 1, -5, 1000)))

    def _code(self) -> int:
        if self.codes and self._chance.random() < 0.7:
            return self._chance.choice(self.codes)
        return self._chance.choice((0, 1, 2, 7, 50, 500, -1, 10**6))
