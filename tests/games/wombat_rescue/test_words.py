"""Words: what a tap on any space answers, prompts, previews and labels."""

import pytest

from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.moves import Digest, HighFibre, Prowl, TakeCube, Walk
from homeward.games.wombat_rescue.preview import MovePreview, Push
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import WombatTable, dealt, wombats


def refusal(table: WombatTable, q: int, r: int) -> str:
    return table.text_of_refusal(Walk(table.number[q, r]))


@pytest.mark.parametrize(
    ("drawing", "space", "text"),
    [
        ("r=0 q=0  A . 1", (3, 0), "A food disc stops you before you get there. Choose a nearer space."),
        ("r=0 q=0  A . b", (3, 0), "Another wombat’s cube stops you before you get there. Choose a nearer space."),
        ("r=0 q=0  A . !", (3, 0), "The dingo stops you before you get there. Choose a nearer space."),
        ("r=0 q=0  A . .", (4, 0), "Your smell area does not reach that far. Choose a nearer space."),
        ("r=0 q=-1 A . .", (1, 0), "Nobody can run through home. Choose a nearer space."),
        ("r=0 q=0  A . .", (2, 1), "You can only run in a straight line. Choose another space."),
        (
            "r=0 q=0  A B 1",
            (3, 0),
            "Something stops the wombat you are pushing, so you stop too. Choose a nearer space.",
        ),
        ("r=0 q=0  A B . .", (4, 0), "You can push a wombat two spaces, no more. Choose a nearer space."),
        ("r=0 q=7  a A B", (9, 0), "A wombat is in the way and cannot be pushed. Choose another space."),
        ("r=0 q=5  A", (6, 0), "You are lost here. Turn up a card to move on."),
        ("r=0 q=5  A 1", (5, 1), "Outside your smell area you can only step to the food or baby beside you."),
        ("r=0 q=5  A", (5, 0), "Your wombat is there already. Choose another space."),
    ],
)
def test_why_a_space_cannot_be_reached(drawing: str, space: tuple[int, int], text: str) -> None:
    assert refusal(wombats(drawing), *space) == text


def test_what_a_decision_waits_for() -> None:
    table = wombats("r=0 q=0  A . !").walk(2, 0)
    assert refusal(table, 1, 0) == "First choose the den the dingo goes back to."
    assert table.text_of_refusal(Digest()).startswith("First")
    assert (
        wombats().text_of_refusal(Prowl(3))
        == "The dingo only moves when the player who minds it has ended a turn. Go on with your turn."
    )


def preview(table: WombatTable, move: Walk | Digest | HighFibre | Prowl) -> MovePreview:
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


@rules("WR-43", "WR-R11")
def test_where_one_would_be_lost() -> None:
    assert walk_preview("r=0 q=0  A . .", 3, 0)[1].lost
    assert not walk_preview("r=0 q=0  A . .", 2, 0)[1].lost, "it still smells its cube"
    assert not walk_preview("r=0 q=0  A . . . 1", 3, 0)[1].lost, "it smells the food beside it"
    dropping = wombats("r=0 q=0  A . .").digesting(0, "- - - 3")
    assert not preview(dropping, Walk(dropping.number[3, 0])).lost, "its cube will smell there"


@rules("WR-85", "WR-98")
def test_where_the_dingo_can_come_to_rest() -> None:
    drawing = "r=0 q=1  B\nr=3 q=2  !"
    table = wombats(drawing).holder(0).rolling(2).digest()
    ends = {preview(table, Prowl(table.number[place])).ends for place in table.prowls()}
    assert {table.place[space] for one in ends for space in one} == {(1, 2), (2, 1)}
    hungry = wombats(drawing, eats=True).holder(0).rolling(2).digest()
    assert [preview(hungry, Prowl(hungry.number[place])).ends for place in hungry.prowls()] == [(), ()]


@rules("WR-83", "WR-84", "WR-87")
def test_the_view_shows_the_prey_and_a_way_to_it() -> None:
    table = wombats("r=0 q=3  B . . ! . . C", players=3)
    assert [one.seat for one in table.view.prey] == [1, 2]
    assert [[table.place[space] for space in one.way] for one in table.view.prey] == [
        [(5, 0), (4, 0), (3, 0)],
        [(7, 0), (8, 0), (9, 0)],
    ]
    assert wombats().view.prey == (), "all are at home"


