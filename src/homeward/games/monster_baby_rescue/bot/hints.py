"""Where a hint of Monster Baby Rescue tells people to look."""

POINTERS = {"take": ("monster-baby-rescue.hint.row", "monster-baby-rescue.hint.slot")}
