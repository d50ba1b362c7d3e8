"""Where a hint of Pets Rescue tells people to look."""

POINTERS = {
    "line": ("Look at the rows and columns of the grid.", "Look along {line} {number}."),
    "take": ("Look at the cards of the line.", "Look at the card in row {row}, column {column}."),
    "direction": ("Think about who sits to your left and to your right.", "The cards could go {direction}."),
    "give": ("Look at your shelter: which card helps you least?", "Look at your card {position}."),
    "place": ("Look at the card that was passed to you.", "It could lie {way}."),
    "offer": ("Look at your shelter: which card helps somebody else more?", "Look at your card {position}."),
    "offer-two": (
        "Look at your shelter: two cards may be worth more elsewhere.",
        "Look at your cards {one} and {two}.",
    ),
    "accept": ("Look at what the others offer.", "Look at offer {offer}."),
    "swap": ("Look at the cards left in the grid.", "Look at the card in row {row}, column {column}."),
    "start": ("Look at your starting card.", "It could lie {way}."),
}
