"""Refusals for errors: a failed storage, a deleted table, a message that cannot be read, a mistake of the caller."""

from homeward.catalogue import Text
from homeward.catalogue.text import Arg
from homeward.engine.errors import BadOption, BadRecord, HomewardError, Refusal, UnknownGame
from homeward.rooms.storage import DeletionReason, StorageDown, StorageReplaced
from homeward.table.refusals import ErrorCode, Refused, RefusedCode

LONGEST_PROBLEM = 200  # letters of a problem that are sent back
LONGEST_ARGUMENT = 300  # letters of a caller's own text that are sent back
LONGEST_FIELD = 100
REFUSED = Text("refusal.refused")
DELETED: dict[DeletionReason, RefusedCode] = {
    "idle": "table-idle",
    "forgotten": "table-forgotten",
    "host": "table-deleted",
}


def junk_refusal(problem: str = "", field: str = "") -> Refused:
    return Refused("junk", problem=problem[:LONGEST_PROBLEM], field=field[:LONGEST_FIELD])


def storage_refusal(error: StorageDown) -> Refused:
    return Refused("storage-replaced" if isinstance(error, StorageReplaced) else "not-now")


def deletion_refusal(why: DeletionReason) -> Refused:
    """The refusal of a table that was deleted."""
    return Refused(DELETED[why])


def refusal_in(error: HomewardError) -> Refusal:
    """The refusal for any error of the caller."""
    match error:
        case Refused():
            return error.refusal
        case BadOption():
            return refusal_of("bad-option", error)
        case UnknownGame():
            return refusal_of("no-such-game", error)
        case BadRecord():
            return refusal_of("bad-record", error)
        case StorageDown():
            return storage_refusal(error).refusal
        case _:
            return refusal_of("refused", error)


def refusal_of(code: ErrorCode, error: HomewardError) -> Refusal:
    """A refusal with the error's own message. What only programmers can read is its problem."""
    said, problem = (error.said, error.problem) if isinstance(error.said, Text) else (REFUSED, error.said)
    return Refusal(
        code=code, rule=error.rule, said=without_long_arguments(said), problem=shorten(problem, LONGEST_PROBLEM)
    )


def without_long_arguments(said: Text) -> Text:
    """An error names what the caller has sent, which may be as long as a body."""
    return Text(said.key, {name: shorten_argument(value) for name, value in said.args.items()})


def shorten_argument(value: Arg) -> Arg:
    match value:
        case str():
            return shorten(value, LONGEST_ARGUMENT)
        case Text():
            return without_long_arguments(value)
        case _:
            return value


def shorten(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"
