"""What an endpoint gets of a request's body: typed values, or a refusal that says what is wrong."""

import pytest

from homeward.api.arguments import LONGEST_REREAD, body_reader
from homeward.api.http_messages import NewTable
from homeward.api.puzzle_endpoints import try_puzzle
from homeward.api.table_endpoints import join_table, make_table
from homeward.engine.chance.seeds import LARGEST_EXACT
from homeward.table.refusals import Refused
from homeward.table.wishes import LONGEST_SENT_NAME

read_attempt = body_reader(try_puzzle)
read_table = body_reader(make_table)


@pytest.mark.parametrize(
    ("written", "code"), [("12", 12), ("12.0", 12), ("1.2e1", 12), (f"{LARGEST_EXACT}.0", LARGEST_EXACT)]
)
def test_a_whole_number_may_have_a_point(written: str, code: int) -> None:
    assert read_attempt(f'{{"code":{written}}}'.encode()).code == code


@pytest.mark.parametrize("written", ["12.5", f"{LARGEST_EXACT + 1}.0", "9007199254740993.0", "1e300", '"12"', "true"])
def test_a_number_that_may_stand_for_another_is_refused(written: str) -> None:
    with pytest.raises(Refused):
        read_attempt(f'{{"code":{written}}}'.encode())


def test_a_long_body_is_read_once() -> None:
    runs = ",".join(["[1,2,3]"] * (LONGEST_REREAD // 8))
    assert len(read_attempt(f'{{"runs":[[12,2,3],{runs}]}}'.encode()).runs) > 1
    with pytest.raises(Refused):
        read_attempt(f'{{"runs":[[12.0,2,3],{runs}]}}'.encode())


def new_table(**more: str) -> bytes:
    fields = {"game": '"monster-chase"', "seats": '[{"name":"Anna","holder":"here"}]'} | more
    return ("{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}").encode()


def test_a_new_table_as_it_should_be_is_read() -> None:
    table = read_table(new_table(options='{"length":9}'))
    assert isinstance(table, NewTable)
    assert (table.seats[0].name, table.options) == ("Anna", {"length": 9})


@pytest.mark.parametrize(
    "more",
    [
        {"game": f'"{"x" * 65}"'},
        {"seats": f'[{{"name":"{"a" * (LONGEST_SENT_NAME + 1)}","holder":"here"}}]'},
        *(
            {"seats": f'[{{"name":"A","holder":"here","{field}":"{"x" * 41}"}}]'}
            for field in ("creature", "figure", "level")
        ),
        {"options": "{" + ",".join(f'"{number}":1' for number in range(65)) + "}"},
        {"options": f'{{"{"x" * 65}":1}}'},
    ],
)
def test_nothing_in_a_new_table_is_longer_than_it_can_be(more: dict[str, str]) -> None:
    with pytest.raises(Refused):
        read_table(new_table(**more))


def test_only_a_request_with_a_file_may_be_long() -> None:
    assert make_table.longest_body(100_000) == 100_000
    assert join_table.longest_body(100_000) < 40_000
    assert join_table.longest_body(1_000) == 1_000, "a host may allow less"
