"""The terminal asks who begins, in games that leave it to the people who play."""

import io
from collections.abc import Callable

import pytest

from homeward.engine.options import Value
from homeward.games import game
from homeward.terminal.play_command import ask_who_begins

Ask = Callable[..., dict[str, Value]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Ask:
    """What is chosen when people type this."""

    def ask(name: str, seats: int, typed: str, **options: Value) -> dict[str, Value]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return ask_who_begins(game(name), options, seats)

    return ask


def test_a_seat_counted_from_one_chance_or_enter(asked: Ask) -> None:
    assert asked("monster-chase", 3, "2\n") == {"start": 1}
    assert asked("monster-chase", 3, "chance\n") == {"start": "chance"}
    assert asked("monster-chase", 3, "\n") == {"start": 0}
    assert asked("wombat-rescue", 2, "\n") == {"start": "chance"}


def test_a_seat_that_is_not_there_is_asked_again(asked: Ask, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked("wombat-rescue", 2, "3\n1\n") == {"start": 0}
    told = capsys.readouterr().out
    assert told.count("Who saw a live wombat last?") == 2
    assert "start cannot be '3'. It can be 1, 2 or chance" in told


def test_nobody_is_asked_what_is_clear(asked: Ask) -> None:
    assert asked("monster-chase", 1, "") == {}
    assert asked("monster-chase", 2, "", start=1) == {}
    assert asked("pets-rescue", 2, "") == {}
