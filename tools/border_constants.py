"""Writes the constants of the Python side that the client needs: numbers, addresses, and wishes that are stored."""

import typing
from collections.abc import Iterable

from request_functions import camel_case
from typescript import WIDTH

from homeward.api import shelf_endpoints, table_endpoints
from homeward.api.endpoint import API
from homeward.api.finished_game_endpoints import MOST_POSITIONS
from homeward.api.http_messages import LONGEST_SECRET, MOST_KNOWN_TABLES, MOST_SEATS
from homeward.rooms.rate_limits import Limits
from homeward.rooms.sessions.messages import PROTOCOL, FromDevice
from homeward.rooms.storage import CODES_OF_A_TABLE
from homeward.server.http.app import SERVER_PATHS
from homeward.server.http.websocket import ADDRESS
from homeward.table.names import BLANK, MARKS, MARKS_ON_A_LETTER, UNSEEN
from homeward.table.wishes import NAME_LENGTH, TABLE_NAME_LENGTH

# A page without a server reads the boxes from a file, asks the browser to store what two requests create, and does not
# wait for the last
NAMED = (
    shelf_endpoints.games,
    table_endpoints.make_table,
    table_endpoints.import_record,
    table_endpoints.look_at_tables,
)


def constants(header: str) -> str:
    named = "".join(f"  {camel_case(one.name)}: '{one.path}',\n" for one in NAMED)
    socket = ADDRESS.replace("{table}", "${encodeURIComponent(table)}")
    parts = (
        "import type { FromDevice } from './protocol';\n",
        f"/** The form of the messages: a server that speaks a newer one asks for a reload. */\n"
        f"export const PROTOCOL = {PROTOCOL};\n",
        f"/** Short codes of a table at the same time; the one that ends first makes room. */\n"
        f"export const CODES_OF_A_TABLE = {CODES_OF_A_TABLE};\n",
        f"/** Tables that a device asks for at once, and on a family card. */\n"
        f"export const MOST_KNOWN_TABLES = {MOST_KNOWN_TABLES};\n",
        f"export const MOST_SEATS = {MOST_SEATS};\n",
        f"/** Letters of a token or a key. */\nexport const LONGEST_SECRET = {LONGEST_SECRET};\n",
        *name_rules(),
        f"/** Bytes of a record that a server takes, unless its host has set another limit. */\n"
        f"export const LARGEST_RECORD = {Limits().body_bytes};\n",
        f"/** Positions of a replay that are asked for at once: as many as the server gives. */\n"
        f"export const REPLAY_PAGE = {MOST_POSITIONS};\n",
        f"/** All requests go below this address of a server. */\nexport const API = '{API}';\n",
        f"/** A server has no page at these addresses and below them. */\n"
        f"export const SERVER_PATHS: readonly string[] = [{', '.join(f'{path!r}' for path in SERVER_PATHS)}];\n",
        f"export const socketAddress = (table: string): string => `{socket}`;\n",
        f"/** Addresses that the client has to recognize. */\nexport const ADDRESSES = {{\n{named}}} as const;\n",
        "/** Wishes that mean the same after a broken connection as before it. The others are forgotten with it. */\n"
        + set_of("LASTING: ReadonlySet<FromDevice['type']>", lasting_wishes()),
    )
    return "\n".join((header, *parts))


def name_rules() -> tuple[str, ...]:
    """What table/names.py makes of names, for names that reach the client from elsewhere."""
    unseen = "".join(rf"\p{{{category}}}" for category in UNSEEN) + ranges(sorted(map(ord, BLANK)))
    mark = "".join(rf"\p{{{category}}}" for category in MARKS)
    return (
        f"/** Letters of a name, and of the name of a table. */\nexport const NAME_LENGTH = {NAME_LENGTH};\n"
        f"export const TABLE_NAME_LENGTH = {TABLE_NAME_LENGTH};\n",
        f"/** Characters that nobody sees, or that turn others round. */\n"
        f"export const UNSEEN =\n"
        f"  // eslint-disable-next-line no-misleading-character-class -- each of them is meant by itself\n"
        f"  /[{unseen}]/gu;\n",
        f"/** More combining marks than a letter of a name may have; the group has those that may stay. */\n"
        f"export const TOWERS = /([{mark}]{{{MARKS_ON_A_LETTER}}})[{mark}]+/gu;\n",
    )


def ranges(codes: Iterable[int]) -> str:
    """The characters with these codes, for a class of a regular expression."""
    found: list[list[int]] = []
    for code in codes:
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return "".join(rf"\u{{{first:x}}}" + (rf"-\u{{{last:x}}}" if last > first else "") for first, last in found)


def lasting_wishes() -> list[str]:
    return [str(one.__struct_config__.tag) for one in typing.get_args(FromDevice) if getattr(one, "is_lasting", False)]


def set_of(name: str, values: list[str]) -> str:
    line = f"export const {name} = new Set([{', '.join(f'{one!r}' for one in values)}]);\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"export const {name} = new Set([\n" + "".join(f"  {one!r},\n" for one in values) + "]);\n"
