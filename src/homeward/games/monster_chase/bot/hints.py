"""What a hint of Monster Chase says: where to look, which tile, and why."""

from homeward.catalogue import Text
from homeward.engine.bot.bot_kit import Glow
from homeward.engine.bot.chance_words import how_often
from homeward.engine.moves import Move
from homeward.games.monster_chase.bot.exact import EXACT
from homeward.games.monster_chase.described import label
from homeward.games.monster_chase.moves import Ready
from homeward.games.monster_chase.names import say
from homeward.games.monster_chase.rules import FLIP, READY, SOCK_SWAP, SWAP, TOYS, MonsterChase
from homeward.games.monster_chase.rules.variant import BASIC
from homeward.games.monster_chase.view import ChaseView

POINTERS = {
    move: (f"monster-chase.hint.{move}.where", f"monster-chase.hint.{move}.which") for move in ("flip", "swap", "ready")
}


def glow(state: MonsterChase, code: int) -> Glow:
    """All tiles, then the tile of the move."""
    tile = code if state.phase == FLIP else code - SWAP
    return Glow("position", "position" if code == READY else f"position:{tile + 1}")


def hint_label(view: ChaseView, move: Move) -> Text:
    return label(view, move) if isinstance(move, Ready) else say(f"hint.{move.__struct_config__.tag}.this")


def reasons(state: MonsterChase, code: int) -> tuple[Text, ...]:
    """Why a tile is a good one: what is known of it."""
    if state.phase == FLIP:
        return (say(reason_for_flip(state, code)),)
    unknown = state.phase == SOCK_SWAP and state.tiles.seen[code - SWAP] == 0
    return (say("reason.swap"),) if unknown else ()


def reason_for_flip(state: MonsterChase, code: int) -> str:
    if state.tiles.seen[code] == 0:
        return "reason.new"
    if state.tiles.at[code] < TOYS and state.monsters.anybody_fears(state.tiles.at[code]):
        return "reason.feared"
    return "reason.waits"


def numbers(state: MonsterChase, code: int) -> Text | None:
    """The team's chance to win with perfect memory; None in an easy game or a race."""
    chance = EXACT.chance(state)
    if chance is None or state.variant.mode != BASIC:
        return None
    return say("hint.chance", often=how_often(chance), chance=round(100 * chance))
