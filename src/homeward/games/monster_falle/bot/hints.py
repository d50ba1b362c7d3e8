"""What a hint of Monster-Falle says: where to look, and why."""

from homeward.catalogue import Said
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.games.monster_falle.spoken import say

KINDS = ("hold", "go", "swap", "place", "next", "done")
POINTERS = {kind: (say(f"hint.{kind}.where").key, say(f"hint.{kind}.which").key) for kind in KINDS}


def reasons(state: MonsterFalle, code: int) -> tuple[Said, ...]:
    return (say("hint.reason"),)
