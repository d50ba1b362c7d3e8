"""Why a move of Monster Baby Rescue is refused."""

from homeward.catalogue import Name
from homeward.engine.errors import Refusal
from homeward.games.monster_baby_rescue import names, rules
from homeward.games.monster_baby_rescue.components import THINGS
from homeward.games.monster_baby_rescue.names import say
from homeward.games.monster_baby_rescue.rules import MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.choices import choices


def refusal(state: MonsterBabyRescue, code: int) -> Refusal:
    """Why a move is not legal in a running game."""
    slot, choice = code // rules.CHOICES, code % rules.CHOICES
    tile = state.row.tiles[slot]
    if tile == rules.GAP:
        return Refusal(code="gap", rule="MBR-55", said=say("refusal.gap"))
    title = names.title(state.tables.box, state.tables.box.tiles[tile])
    first, _ = choices(state, tile)
    if first == rules.CHOOSE_HEAD:
        return part_refusal(choice, title)
    if first == rules.CHOOSE_RED:
        return gem_refusal(choice, title)
    return Refusal(code="no-choice", rule="MBR-R22", said=say("refusal.no-choice", tile=title))


def part_refusal(choice: int, tile: Name) -> Refusal:
    if rules.CHOOSE_HEAD <= choice <= rules.CHOOSE_LEGS:
        part = THINGS[choice - rules.CHOOSE_HEAD]
        return Refusal(code="top-level", rule="MBR-R13", said=say(f"refusal.top-level.{part}"))
    return Refusal(code="choose-part", rule="MBR-37", said=say("refusal.choose-part", tile=tile))


def gem_refusal(choice: int, tile: Name) -> Refusal:
    if choice in (rules.CHOOSE_RED, rules.CHOOSE_GREEN):
        colour = "red" if choice == rules.CHOOSE_RED else "green"
        return Refusal(code="no-diamond", rule="MBR-R14", said=say(f"refusal.no-diamond.{colour}"))
    return Refusal(code="choose-gem", rule="MBR-39", said=say("refusal.choose-gem", tile=tile))
