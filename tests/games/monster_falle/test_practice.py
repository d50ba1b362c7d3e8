"""Practice before the first game: no sand, no cards."""

from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.moves import Place
from homeward.games.monster_falle.rules import CHOOSING, HOMING, OVER, PLACING, PUSHING
from homeward.games.monster_falle.rules.maze import START_CELLS
from homeward.testkit import rules

from .falle_table import FalleTable


def practising(start: int = 5) -> FalleTable:
    table = FalleTable(2, practice=True)
    assert table.state.phase == CHOOSING
    table.state.play(GAME.code(Place(start)))
    return table.until_pushing()


@rules("MF-08")
def test_the_figure_goes_on_any_chit() -> None:
    for start in range(1, 13):
        table = practising(start)
        assert table.state.phase == PUSHING
        assert table.state.mansion.cell() == START_CELLS[start - 1]


@rules("MF-08")
def test_no_sand_runs_and_no_card_is_turned() -> None:
    table = practising().beats(5000)
    assert table.state.sand == 0
    assert table.state.phase == PUSHING
    assert len(table.state.cards.deck) == 72


@rules("MF-08")
def test_after_a_catch_one_chooses_again_and_nothing_is_scored() -> None:
    table = practising()
    table.catch().all_home()
    assert table.state.phase == CHOOSING
    assert table.state.scores() == [0, 0]


@rules("MF-08")
def test_the_figure_can_be_put_elsewhere_at_any_time() -> None:
    table = practising(5).beats(60, left=10)
    table.state.play(GAME.code(Place(2)))
    assert table.state.phase == HOMING
    table.all_home()
    assert table.state.phase == PLACING
    table.until_pushing()
    assert table.state.mansion.cell() == START_CELLS[1]


@rules("MF-08")
def test_one_stops_when_one_has_enough() -> None:
    table = practising()
    table.state.play(GAME.parse("done"))
    assert table.state.phase == OVER
    assert table.state.winners() == []


@rules("MF-08")
def test_only_in_practice() -> None:
    state = FalleTable(2).state
    for text in ("done", "place 3"):
        assert GAME.why(state, GAME.parse(text)).code == "no-practice"  # type: ignore[union-attr]
