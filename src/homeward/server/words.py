"""What the server itself says when it does not do something."""

from homeward.table.words import Refused, refused


def no_such_table() -> Refused:
    return refused("no-such-table", "There is no such table. Perhaps it was long ago.")


def junk(problem: str = "", field: str = "") -> Refused:
    text = "The server did not understand that message."
    facts = {"problem": problem[:200], "field": field[:100]} if problem else {}
    return refused("junk", text, **facts)


def too_big(limit: int) -> Refused:
    return refused("too-big", "That message is too big.", limit=limit)


def too_fast() -> Refused:
    return refused("too-fast", "Slow down a little: too many messages at once.")


def too_many_tables() -> Refused:
    return refused("too-many", "So many new tables from here! Please wait a while.")


def not_now() -> Refused:
    return refused("not-now", "The table cannot be written down at the moment. Nothing is lost; try again soon.")


def not_running() -> Refused:
    return refused("not-running", "No round is running now.")


def second_tab() -> Refused:
    return refused("second-tab", "This table is open in another tab already.")


def taken_over() -> Refused:
    return refused("taken-over", "You went on in another tab.")


def going_down() -> Refused:
    return refused("going-down", "The server takes a short nap. You will be back by yourself.")


def too_slow() -> Refused:
    return refused("too-slow", "The connection could not keep up.")


def wrong_origin() -> Refused:
    return refused("wrong-origin", "This page does not belong to this server.")


def hello_first() -> Refused:
    return refused("hello-first", "Say hello first.")


def no_hints() -> Refused:
    return refused("no-hints", "This table plays without hints.")
