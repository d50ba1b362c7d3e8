"""Where a message is met: a comment above every message, so that a translator sees it.

By the first part of the key for Homeward's own messages, by the second part for a game's: for that game, or for all.
"""

from message_places_of_games import GROUPS

WHERE = "Where: "

OURS = {
    "admin": "the admin page and its commands, for hosts",
    "aloud": "the button that reads aloud",
    "analysis": "after the end, “What decided it?”",
    "ask": "the window “What is this?”",
    "back": "the table: a bot plays for somebody who comes back",
    "balance": "the page “Is it fair?”",
    "bell": "the menu of a table: messages when it is your turn",
    "card": "the family card, in the menu of the shelf",
    "check": "the terminal: checking files of cards and maps",
    "clock": "the menu of a table: the gentle clock for games over days",
    "code": "the window with the code of a table",
    "colour": "the names of the players' colours",
    "creature": "the names of the creatures of the seats",
    "credits": "the page “Who made this”",
    "curtain": "the curtain between two people at one device",
    "door": "the menu of a table: who may come in",
    "end": "the end of a game",
    "error": "a refusal, in the terminal and at the set-up",
    "extras": "the terminal, when a part is not installed",
    "figure": "the choice of a figure for a seat",
    "forget": "the menu of a table: delete it",
    "free-seat": "a table with a free seat",
    "gallery": "the page with pictures of all creatures",
    "gathering": "a table that waits for people",
    "gone": "the page of a table that is not there",
    "hint": "a hint in the bar under the board",
    "hook": "the menu of a table: calls to other programs",
    "invite": "the window that invites somebody",
    "join": "the page “I have a code”",
    "language": "the choice of the language",
    "leave": "the question before leaving a table",
    "lesson": "the bar under the board in a lesson, and its end",
    "level": "the bots' levels, in the set-up and at the table",
    "link": "the connection, and pages opened from an address that was sent",
    "list": "everywhere: several things in a row",
    "local": "the page that plays without a server",
    "lost": "a page that is not there",
    "menu": "the menu",
    "name": "the name of this program",
    "new-game": "the terminal, when a game is begun by its developer",
    "no-script": "the page in a browser without JavaScript",
    "notice": "the log of a table: what people did besides moves",
    "offline": "the page without a connection",
    "often": "how often somebody wins, inside a sentence",
    "page": "a page that did not arrive, and the titles of pages",
    "phrases": "what players say to each other with one press",
    "plain": "the plain board of a game without one of its own",
    "preset": "the set-up: ready-made choices",
    "privacy": "the page about privacy",
    "puzzle": "the puzzles",
    "refusal": "an answer that says why something does not go, mostly in the bar under the board",
    "replay": "the replay of a game",
    "rules": "the rules book",
    "seat": "a seat at the table",
    "serve": "the terminal of a host",
    "set-up": "the set-up of a table",
    "shelf": "the shelf with all games and tables",
    "shuffle": "the window about the shuffle",
    "sound": "the menu: sounds",
    "storage": "the terminal of a host: the database",
    "table": "the table: buttons and labels around the board",
    "table-name": "the name of a table",
    "take": "taking a table along to another place",
    "terminal": "the game in the terminal",
    "theme": "the menu: colours of day and night",
    "voices": "the pages where somebody records the sentences of a game",
    "undo": "the question whether a move is taken back",
}

A_GAME_S = {
    "about": "the rules book and the box",
    "ask": "the window “What is this?”",
    "card": "the name of a card, or what it does",
    "coach": "a tip of the coach, in the bar under the board",
    "components": "the set-up and `homeward check`: what is wrong in a file of one’s own",
    "conflict": "the set-up: why two options do not go together",
    "count": "a number of things inside a sentence",
    "editor": "the editor for own maps or cards",
    "ending": "the end of a game",
    "event": "the log, and the bar under the board: what somebody did",
    "example": "an example in the rules book",
    "face": "what is printed on a card, in words",
    "final": "the end of a game, and the last tiles",
    "form": "what a card counts, inside a sentence",
    "guide": "a tip in the bar under the board",
    "hint": "the reason of a hint, in the bar under the board",
    "honour": "the end of a game: what somebody did best",
    "label": "a label on the board, or a move in a list",
    "legend": "the legend beside the board",
    "lesson": "a lesson, in the bar under the board",
    "level": "the bots' levels in this game",
    "monster": "the name of a monster",
    "name": "the name of a thing inside a sentence",
    "option": "the set-up: an option of the game",
    "preset": "the set-up: ready-made choices",
    "prompt": "what to do, in the bar under the board",
    "puzzle": "the puzzles",
    "reason": "why a move is good, in a hint",
    "refusal": "why a move is not possible, in the bar under the board",
    "rules": "the rules book",
    "ruling": "the rules book: a ruling on a question",
    "sheet": "the score sheet",
    "spoken": "read by screen readers: what lies on the board",
    "tagline": "the box on the shelf",
    "tile": "the name of a tile, or what it does",
    "title": "the title of the game, everywhere",
    "toy": "the name of a toy",
    "verdict": "the end of a game: how it went",
}
ONE_GAME_S = {
    (game, group): place
    for game, places in GROUPS.items()
    for place, groups in places.items()
    for group in groups.split()
}
ON_THE_BOARD = "on the board, or said about it"  # in a game of somebody else; ours say it more exactly


def where_met(key: str) -> str:
    """The comment of a message."""
    first, group, *_ = [*key.split("."), ""]
    return WHERE + (OURS.get(first) or ONE_GAME_S.get((first, group)) or A_GAME_S.get(group, ON_THE_BOARD))
