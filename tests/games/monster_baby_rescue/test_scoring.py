"""Scoring, parts 1 to 5, and who wins."""

import pytest

from homeward.catalogue.translator import english
from homeward.games.monster_baby_rescue.rules import FINALS, GOALS, HEALING, HEARTS, LINES, WANTED
from homeward.games.monster_baby_rescue.score_sheet import score_sheet
from homeward.testkit import rules
from tests.games.monster_baby_rescue.rescue_table import RescueTable, position

MICHAEL = "BED-1 BED-2 BED-3 PLY-1 PLY-2 WNT-3 DOC-1 DOC-2 DIA-3 DIA-5/green HED-2 TOR-1 LEG-1"
KATHY = "BED-6 BED-8 BED-9 PLY-3 PLY-6"
LENA = "PLY-5 PLY-8"


def example(michael: str = MICHAEL) -> RescueTable:
    """The example of the rulebook; the other two have just enough to be compared with."""
    return position(
        players=3,
        tiles={0: michael, 1: KATHY, 2: LENA},
        won={0: "GOAL-02A GOAL-04A GOAL-08A"},
    )


@rules("MBR-V1", "MBR-R2", "MBR-R3", "MBR-R5")
def test_the_example_of_the_rulebook_comes_to_36() -> None:
    table = example()
    names = ("hearts", "goals", "wants", "lines", "healer", "body", "ladder", "diamonds", "beds")
    points = {name: table.part(0, part) for part, name in enumerate(names)}
    assert points == {
        "hearts": 6,
        "goals": 6,
        "wants": 2,
        "lines": 3,
        "healer": 6,
        "body": 4,
        "ladder": 2,
        "diamonds": 2,
        "beds": 5,
    }
    assert table.state.score(0) == 36


@rules("MBR-V1", "MBR-R16")
def test_a_fourth_bed_tile_makes_a_second_line() -> None:
    assert example(MICHAEL + " BED-4").part(0, LINES) == 6


@rules("MBR-V1", "MBR-68")
def test_parts_left_at_level_one_cost_three_points_each() -> None:
    assert example(MICHAEL.replace(" LEG-1", "")).part(0, FINALS) == -3
    assert example(MICHAEL.replace(" TOR-1 LEG-1", "")).part(0, FINALS) == -6


@rules("MBR-V1", "MBR-69")
def test_without_a_ladder_its_final_tile_costs_a_point() -> None:
    assert example(MICHAEL.replace(" PLY-1 PLY-2", "")).part(0, FINALS + 1) == -1


@rules("MBR-58", "MBR-45", "MBR-R12")
def test_every_heart_on_every_kind_of_tile_counts_one() -> None:
    assert position(tiles={0: "BED-9 DIA-8 PLY-8 LEG-3 WNT-2 DOC-1"}).part(0, HEARTS) == 2 + 2 + 1 + 2 + 2


@rules("MBR-59", "MBR-60", "MBR-R15")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("PLY-2 PLY-7", 0),
        ("PLY-2 PLY-7 DIA-1", 0),
        ("PLY-2 PLY-7 DIA-5/green", 1),
        ("PLY-2 PLY-7 DIA-2", 2),
        ("PLY-2 DIA-2", 1),
        ("PLY-2 PLY-4 DIA-2 DIA-1", 2),
    ],
)
def test_a_linked_heart_needs_a_diamond_of_its_colour(tiles: str, points: int) -> None:
    assert position(tiles={0: tiles}).part(0, HEARTS) == points


@rules("MBR-61", "MBR-49")
def test_goals_count_their_printed_points() -> None:
    assert position(won={0: "GOAL-01A GOAL-04B GOAL-08B"}).part(0, GOALS) == 1 + 3 + 3


