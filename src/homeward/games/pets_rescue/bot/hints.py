"""What a hint of Pets Rescue points at, and the names of moves in hints."""

from homeward.catalogue import Text
from homeward.engine.bot.bot_kit import Glow
from homeward.engine.moves import Move
from homeward.games.pets_rescue import moves
from homeward.games.pets_rescue.described import label
from homeward.games.pets_rescue.names import say
from homeward.games.pets_rescue.rules import PetsRescue
from homeward.games.pets_rescue.view import PetsView

KINDS = {
    "line": "line.{line}",
    "take": "card",
    "direction": "direction.{direction}",
    "give": "card",
    "place": "way.{way}",
    "offer": "card",
    "offer-two": "cards",
    "accept": "card",
    "swap": "card",
    "start": "way.{way}",
}
POINTERS = {
    kind: (f"pets-rescue.hint.where.{kind}", f"pets-rescue.hint.which.{which}") for kind, which in KINDS.items()
}


def glow(state: PetsRescue, code: int) -> Glow:
    move, mine = moves.MOVES[code], f"shelter:{state.active}"
    match move:
        case moves.Line():
            return Glow("area:grid", f"line:{move.line}.{move.number}")
        case moves.Take() | moves.Swap():
            return Glow("area:grid", f"cell:{move.row}.{move.column}")
        case moves.Direction():
            return Glow("exchange", f"direction:{move.direction}")
        case moves.Give() | moves.Offer():
            return Glow(mine, f"{mine} position:{move.position}")
        case moves.OfferTwo():
            return Glow(mine, f"{mine} position:{move.one}, {mine} position:{move.two}")
        case moves.Accept():
            return Glow("exchange", f"offer:{move.offer}")
        case moves.Place():
            return Glow("area:choice", f"way:{move.way}")
        case moves.Start():
            return Glow(f"start:{state.active}, area:choice", f"start:{state.active}, way:{move.way}")
    raise AssertionError(f"{move} is no move of Pets Rescue")


def hint_label(view: PetsView, move: Move) -> Text:
    match move:
        case moves.Line():
            return say(f"hint.this.line.{move.line}")
        case moves.Take() | moves.Swap() | moves.Accept():
            return say(f"hint.this.{move.__struct_config__.tag}.{move.way}")
        case moves.Give() | moves.Offer() | moves.OfferTwo():
            return say(f"hint.this.{move.__struct_config__.tag}")
    return label(view, move)
