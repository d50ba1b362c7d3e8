"""`make border`: writes the files that follow from the Python side.

web/src/border gets the types of all messages between server and client, the requests, and frames for tests;
docs/protocol.md gets the table of requests.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import typing  # noqa: E402

import msgspec  # noqa: E402
from border_constants import constants  # noqa: E402
from examples import examples  # noqa: E402
from message_types import message_types  # noqa: E402
from protocol_table import with_requests  # noqa: E402
from recordings import record_frames  # noqa: E402
from request_functions import answered_structs, request_functions, sent_structs  # noqa: E402
from typescript import HEADER, Writer  # noqa: E402

from homeward.api import finished_game_endpoints, shelf_endpoints  # noqa: E402
from homeward.api.endpoint import API  # noqa: E402
from homeward.catalogue.folders import HOUSE, SOURCE  # noqa: E402
from homeward.engine.errors import Refusal  # noqa: E402
from homeward.engine.game import Game  # noqa: E402
from homeward.engine.moves import Move, MoveData  # noqa: E402
from homeward.engine.views import Preview, Pulse, View  # noqa: E402
from homeward.games import GAMES  # noqa: E402
from homeward.rooms.sessions.messages import FromDevice, ToDevice  # noqa: E402
from homeward.server.admin import admin_api  # noqa: E402
from homeward.server.http.app import PUBLIC_ENDPOINTS  # noqa: E402
from homeward.table.refusals import RefusalCode  # noqa: E402

BORDER = ROOT / "web" / "src" / "border"
PROTOCOL_PAGE = ROOT / "docs" / "protocol.md"
# Endpoints for other programs; the client does not use them
NOT_FOR_THE_CLIENT = (shelf_endpoints.game, finished_game_endpoints.turning_points, admin_api.admin_record)
CLIENT_ENDPOINTS = [one for one in (*PUBLIC_ENDPOINTS, *admin_api.ADMIN_ENDPOINTS) if one not in NOT_FOR_THE_CLIENT]
OF_A_GAME = {
    View: "Games[G]['view']",
    Move: "Games[G]['move']",
    MoveData: "Games[G]['move']",
    Preview: "Games[G]['preview']",
    Pulse: "Games[G]['pulse']",
}


def protocol() -> str:
    """The messages of the socket and the HTTP bodies, the same for every game."""
    writer = Writer(OF_A_GAME, "<G extends GameName = GameName>", "<G>")
    for struct in sent_structs(CLIENT_ENDPOINTS):
        writer.struct(struct, incoming=True)
    for struct in answered_structs(CLIENT_ENDPOINTS):
        writer.struct(struct)
    writer.struct(Refusal)
    writer.named("RefusalCode", RefusalCode, {}, incoming=False)
    writer.union("FromDevice", typing.get_args(FromDevice), incoming=True)
    writer.union("ToDevice", typing.get_args(ToDevice))
    return writer.text("import type { GameName, Games } from './games';\n")


def types_of(game: Game) -> str:
    """View, previews, pulse and all moves of a game."""
    writer = Writer()
    for struct in shown_by(game).values():
        if struct is not None:
            writer.struct(struct)
    writer.union("AnyMove", dict.fromkeys(type(move) for move in game.moves))
    return writer.text()


def shown_by(game: Game) -> dict[str, type[View] | type[Preview] | type[Pulse] | None]:
    return {
        "view": game.view_type,
        "preview": game.preview_type,
        "pulse": game.beats.pulse_type if game.beats is not None else None,
    }


def games() -> str:
    """The types of each game, by its name."""
    imports = "".join(f"import type * as {folder(game)} from './{folder(game)}';\n" for game in GAMES)
    entries = "".join(entry(game) for game in GAMES)
    return (
        f"{HEADER}\n{imports}\n/** What each game shows and plays, by the game's name. */\n"
        f"export interface Games {{\n{entries}}}\n\nexport type GameName = keyof Games;\n"
    )


def entry(game: Game) -> str:
    shown = {what: f"{folder(game)}.{one.__name__}" if one else "null" for what, one in shown_by(game).items()}
    calls = " | ".join(f"'{call}'" for call in game.info.calls) or "never"
    typed = shown | {"move": f"{folder(game)}.AnyMove", "call": calls}
    lines = "".join(f"    {what}: {name};\n" for what, name in typed.items())
    return f"  '{game.name}': {{\n{lines}  }};\n"


def folder(game: Game) -> str:
    return game.name.replace("-", "_")


def frames(game: Game) -> str:
    """Frames of every phase, one on each line."""
    lines = ",\n".join(msgspec.json.encode(frame).decode() for frame in record_frames(game))
    return f"[\n{lines}\n]\n"


def example_lines(game: Game) -> str:
    """The worked examples of its rules page, one on each line."""
    found = examples(game, ROOT / "web" / "src" / "games" / folder(game))
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in found)
    return f"[\n{lines}\n]\n"


def types() -> dict[Path, str]:
    """The contents of every file of types."""
    catalogues = [HOUSE, *(game.parts.catalogue for game in GAMES)]
    return {
        BORDER / "protocol.ts": protocol(),
        BORDER / "games.ts": games(),
        BORDER / "requests.ts": request_functions(CLIENT_ENDPOINTS),
        BORDER / "constants.ts": constants(HEADER),
        BORDER / "words.ts": message_types(HEADER, [catalogue / f"{SOURCE}.po" for catalogue in catalogues]),
        **{BORDER / f"{folder(game)}.ts": types_of(game) for game in GAMES},
    }


def protocol_page() -> str:
    """docs/protocol.md with its table of requests."""
    return with_requests(PROTOCOL_PAGE.read_text(encoding="utf-8"), API, PUBLIC_ENDPOINTS)


def frames_file(game: Game) -> Path:
    return BORDER / "frames" / f"{folder(game)}.json"


def examples_file(game: Game) -> Path:
    return BORDER / "examples" / f"{folder(game)}.json"


if __name__ == "__main__":
    recorded_files = {frames_file(game): frames(game) for game in GAMES}
    worked_files = {examples_file(game): example_lines(game) for game in GAMES}
    for path, text in (types() | recorded_files | worked_files | {PROTOCOL_PAGE: protocol_page()}).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
