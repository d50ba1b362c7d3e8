"""A table that was stored before the rules changed goes on as it began; a rematch is played by today's rules."""

import msgspec
import pytest
from msgspec import structs

from homeward.catalogue.translator import english
from homeward.games import game as find_game
from homeward.record import Record
from homeward.table import Table, wishes
from homeward.table.decisions.new_table import table_from_record
from homeward.table.display.game_log import game_log
from homeward.table.display.replay import finished_game, moves_per_position, record_of, replay
from homeward.table.entries import DealSeed, Made, Rematched, decode, encode
from homeward.table.refusals import Refused
from homeward.testkit import rules
from tests.games.monster_baby_rescue.own_box import BELOW_ZERO
from tests.old_games import FOLDER, TableEnd, stored_entries, table_end, table_ends
from tests.table.family import Family, here

OLD_TABLES = table_ends()
old_tables = pytest.mark.parametrize("end", OLD_TABLES)


@old_tables
def test_an_old_table_is_as_it_was_left(end: TableEnd) -> None:
    table = Table.of(end.name, stored_entries(end.name))
    assert (table.game.name, table.phase, table.version) == (end.game, end.phase, end.version)
    assert [seat.name for seat in table.seats] == end.names
    assert table.rules_version == 1
    if end.now is not None:
        assert table.play is not None
        assert len(table.play.moves) == end.now.moves
        end.now.check(table.game, table.play.state)


@old_tables
def test_its_log_tells_every_move_again(end: TableEnd) -> None:
    table = Table.of(end.name, stored_entries(end.name))
    moves = [line.move for line in game_log(table, None)[1] if line.move is not None and not line.undone]
    if table.game.beats is None:
        assert moves == list(range(1, 1 + (end.now.moves if end.now is not None else 0)))


@old_tables
def test_its_finished_games_are_replayed_to_their_old_end(end: TableEnd) -> None:
    table = Table.of(end.name, stored_entries(end.name))
    assert table.round == len(end.finished)
    for number, then in enumerate(end.finished):
        done = finished_game(table, number)
        positions = -(-then.moves // moves_per_position(table.game))
        told = replay(table.game, done, positions, 1)
        assert told.moves == positions
        assert list(told.score_sheet.totals) == then.scores
        assert list(told.score_sheet.winners) == then.winners
        record = Record.decode(msgspec.json.encode(record_of(table, number)))
        assert record.data.rules_version == 1
        then.check(table.game, record.state)


def test_its_log_says_first_which_older_rules_it_keeps_to() -> None:
    table = Table.of("table", stored_entries("pets-4-rematched"))
    first = game_log(table, None)[1][0].events[0]
    assert first.kind == "older-rules"
    assert first.said is not None
    said = english(first.said)
    assert said.startswith("This game began with older rules and keeps to them. Every pass or offer card")
    assert "PR-R11" not in said
    new = Family(here("Ada", "Ben"), "pets-rescue")
    new.move(0)
    assert all(event.kind != "older-rules" for line in game_log(new.table, None)[1] for event in line.events)


def test_an_old_table_can_be_taken_back_and_played_on() -> None:
    end = table_end("pets-4-rematched")
    table = Table.of(end.name, stored_entries(end.name))
    assert table.play is not None
    table.play.back_to(len(table.play.moves))
    assert end.now is not None
    end.now.check(table.game, table.play.state)
    while not table.play.state.over:
        table.play.play(table.play.state.legal()[0])


def test_an_imported_record_goes_on_by_its_own_rules() -> None:
    raw = (FOLDER / "pets-rescue" / "pass-passed-4-players.json").read_bytes()
    record = Record.decode(raw)
    made = table_from_record(record.data, DealSeed(record.seed, "salt", True), ("key", "token"))
    assert made.rules_version == record.data.rules_version == 1
    table = Table("table", made)
    assert table.rules_version == 1
    assert table.phase == "over"
    assert record_of(table, 0).rules_version == 1


def test_a_new_table_and_a_rematch_are_played_by_todays_rules() -> None:
    today = find_game("monster-chase").info.rules_version
    family = Family(here("Ada"), length=10, mode="easy", open_memory=True)
    assert family.table.rules_version == today
    while family.table.phase != "over":
        family.move(0)
    family.wish(0, wishes.Rematch)
    assert family.table.rules_version == family.reborn().rules_version == today


@rules("MBR-R19")
def test_a_rematch_with_a_file_that_todays_rules_refuse_is_played_by_the_rules_of_before() -> None:
    record = Record.new("monster-baby-rescue", 2, 3, 2, components=BELOW_ZERO)
    while not record.state.over:
        record.append(record.state.legal()[-1])
    family = Family(here("Anna", "Ben"), "monster-baby-rescue")
    made = table_from_record(record.data, DealSeed(record.seed, "salt"), ("join", "token-0"))
    family.stored = [encode(made)]
    family.table = Table("table", made)
    family.wish(0, wishes.Rematch)
    assert family.table.phase == "playing"
    assert family.table.rules_version == family.reborn().rules_version == 2


@pytest.mark.parametrize("rules_version", [1, 2])
def test_a_rematch_says_its_rules(rules_version: int) -> None:
    told = Rematched(device=0, id="a", deal=DealSeed(1, "salt"), rules_version=rules_version)
    assert decode(encode(told)) == told


def test_a_rematch_of_the_first_days_was_played_by_the_first_rules() -> None:
    entry = decode(b'{"entry":"rematched","device":0,"id":"a","deal":{"seed":1,"salt":"s"}}')
    assert isinstance(entry, Rematched)
    assert entry.rules_version == 1


def test_a_table_of_newer_rules_is_refused_in_clear_words() -> None:
    made = stored_entries("chase-under-way")[0]
    assert isinstance(made, Made)
    with pytest.raises(Refused, match="newer rules of Monster Chase than this house knows"):
        Table("table", structs.replace(made, rules_version=99))
