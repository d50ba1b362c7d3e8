"""All games, one folder each."""

from homeward.catalogue import Text
from homeward.engine.errors import UnknownGame
from homeward.engine.game import Game
from homeward.engine.game_info import GameInfo
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.games.monster_chase import MONSTER_CHASE
from homeward.games.monster_falle import MONSTER_FALLE
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.wombat_rescue import WOMBAT_RESCUE

GAMES: tuple[Game, ...] = (
    MONSTER_BABY_RESCUE,
    PETS_RESCUE,
    MONSTER_CHASE,
    MONSTER_FALLE,
    WOMBAT_RESCUE,
)


def shelf() -> tuple[GameInfo, ...]:
    """The descriptions of all games, in the order of the shelf."""
    return tuple(one.info for one in GAMES)


def game(name: str) -> Game:
    """The game of that name."""
    for one in GAMES:
        if one.name == name:
            return one
    raise UnknownGame(Text("error.game", {"name": name, "known": tuple(one.name for one in GAMES)}))
