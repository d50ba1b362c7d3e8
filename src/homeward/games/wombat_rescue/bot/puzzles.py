"""The puzzles of Wombat Rescue and their themes."""

from pathlib import Path

from homeward.engine.bot.puzzle_kit import Origin, PuzzleKit
from homeward.games.wombat_rescue import moves
from homeward.games.wombat_rescue.preview import preview
from homeward.games.wombat_rescue.rules import WombatRescue
from homeward.games.wombat_rescue.rules.pieces.wombat import NO_BABY


def theme(state: WombatRescue, code: int) -> str:
    """The effect of the move, or the piece that it concerns."""
    match moves.MOVES[code]:
        case moves.Walk():
            return theme_of_walk(state, code)
        case moves.Scamper() | moves.RunHome() | moves.HoldItIn() | moves.HighFibre():
            return "card"
        case moves.Digest():
            return "digest"
        case moves.TakeCube():
            return "cube"
        case moves.Reveal():
            return "lost"
        case _:
            return "dingo"


def theme_of_walk(state: WombatRescue, code: int) -> str:
    would = preview(state, int(state.turn.active), code)
    assert would is not None
    if would.rescues:
        return "rescue"
    if would.finds:
        return "baby"
    if would.eats:
        return "food"
    return "seek" if state.outback.wombats[state.turn.active].pouch == NO_BABY else "carry"


PUZZLES = PuzzleKit(
    origins=(Origin(2), Origin(3), Origin(2, {"boulders": True}), Origin(4)),
    themes=("rescue", "baby", "food", "seek", "carry", "card", "digest", "cube", "lost", "dingo"),
    theme=theme,
    clear=0.024,
    file=Path(__file__).parents[1] / "puzzles.jsonl",
)
