"""Where the messages of one game are met that no other game has, by the second part of their keys."""

BAR = "the bar under the board"
LEADS_TO = f"{BAR}: what a choice would bring or cost"
QUESTION = f"{BAR}: the question before a move is made"
MAIN_BUTTON = "the large button in the bar under the board"
BUTTON = "a button at the board"
ON_THE_BOARD = "a short label on the board"
SPOKEN = "read by screen readers: a part of the board"
IN_A_SENTENCE = "inside a sentence"
HEADING = "a heading on the board"
ASK = "the window “What is this?”"
SEAT = "beside the name of a seat"
JOY = "large letters over the board for a moment"

GROUPS: dict[str, dict[str, str]] = {
    "monster-baby-rescue": {
        BAR: "again next",
        LEADS_TO: "preview more-points fewer-points",
        QUESTION: "proposal proposal-free choose-part choose-gem",
        MAIN_BUTTON: "take",
        "the small round button that puts a tile back": "close",
        ON_THE_BOARD: "pile pile-empty row row-free place-empty final-now now nth",
        SPOKEN: "board track barrier goals goal goal-taken finals final-label everybody levels looks hearts-waiting",
        "the tabs above the board on small screens": "panel",
        SEAT: "at done",
        f"{ASK}: a heading": "key",
        "the name of a stop on the track, alone and inside a sentence": "place",
        "the name of a thing that a baby can have, alone": "things gem parts",
        "whose baby monster it is, alone and inside a sentence": "your their",
        f"{IN_A_SENTENCE}: what a goal asks for": "need",
        f"{IN_A_SENTENCE}: none of something, in a hint, a goal or the score sheet": "no",
        f"{IN_A_SENTENCE}: things that a final tile compares, as in “Final tile: most beds”": "many",
        f"{IN_A_SENTENCE}: what a tile brings, at once": "effect",
        "what a wish tile brings at the end, alone and inside a sentence; {title}: the tile and its points now": "want",
        f"{IN_A_SENTENCE}: how a tile is used, in the log, a move or a hint": "choice",
        "the window in which a part of the baby is chosen": "chosen-part",
        JOY: "cheer",
    },
    "monster-chase": {
        f"{BAR}, while it happens": "now turning",
        f"{BAR}, after a tile was turned over": "remember",
        MAIN_BUTTON: "got-it",
        ON_THE_BOARD: "in-closet under-bed more",
        SPOKEN: "bedroom bed closet tiles sleeping awake remembered windows-told",
        "the countdown while all toys are shown": "left seconds",
        SEAT: "found",
        f"{ASK}: a heading": "key",
        f"{IN_A_SENTENCE}: a tile that was just turned over, as in “The ball! Nobody here is afraid.”": "shown",
        f"{IN_A_SENTENCE}: what a monster fears, in the bar, on the board and in “What is this?”": "feared",
        f"{IN_A_SENTENCE}: the side of the bed at which a monster is": "side",
        "the terminal, inside a sentence: the colours of windows": "colour",
        "a balloon over the board: the children call": "call",
        "a balloon over the board: a monster giggles": "giggle",
    },
    "monster-falle": {
        "the middle of the board between rounds, or what happens now": "between",
        "a call that all players can make with one press": "calls",
        f"{IN_A_SENTENCE}: where the sack starts, as in “Next: Snoozle, from the north gallery”": "start",
        "the name of a place in the mansion, on the board and in “What is this?”": "location",
        f"{IN_A_SENTENCE}: the way of the sack, as in “First across the fridge!”": "across",
        f"{IN_A_SENTENCE}: which rails somebody has": "rails",
        "beside a name: which rails somebody works": "work-x work-y work-all",
        SEAT: "watch soon-at-rails",
        "the card of this round, above the board": "mission bring-home first visited round practice",
        "the page before a round": "swap is-ready would-swap round-caught round-caught-none",
        "a button before a round, and the board when it begins": "go",
        "a button in the practice": "done next",
        "large letters over the board: why a monster escaped": "oops",
        JOY: "caught-one",
        "the line above the board: why the sand waits": "paused-by away line-lost-text",
        "over the resting board": "paused line-lost soon",
        "the line above the board: the sand, and its buttons": "seconds pause go-on skip all-home",
        "the panel of speeds": "speed full half quarter step release full-speed-only never-stops let-bot",
        "below the board: whose rails are whose, and their keys": "keys-x keys-y keys-all hurry gently",
        "below the board: what was caught": "caught nobody",
        "read by screen readers: the mansion": "mansion sack no-sack handle wobble chit",
    },
    "pets-rescue": {
        BAR: "reveal waiting hold-to-look",
        LEADS_TO: "pick-detail moves-in",
        QUESTION: "pick-line question pass-ask offer-ask",
        MAIN_BUTTON: "pick place-it pass-give offer-it offer-them",
        BUTTON: "open-shelters close-shelters peek",
        "the small round button that puts a card back": "close",
        ON_THE_BOARD: "turn deck taken you secret chosen shelters nothing-yet whole-set only-eyes",
        f"{ON_THE_BOARD}, beside a card that is held": "way worth-now not-this-way",
        f"{HEADING}: a shelter": "upright sideways your-shelter shelter-of",
        SPOKEN: "table grid line card-at empty-place place peek-of secret-of secret-yours offered pass-locked both",
        f"{SPOKEN}, with all that a card says": "says",
        "the window in which cards are passed on or offered": "pass-title pass-to offer-title",
        "over the board: cards that change hands": "pass-now pass-card-now offer-now you-swap other-swaps",
        "the end of the game: how every card scored": "results became no-points bears-give",
        SEAT: "cards lead",
        f"{ASK}: how a card lies and what it gives": "placed",
        "the name of a kind of pet, in the plural": "pets",
        f"{IN_A_SENTENCE}: one pet, as in “a dog and 2 cats”; also alone, as a name": "a",
        f"{IN_A_SENTENCE}: none of a kind of pet, as the reason of points": "no",
        "the score of a card: how its points come about": "why",
    },
    "wombat-rescue": {
        LEADS_TO: (
            "ends-turn eats finds rescues caught gets-lost baby-runs last-move dingo-catches pushes scamper-detail"
        ),
        QUESTION: "go-home chase-at play-card scamper",
        MAIN_BUTTON: "go choose digest digest-with reveal not-now play-it",
        "a button at the edge of the map": "show closer further whole every-smell your-smell",
        "read by screen readers: what lies on a space of the map": (
            "home dingo nest food-space boulder yours lead baby-of can can-choose cubes-of smells-of in-reach "
            "lost-here place ways"
        ),
        "read by screen readers: the map": "map",
        "read by screen readers: why a move ends on this space": "stop",
        "read by screen readers: the food in a tummy, or on a space": "worth inside empty",
        f"{IN_A_SENTENCE}: the direction of a move": "way",
        f"{IN_A_SENTENCE}: one of the dens, in the log and in moves; “den” alone is a label": "den",
        "the tummy beside the board": "tummy tummies track held",
        "the cards beside the board": "cards cards-left card-ready used once-each",
        "the card of the dingo beside the board": "dingo-is dingo-does rolled aside aside-short lost-card",
        "the row of babies who are home": "home-row rescued rescued-pouch pouch",
        SEAT: "minds carrying line",
        f"{ASK}: the name of a thing": "food babies a-wombat",
        "large letters over the board for a moment": "delight",
        "the set-up: a button that opens the editor of maps": "lay-your-own",
        "the set-up: what is wrong with a map of one’s own": "layout",
    },
}
