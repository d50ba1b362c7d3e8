"""What a hint of Wombat Rescue points at, and the names of moves in hints."""

from homeward.catalogue import Text
from homeward.engine.bot.bot_kit import Glow
from homeward.engine.moves import Move
from homeward.games.wombat_rescue import moves
from homeward.games.wombat_rescue.described import label, met_at
from homeward.games.wombat_rescue.names import say
from homeward.games.wombat_rescue.preview import will_drop
from homeward.games.wombat_rescue.rules import WombatRescue
from homeward.games.wombat_rescue.view import WombatView

KINDS = (
    "walk",
    "scamper",
    "prowl",
    "cube",
    "den",
    "hand-over",
    "chase",
    "reveal",
    "run-home",
    "hold-it-in",
    "high-fibre",
    "digest",
)
POINTERS = {kind: (f"wombat-rescue.hint.{kind}", f"wombat-rescue.hint.{kind}.closer") for kind in KINDS}


def glow(state: WombatRescue, code: int) -> Glow:
    move, lead = moves.MOVES[code], f"lead:{state.turn.active}"
    match move:
        case moves.Walk():
            return Glow(lead, f"hex:{move.space}")
        case moves.Scamper():
            return Glow(f"area:cards, {lead}", f"hex:{move.space}")
        case moves.Prowl():
            return Glow("dingo", f"hex:{move.space}")
        case moves.TakeCube():
            return Glow("cube", f"hex:{move.space}")
        case moves.SendToDen():
            return Glow(all_dens(state), f"hex:{state.outback.board.dens[move.den - 1]}")
        case moves.HandOver():
            return Glow("heir", f"heir:{move.seat}")
        case moves.Chase():
            return Glow("dingo", f"lead:{move.seat}")
        case moves.Reveal():
            return Glow(lead, lead)
        case moves.Digest():
            return Glow("area:tummy", "well:hindgut" if will_drop(state) else "area:tummy")
    return Glow("area:cards", f"card:{move.__struct_config__.tag}")


def all_dens(state: WombatRescue) -> str:
    return ", ".join(f"hex:{den}" for den in state.outback.board.dens)


def hint_label(view: WombatView, move: Move) -> Text:
    """The name of a move in a hint, without rows and spaces, because the hint points at the space."""
    match move:
        case moves.Walk() | moves.Scamper():
            return go_there(view, move)
        case moves.Prowl() | moves.TakeCube() | moves.SendToDen():
            return say(f"hint.{move.__struct_config__.tag}.this")
    return label(view, move)


def go_there(view: WombatView, move: moves.Walk | moves.Scamper) -> Text:
    if move.space == view.board.home:
        return label(view, move)
    things, kind = met_at(view, move.space), f"hint.{move.__struct_config__.tag}.this"
    return say(f"{kind}-meets", things=things) if things else say(kind)
