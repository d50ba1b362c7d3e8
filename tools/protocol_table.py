"""Writes the table of requests in docs/protocol.md from the signatures and docstrings of the endpoints."""

import typing
from collections.abc import Iterable
from typing import Any

from request_functions import content_of, fields_of, structs_in, typescript_type

from homeward.api.answers import Download, JsonLines
from homeward.api.endpoint import Endpoint

BEGIN = "<!-- Requests, written by `make border` from the docstrings of src/homeward: do not edit here -->"
END = "<!-- End of the requests -->"
FEW_SENT, FEW_ANSWERED = 4, 2  # up to this many fields are listed by name, more by the name of their type
OK = 200
NO_CONTENT = 204


def with_requests(page: str, below: str, endpoints: Iterable[Endpoint]) -> str:
    """The page with its table updated."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    rows = "".join(row(below, one) for one in endpoints)
    return f"{before}{BEGIN}\n| request | answer |\n|---|---|\n{rows}{END}{after}"


def row(below: str, one: Endpoint) -> str:
    summary, details = one.docstring
    return f"| {request(below, one)} | {answer(one)}{summary} {details}".rstrip() + " |\n"


def request(below: str, one: Endpoint) -> str:
    query = "&".join(
        f"{parameter.name}={str(parameter.default).lower()}" for parameter in one.parameters if not parameter.in_path
    )
    line = f"`{one.method} {below}{one.plain_path}{'?' if query else ''}{query}`"
    if one.body is bytes:
        return f"{line} a file"
    return f"{line} {named(one.body, FEW_SENT)}" if one.body is not None else line


def answer(one: Endpoint) -> str:
    """The status, unless it is the usual one, and the contents of an answer."""
    status = f"{one.status} " if one.status not in (OK, NO_CONTENT) else ""
    if one.answer is type(None) or typing.get_origin(one.answer) is Download:
        return status
    lines = "Lines of " if typing.get_origin(one.answer) is JsonLines else ""
    return f"{status}{lines}{named(content_of(one), FEW_ANSWERED)}. "


def named(kind: Any, few: int) -> str:
    """The fields of a small struct, otherwise the name of the type in `web/src/border/protocol.ts`."""
    structs = structs_in(kind)
    if structs == [kind] and len(fields_of(kind)) <= few:
        return f"`{{{', '.join(fields_of(kind))}}}`"
    return f"`{typescript_type(kind)}`".replace("|", r"\|")  # a bar would end the cell of the table
