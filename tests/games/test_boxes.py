"""What the shelf says of every game has a source: a rulebook or a public page. An age without one is marked as ours."""

import pytest

import homeward

# Players, more of them in later editions, age, minutes. Public pages name what the rulebook leaves out: the minutes of
# the last three games and the age of Monster Baby Rescue. Nothing names an age for Wombat Rescue.
NAMED = {
    "pets-rescue": ((2, 3, 4), (), "10+", (15, 20)),
    "wombat-rescue": ((2, 3, 4), (), None, (30, 60)),
    "monster-chase": ((1, 2, 3, 4, 5), (6,), "4+", (10,)),
    "monster-baby-rescue": ((2, 3, 4, 5), (), "7+", (30,)),
    "monster-falle": ((2, 3, 4), (), "6+", (20,)),
}


@pytest.mark.parametrize("info", homeward.shelf(), ids=lambda info: info.name)
def test_a_box_says_what_its_source_says(info: homeward.GameInfo) -> None:
    players, later, ages, minutes = NAMED[info.name]
    assert info.players == (*players, *later)
    assert info.later_players == later
    assert info.own_ages == (ages is None)
    assert info.ages == ages or info.own_ages
    assert info.minutes == minutes
