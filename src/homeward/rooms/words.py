"""What the house itself says when it does not do something."""

from homeward.catalogue import Said
from homeward.engine.errors import BadOption, BadRecord, HomewardError, Refusal, UnknownGame
from homeward.rooms.storage import StorageDown, StorageReplaced, Why
from homeward.table.words import Refused, forgotten, refused


def no_such_table() -> Refused:
    return refused("no-such-table")


def junk(problem: str = "", field: str = "") -> Refused:
    return refused("junk", problem=problem[:200], field=field[:100])


def too_big(limit: int) -> Refused:
    return refused("too-big", limit=limit)


def too_fast() -> Refused:
    return refused("too-fast")


def too_many_tables() -> Refused:
    return refused("too-many")


def too_often() -> Refused:
    return refused("too-often")


def too_many_lines() -> Refused:
    return refused("too-many-lines")


def takes_too_long() -> Refused:
    return refused("takes-too-long")


def not_now() -> Refused:
    return refused("not-now")


def storage_replaced() -> Refused:
    return refused("storage-replaced")


def storage_down(trouble: StorageDown) -> Refused:
    """What people at a table are told about a storage that does not do its work."""
    return storage_replaced() if isinstance(trouble, StorageReplaced) else not_now()


def table_lost() -> Refused:
    return refused("table-lost")


def steps_lost(steps: int) -> Refused:
    return refused("steps-lost", n=steps)


def tables_lost(tables: int) -> Refused:
    return refused("tables-lost", n=tables)


def deleted(why: Why) -> Refused:
    """What people hear who come back to a table that was deleted."""
    return {"idle": refused("table-idle"), "forgotten": forgotten(), "host": refused("table-deleted")}[why]


def banned() -> Refused:
    return refused("banned")


def own_address() -> Refused:
    return refused("own-address")


def bad_address() -> Refused:
    return refused("bad-address")


def no_such_ban() -> Refused:
    return refused("no-such-ban")


def no_admin() -> Refused:
    return refused("no-admin")


def wrong_token() -> Refused:
    return refused("wrong-token")


def not_running() -> Refused:
    return refused("not-running")


def second_tab() -> Refused:
    return refused("second-tab")


def taken_over() -> Refused:
    return refused("taken-over")


def sent_away() -> Refused:
    return refused("sent-away")


def left() -> Refused:
    return refused("left")


def bad_code() -> Refused:
    return refused("bad-code")


def no_such_card() -> Refused:
    return refused("no-such-card")


def card_changed() -> Refused:
    return refused("card-changed")


def no_bell() -> Refused:
    return refused("no-bell")


def no_hook() -> Refused:
    return refused("no-hook")


def going_down() -> Refused:
    return refused("going-down")


def too_slow() -> Refused:
    return refused("too-slow")


def wrong_origin() -> Refused:
    return refused("wrong-origin")


def wrong_type() -> Refused:
    return refused("wrong-type")


def hello_first() -> Refused:
    return refused("hello-first")


def old_page() -> Refused:
    return refused("old-page")


def no_hints() -> Refused:
    return refused("no-hints")


def broken() -> Refused:
    return refused("broken")


def refusal_in(error: HomewardError) -> Refusal:
    """Whatever the house does not do, in one form."""
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
            return storage_down(error).refusal
        case _:
            return refusal_of("refused", error)


def refusal_of(code: str, error: HomewardError) -> Refusal:
    said = error.said if isinstance(error.said, Said) else Said("refusal.refused", {"problem": error.said})
    return Refusal(code=code, rule="", said=said)
