"""Files that people name: whatever lies there, the answer is a sentence."""

from contextlib import suppress
from pathlib import Path

import pytest

from homeward.engine.errors import BadOption, BadRecord
from homeward.games import game
from homeward.games.spelling import file_text
from homeward.lab.check_file import check
from homeward.lab.running.match import Outcome, play_match
from homeward.lab.running.resume_file import ResumeFile
from homeward.record import Record
from homeward.server.admin.admin_token import BadToken, token_hash

DEEP = b"[" * 100_000
NO_FILES = ("nowhere", "a folder", "a loop", "a link to nowhere", "x" * 5000)
CONTENTS = {
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "a zero": b"\x00",
    "deep": DEEP,
    "a long number": b"9" * 5000,
    "another kind": b"\x89PNG\r\n\x1a\n",
    "half a character": b'{"format":"\\ud800"}',
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a loop").symlink_to("a loop")
    (tmp_path / "a link to nowhere").symlink_to("nowhere")
    return tmp_path


def refuse_record(file: Path) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.load(file)
    assert 0 < len(str(refused.value)) < 6000


def refuse_own_file(file: Path) -> None:
    pets = game("pets-rescue")
    option = next(one for one in pets.info.options if one.file)
    with pytest.raises(BadOption) as refused:
        pets.deal(2, 1, **{option.name: file_text(option, file)})
    assert 0 < len(str(refused.value)) < 6000


@pytest.mark.parametrize("name", NO_FILES, ids=lambda name: name[:20])
def test_what_is_no_file_is_told_in_words(folder: Path, name: str) -> None:
    refuse_record(folder / name)
    refuse_own_file(folder / name)
    with pytest.raises(BadOption):
        check(folder / name, game="pets-rescue")
    with pytest.raises(BadToken):
        token_hash(str(folder / name))


@pytest.mark.parametrize("kind", CONTENTS)
def test_what_is_no_record_and_no_box_is_told_in_words(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(CONTENTS[kind])
    refuse_record(file)
    if kind != "empty":  # a box in which nothing differs
        refuse_own_file(file)
        with pytest.raises((BadOption, SystemExit)):
            check(file, game="pets-rescue")
    assert "Traceback" not in "".join(capsys.readouterr())


@pytest.mark.parametrize("kind", CONTENTS)
def test_a_file_to_go_on_from_is_whole_or_refused(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "results.jsonl"
    for contents in (CONTENTS[kind], CONTENTS[kind] + b"\n"):
        file.write_bytes(contents)
        with suppress(BadOption), ResumeFile(file, play_match, [], Outcome) as resumed:
            assert resumed.answers == {}
            continue
        assert file.read_bytes() == contents, "what is not ours stays as it is"


@pytest.mark.parametrize("kind", CONTENTS)
def test_a_token_is_read_from_a_small_text_file_only(tmp_path: Path, kind: str) -> None:
    """A file that is no secret of a host opens no admin page, and nothing of it is told."""
    file = tmp_path / "token"
    file.write_bytes(CONTENTS[kind])
    file.chmod(0o600)
    if kind in ("empty", "deep", "a long number", "half a character"):  # text that is long enough, or no token at all
        assert (token_hash(str(file)) == "") == (kind == "empty")
    else:
        with pytest.raises(BadToken):
            token_hash(str(file))
