"""How a table ends before its time."""


class End:
    def __init__(self) -> None:
        self.agreed = frozenset[int]()  # devices that want the table deleted for everybody
        self.sent_away = set[int]()  # devices that lost a seat during a game: nobody deletes it behind their back
        self.forgotten = False  # all of them did: it is as good as deleted
        self.shut = False  # by whoever runs the house
