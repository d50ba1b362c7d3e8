"""One request or more for every endpoint of a server: those that give it the most to do.

A new endpoint gets a line in `EXAMPLES`.
"""

from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec import Struct

from homeward.api.endpoint import API, Endpoint
from homeward.api.http_messages import MOST_KNOWN_TABLES
from homeward.games import GAMES
from homeward.puzzles.puzzle_files import Puzzle, puzzles
from homeward.server.http.app import API_ENDPOINTS
from homeward.server.http.health import HEALTH_ENDPOINTS
from tests.games.monster_baby_rescue import own_box
from tests.games.pets_rescue import own_cards
from tests.games.wombat_rescue.layout_files import CROSSROADS, file_text
from tests.old_games import FOLDER

from .admin_server import TOKEN
from .live import seat
from .loop_client import LoopClient

PLACE = "0123456789abcdef" * 4  # of a family card
CODE = "ABCD"
OWN_FILES = {
    "pets-rescue": ("components", own_cards.CARDS),
    "monster-baby-rescue": ("components", own_box.LISTS),
    "wombat-rescue": ("layout", file_text(CROSSROADS)),
}
HOST = {"authorization": f"Bearer {TOKEN}"}
ENDPOINTS = {one.name: one for one in (*API_ENDPOINTS, *HEALTH_ENDPOINTS)}


class ExampleRequest(Struct, frozen=True):
    values: dict[str, Any]  # of the path and the query
    body: object = None
    allowed: tuple[int, ...] = ()  # statuses besides that of success


class Scene:
    """What the examples are about: a table that is played at, and a finished game of every box."""

    def __init__(self, client: LoopClient) -> None:
        self._client = client
        self._numbers = count()
        self.table: dict[str, Any] = {}
        self.finished: dict[str, str] = {}  # the table of each game

    async def set_up(self) -> None:
        self.table = (await self._client.request("POST", f"{API}/tables", chase("Anna", "open"))).json()
        for game in GAMES:
            made = await self._client.request("POST", f"{API}/records", longest_record(game.name))
            self.finished[game.name] = made.json()["table"]

    def own_file(self, game: str) -> tuple[str, str]:
        """An option and a text that nobody has sent before."""
        option, text = OWN_FILES[game]
        return option, f"{text}\n# {next(self._numbers)}\n"

    @property
    def of_table(self) -> dict[str, Any]:
        return {"table": self.table["table"]}

    @property
    def token(self) -> str:
        return str(self.table["token"])


def chase(*seats: str) -> dict[str, Any]:
    return {"game": "monster-chase", "seats": [seat(one) for one in seats]}


def longest_record(game: str) -> bytes:
    files = [path for path in (FOLDER / game).glob("*.json") if "practice" not in path.name]
    return max(files, key=lambda path: path.stat().st_size).read_bytes()


def longest_puzzle(game: str) -> Puzzle:
    return max(puzzles(game), key=lambda one: len(one.move_codes()))


def of_every_game(**more: object) -> list[ExampleRequest]:
    return [ExampleRequest({"game": game.name, **more}) for game in GAMES]


def of_every_puzzle(**more: object) -> list[ExampleRequest]:
    return [ExampleRequest({"game": game.name, "puzzle": longest_puzzle(game.name).id, **more}) for game in GAMES]


def attempts() -> list[ExampleRequest]:
    found = []
    for game in GAMES:
        puzzle = longest_puzzle(game.name)
        attempt = {"runs": puzzle.solution} if puzzle.solution else {"code": puzzle.best[0]}
        found.append(ExampleRequest({"game": game.name, "puzzle": puzzle.id, "described": "true"}, attempt))
    return found


def new_tables(scene: Scene) -> list[ExampleRequest]:
    found = []
    for game in GAMES:
        seats = [seat(f"Player {number}") for number in range(max(game.info.players))]
        options = dict([scene.own_file(game.name)]) if game.name in OWN_FILES else {}
        found.append(ExampleRequest({}, {"game": game.name, "seats": seats, "options": options}))
    return found


def checks(scene: Scene) -> list[ExampleRequest]:
    wishes = [(game, *scene.own_file(game)) for game in OWN_FILES]
    return [ExampleRequest({"game": game}, {"option": option, "text": text}) for game, option, text in wishes]


