"""The rules of Monster Chase, by chapter.

What lies on the table: `pieces`, `monsters`, `tiles`, `windows`. The game: `setting_up`, `turn`, `ending`. Its
variants: `easy`, `pack`, `expert`, `fearless`, chosen in `variant`. `unknown` has what nobody can see, `state` puts
everything together, `codes` are the numbers they all use, `notes` say what happened.
"""

from homeward.games.monster_chase.rules.codes import FLIP, OPEN, OVER, PREVIEW, READY, SOCK_SWAP, SWAP
from homeward.games.monster_chase.rules.pieces import CARDS, FEARS, PLACES, SIDES, SOCK, TOYS
from homeward.games.monster_chase.rules.state import MonsterChase
from homeward.games.monster_chase.rules.variant import BASIC, COMPETITIVE, EASY, Variant

__all__ = [
    "BASIC",
    "CARDS",
    "COMPETITIVE",
    "EASY",
    "FEARS",
    "FLIP",
    "OPEN",
    "OVER",
    "PLACES",
    "PREVIEW",
    "READY",
    "SIDES",
    "SOCK",
    "SOCK_SWAP",
    "SWAP",
    "TOYS",
    "MonsterChase",
    "Variant",
]
