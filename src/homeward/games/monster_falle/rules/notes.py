"""What happens in a game of Monster-Falle, as kinds of notes in the journal."""

from typing import Final

from mypy_extensions import i64

HELD: Final[i64] = 0  # a = pair, b = code
SAID: Final[i64] = 1  # a = 1 for swap, 2 for another chit in practice, b = location
SWAPPED: Final[i64] = 2  # a, b = the seats that have pair X and pair Y now
BEGAN: Final[i64] = 3  # a = team
DREW: Final[i64] = 4  # a = card, b = location
PLACED: Final[i64] = 5  # a = start
CAUGHT: Final[i64] = 6  # a = card
ESCAPED: Final[i64] = 7  # a = monster, b = why, or what toppled the sack
VISITED: Final[i64] = 8  # a = location
SHUFFLED: Final[i64] = 9  # a = 1 for a fresh set of cards
ROUND_ENDED: Final[i64] = 10  # a = team, b = catches in the round
ENDED: Final[i64] = 11
HOME: Final[i64] = 12  # practice: the monster is in the trap, a = monster
TURN: Final[i64] = 13  # practice: others sit down at the rails, a = team

# Why a monster escaped: below this the sack toppled, by a cause of rules/physics.py
NOT_VISITED: Final[i64] = 100
