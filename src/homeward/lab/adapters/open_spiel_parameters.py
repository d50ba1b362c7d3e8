"""The parameters of our games in OpenSpiel: players, seed, deals, max_moves, and the game's own options."""

from base64 import urlsafe_b64decode, urlsafe_b64encode

from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.engine.options import Option, Value

DEALS = 1_000  # outcomes of the one chance node
MAX_MOVES = 2_000  # more than our weakest bots need; random moves need a hundred thousand in some games
MAX_MOVES_IN_REAL_TIME = 200_000  # two for each beat

# OpenSpiel has one type for each parameter, and no line breaks in a text
FILE = "file_"  # prefix of the encoded text of a file
SEAT = "seat_"  # prefix of a seat, from 0, in a parameter that may also be a word


def parameters(title: Game) -> dict[str, Value]:
    """All parameters with their defaults: the table's, then the game's own options."""
    return {
        "players": 2 if 2 in title.info.players else min(title.info.players),
        "seed": 0,
        "deals": DEALS,
        "max_moves": MAX_MOVES_IN_REAL_TIME if title.info.tick_hz else MAX_MOVES,
        **{option.name: parameter_text(option, option.default) for option in title.info.options},
    }


def parameter_texts(title: Game, params: dict[str, Value]) -> dict[str, Value]:
    """Parameters in a form that OpenSpiel can write and parse."""
    options = {option.name: option for option in title.info.options}
    return {name: parameter_text(options[name], value) if name in options else value for name, value in params.items()}


def unusual(title: Game, params: dict[str, Value]) -> dict[str, Value]:
    """Those that differ from the defaults."""
    usual = parameters(title)
    return {name: value for name, value in parameter_texts(title, params).items() if value != usual[name]}


def parameter_text(option: Option, value: Value) -> Value:
    if option.seats and isinstance(value, int):
        return f"{SEAT}{value}"
    if option.file and isinstance(value, str) and value not in words(option) and not value.startswith(FILE):
        return FILE + urlsafe_b64encode(value.encode()).decode().rstrip("=") if value else value
    return value


def parameter_value(option: Option, value: Value) -> Value:
    """The inverse of `parameter_text`."""
    if not isinstance(value, str) or value in words(option):
        return value
    if option.file and value.startswith(FILE):
        return file_text(option, value.removeprefix(FILE))
    seat = value.removeprefix(SEAT)
    return int(seat) if option.seats and seat != value and seat.isdecimal() else value


def words(option: Option) -> list[Value]:
    return [value for value in option.choices if isinstance(value, str)]


def file_text(option: Option, code: str) -> str:
    try:
        return urlsafe_b64decode(code + "=" * (-len(code) % 4)).decode()
    except ValueError:
        raise BadOption(option.name, f"{option.name} cannot be {code!r}: it is no coded text of a file") from None


def at_least_one(name: str, value: Value) -> int:
    if int(value) < 1:
        raise BadOption(name, f"{name} cannot be {value}; allowed: 1 and more")
    return int(value)
