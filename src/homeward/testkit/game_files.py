"""The files of a game's folder: the same role has the same file name in every game."""

from importlib import import_module
from typing import Any

from homeward.catalogue import Text
from homeward.engine import default_parts
from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.bot.plain_bots import PLAIN_BOTS
from homeward.engine.game import Game
from homeward.engine.journal import Note

ALWAYS = ("moves", "position", "bounds", "view", "events", "described")
IF_WANTED = ("checks", "prompts", "refusals", "score_sheet", "preview")  # the engine has a default, or does without
HINTS = "bot.hints"  # may have only sentences
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
    assert package.rpartition(".")[2] == game.name.replace("-", "_"), "the folder has the name of the game"
    for role in (*ALWAYS, *IF_WANTED):
        check_role(game, role)
    for file, used in used_elsewhere(game).items():
        taken = [one.__module__ for one in used if one is not None]
        assert set(taken) <= {f"{package}.{file}"}, f"not all in {file}: {used}"
        assert taken or file == HINTS or not has_file(game, file), f"the game does not use its {file}"
    for file, name, used, default in constants(game):
        wanted = getattr(import_module(f"{package}.{file}"), name) if has_file(game, file) else default
        assert used is wanted, f"what the game uses is not {name} of {file}"
    if has_file(game, "names"):
        assert import_module(f"{package}.names").say("x") == Text(f"{game.name}.x")
    notes = vars(import_module(f"{package}.rules.notes")).values()
    assert any(isinstance(kind, type) and issubclass(kind, Note) and kind is not Note for kind in notes)


def check_role(game: Game, role: str) -> None:
    """The game has the file of this role and uses it; or it may do without, and does."""
    file = getattr(game.parts, role)
    if not has_file(game, role):
        assert role in IF_WANTED, f"{role}.py is missing"
        assert is_default(game, role), f"{file.__name__} is not called {role}.py"
        return
    assert not is_default(game, role), f"the game does not use its {role}.py"
    assert file.__name__ == f"{package_of(game)}.{role}"
    for name in FUNCTIONS.get(role, ()):
        assert getattr(file, name).__module__ == file.__name__, f"{name} is not written in {role}.py"


def is_default(game: Game, role: str) -> bool:
    """Does the engine answer for a game that has no file of this role?"""
    return getattr(game.parts, role) in (default_parts, None)


def has_file(game: Game, name: str) -> bool:
    """Is there a file of this module name, such as `bot.levels`, in the game's folder?"""
    return (game.parts.folder / f"{name.replace('.', '/')}.py").is_file()


def package_of(game: Game) -> str:
    return str(game.parts.position.__name__).rpartition(".")[0]  # type: ignore[attr-defined]  # it is a module


def constants(game: Game) -> tuple[tuple[str, str, Any, Any], ...]:
    """What a game takes from one constant of a file: the file, the constant, what the game uses, and the default."""
    return (("options", "OPTIONS", game.info.options, ()), ("bot.levels", "BOTS", game.bots, PLAIN_BOTS))


def used_elsewhere(game: Game) -> dict[str, tuple[Any, ...]]:
    """What a game's parts take from files besides their own, by the file; None for what is the engine's."""
    kit = game.bots
    return {
        "rules.state": (type(game.deal(min(game.info.players), 1)),),
        "bot.knowledge": (type(kit.knowledge) if type(kit.knowledge) is not Knowledge else None,),
        "bot.observation": (game.parts.observer,),
        HINTS: (kit.glow, kit.hint_label, kit.numbers),
        "bot.puzzles": (kit.puzzles.theme if kit.puzzles is not None else None,),
    }
