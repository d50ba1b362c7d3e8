"""The shelf: the boxes, their moves, files of people's own, and how the house is run."""

from homeward.api.answers import JsonLines
from homeward.api.api_house import ApiHouse
from homeward.api.endpoint import endpoint
from homeward.api.http_messages import Box, FileText, HouseRules, MoveEntry, OwnBox, box_of
from homeward.engine.game import FileCheck
from homeward.engine.moves import text_of
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.rooms.bots.balance_requests import Examining
from homeward.rooms.bots.fair_queue import Requester


@endpoint("GET", "/games")
def games() -> list[Box]:
    """The boxes on the shelf.

    What the boxes say, options with their meaning, combinations that do not go together and why, credits, bot levels.
    """
    return [box_of(one) for one in GAMES]


@endpoint("GET", "/games/{game}")
def game(game: str) -> Box:
    """One box."""
    return box_of(find_game(game))


@endpoint("GET", "/games/{game}/moves")
def moves(game: str) -> list[MoveEntry]:
    """The whole move table of a game; a move's code is its place in the list.

    A board finds here the code of a move that is not legal now, sends it all the same and shows the refusal.
    """
    found = find_game(game)
    return [MoveEntry(code, found.move_data(code), text_of(move)) for code, move in enumerate(found.moves)]


@endpoint("POST", "/games/{game}/check")
async def check_file(game: str, data: FileText, address: str, house: ApiHouse) -> FileCheck:
    """What is wrong or unusual in a file that people bring along for an option, such as a board of their own.

    `problems` are one sentence each, and none if the file can be played with. `warnings` say what is allowed but
    unusual.
    """
    house.admit("check", address)
    return await house.lobby.check_file(Requester(address), find_game(game), data.option, data.text)


@endpoint("POST", "/games/{game}/balance/told")
async def balance_told(game: str, data: OwnBox, address: str, house: ApiHouse) -> JsonLines[Examining]:
    """Is a box or a board of one's own fair, and what decides it? Line by line while it is played.

    Each line says how many of the deals have been `played`; the last one has what they tell (`examined`, every number
    with its interval), or the `refusal`. Whoever goes away stops it.
    """
    house.admit("balance", address)
    return JsonLines(await house.lobby.examine_balance(Requester(address), find_game(game), data))


@endpoint("GET", "/house")
def house_rules(house: ApiHouse) -> HouseRules:
    """How long tables are kept, and who runs this house.

    A table that nobody has used for `keep_days` days is deleted (0: never). `contact` is as whoever runs the house
    wrote it.
    """
    return house.rules()


SHELF_ENDPOINTS = (games, game, moves, check_file, balance_told, house_rules)
