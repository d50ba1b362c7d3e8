"""What is hidden: starting cards, deck and box. Everything else is open."""

import msgspec

from homeward.engine.chance.rng import fast_rng
from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.rules import PetsRescue
from homeward.testkit import rules

from .pets_table import CARD, called, table


@rules("PR-07", "PR-R5")
def test_only_the_owner_sees_a_starting_card() -> None:
    game = table(3, starts="Aspen Biscuit Clover")
    for seat, name in enumerate(("Aspen", "Biscuit", "Clover")):
        seen = game.view(seat).shelters
        own = seen[seat].start
        assert own is not None
        assert called(own.name) == name
        assert all(one.start is None for one in seen if one.seat != seat)
    assert all(one.start is None for one in game.view(None).shelters)


@rules("PR-R5")
def test_no_view_names_a_card_of_deck_or_box() -> None:
    game = table(2)
    for seat in (None, 0, 1):
        seen = msgspec.json.encode(game.view(seat)).decode()
        hidden = [*game.state.supply.deck, *game.state.supply.boxed, *game.state.supply.spare]
        assert not any(f'"{BOX.card[card].id}"' in seen for card in hidden)


@rules("PR-R5", "PR-07", "PR-09")
def test_a_fill_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    game = table(3, starts="Aspen Biscuit Clover").play("line row 1")
    starts, tops = set[int](), set[int]()
    for luck in range(60):
        world = game.state.veil(1).fill(fast_rng(luck))
        assert isinstance(world, PetsRescue)
        assert world.shelters[1].start == CARD["Biscuit"]
        dealt, true = world.supply, game.state.supply
        assert list(dealt.grid) == list(true.grid)
        assert sorted([*dealt.deck, *dealt.boxed]) == sorted([*true.deck, *true.boxed])
        others = [world.shelters[0].start, world.shelters[2].start, *world.supply.spare]
        assert sorted(others) == [CARD["Aspen"], CARD["Clover"], CARD["Dumpling"], CARD["Ember"]]
        starts.add(world.shelters[0].start)
        tops.add(world.supply.deck[-1])
    assert starts == {CARD["Aspen"], CARD["Clover"], CARD["Dumpling"], CARD["Ember"]}
    assert len(tops) > 20


@rules("PR-12", "PR-R5")
def test_with_four_the_spare_card_in_the_grid_is_nobodys_start() -> None:
    game = table(4)
    spare = game.state.supply.grid[0]
    for luck in range(20):
        world = game.state.veil(2).fill(fast_rng(luck))
        assert isinstance(world, PetsRescue)
        assert spare not in [shelter.start for shelter in world.shelters]


@rules("PR-R30")
def test_a_hidden_choice_is_dealt_anew_too() -> None:
    game = table(3).to_the_end().play("start upright")
    ways = set[int]()
    for luck in range(20):
        world = game.state.veil(2).fill(fast_rng(luck))
        assert isinstance(world, PetsRescue)
        ways.add(world.shelters[0].start_way)
        assert world.shelters[1].start_way == -1
    assert ways == {0, 1}


@rules("PR-R5")
def test_after_the_end_everything_shown_is_known() -> None:
    game = table(3).to_the_end().play("start upright", "start sideways", "start upright")
    world = game.state.veil(0).fill(fast_rng(3))
    assert isinstance(world, PetsRescue)
    assert [one.start for one in world.shelters] == [one.start for one in game.state.shelters]
    assert world.scores() == game.state.scores()
    assert all(one.start is not None for one in game.view(None).shelters)
