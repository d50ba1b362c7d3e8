"""What the box of a game says: its name, its players, its options."""

from msgspec import Struct

from homeward.engine.options import Conflict, Option, Preset, Value
from homeward.engine.rulings import Ruling


class Credits(Struct, frozen=True, kw_only=True):
    """Who made the board game. Homeward is not affiliated with any of them."""

    designer: str
    publisher: str
    year: int


class GameInfo(Struct, frozen=True, kw_only=True):
    """What the box says."""

    name: str  # its title and what stands under it are in its catalogue
    players: tuple[int, ...]
    ages: str
    minutes: int
    credits: Credits
    rules_version: int  # goes up whenever an old record would replay differently
    rulings: tuple[Ruling, ...] = ()  # of earlier versions, for the games that were begun with them
    options: tuple[Option, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    presets: tuple[Preset, ...] = ()  # that the set-up offers besides the usual game
    secrets: bool = False  # do seats know different things? Then a shared device needs the curtain
    tick_hz: int = 0  # beats a second of a game in real time, 0 for games in turns
    calls: tuple[str, ...] = ()  # what those who watch may call out, just for fun: the client has the words
    quick: dict[str, Value] = {}  # settings of the shortest game, for a quick try and for tests
