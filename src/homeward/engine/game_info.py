"""What a game says about itself: its name, its players, its options."""

from msgspec import Struct

from homeward.engine.figures import Figures
from homeward.engine.options import Conflict, Option, Preset, Value
from homeward.engine.rulings import Ruling


class Credits(Struct, frozen=True, kw_only=True):
    """Who made the board game. Homeward is not affiliated with any of them."""

    designer: str
    publisher: str
    year: int


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game as the set-up and the shelf show it."""

    name: str  # its title and its description are in its catalogue
    players: tuple[int, ...]
    ages: str
    minutes: tuple[int, ...]  # one number, or from and to; as printed, if the box names them
    credits: Credits
    own_ages: bool = False  # the box names no age: this one is ours
    later_players: tuple[int, ...] = ()  # numbers of players that only a later edition of the box names
    rules_version: int  # increased whenever an old record would replay differently
    rulings: tuple[Ruling, ...] = ()  # of earlier versions, for games that began with them
    options: tuple[Option, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    presets: tuple[Preset, ...] = ()  # offered in the set-up besides the usual game
    figures: Figures | None = None  # where everybody chooses one, or gets one by chance
    secrets: bool = False  # do seats know different things? Then a shared device needs the curtain
    tick_hz: int = 0  # beats a second of a game in real time; 0 for games in turns
    calls: tuple[str, ...] = ()  # what onlookers may call out; the client has the words
    quick: dict[str, Value] = {}  # options of the shortest game, for tests
