"""docs/protocol.md and the client's types tell everything a client can meet."""

from pathlib import Path
from typing import get_args

import pytest

from homeward.rooms.sessions import messages
from homeward.rooms.sessions.messages import FromDevice, ToDevice
from homeward.table.refusals import RefusalCode

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TYPES = (ROOT / "web" / "src" / "border" / "protocol.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", get_args(RefusalCode))
def test_the_page_names_every_refusal(code: str) -> None:
    assert f"`{code}`" in PAGE


def tags() -> set[str]:
    structs = [*get_args(FromDevice), *get_args(ToDevice)]
    return {str(struct.__struct_config__.tag) for struct in structs}


@pytest.mark.parametrize("tag", sorted(tags()))
def test_page_and_types_name_every_message(tag: str) -> None:
    assert f"type: '{tag}'" in TYPES
    assert f"`{tag}`" in PAGE or f'"{tag}"' in PAGE


def test_the_phrases_are_the_same_on_both_sides() -> None:
    for phrase in messages.PHRASES:
        assert f"'{phrase}'" in TYPES
