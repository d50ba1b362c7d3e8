"""Where a hint of Monster Baby Rescue tells people to look."""

POINTERS = {
    "take": ("Look along the row of tiles and at what your baby still needs.", "Look at position {slot} of the row."),
}