def asked(table: WombatTable, seat: int) -> str:
    return english(WOMBAT_RESCUE.prompt(table.state, seat).said)


def detail(table: WombatTable, seat: int) -> str:
    said = WOMBAT_RESCUE.prompt(table.state, seat).detail
    assert said is not None
    return english(said)


def test_prompts_say_whose_decision_it_is() -> None:
    table = wombats("r=0 q=0  A . B !").walk(2, 0)
    assert asked(table, 1) == "The dingo caught you!"
    assert asked(table, 0) == "Wait for your turn."
    assert detail(table, 0) == "Seat 2 sends the dingo to a den."
    assert asked(wombats(), 0) == "Where should your wombat run?"
    assert asked(wombats("r=0 q=5  A"), 0) == "You are lost."
    assert asked(wombats("r=0 q=5  A 1"), 0) == "Step to what you smell."


def test_labels_name_what_is_there() -> None:
    table = wombats("r=0 q=0  A . 1")
    label = WOMBAT_RESCUE.label(table.view, Walk(table.number[2, 0]))
    assert english(label) == "Go 2 spaces east (grasses)"
    assert english(WOMBAT_RESCUE.label(table.view, Walk(table.number[0, 0]))) == "Go home"


def test_the_dingo_is_sent_to_a_den_that_people_see() -> None:
    table = wombats("r=0 q=0  A . !").walk(2, 0)
    labels = [english(WOMBAT_RESCUE.label(table.view, move)) for move in table.legal()]
    assert labels == [f"Send the dingo to the den in the {place}" for place in ("east", "west", "middle")]
    table.den(2)
    sent = table.happened("denned")[0].said
    assert sent is not None
    assert english(sent) == "Seat 1 sends the dingo to the den in the west."


@pytest.mark.parametrize(
    ("place", "label"),
    [
        ((2, 0), "Take the cube that is 2 spaces east"),
        ((1, 2), "Take the cube that is 1 space east, then 2 south-east"),
        ((-1, 3), "Take the cube that is 1 space south-west, then 2 south-east"),
        ((-3, 1), "Take the cube that is 1 space south-west, then 2 west"),
        ((-1, -2), "Take the cube that is 1 space west, then 2 north-west"),
        ((0, 0), "Take the cube right here"),
    ],
)
def test_a_cube_is_told_by_the_way_to_it(place: tuple[int, int], label: str) -> None:
    table = wombats()
    assert english(WOMBAT_RESCUE.label(table.view, TakeCube(table.number[place]))) == label


def keys(said: Text) -> set[str]:
    found = {said.key}
    for arg in said.args.values():
        for one in arg if isinstance(arg, tuple) else (arg,):
            found |= keys(one) if isinstance(one, Text) else set()
    return found


def test_nobody_is_told_rows_and_spaces() -> None:
    """They are not printed on the board; only whoever listens to the whole table hears them."""
    table = WombatTable(dealt(4, 11))
    told = set[str]()
    while not table.state.over:
        actor = table.state.actor
        assert actor is not None
        view = WOMBAT_RESCUE.view(table.state, actor)
        for code in table.state.legal():
            told |= keys(WOMBAT_RESCUE.label(view, WOMBAT_RESCUE.moves[code]))
        wise = max(table.state.legal(), key=lambda code: WOMBAT_RESCUE.knowledge.prefer(table.state, code))
        for event in table.play(WOMBAT_RESCUE.moves[wise]).events:
            told |= keys(event.said) if event.said is not None else set()
    assert "wombat-rescue.event.walked" in told
    assert "wombat-rescue.place" not in told


def test_the_table_can_be_read_aloud() -> None:
    view = wombats("r=0 q=2  A").carrying(0, 1).digesting(0, "1 - 3 -").view
    lines = [english(line) for line in WOMBAT_RESCUE.describe(view)]
    assert lines[0].startswith("Seat 1: at space 11 in row 8, in the smell area, with a baby in the pouch.")
    assert "Digesting: grasses (mouth) and roots (midgut)." in lines[0]
