"""What a page shows of an error: a sentence in the reader's language, without what only programs want to know."""

import msgspec
import pytest

import homeward
from homeward.catalogue.translator import english
from homeward.engine.chance.seeds import LARGEST_EXACT, SECURE, read_seed_from_browser
from homeward.engine.errors import HomewardError, IllegalMove, Refusal
from homeward.exit_codes import in_words
from homeward.record import Record
from homeward.rooms.error_refusals import LONGEST_PROBLEM, refusal_in

OPENED = (0, 1, 2, 3)  # with seed 5 and a pack the fourth tile stays awake
CHASE = homeward.game("monster-chase")


def refused(raw: bytes) -> tuple[HomewardError, Refusal]:
    with pytest.raises(homeward.BadRecord) as raised:
        Record.decode(raw)
    return raised.value, refusal_in(raised.value)


def changed(**fields: object) -> bytes:
    written: dict[str, object] = msgspec.json.decode(Record.new("monster-chase", 2, 1).encode())
    return msgspec.json.encode(written | fields)


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"a holiday picture", "malformed"),
        (changed(tile=1), "tile"),
        (changed(runs=[[0]]), "run 1"),
        (changed(**{"x" * 300: 1}), "xxx"),
    ],
)
def test_a_wrong_saved_game_says_what_to_do_and_keeps_the_problem_for_programs(raw: bytes, problem: str) -> None:
    error, refusal = refused(raw)
    assert english(refusal.said) == "This is not a saved game of Homeward. Choose another file."
    assert problem in refusal.problem
    assert len(refusal.problem) <= LONGEST_PROBLEM + 1
    assert problem in str(error)
    assert problem in str(in_words(error)), "the terminal names it"


def test_a_record_of_another_format_names_both_for_programs() -> None:
    error, refusal = refused(changed(format="homeward-record-2"))
    assert "homeward-record" not in english(refusal.said)
    assert "homeward-record-2, not homeward-record-1" in str(error)


def test_a_saved_game_with_an_illegal_move_names_no_rule_unasked() -> None:
    error, refusal = refused(changed(seed="5", options={"pack": True}, moves=[*OPENED, 3]))
    assert english(refusal.said) == "Move 5 of this saved game is not allowed. Choose another file."
    assert refusal.rule == "MC-R13"
    assert "MC-R13" not in str(in_words(error))


def test_the_rule_behind_a_clash_of_options_stands_beside_the_sentence() -> None:
    with pytest.raises(homeward.BadOption) as raised:
        CHASE.deal(2, 1, mode="easy", pack=True)
    refusal = refusal_in(raised.value)
    assert english(refusal.said).endswith("Choose the real hunt.")
    assert refusal.rule == "MC-R17"
    assert str(raised.value).endswith("Choose the real hunt. (MC-R17)")


def test_a_refused_move_has_its_rule_for_python_callers() -> None:
    state = CHASE.deal(2, 5, pack=True)
    for code in OPENED:
        state.play(code)
    with pytest.raises(IllegalMove, match=r"awake already\. .*\(MC-R13\)") as raised:
        state.play(3)
    assert "MC-R13" not in english(raised.value.refusal.said)


def test_what_only_a_program_can_do_wrong_is_told_to_programs_only() -> None:
    with pytest.raises(IllegalMove, match="they are 0 to 24"):
        CHASE.deal(2, 1).play(99)
    with pytest.raises(homeward.BadOption) as raised:
        read_seed_from_browser(LARGEST_EXACT + 1, SECURE)
    refusal = refusal_in(raised.value)
    assert english(refusal.said) == "That is not possible. Try something else."
    assert "may be rounded" in refusal.problem


@pytest.mark.parametrize(
    ("game", "option", "text", "problem"),
    [
        ("pets-rescue", "components", "tile = []", "Object contains unknown field `tile`"),
        ("wombat-rescue", "layout", "nonsense", "Expected '=' after a key"),
    ],
)
def test_authors_of_own_files_read_the_detail_between_quotes(game: str, option: str, text: str, problem: str) -> None:
    (said,) = homeward.game(game).check_file(option, text).problems
    assert f"The file is not right yet. The program that reads it says: “{problem}" in english(said)
    assert english(said).endswith("”")
