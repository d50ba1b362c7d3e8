"""The files of a game's folder: the same role has the same file name in every game."""

from importlib import import_module
from typing import Any

from homeward.catalogue import Text
from homeward.engine.game import Game
from homeward.engine.journal import Note

FILES = ("moves", "position", "checks", "bounds", "view", "events", "prompts", "refusals", "described", "score_sheet")
FUNCTIONS = {  # of the files: the same function with the same name in every game
    "position": ("Saved", "deal", "snapshot", "restore"),
    "checks": ("check_saved",),
    "bounds": ("bounds",),
    "view": ("view",),
    "events": ("events",),
    "prompts": ("prompt",),
    "refusals": ("refusal",),
    "described": ("describe", "label"),
    "score_sheet": ("score_sheet",),
    "preview": ("preview",),
}


def the_same_role_has_the_same_file(game: Game) -> None:
    """Each part of a game is the file of its role's name, and its functions are written there, not borrowed."""
    package = package_of(game)
    for role in FILES if game.parts.preview is None else (*FILES, "preview"):
        file = getattr(game.parts, role)
        assert file.__name__ == f"{package}.{role}"
        for name in FUNCTIONS.get(role, ()):
            assert getattr(file, name).__module__ == file.__name__, f"{name} is not written in {role}.py"
    for file, used in used_elsewhere(game).items():
        assert all(one.__module__ == f"{package}.{file}" for one in used if one is not None), (
            f"not all in {file}: {used}"
        )
    assert game.info.options is import_module(f"{package}.options").OPTIONS
    assert import_module(f"{package}.names").say("x") == Text(f"{game.name}.x")
    notes = vars(import_module(f"{package}.rules.notes")).values()
    assert any(isinstance(kind, type) and issubclass(kind, Note) and kind is not Note for kind in notes)


def package_of(game: Game) -> str:
    return str(game.parts.position.__name__).rpartition(".")[0]  # type: ignore[attr-defined]  # it is a module


def used_elsewhere(game: Game) -> dict[str, tuple[Any, ...]]:
    """What a game's parts take from files besides their own, by the file."""
    kit = game.bots
    return {
        "rules.state": (type(game.deal(min(game.info.players), 1)),),
        "bot.knowledge": (type(kit.knowledge),),
        "bot.observation": (game.parts.observer,),
        "bot.hints": (kit.glow, kit.hint_label, kit.numbers),
        "bot.puzzles": (kit.puzzles.theme if kit.puzzles is not None else None,),
    }
