"""Scoring, part 6: the four final tiles."""

import pytest

from homeward.games.monster_baby_rescue.rules import FINALS
from homeward.games.monster_baby_rescue.rules.tiles import gain
from homeward.testkit import rules
from tests.games.monster_baby_rescue.rescue_table import RescueTable, position

BODY, LADDER, GEMS, BEDS = range(FINALS, FINALS + 4)


def with_counts(thing: str, counts: tuple[int, ...], finals: str) -> RescueTable:
    """Monsters that have just these numbers of rungs, beds or diamonds."""
    table = position(players=len(counts), finals=finals)
    for seat, count in enumerate(counts):
        gain(table.state, table.state.monsters[seat], {"rungs": 7, "beds": 6}[thing], count)
    return table


def pays(table: RescueTable, part: int) -> tuple[int, ...]:
    return tuple(table.part(seat, part) for seat in range(table.state.players))


@rules("MBR-65", "MBR-67", "MBR-68")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", -9),
        ("HED-1", -6),
        ("HED-1 HED-2 HED-3 TOR-1 TOR-2 TOR-3", -3),
        ("HED-1 TOR-1 LEG-1", 4),
        ("HED-1 HED-2 TOR-1 TOR-2 TOR-3 LEG-1 LEG-2", 8),
        ("HED-1 HED-2 HED-3 TOR-1 TOR-2 TOR-3 LEG-1 LEG-2 LEG-3", 12),
    ],
)
def test_the_lowest_part_decides(tiles: str, points: int) -> None:
    assert position(tiles={0: tiles}).part(0, BODY) == points


@rules("MBR-R6")
@pytest.mark.parametrize(("tiles", "points"), [("", -3), ("HED-1", -2), ("HED-1 HED-2 TOR-1 TOR-2 TOR-3", 2 + 4 - 1)])
def test_the_other_body_face_pays_for_each_part(tiles: str, points: int) -> None:
    assert position(tiles={0: tiles}, finals="BAAA").part(0, BODY) == points


@rules("MBR-69", "MBR-70", "MBR-74", "MBR-75", "MBR-76", "MBR-V2", "MBR-R4", "MBR-R17", "MBR-R18")
@pytest.mark.parametrize(
    ("rungs", "prizes"),
    [
        ((4, 3, 3, 0), (5, 2, 2, 0)),
        ((2, 2, 2), (3, 3, 3)),
        ((1, 1, 1, 1), (2, 2, 2, 2)),
        ((3, 0, 0), (5, 0, 0)),
        ((3, 2, 1, 1, 1), (5, 3, 0, 0, 0)),
        ((2, 3), (3, 5)),
        ((1, 2, 3), (2, 3, 5)),
        ((0, 0), (0, 0)),
    ],
)
def test_the_longest_ladders_share_the_prizes(rungs: tuple[int, ...], prizes: tuple[int, ...]) -> None:
    assert pays(with_counts("rungs", rungs, "ABAA"), LADDER) == prizes
    with_loss = tuple(-1 if count == 0 else prize for count, prize in zip(rungs, prizes, strict=True))
    assert pays(with_counts("rungs", rungs, "AAAA"), LADDER) == with_loss


@rules("MBR-73", "MBR-74", "MBR-75", "MBR-V2", "MBR-R3", "MBR-R19")
@pytest.mark.parametrize(
    ("beds", "prizes"),
    [((5, 5, 3, 3), (5, 5, 1, 1)), ((5, 4, 4), (6, 3, 3)), ((3, 0), (6, 0)), ((2, 2, 2, 2, 2), (2, 2, 2, 2, 2))],
)
def test_the_most_beds_share_the_prizes(beds: tuple[int, ...], prizes: tuple[int, ...]) -> None:
    assert pays(with_counts("beds", beds, "AAAA"), BEDS) == prizes


@rules("MBR-71", "MBR-66", "MBR-R20")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", 0),
        ("DIA-3", 1),
        ("DIA-1", 2),
        ("DIA-3 PLY-4 DIA-4 PLY-2", 2),
        ("DIA-1 DIA-3", 4),
        ("DIA-1 DIA-2", 6),
        ("DIA-1 DIA-2 DIA-3", 9),
        ("DIA-1 DIA-2 DIA-3 DIA-4", 12),
        ("DIA-1 DIA-2 DIA-3 DIA-4 DIA-6", 12),
    ],
)
def test_diamonds_pay_by_their_number_used_or_not(tiles: str, points: int) -> None:
    assert position(tiles={0: tiles}).part(0, GEMS) == points


@rules("MBR-72", "MBR-V7")
@pytest.mark.parametrize(
    ("tiles", "points"), [("DIA-1 DIA-3 DIA-2", 6), ("DIA-1 DIA-3", 0), ("", -1), ("DIA-3 DIA-4", 3)]
)
def test_pairs_of_diamonds(tiles: str, points: int) -> None:
    assert position(tiles={0: tiles}, finals="AABA").part(0, GEMS) == points


@rules("MBR-R6")
@pytest.mark.parametrize(
    ("beds", "points"), [(0, -1), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12), (9, 12)]
)
def test_the_other_bed_face_pays_by_number(beds: int, points: int) -> None:
    assert pays(with_counts("beds", (beds, 1), "AAAB"), BEDS)[0] == points
