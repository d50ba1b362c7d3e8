"""Previews, events, prompts and the spoken table."""

from homeward.catalogue.translator import english
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE, described, prompts, score_sheet
from homeward.games.monster_baby_rescue.preview import Change, TakePreview
from homeward.testkit import rules
from tests.games.monster_baby_rescue.rescue_table import new_game, position

REST = "PLY-1 DOC-1 DOC-2 DOC-3 DOC-4"


@rules("MBR-26", "MBR-20")
def test_a_preview_shows_where_the_figure_lands_and_who_is_next() -> None:
    table = position(players=3, row=f"BED-1 {REST}", walked=[1, 4, 3])
    cheap, dear = table.preview(1), table.preview(6)
    assert (cheap.place, cheap.rock, cheap.steps) == (3, 2, 2)
    assert (cheap.order, cheap.again) == ((2, 0, 1), False)
    assert (dear.place, dear.order) == (5, (2, 1, 0))
    assert position(players=3, row=f"BED-1 {REST}", walked=[1, 4, 4]).preview(1).again


@rules("MBR-29")
def test_a_preview_shows_what_changes_and_which_goals_it_takes() -> None:
    table = position(row=f"DIA-1 {REST}", tiles={0: "DIA-4 PLY-4"}, goals="GOAL-02A GOAL-03A")
    seen = table.preview(1)
    assert seen.changes == (Change("red", 0, 2), Change("diamonds", 1, 3))
    assert seen.goals == ("GOAL-02A", "GOAL-03A")
    assert (seen.hearts, seen.points) == (1, 1 + 2 + 1)
    assert [english(said) for said in seen.said] == [
        "You get 2 red diamonds. That makes 2.",
        "First with 1 red diamond and 1 green diamond: a goal for 2 points!",
        "First with 2 red diamonds: a goal for 1 point!",
    ]


def foretold(seen: TakePreview) -> str:
    return " ".join(english(said) for said in seen.said)


def test_a_preview_tells_levels_in_words() -> None:
    table = position(row=f"ANY-1 {REST}", tiles={0: "HED-1"})
    assert foretold(table.preview(1, part="head")) == "Head: level 2 to 3."
    full = position(row=f"TOR-2 {REST}", tiles={0: "TOR-1 TOR-3 TOR-4"})
    assert foretold(full.preview(1)) == "It cannot get any cleaner."
    assert foretold(position(row=f"WNT-1 {REST}").preview(1)) == "It counts at the end."


@rules("MBR-54")
def test_a_preview_of_a_final_turn_leaves_the_track() -> None:
    seen = position(pile="").preview(6)
    assert (seen.steps, seen.place, seen.order) == (0, None, (1,))


def test_events_tell_a_turn() -> None:
    table = position(row=f"ANY-1 {REST}", goals="GOAL-06B", tiles={0: "HED-1"}).take(1, part="head")
    assert table.told == [
        "Seat 1 takes Magic soap A and walks 2 places, to Old Bridge.",
        "Seat 1 takes care of the head. It is clean now: level 3.",
        "Seat 1 is first with a head at level 3 and takes the goal: 1 point!",
        "Twin cushions comes into the row; 6 tiles are left in the pile.",
    ]


def test_events_tell_the_end() -> None:
    table = position(row=f"BED-1 {REST}", pile="LEG-1").take(1)
    assert table.told[-1] == "The pile is empty. Everybody has one last turn, and the tile is free."
    table.take(1)
    assert [event.kind for event in table.events] == ["took", "gained", "left"]
    assert table.told[0] == "Seat 2 takes Low swing, for free."
    table.take(6)
    assert table.events[-1].kind == "ended"
    assert table.told[-1].startswith("The happiest monster goes home with")


def test_a_shared_win_is_told_as_one() -> None:
    table = position(row="DOC-1 DOC-2 DOC-3 BED-2 BED-3 PLY-3", pile="").take(1).take(2)
    assert english(score_sheet.verdict(table.state)).startswith("Several monsters go home equally happy")


def test_prompts_say_what_to_do() -> None:
    table = position()
    assert english(prompts.prompt(table.state, 0).said) == "Take one tile."
    assert english(prompts.prompt(table.state, 1).said).startswith("Wait until your figure is last")
    assert english(prompts.prompt(position(pile="").state, 0).said) == "Your last turn: take any tile, for free."


def test_the_table_can_be_read_aloud() -> None:
    table = position(row=f"BED-4 {REST}", tiles={1: "DIA-1 WNT-3"}, goals="GOAL-04A", won={1: "GOAL-03A"})
    lines = [english(said) for said in described.describe(table.view)]
    assert lines[0].startswith(
        "Row: 1 Glow-worm crib (1 bed and 1 heart if you give it a green diamond), 2 places to walk, 2 Low swing"
    )
    assert lines[1] == "On the track: River: Seat 1 and Seat 2."
    assert "Seat 2, cerberus: head 1, tummy 1, legs 1; 2 red diamonds, 1 wish tile and 1 goal; 2 points." in lines
    assert "Goals left: every part at level 2 (2)." in lines


def test_choices_are_labelled_with_tile_choice_and_price() -> None:
    table = position(row=f"ANY-1 DIA-5 {REST[:-6]}")
    view = table.view
    labels = [english(described.label(view, MONSTER_BABY_RESCUE.moves[code])) for code in table.state.legal()]
    assert labels[0] == "Take Magic soap A from position 1, for the head: walk 2 places"
    assert labels[4] == "Take Pick-a-gem from position 2, as a green diamond: walk 2 places"


@rules("MBR-64", "MBR-62")
def test_the_view_shows_points_that_nobody_can_lose_again() -> None:
    table = position(tiles={0: "DOC-1 WNT-4 BED-1"}, won={0: "GOAL-01A"})
    monster = table.view.monsters[0]
    assert monster.points == 1 + 1 + 1 + 1
    assert monster.want_points == (1,)
    assert (monster.hearts, monster.waiting_hearts) == (1, 0)


@rules("MBR-R29")
def test_everybody_sees_the_same() -> None:
    state = new_game(3).state
    views = [MONSTER_BABY_RESCUE.view(state, seat) for seat in (0, 1, 2, None)]
    assert (
        len(
            {
                repr(view).replace(f"seat={seat}, players", "players")
                for view, seat in zip(views, (0, 1, 2, None), strict=True)
            }
        )
        == 1
    )
