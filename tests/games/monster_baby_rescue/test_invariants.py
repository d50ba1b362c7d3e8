"""What is true after every turn of any game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from homeward.engine.chance.rng import fast_rng
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.games.monster_baby_rescue.components import BOX, tiles_for
from homeward.games.monster_baby_rescue.rules import FINALS, GAP, MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.scoring import part
from homeward.games.monster_baby_rescue.rules.tables import RANK
from homeward.testkit.deals import random_move


def check(state: MonsterBabyRescue) -> None:
    row = [tile for tile in state.row.tiles if tile != GAP]
    pile = list(state.row.pile)[: state.row.left]
    taken = [tile for monster in state.monsters for tile in monster.tiles]
    assert sorted(row + pile + taken) == tiles_for(BOX, state.players)
    walked = [monster.distance for monster in state.monsters]
    assert max(walked) - min(walked) <= 4
    assert 0 <= state.red <= 6
    assert 0 <= state.green <= 6
    assert sum(monster.goals for monster in state.monsters) == sum(owner >= 0 for owner in state.goals.owner)
    for number in range(FINALS, FINALS + state.tables.finals):
        face = state.final_face[number - FINALS]
        if state.tables.final_how[face] == RANK:
            prizes = [max(0, part(state, seat, number)) for seat in range(state.players)]
            assert sum(prizes) <= sum(BOX.finals[face].points)


@given(players=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_tiles_diamonds_levels_and_goals_never_go_astray(players: int, seed: int) -> None:
    state = MONSTER_BABY_RESCUE.deal(players, seed)
    assert isinstance(state, MonsterBabyRescue)
    luck = fast_rng(seed)
    has = [list(monster.has) for monster in state.monsters]
    while not state.over:
        seat = state.actor
        state.play(random_move(state, luck))
        check(state)
        for other, monster in enumerate(state.monsters):
            grown = [now - before for now, before in zip(monster.has, has[other], strict=True)]
            assert all(more >= 0 for more in grown), "nothing is ever given back"
            assert other == seat or not any(grown), "nobody gains on another's turn"
            assert all(1 <= level <= 4 for level in list(monster.has)[:3])
        has = [list(monster.has) for monster in state.monsters]
    assert state.row.left == 0
    assert sum(tile != GAP for tile in state.row.tiles) == 6 - players
