"""Records live for ever: they replay to their old end whatever became of the rules."""

from pathlib import Path

import msgspec
import pytest

from homeward.engine.errors import BadRecord
from homeward.record import Record
from tests.old_games import End, record_ends

OLD_RECORDS = record_ends()


@pytest.mark.parametrize(("path", "end"), OLD_RECORDS)
def test_an_old_record_ends_as_it_did(path: Path, end: End) -> None:
    record = Record.load(path)
    assert record.data.rules_version == 1
    end.check(record.game, record.state)


@pytest.mark.parametrize(("path", "end"), OLD_RECORDS)
def test_it_keeps_its_version_wherever_it_goes(path: Path, end: End) -> None:
    record = Record.load(path)
    assert Record.decode(record.encode()).data.rules_version == 1
    assert record.dealt_again().data.rules_version == 1
    end.check(record.game, record.position_at(len(record.moves)))
    if record.game.beats is None:
        *_, last = record.replay()
        end.check(record.game, last)


def test_a_record_of_newer_rules_is_refused_in_clear_words(tmp_path: Path) -> None:
    path, _ = OLD_RECORDS[0].values
    assert isinstance(path, Path)
    data = msgspec.json.decode(path.read_bytes())
    with pytest.raises(BadRecord, match=r"needs version 99 of the rules of .* This house is older"):
        Record.decode(msgspec.json.encode({**data, "rules_version": 99}))
