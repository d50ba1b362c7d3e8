"""What a hint of Monster-Falle says."""

from homeward.games.monster_falle.rules import MonsterFalle

POINTERS = {
    "hold": ("Look at the way in front of the monster.", "Look at both of your rails."),
    "go": ("Look at which rails are yours.", "They are good as they are."),
    "swap": ("Look at which rails are yours.", "Your partner's might suit you better."),
    "place": ("Look at the start places.", "Look at start {start}."),
    "next": ("Look at who has not practised yet.", "Let the next ones have a go."),
    "done": ("Look at the maze once more.", "You have practised enough."),
}


def reason(state: MonsterFalle, code: int) -> str:
    return "A steady hand would do this now."
