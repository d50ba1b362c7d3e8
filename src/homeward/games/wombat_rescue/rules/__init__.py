"""The rules of Wombat Rescue, a file for each chapter of the rulebook; `pieces` holds what is in the box."""

from homeward.games.wombat_rescue.rules.state import WombatRescue, new_game
from homeward.games.wombat_rescue.rules.variant import Variant

__all__ = ["Variant", "WombatRescue", "new_game"]
