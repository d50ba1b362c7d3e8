"""The errors, each with data for programs and one sentence for people."""

from msgspec import Struct

from homeward.catalogue import Text


class Refusal(Struct, frozen=True, kw_only=True):
    """Why a move is not legal."""

    code: str  # short name of the reason, such as "not-face-down"
    rule: str  # id of the rule behind it, such as "MC-12"
    said: Text  # one sentence a child can follow


ILLEGAL = Refusal(code="illegal", rule="", said=Text("refusal.illegal"))  # of a game that gives no reason


class HomewardError(Exception):
    """Base of all mistakes of a caller. `said` is a `Text` if players can read it, a `str` if only programmers can."""

    def __init__(self, said: Text | str) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        if isinstance(self.said, str):
            return self.said
        # imported here because reading the catalogues is slow, and tables use the reader's language instead
        from homeward.catalogue.translator import english

        return english(self.said)


class IllegalMove(HomewardError):
    """A move that the rules do not allow now. The state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        with_rule = Text("error.with-rule", {"sentence": refusal.said, "rule": refusal.rule})
        super().__init__(with_rule if refusal.rule else refusal.said)
        self.refusal = refusal


class UnknownGame(HomewardError):
    """There is no game of that name."""


class BadOption(HomewardError):
    """An option, a combination of options or a number of players that the game does not offer."""

    def __init__(self, option: str, said: Text | str) -> None:
        super().__init__(said)
        self.option = option


class BadRecord(HomewardError):
    """A record file that is damaged, of another version, or holds an illegal move."""


class BadComponents(HomewardError):
    """A components file with a wrong row or count."""


class BadSnapshot(HomewardError):
    """A snapshot that is damaged or impossible. Names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
