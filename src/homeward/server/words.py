"""What the server itself says when it does not do something."""

from homeward.table.words import Refused, refused


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


def not_now() -> Refused:
    return refused("not-now")


def not_running() -> Refused:
    return refused("not-running")


def second_tab() -> Refused:
    return refused("second-tab")


def taken_over() -> Refused:
    return refused("taken-over")


def going_down() -> Refused:
    return refused("going-down")


def too_slow() -> Refused:
    return refused("too-slow")


def wrong_origin() -> Refused:
    return refused("wrong-origin")


def hello_first() -> Refused:
    return refused("hello-first")


def old_page() -> Refused:
    return refused("old-page")


def no_hints() -> Refused:
    return refused("no-hints")


def broken() -> Refused:
    return refused("broken")
