"""What is in the box, and what somebody's own box may hold."""

from pathlib import Path

import pytest

import homeward
from homeward.engine.errors import BadComponents, BadOption, BadRecord, BadSnapshot
from homeward.engine.snapshots.bounds import problems
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.games.monster_baby_rescue.components import BOX, box_of, tiles_for
from homeward.testkit import rules
from tests.games.monster_baby_rescue.own_box import BELOW_ZERO, LISTS, part_of


@rules("MBR-03", "MBR-R7", "MBR-R6")
def test_the_house_has_the_counts_of_the_rulebook() -> None:
    kinds = [tile.kind for tile in BOX.tiles]
    counts = {kind: kinds.count(kind) for kind in ("bed", "diamond", "doctor", "play", "improve", "want")}
    assert counts == {"bed": 9, "diamond": 9, "doctor": 6, "play": 8, "improve": 30, "want": 6}
    assert (len(BOX.tiles), len(BOX.goals), len(BOX.finals)) == (68, 20, 8)
    assert [price.places for price in BOX.prices] == [2, 2, 3, 3, 4, 4]


@rules("MBR-R30")
@pytest.mark.parametrize(
    ("players", "totals"),
    [
        (2, (20, 8, 4, 3, 3, 6, 5)),
        (3, (28, 12, 4, 3, 3, 9, 7)),
        (4, (33, 19, 4, 4, 4, 10, 9)),
        (5, (39, 22, 7, 4, 4, 13, 11)),
    ],
)
def test_totals_by_number_of_players(players: int, totals: tuple[int, ...]) -> None:
    """Tiles with 0, 1, 2 hearts; red and green linked hearts; bed symbols; rungs."""
    tiles = [BOX.tiles[index] for index in tiles_for(BOX, players)]
    hearts = [sum(tile.hearts == number for tile in tiles) for number in (0, 1, 2)]
    links = [sum(tile.link == colour for tile in tiles) for colour in ("red", "green")]
    symbols = [sum(int(t.effect[-1]) for t in tiles if t.effect.startswith(name)) for name in ("bed", "rung")]
    assert (*hearts, *links, *symbols) == totals


def test_every_row_names_its_source() -> None:
    for rows in (BOX.prices, BOX.places, BOX.tiles, BOX.wants, BOX.goals, BOX.finals):
        for row in rows:
            assert any(word in row.source for word in ("rulebook", "public", "reconstructed")), row


# Own boxes


def test_an_own_file_with_every_list_of_the_house_is_the_same_box() -> None:
    assert box_of(LISTS).tiles == BOX.tiles
    assert box_of(LISTS).text == LISTS


def test_an_own_file_may_hold_only_what_differs() -> None:
    box = box_of(part_of("tiles").replace('"Straw nest", effect = "bed:1", hearts = 1', '"Hay", effect = "bed:3"'))
    assert (box.tiles[0].title, box.tiles[0].effect, box.tiles[0].hearts) == ("Hay", "bed:3", 0)
    assert box.goals == BOX.goals