def balances(scene: Scene) -> list[ExampleRequest]:
    boxes = [(game, dict([scene.own_file(game)])) for game in OWN_FILES]
    return [ExampleRequest({"game": game}, {"players": 2, "options": options}) for game, options in boxes]


def lessons() -> list[ExampleRequest]:
    return [
        ExampleRequest({}, {"game": game.name, "lesson": lesson.name, "name": "Anna"})
        for game in GAMES
        for lesson in game.lessons.lesson
    ]


def finished(scene: Scene, *, in_turns: bool = False, **more: object) -> list[ExampleRequest]:
    names = [game.name for game in GAMES if game.beats is None or not in_turns]
    return [ExampleRequest({"table": scene.finished[name], "number": 0, **more}) for name in names]


Examples = Callable[[Scene], list[ExampleRequest]]


def one(body: object = None, /, *, allowed: tuple[int, ...] = (), **values: object) -> Examples:
    return lambda scene: [ExampleRequest(values, body, allowed)]


def at_table(body: Callable[[Scene], object], *allowed: int) -> Examples:
    return lambda scene: [ExampleRequest(scene.of_table, body(scene), allowed)]


EXAMPLES: dict[str, Examples] = {
    # the shelf
    "games": one(),
    "game": lambda scene: of_every_game(),
    "moves": lambda scene: of_every_game(),
    "check_file": checks,
    "stream_balance": balances,
    "house_rules": one(),
    "network_address": one(),
    "game_texts": lambda scene: of_every_game(language="cs"),
    # tables
    "make_table": new_tables,
    "make_lesson": lambda scene: lessons(),
    "import_record": lambda scene: [ExampleRequest({}, longest_record(game.name)) for game in GAMES],
    "look_at_invitation": at_table(lambda scene: {"key": scene.table["join_key"], "token": scene.token}),
    "join_table": at_table(lambda scene: {"key": scene.table["join_key"], "token": scene.token}),
    "look_at_tables": at_table(
        lambda scene: {"tables": [{**scene.of_table, "token": scene.token}] * MOST_KNOWN_TABLES}
    ),
    "try_code": one({"code": CODE}, allowed=(403,)),
    # finished games
    "record": finished,
    "replay": lambda scene: finished(scene, count=50, described="true"),
    "turning_points": lambda scene: finished(scene, in_turns=True)[:1],
    "stream_turning_points": lambda scene: finished(scene, in_turns=True),
    # puzzles
    "puzzle_lists": one(),
    "puzzle_of_the_day": one(day="2026-03-14"),
    "one_puzzle": lambda scene: of_every_puzzle(described="true"),
    "try_puzzle": lambda scene: attempts(),
    "puzzle_solution": lambda scene: of_every_puzzle(),
    # family cards; the second writer of a version is refused
    "write_card": one({"version": 1, "body": "A" * 24_000}, place=PLACE, allowed=(409,)),
    "read_card": one(place=PLACE),
    "drop_card": one(place=PLACE),
    # turn notices; this house sends no push messages, and nobody answers at that address
    "notice_support": one(),
    "subscribe_push": at_table(lambda scene: {"token": scene.token, "endpoint": "https://push.example.org/a"}, 400),
    "unsubscribe_push": at_table(lambda scene: {"token": scene.token}),
    "send_test_push": at_table(lambda scene: {"token": scene.token, "endpoint": "https://push.example.org/a"}, 400),
    "set_webhook": at_table(lambda scene: {"token": scene.token, "url": "https://example.org/a"}),
    "remove_webhook": at_table(lambda scene: {"token": scene.token}),
    "call_test_webhook": at_table(lambda scene: {"token": scene.token, "url": "https://10.0.0.1/a"}),
    # administration; the last ones end what the others need
    "admin_house": one(),
    "admin_tables": one(),
    "admin_table": lambda scene: [ExampleRequest(scene.of_table)],
    "admin_record": finished,
    "close_table": at_table(lambda scene: {"closed": True}),
    "ban_network": one({"network": "198.51.100.0/24"}),
    "lift_ban": one({"network": "198.51.100.0/24"}, allowed=(404,)),
    "delete_table": lambda scene: [ExampleRequest(scene.of_table, allowed=(404, 410))],
    # monitoring
    "health": one(),
    "ready": one(),
}


def address_of(endpoint: Endpoint, request: ExampleRequest) -> str:
    return endpoint.path if endpoint in HEALTH_ENDPOINTS else endpoint.address(**request.values)
