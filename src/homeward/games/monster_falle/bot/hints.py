"""What a hint of Monster-Falle says: where to look, and why."""

from homeward.catalogue import Text
from homeward.games.monster_falle.names import say
from homeward.games.monster_falle.rules import MonsterFalle

KINDS = ("hold", "go", "swap", "place", "next", "done")
POINTERS = {kind: (say(f"hint.{kind}.where").key, say(f"hint.{kind}.which").key) for kind in KINDS}


def reasons(state: MonsterFalle, code: int) -> tuple[Text, ...]:
    return (say("hint.reason"),)
