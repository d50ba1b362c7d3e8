"""The puzzles of Monster Chase and their themes. All tiles that were seen are shown: nothing has to be remembered."""

from pathlib import Path

from homeward.engine.bot.puzzle_kit import Origin, PuzzleKit
from homeward.engine.options import Value
from homeward.games.monster_chase.rules import SIDES, TOYS, MonsterChase
from homeward.games.monster_chase.rules.pack import is_hunted

TABLES: tuple[dict[str, Value], ...] = (
    {"length": 10},
    {"length": 10, "expert": True},
    {"length": 10, "pack": True},
    {"length": 10},
    {"length": 10, "pack": True, "expert": True},
)


def theme(state: MonsterChase, code: int) -> str:
    """A toy that drives a monster away, an unknown tile, or neither."""
    if state.tiles.seen[code] > 0 and not is_feared(state, code):
        return "quiet"
    if state.tiles.seen[code] > 0:
        return "hunt" if is_hunted(state) else "remembered"
    if any(state.tiles.seen[place] > 0 and is_feared(state, place) for place in state.legal()):
        return "patience"
    return theme_of_look(state)


def theme_of_look(state: MonsterChase) -> str:
    """The theme of turning an unknown tile."""
    if is_hunted(state):
        return "next-of-pack"
    if state.monsters.at_bed() == SIDES - 1:
        return "danger"
    return "tricks" if state.variant.expert else "look"


def is_feared(state: MonsterChase, place: int) -> bool:
    return state.tiles.at[place] < TOYS and state.monsters.anybody_fears(state.tiles.at[place])


PUZZLES = PuzzleKit(
    origins=tuple(Origin(2, {**options, "open_memory": True}) for options in TABLES),
    themes=("remembered", "hunt", "patience", "next-of-pack", "danger", "tricks", "look", "quiet"),
    theme=theme,
    file=Path(__file__).parents[1] / "puzzles.jsonl",
)
