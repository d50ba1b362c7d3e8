"""Where a hint of Wombat Rescue tells people to look."""

POINTERS = {
    "walk": ("Look at the spaces your wombat can reach.", "Look at the marked space."),
    "scamper": ("Look at your card and the spaces next to your wombat.", "Look at the marked space."),
    "prowl": ("Look at the dingo.", "Look at the marked space."),
    "cube": ("Look at the cubes you have laid.", "One of them is worth more elsewhere."),
    "den": ("Look at the dens of the dingo.", "Look at den {den}."),
    "hand-over": ("Think about who should lead the dingo.", "Look at the other players."),
    "chase": ("Look at the wombats nearest to the dingo.", "One of them is the better prey."),
    "reveal": ("Your wombat is lost.", "Look at the pile of cards."),
    "run-home": ("Look at the card you hold.", "It can end a long walk."),
    "hold-it-in": ("Look at the card you hold.", "Look at the cubes in your wombat's hindgut."),
    "high-fibre": ("Look at the card you hold.", "Look at the food that has gone furthest."),
    "digest": ("Look at what your wombat has eaten.", "You have walked far enough."),
}
