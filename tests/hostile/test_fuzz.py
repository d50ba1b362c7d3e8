"""Nonsense over the socket, the short version; `make fuzz` sends a million messages."""

from pathlib import Path

from .fuzz import Fuzzer


async def test_nonsense_breaks_nothing_and_learns_nothing(tmp_path: Path) -> None:
    outcome = await Fuzzer(tmp_path, seed=1).run(rounds=2, tables=20, messages_each=60)
    assert outcome.messages == 2 * 20 * 2 * 60
    assert outcome.leaks == []
    assert outcome.log_errors == []
    assert outcome.answers["junk"] > 100
    assert outcome.answers["ack"] > 20, "some of it made sense"