@rules("MBR-62", "MBR-V6")
@pytest.mark.parametrize(
    ("tiles", "points", "hearts"),
    [
        ("WNT-3 BED-2 BED-3", 2, 1),
        ("WNT-3 BED-2 BED-3 BED-4", 2, 1),
        ("WNT-4 LEG-1 LEG-5 LEG-8", 4, 0),
        ("WNT-4", 1, 0),
        ("WNT-2 DIA-1 DIA-2 DIA-5/red", 2, 2),
        ("WNT-1 PLY-3 PLY-2", 3, 0),
        ("WNT-5 TOR-1", 2, 0),
        ("WNT-6 HED-1 HED-5", 3, 0),
        ("WNT-1 WNT-4 PLY-3", 3, 0),
    ],
)
def test_wants_score_what_the_monster_has(tiles: str, points: int, hearts: int) -> None:
    table = position(tiles={0: tiles})
    assert table.part(0, WANTED) == points
    assert table.part(0, HEARTS) == hearts


@rules("MBR-63", "MBR-R16")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("PLY-3 BED-2", 0),
        ("PLY-3 BED-2 BED-3", 3),
        ("PLY-3 BED-2 BED-3 BED-4 BED-6", 3),
        ("PLY-3 PLY-5 BED-2 BED-3 BED-4 BED-6", 6),
        ("PLY-2 PLY-3 PLY-5 BED-2 BED-3 BED-4 BED-6 BED-7", 6),
        ("PLY-2 PLY-3 PLY-5", 0),
    ],
)
def test_a_line_is_one_play_tile_and_two_bed_tiles(tiles: str, points: int) -> None:
    assert position(tiles={0: tiles}).part(0, LINES) == points


@rules("MBR-64")
@pytest.mark.parametrize(
    ("visits", "goals", "points"), [("DOC-1 DOC-2", "GOAL-01A GOAL-02A GOAL-03A", 6), ("", "GOAL-01A", 0)]
)
def test_visits_are_multiplied_by_goals(visits: str, goals: str, points: int) -> None:
    assert position(tiles={0: visits}, won={0: goals}).part(0, HEALING) == points


@rules("MBR-78", "MBR-77", "MBR-R32")
def test_most_points_win_and_points_are_plain_numbers() -> None:
    table = position(pile="", tiles={0: "HED-1 TOR-1 LEG-1"}).take(1).take(2)
    scores = table.state.scores()
    assert scores[1] < 0 < scores[0]
    assert table.state.winners() == [0]
    assert (table.state.value(0), table.state.value(1)) == (1.0, 0.0)


@rules("MBR-R21")
def test_equal_points_share_the_win() -> None:
    table = position(row="DOC-1 DOC-2 DOC-3 BED-2 BED-3 PLY-3", pile="").take(1).take(2)
    assert table.state.scores()[0] == table.state.scores()[1]
    assert table.state.winners() == [0, 1]
    assert table.state.value(0) == 0.5


@rules("MBR-65")
def test_the_score_sheet_gives_a_reason_and_a_rule_for_every_number() -> None:
    table = example()
    sheet = score_sheet(table.state)
    assert sheet.totals[0] == 36
    assert [line.points[0] for line in sheet.lines] == [6, 6, 2, 3, 6, 4, 2, 2, 5]
    shown = [[f"{piece.n} {piece.what}" for piece in line.pieces[0]] for line in sheet.lines]
    assert shown[:3] == [["5 hearts", "1 green_hearts"], ["3 goals"], ["5 want beds"]]
    assert shown[3:6] == [["2 play_tiles", "3 bed_tiles"], ["2 visits", "3 goals"], ["2 head", "2 torso", "2 legs"]]
    assert [english(reason) for line in sheet.lines if (reason := line.reasons[0])] == [
        "5 hearts and 1 more with a diamond",
        "3 goals",
        "5 beds: 2",
        "2 play tiles and 3 bed tiles: 1 line",
        "2 healer visits × 3 goals",
        "levels 2, 2, 2: lowest is 2",
        "2 rungs: third",
        "2 diamonds",
        "5 beds: joint first",
    ]
    assert all(line.rules for line in sheet.lines)
