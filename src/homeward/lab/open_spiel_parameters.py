"""The parameters of our games in OpenSpiel: players, seed, deals, max_moves, and the game's own options."""

from base64 import urlsafe_b64decode, urlsafe_b64encode

from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.engine.options import Value

DEALS = 1_000  # outcomes of the one chance node
MAX_MOVES = 2_000  # more than our weakest bots need; by chance alone some races take a hundred thousand
MAX_MOVES_IN_REAL_TIME = 200_000  # two for each beat
FILE = "file_"  # begins a parameter that is the text of a file: OpenSpiel's own syntax allows no line breaks


def parameters(title: Game) -> dict[str, Value]:
    """All parameters with their defaults: the table's, then the game's own options."""
    return {
        "players": 2 if 2 in title.info.players else min(title.info.players),
        "seed": 0,
        "deals": DEALS,
        "max_moves": MAX_MOVES_IN_REAL_TIME if title.info.tick_hz else MAX_MOVES,
        **{option.name: option.default for option in title.info.options},
    }


def spelled(title: Game, params: dict[str, Value]) -> dict[str, Value]:
    """What differs from the defaults, as OpenSpiel can write and read it again."""
    files = {option.name: option.values() for option in title.info.options if option.file}
    usual = parameters(title)
    return {
        name: written(str(value)) if name in files and value not in files[name] else value
        for name, value in params.items()
        if value != usual[name]
    }


def written(text: str) -> str:
    return text if text.startswith(FILE) else FILE + urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read(value: Value) -> Value:
    if not isinstance(value, str) or not value.startswith(FILE):
        return value
    code = value.removeprefix(FILE)
    return urlsafe_b64decode(code + "=" * (-len(code) % 4)).decode()


def at_least_one(name: str, value: Value) -> int:
    if int(value) < 1:
        raise BadOption(name, f"{name} cannot be {value}; allowed: 1 and more")
    return int(value)
