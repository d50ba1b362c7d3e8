"""Where a hint of Pets Rescue tells people to look."""

KINDS = {
    "line": "line.{line}",
    "take": "cell",
    "direction": "direction.{direction}",
    "give": "position",
    "place": "way.{way}",
    "offer": "position",
    "offer-two": "positions",
    "accept": "offer",
    "swap": "cell",
    "start": "way.{way}",
}
POINTERS = {
    kind: (f"pets-rescue.hint.where.{kind}", f"pets-rescue.hint.which.{which}") for kind, which in KINDS.items()
}
