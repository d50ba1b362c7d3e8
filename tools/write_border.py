"""Writes web/src/border: the types of everything that goes between server and client, and frames to try them on."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import typing  # noqa: E402

import msgspec  # noqa: E402
from examples import examples  # noqa: E402
from message_types import message_types  # noqa: E402
from msgspec import Struct  # noqa: E402
from recordings import recorded  # noqa: E402
from typescript import HEADER, Writer  # noqa: E402

from homeward.catalogue.folders import HOUSE, SOURCE  # noqa: E402
from homeward.engine.errors import Refusal  # noqa: E402
from homeward.engine.game import FileCheck, Game  # noqa: E402
from homeward.engine.moves import Move, MoveData  # noqa: E402
from homeward.engine.views import Preview, Pulse, View  # noqa: E402
from homeward.games import GAMES  # noqa: E402
from homeward.puzzles.shown import PuzzleList, PuzzleSeen  # noqa: E402
from homeward.puzzles.today import PuzzleOfTheDay  # noqa: E402
from homeward.puzzles.tried import Solution, Tried, Try  # noqa: E402
from homeward.rooms.balances import Examining  # noqa: E402
from homeward.rooms.forms import (  # noqa: E402
    Box,
    CodeLeads,
    FileText,
    HouseRules,
    Join,
    Joined,
    MoveEntry,
    NewLesson,
    NewTable,
    OwnBox,
)
from homeward.rooms.messages import FromDevice, ToDevice  # noqa: E402
from homeward.rooms.turning_points import LookingBack  # noqa: E402
from homeward.server.admin.desk import TableCard, TableRow  # noqa: E402
from homeward.server.admin.house_desk import HouseNow  # noqa: E402
from homeward.server.bell_api import (  # noqa: E402
    BellHouse,
    BellOff,
    BellTrial,
    BellTried,
    HookTrial,
    HookTried,
    NewBell,
    NewHook,
)
from homeward.server.cards import CardKept, CardNow, NewCard  # noqa: E402
from homeward.table.replay import Replay  # noqa: E402

BORDER = ROOT / "web" / "src" / "border"
SENT_BY_HTTP: tuple[type[Struct], ...] = (
    *(NewTable, NewLesson, Join, FileText, OwnBox, Try),
    *(NewCard, NewBell, BellOff, BellTrial, NewHook, HookTrial),
)
ANSWERED_BY_HTTP: tuple[type[Struct], ...] = (
    *(Box, HouseRules, MoveEntry, Joined, CodeLeads, FileCheck, Replay, LookingBack, Examining, Refusal),
    *(HouseNow, TableRow, TableCard, CardNow, CardKept, BellHouse, BellTried, HookTried),
    *(PuzzleList, PuzzleSeen, PuzzleOfTheDay, Tried, Solution),
)
OF_A_GAME = {
    View: "Games[G]['view']",
    Move: "Games[G]['move']",
    MoveData: "Games[G]['move']",
    Preview: "Games[G]['preview']",
    Pulse: "Games[G]['pulse']",
}


def protocol() -> str:
    """The messages of the socket and the bodies of HTTP, the same for every game."""
    writer = Writer(OF_A_GAME, "<G extends GameName = GameName>", "<G>")
    for struct in SENT_BY_HTTP:
        writer.struct(struct, incoming=True)
    for struct in ANSWERED_BY_HTTP:
        writer.struct(struct)
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
    parts = game.parts
    return {
        "view": parts.view_type,
        "preview": parts.preview_type,
        "pulse": parts.beats.pulse_type if parts.beats is not None else None,
    }


def games() -> str:
    """What belongs to which game."""
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
    lines = ",\n".join(msgspec.json.encode(frame).decode() for frame in recorded(game))
    return f"[\n{lines}\n]\n"


def worked(game: Game) -> str:
    """The worked examples of its rules page, one on each line."""
    found = examples(game, ROOT / "web" / "src" / "games" / folder(game))
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in found)
    return f"[\n{lines}\n]\n"


def types() -> dict[Path, str]:
    """Every file of types with what should be in it."""
    catalogues = [HOUSE, *(game.parts.catalogue for game in GAMES)]
    return {
        BORDER / "protocol.ts": protocol(),
        BORDER / "games.ts": games(),
        BORDER / "words.ts": message_types(HEADER, [catalogue / f"{SOURCE}.po" for catalogue in catalogues]),
        **{BORDER / f"{folder(game)}.ts": types_of(game) for game in GAMES},
    }


def frames_file(game: Game) -> Path:
    return BORDER / "frames" / f"{folder(game)}.json"


def examples_file(game: Game) -> Path:
    return BORDER / "examples" / f"{folder(game)}.json"


if __name__ == "__main__":
    recorded_files = {frames_file(game): frames(game) for game in GAMES}
    worked_files = {examples_file(game): worked(game) for game in GAMES}
    for path, text in (types() | recorded_files | worked_files).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
