"""Refusals of the house and events at a table: every code has its message, every message its code, and is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from homeward.catalogue.folders import HOUSE, SOURCE
from homeward.catalogue.po_files import texts_of
from homeward.table.refusals import ProgramCode, RefusedCode
from homeward.table.table_events import TableEventKind

PACKAGE = Path(__file__).parents[2] / "src" / "homeward"
CODES: tuple[RefusedCode, ...] = get_args(RefusedCode)
FOR_PROGRAMS: tuple[ProgramCode, ...] = get_args(ProgramCode)
KINDS: tuple[TableEventKind, ...] = get_args(TableEventKind)


@cache
def sources() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))


def strings_in(node: ast.AST) -> Iterator[str]:
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value


def calls_of(function: str) -> list[ast.Call]:
    calls = (node for tree in sources() for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args)
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == function]


def first_arguments(function: str) -> set[str]:
    """What a function is called with first, anywhere in the sources; of a choice all it may be."""
    return {text for call in calls_of(function) for text in strings_in(call.args[0])}


def codes_in_tables() -> set[str]:
    """Codes in a dict that says it holds codes."""
    named = (node for tree in sources() for node in ast.walk(tree) if isinstance(node, ast.AnnAssign))
    tables = (node.value for node in named if "RefusedCode" in ast.unparse(node.annotation))
    values = (value for table in tables if isinstance(table, ast.Dict) for value in table.values)
    return {text for value in values for text in strings_in(value)}


@cache
def messages(prefix: str) -> dict[str, tuple[str, ...]]:
    """The forms of every message of the house that begins so."""
    texts = texts_of(HOUSE / f"{SOURCE}.po")
    found = {key.removeprefix(f"{prefix}."): text for key, text in texts.items() if key.startswith(f"{prefix}.")}
    return {key: (text,) if isinstance(text, str) else tuple(text.values()) for key, text in found.items()}


def places(code: str) -> set[str]:
    return {place for form in messages("refusal")[code] for place in re.findall(r"\{(\w+)\}", form)}


def written_whole(prefix: str) -> set[str]:
    """Messages whose whole key is written in the sources, such as the engine's own."""
    found = (re.fullmatch(rf"{prefix}\.([\w-]+)", text) for tree in sources() for text in strings_in(tree))
    return {match[1] for match in found if match}


def test_every_refusal_code_has_its_message_and_every_message_its_code() -> None:
    known = messages("refusal").keys()
    assert set(CODES) - known == set()
    assert known - set(CODES) - written_whole("refusal") == set()


def test_every_table_event_has_its_message_and_every_message_its_event() -> None:
    known = messages("notice").keys()
    assert set(KINDS) - known == set()
    assert known - set(KINDS) - written_whole("notice") == set()


def test_every_refusal_code_is_used() -> None:
    assert set(CODES) - first_arguments("Refused") - codes_in_tables() == set()


def test_what_only_a_program_can_meet_is_used_and_is_not_translated() -> None:
    assert set(FOR_PROGRAMS) == first_arguments("program_refusal") & set(FOR_PROGRAMS)
    assert messages("refusal").keys() & set(FOR_PROGRAMS) == set()


def test_every_table_event_is_used() -> None:
    assert set(KINDS) - first_arguments("table_event") == set()


def test_every_refusal_has_the_facts_that_its_message_needs() -> None:
    for call in calls_of("Refused"):
        facts = {keyword.arg for keyword in call.keywords}
        for code in strings_in(call.args[0]):
            assert places(code) <= facts, ast.unparse(call)


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_a_sentence(code: RefusedCode) -> None:
    assert all(form.endswith(tuple(".!?")) for form in messages("refusal")[code])