WRONG = [
    ("tiles", '"BED-2"', '"BED-1"', "tiles, BED-1: appears 2 times, must appear once"),
    ("tiles", 'effect = "bed:2"', 'effect = "visit:1"', "tiles, BED-2: a bed tile cannot have the effect visit:1"),
    ("tiles", "hearts = 1", "hearts = 12", "tiles, BED-1: hearts is 12, must be 0 to 9"),
    ("tiles", 'kind = "bed"', 'kind = "sofa"', "tiles, row 1.kind: Invalid enum value 'sofa'"),
    ("tiles", "hearts = 1", 'hearts = "one"', "tiles, row 1.hearts: Expected `int`, got `str`"),
    ("tiles", 'effect = "want:beds"', 'effect = "want:soup"', "tiles, WNT-3: the list of wants has no want:soup"),
    ("prices", "places = 4", "places = 6", "prices, position 5: places is 6, must be 1 to 5"),
    ("prices", "position = 2", "position = 3", "prices, line 2: position is 3, must be 2"),
    ("places", "rocks = 5", "rocks = 4", "places, River: rocks is 4, must be 5 to 99"),
    ("wants", 'of = "rungs"', 'of = "stairs"', "wants, want:rungs: of: there is no stairs"),
    ("wants", "per = 2", "per = 0", "wants, want:diamonds: per is 0, must be 1 to 99"),
    ("goals", "{ visits = 2 }", "{ }", "goals, GOAL-01A: needs nothing, must need at least 1 thing"),
    ("goals", "{ torso = 4 }", "{ torso = 1 }", "goals, GOAL-05A: torso is 1, must be 2 to 4"),
    ("goals", "{ visits = 2 }", "{ naps = 2 }", "goals, GOAL-01A: needs: there is no naps"),
    ("goals", "points = 2", "points = -2", "goals, GOAL-01B: points is -2, must be 0 to 99"),
    ("goals", '"GOAL-01", face = "B"', '"GOAL-01", face = "A"', "goals, GOAL-01: face A must come right before"),
    ("finals", '"FINAL-1", face = "B"', '"FINAL-5", face = "B"', "finals tiles: there are 5, but there must be 4"),
    ("finals", "[-3, 4, 8, 12]", "[-3, 4]", "finals, FINAL-1A: points: there are 2, but there must be 4"),
    ("finals", "points = [5, 3, 2], none = -1", "points = [], none = -1", "finals, FINAL-2A: points is empty"),
    ("finals", "[6, 4, 2]", "[6, 4, -2]", "finals, FINAL-4A: points is -2, must be 0 to 99"),
    ("finals", "[6, 4, 2]", "[6, 2, 4]", "finals, FINAL-4A: prize 3 is 4, but prize 2 is only 2; prizes must not rise"),
    (
        "finals",
        'how = "pairs"',
        'how = "pairs", of = "red"',
        "finals, FINAL-3B: a tile that scores by pairs must not have “of”",
    ),
]


@pytest.mark.parametrize(("rows", "old", "new", "message"), WRONG, ids=[wrong[3][:40] for wrong in WRONG])
def test_a_wrong_row_is_named_with_what_is_wrong(rows: str, old: str, new: str, message: str) -> None:
    text = part_of(rows)
    assert old in text
    with pytest.raises(BadComponents) as error:
        box_of(text.replace(old, new, 1))
    assert message in str(error.value)


def test_a_missing_tile_is_missed_by_its_kind() -> None:
    text = "\n".join(line for line in part_of("tiles").splitlines() if "DOC-3" not in line)
    with pytest.raises(BadComponents, match="tiles of kind doctor: there are 5, but there must be 6"):
        box_of(text)


def test_marks_must_leave_enough_tiles() -> None:
    text = part_of("tiles").replace(" }", ', mark = "5" }')
    text = text.replace('mark = "5", source', "source").replace('mark = "3+", source', "source")
    text = text.replace('mark = "4+", source', "source")
    with pytest.raises(BadComponents, match="with 2 players the marks leave 0 in play; there must be more than 6"):
        box_of(text)


@pytest.mark.parametrize("text", ["tiles = [", "[counts]\nbed = 3", "# nothing", "tiles = 3"])
def test_a_file_that_is_no_components_file_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadComponents, match=r"components|There is no list in the file"):
        box_of(text)


def test_a_list_of_ones_own_replaces_only_that_list() -> None:
    own = box_of(part_of("prices").replace("places = 4", "places = 5"))
    assert [price.places for price in own.prices] == [2, 2, 3, 3, 5, 5]
    assert own.tiles == BOX.tiles


