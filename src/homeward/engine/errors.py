"""The errors, each with data for programs and one sentence for people."""

from msgspec import Struct

from homeward.catalogue import Text


class Refusal(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a move is not legal."""

    code: str  # short name of the reason, such as "not-face-down"
    rule: str  # id of the rule behind it, such as "MC-12"
    said: Text  # one sentence a child can follow
    problem: str = ""  # what only a program can mend, in English; no page shows it


ILLEGAL = Refusal(code="illegal", rule="", said=Text("refusal.illegal"))  # of a game that gives no reason


class HomewardError(Exception):
    """Base of all mistakes of a caller. `said` is a `Text` if players can read it, a `str` if only programmers can.

    `problem` is what a parser found, in English: for programs, logs and the terminal. `rule` is the id of the rule
    behind it. Players read neither, unless they ask for the rule.
    """

    def __init__(self, said: Text | str, problem: str = "", rule: str = "") -> None:
        super().__init__(said)
        self.said = said
        self.problem = problem
        self.rule = rule

    def __str__(self) -> str:
        beside = self.problem or self.rule
        return f"{self.sentence()} ({beside})" if beside else self.sentence()

    def sentence(self) -> str:
        """What people read, in English."""
        if isinstance(self.said, str):
            return self.said
        # imported here because reading the catalogues is slow, and tables use the reader's language instead
        from homeward.catalogue.translator import english

        return english(self.said)


class IllegalMove(HomewardError):
    """A move that the rules do not allow now. The state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.said, refusal.problem, refusal.rule)
        self.refusal = refusal


class UnknownGame(HomewardError):
    """There is no game of that name."""


class BadOption(HomewardError):
    """An option, a combination of options or a number of players that the game does not offer."""

    def __init__(self, option: str, said: Text | str, rule: str = "") -> None:
        super().__init__(said, rule=rule)
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
