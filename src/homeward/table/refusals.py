"""Why something is not done: every code of the house. A game's own refusals, with any code, are in its folder."""

from typing import Literal

from homeward.catalogue import Arg, Text
from homeward.engine.errors import HomewardError, Refusal

# The codes of `Refused`. The message in the catalogue is `refusal.<code>`.
RefusedCode = Literal[
    # moves
    "gathering",
    "lesson-goes-on",
    "not-over",
    "not-your-turn",
    "over",
    "rematch-offered",
    "stale",
    # seats and names
    "bad-level",
    "bad-name",
    "bad-seats",
    "creature-taken",
    "figure-taken",
    "knows-other-secrets",
    "name-taken",
    "no-such-creature",
    "no-such-figure",
    "no-such-seat",
    "not-a-bot",
    "not-away",
    "not-seated",
    "not-to-free",
    "not-your-seat",
    "playing",
    "seat-not-open",
    "seat-taken",
    "unseen-letters",
    # undo
    "not-asked",
    "nothing-to-undo",
    "undo-asked",
    "undo-declined",
    # guests and links
    "bad-code",
    "bad-key",
    "closed",
    "left",
    "no-such-device",
    "not-the-opener",
    "not-welcome",
    "second-tab",
    "sent-away",
    "table-full",
    "taken-over",
    # the table and its end
    "full-of-moves",
    "newer-rules",
    "no-clock",
    "no-such-lesson",
    "no-such-round",
    "no-such-table",
    "not-asked-to-forget",
    "not-yours-to-forget",
    "others-play",
    "somebody-was-sent-away",
    "table-deleted",
    "table-forgotten",
    "table-idle",
    "table-shut",
    # real time
    "no-pause",
    "no-skip",
    "no-slow-speed",
    "not-running",
    "not-your-clock",
    "somebody-away",
    # hints, analysis, puzzles
    "no-hints",
    "no-moments",
    "no-such-puzzle",
    "no-try",
    "nobody-to-compare",
    "takes-too-long",
    # messages and their limits
    "junk",
    "no-such-language",
    "old-page",
    "too-big",
    "too-fast",
    "too-many",
    "too-many-lines",
    "too-often",
    "too-slow",
    # who may come in
    "bad-address",
    "banned",
    "no-admin",
    "no-such-ban",
    "own-address",
    "wrong-origin",
    "wrong-token",
    # family cards and turn notices
    "card-changed",
    "cards-full",
    "no-bell",
    "no-hook",
    "no-such-card",
    # storage and the server
    "broken",
    "going-down",
    "not-now",
    "steps-lost",
    "storage-replaced",
    "table-lost",
    "tables-lost",
]
# The codes that only a program can meet: their text is the English `problem` of the refusal.
ProgramCode = Literal["hello-first", "no-such-hold", "wrong-type"]
# The codes of other errors, whose message is that of the error.
ErrorCode = Literal["bad-option", "bad-record", "no-such-game", "refused"]
RefusalCode = Literal[RefusedCode, ProgramCode, ErrorCode]  # part of the protocol (docs/protocol.md)

LONGEST_ECHO = 40  # letters of a device's text that a refusal repeats


class Refused(HomewardError):
    """Raised for something that is not done, with the reason. Nothing has changed.

    `Refused("not-your-seat", seat=2)`: the facts are the arguments of the code's message. A game's own refusal is
    passed as it is.
    """

    def __init__(self, reason: RefusedCode | Refusal, /, **facts: Arg) -> None:
        if not isinstance(reason, Refusal):
            reason = Refusal(code=reason, rule="", said=Text(f"refusal.{reason}", facts))
        super().__init__(reason.said, reason.problem, reason.rule)
        self.refusal = reason


def program_refusal(code: ProgramCode, problem: str) -> Refused:
    """The refusal of what only a program can do wrong. Should a page meet it, it says what `junk` says."""
    refusal = Refusal(code=code, rule="", said=Text("refusal.junk"), problem=problem)
    return Refused(refusal)
