"""Where a hint of Wombat Rescue tells people to look: the keys of two sentences for every kind of move."""

KINDS = (
    "walk",
    "scamper",
    "prowl",
    "cube",
    "den",
    "hand-over",
    "chase",
    "reveal",
    "run-home",
    "hold-it-in",
    "high-fibre",
    "digest",
)
POINTERS = {kind: (f"wombat-rescue.hint.{kind}", f"wombat-rescue.hint.{kind}.closer") for kind in KINDS}