def test_a_game_and_its_record_carry_their_own_box(tmp_path: Path) -> None:
    own = part_of("prices").replace("places = 4", "places = 5")
    record = homeward.Record.new("monster-baby-rescue", players=2, seed=3, components=own)
    record.append(MONSTER_BABY_RESCUE.parse("take 6") if 30 in record.state.legal() else record.state.legal()[-1])
    assert max(monster.distance for monster in record.state.monsters) == 5  # type: ignore[attr-defined]
    record.save(tmp_path / "own.json")
    again = homeward.Record.load(tmp_path / "own.json")
    assert MONSTER_BABY_RESCUE.snapshot(again.state) == MONSTER_BABY_RESCUE.snapshot(record.state)
    restored = MONSTER_BABY_RESCUE.restore(MONSTER_BABY_RESCUE.snapshot(record.state))
    assert MONSTER_BABY_RESCUE.view(restored, None) == MONSTER_BABY_RESCUE.view(record.state, None)
    assert MONSTER_BABY_RESCUE.view(restored, None).own_box  # type: ignore[attr-defined]


def test_a_bad_box_is_a_bad_option_and_a_bad_record() -> None:
    with pytest.raises(BadOption, match="prices: there are 0, but there must be 6"):
        MONSTER_BABY_RESCUE.deal(2, 1, components="prices = []")
    record = homeward.Record.new("monster-baby-rescue", players=2, seed=3)
    record.data.options["components"] = "prices = []"
    with pytest.raises(BadRecord, match="prices: there are 0, but there must be 6"):
        homeward.Record.decode(record.encode())
    with pytest.raises(BadOption, match="the text of a file, 64 kB at most"):
        MONSTER_BABY_RESCUE.deal(2, 1, components="#" * 70_000)
    with pytest.raises(BadOption, match="text of a file"):
        MONSTER_BABY_RESCUE.deal(2, 1, components=7)


# Prizes that an older version of the rules allowed
RISING = part_of("finals").replace("[6, 4, 2]", "[2, 4, 6]")


@rules("MBR-69")
def test_equal_prizes_are_fine() -> None:
    assert box_of(part_of("finals").replace("[6, 4, 2]", "[4, 4, 4]")).finals[6].points == (4, 4, 4)


@rules("MBR-R19")
def test_a_prize_is_never_below_zero_not_even_as_far_as_the_penalty() -> None:
    with pytest.raises(BadComponents, match="finals, FINAL-2A: points is -1, must be 0 to 99"):
        box_of(BELOW_ZERO)
    assert box_of(part_of("finals").replace("none = -1", "none = -9", 1)).finals[2].none == -9, "a penalty is no prize"


@pytest.mark.parametrize(
    ("components", "version", "ruling", "problem"),
    [
        (RISING, 1, "prizes_may_rise", "finals, FINAL-4A: prize 2"),
        (BELOW_ZERO, 2, "prizes_below_zero", "finals, FINAL-2A: points is -1"),
    ],
)
def test_a_game_begun_when_prizes_could_be_odd_goes_on(
    components: str, version: int, ruling: str, problem: str
) -> None:
    with pytest.raises(BadOption, match="finals, FINAL"):
        homeward.Record.new("monster-baby-rescue", players=2, seed=3, components=components)
    record = homeward.Record.new("monster-baby-rescue", 2, 3, version, components=components)
    while not record.state.over:
        record.append(record.state.legal()[-1])
    again = homeward.Record.decode(record.encode())
    assert again.state.scores() == record.state.scores()
    positions = [MONSTER_BABY_RESCUE.snapshot(state.veil(0)) for state in again.replay()]
    bounds = MONSTER_BABY_RESCUE.bounds(again.state)
    for saved in positions:
        assert problems(bounds, saved) == []
        assert MONSTER_BABY_RESCUE.snapshot(MONSTER_BABY_RESCUE.restore(saved)) == saved
    with pytest.raises(BadSnapshot, match=f"components: {problem}"):
        MONSTER_BABY_RESCUE.restore(positions[-1] | {ruling: False})
