"""The shelf: the boxes, their moves, players' own files, and facts about the house."""

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


@endpoint("GET", "/games", is_constant=True)
def games() -> list[Box]:
    """The boxes of all games.

    A box has a title and texts, options with their meaning, combinations that are not allowed and why, credits, bot
    levels.
    """
    return [box_of(one) for one in GAMES]


@endpoint("GET", "/games/{game}", is_constant=True)
def game(game: str) -> Box:
    """The box of one game."""
    return box_of(find_game(game))


@endpoint("GET", "/games/{game}/moves", is_constant=True)
def moves(game: str) -> list[MoveEntry]:
    """All moves of a game; a move's code is its index in the list.

    With it a board can send a move that is not legal now and show the refusal.
    """
    found = find_game(game)
    return [MoveEntry(code, found.move_data(code), text_of(move)) for code, move in enumerate(found.moves)]


@endpoint("POST", "/games/{game}/check", takes_files=True)
async def check_file(game: str, data: FileText, address: str, house: ApiHouse) -> FileCheck:
    """Check a file for an option, such as a player's own board.

    `problems` has one sentence for each; it is empty if the file can be used. `warnings` say what is allowed but
    unusual.
    """
    house.admit("check", address)
    return await house.lobby.check_file(Requester(address), find_game(game), data.option, data.text)


@endpoint("POST", "/games/{game}/balance/told", takes_files=True)
async def stream_balance(game: str, data: OwnBox, address: str, house: ApiHouse) -> JsonLines[Examining]:
    """Play test games with a player's own box or board and report whether it is fair, with lines of progress.

    Each line says how many of the deals have been `played`; the last one has the result (`examined`, every number with
    its interval), or the `refusal`. The work stops when the client disconnects.
    """
    house.admit("balance", address)
    return JsonLines(await house.lobby.examine_balance(Requester(address), find_game(game), data))


@endpoint("GET", "/house")
def house_rules(house: ApiHouse) -> HouseRules:
    """How long tables are kept, and who the host is.

    A table that was not used for `keep_days` days is deleted (0: never). `contact` is a text of the host.
    """
    return house.rules()


SHELF_ENDPOINTS = (games, game, moves, check_file, stream_balance, house_rules)
