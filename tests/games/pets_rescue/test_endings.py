"""The end: starting cards chosen in secret and shown together, totals, shared wins, and a record for each ending."""

from pathlib import Path

import msgspec
import pytest

from homeward.catalogue.translator import english
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.record import Record
from homeward.testkit import rules

from .pets_table import PetsTable, table

RECORDS = Path(__file__).parents[2] / "records" / "pets-rescue"


def choosing(players: int = 2) -> PetsTable:
    return table(players, starts="Aspen Biscuit Clover Dumpling"[: {2: 13, 3: 20, 4: 29}[players]]).to_the_end()


@rules("PR-24", "PR-08", "PR-R30")
def test_everybody_picks_a_way_for_the_starting_card() -> None:
    game = choosing(3)
    for seat in range(3):
        assert (game.phase, game.active) == ("start", seat)
        game.play("start upright" if seat == 1 else "start sideways")
    assert game.state.over
    assert [game.shelter(seat)[-1] for seat in range(3)] == ["Aspen", "Biscuit^", "Clover"]
    assert game.told[-4:] == ["showed", "showed", "showed", "ended"]


@rules("PR-R30", "PR-R5", "PR-07")
def test_a_choice_is_told_to_nobody_before_the_last_one_is_in() -> None:
    one, two = choosing(3).play("start upright"), choosing(3).play("start sideways")
    for seat in (None, 1, 2):
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(two.view(seat))
        assert one.view(seat).shelters[0].start_chosen
        assert one.view(seat).shelters[0].start_way is None
        assert one.view(seat).shelters[0].start is None
    assert one.view(0).shelters[0].start_way == "upright"
    assert one.sentences == two.sentences
    assert one.state.scores() == two.state.scores()
    for seat in (1, 2):
        veils = [PETS_RESCUE.snapshot(game.state.veil(seat)) for game in (one, two)]
        assert veils[0] == veils[1]


@rules("PR-R30")
def test_a_choice_made_stays() -> None:
    game = choosing()
    before = game.state.reveals
    game.play("start upright")
    assert game.state.reveals > before
    assert game.active == 1


@rules("PR-08", "PR-24")
def test_the_starting_card_counts_only_when_it_is_shown() -> None:
    game = choosing()
    before = game.state.scores()
    game.play("start upright")
    assert game.state.scores() == before
    game.play("start upright")
    dogs = game.view().shelters[0].pets["dog"] + game.view().shelters[0].turned["dog"]
    assert game.view().shelters[0].cards[-1].points == dogs


@rules("PR-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_total_wins(players: int) -> None:
    game = choosing(players)
    for _ in range(players):
        assert game.state.winners() == []
        game.play("start upright")
    scores = game.state.scores()
    assert game.state.winners() == [seat for seat in range(players) if scores[seat] == max(scores)]
    assert list(PETS_RESCUE.score_sheet(game.state).totals) == scores


ENDINGS = {
    "two-won": [0],
    "three-won": [1],
    "four-won": [3],
    "two-shared": [0, 1],
    "four-shared": [0, 2],
    "acting-cards-change-hands-upright": [0],
    "every-card-acts": None,
}


@rules("PR-25", "PR-22")
@pytest.mark.parametrize("name", ENDINGS)
def test_ending(name: str) -> None:
    record = Record.load(RECORDS / f"{name}.json")
    sheet = record.game.score_sheet(record.state)
    assert record.state.over
    if ENDINGS[name] is not None:
        assert list(sheet.winners) == ENDINGS[name]
        assert sheet.verdict is not None
        assert ("win together" in english(sheet.verdict)) == (len(sheet.winners) > 1)
    else:
        kinds = {type(record.game.moves[code]).__name__ for code in record.moves}
        assert {"Direction", "Give", "Place", "Offer", "Accept", "Swap", "Start"} <= kinds


def test_every_record_has_its_ending() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(ENDINGS)
