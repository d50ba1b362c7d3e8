"""Words: what a tap on any space answers, prompts, previews and labels."""

import pytest

from homeward.catalogue.telling import english
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.moves import Digest, HighFibre, Prowl, Walk
from homeward.games.wombat_rescue.preview import MovePreview, Push
from tests.games.wombat_rescue.wombat_table import WombatTable, wombats


def refusal(table: WombatTable, q: int, r: int) -> str:
    return table.text_of_refusal(Walk(table.number[q, r]))


@pytest.mark.parametrize(
    ("drawing", "space", "text"),
    [
        ("r=0 q=0  A . 1", (3, 0), "A food disc stops you before that."),
        ("r=0 q=0  A . b", (3, 0), "Another wombat’s cube stops you before that."),
        ("r=0 q=0  A . !", (3, 0), "The dingo stops you before that."),
        ("r=0 q=0  A . .", (4, 0), "Your smell area ends before that."),
        ("r=0 q=-1 A . .", (1, 0), "Home stops you: nobody runs through it."),
        ("r=0 q=0  A . .", (2, 1), "You can only run in a straight line."),
        ("r=0 q=0  A B 1", (3, 0), "The wombat you push is stopped, so you stop too."),
        ("r=0 q=0  A B . .", (4, 0), "You can push a wombat two spaces, no more."),
        ("r=0 q=7  a A B", (9, 0), "A wombat is in the way and cannot be pushed."),
        ("r=0 q=5  A", (6, 0), "You are lost here. Turn up a card to move on."),
        ("r=0 q=5  A 1", (5, 1), "Outside your area you can only step to the food or baby beside you."),
        ("r=0 q=5  A", (5, 0), "Your wombat is there already."),
    ],
)
def test_why_a_space_cannot_be_reached(drawing: str, space: tuple[int, int], text: str) -> None:
    assert refusal(wombats(drawing), *space) == text


def test_what_a_decision_waits_for() -> None:
    table = wombats("r=0 q=0  A . !").walk(2, 0)
    assert refusal(table, 1, 0) == "First the caught player sends the dingo to a den."
    assert table.text_of_refusal(Digest()).startswith("First")
    assert wombats().text_of_refusal(Prowl(3)) == "The dingo moves only after the turn of whoever minds it."


def preview(table: WombatTable, move: Walk | Digest | HighFibre) -> MovePreview:
    seen = WOMBAT_RESCUE.preview(table.state, 0, WOMBAT_RESCUE.code(move))
    assert isinstance(seen, MovePreview)
    return seen


def walk_preview(drawing: str, q: int, r: int) -> tuple[WombatTable, MovePreview]:
    table = wombats(drawing)
    return table, preview(table, Walk(table.number[q, r]))


@pytest.mark.parametrize(
    ("drawing", "space", "stop"),
    [
        ("r=0 q=0  A . 1", (2, 0), "food"),
        ("r=0 q=0  A . 1", (1, 0), ""),
        ("r=0 q=0  A . b", (2, 0), "cube"),
        ("r=0 q=0  A . !", (2, 0), "dingo"),
        ("r=0 q=0  A . .", (3, 0), "outside"),
        ("r=0 q=-1 A . .", (0, 0), "home"),
        ("r=0 q=8  Aa .", (9, 0), "edge"),
        ("r=0 q=7  Aa . B", (8, 0), "lead"),
        ("r=0 q=0  A B . . a", (2, 0), "push-limit"),
        ("r=0 q=0  A B 1", (1, 0), "pushed-stop"),
        ("r=1 q=8  Aa .", (9, 1), "baby"),
    ],
)
def test_what_ends_a_line(drawing: str, space: tuple[int, int], stop: str) -> None:
    assert walk_preview(drawing, *space)[1].stop == stop


def test_what_a_move_would_do() -> None:
    table, seen = walk_preview("r=0 q=0  A . B .", 3, 0)
    assert seen.path == tuple(table.number[q, 0] for q in (1, 2, 3))
    assert seen.push == Push(1, table.number[4, 0])
    assert walk_preview("r=0 q=0  A . 2", 2, 0)[1].eats == "herbs"
    assert walk_preview("r=0 q=0  A . !", 2, 0)[1].caught
    assert walk_preview("r=1 q=8  A .", 9, 1)[1].finds
    home = wombats("r=0 q=1  A").carrying(0, 1)
    assert preview(home, Walk(home.number[0, 0])).rescues


def test_what_a_cube_would_smell() -> None:
    table = wombats("r=0 q=4  A").digesting(0, "- - - 3")
    seen = preview(table, Digest())
    assert seen.cube == table.number[4, 0]
    before = table.area(0)
    after = wombats("r=0 q=4  A").digesting(0, "- - - 3").digest().area(0)
    assert {table.place[space] for space in seen.smells} == after - before


def asked(table: WombatTable, seat: int) -> str:
    return english(WOMBAT_RESCUE.prompt(table.state, seat).said)


def test_prompts_say_whose_decision_it_is() -> None:
    table = wombats("r=0 q=0  A . B !").walk(2, 0)
    assert asked(table, 1) == "The dingo caught you!"
    assert asked(table, 0) == "A caught wombat sends the dingo to a den."
    assert asked(wombats(), 0) == "Where should your wombat run?"
    assert asked(wombats("r=0 q=5  A"), 0) == "You are lost."
    assert asked(wombats("r=0 q=5  A 1"), 0) == "Step to what you smell."


def test_labels_name_what_is_there() -> None:
    table = wombats("r=0 q=0  A . 1")
    label = WOMBAT_RESCUE.label(table.view, Walk(table.number[2, 0]))
    assert english(label) == "Go to space 11 in row 8 (grasses)"
    assert english(WOMBAT_RESCUE.label(table.view, Walk(table.number[0, 0]))) == "Go home"


def test_the_table_can_be_read_aloud() -> None:
    view = wombats("r=0 q=2  A").carrying(0, 1).digesting(0, "1 - 3 -").view
    lines = [english(line) for line in WOMBAT_RESCUE.describe(view)]
    assert lines[0].startswith("Seat 1: at space 11 in row 8, in the smell area, with a baby in the pouch.")
    assert "Digesting: grasses (mouth) and roots (midgut)." in lines[0]
