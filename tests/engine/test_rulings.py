"""A game that was begun with older rules is dealt with the rulings of that day."""

from typing import Any

import pytest
from msgspec import structs

import homeward
from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.engine.chance.rng import Rng
from homeward.engine.game import Game
from homeward.engine.options import Options, Value
from homeward.engine.rulings import Ruling
from homeward.engine.state import State
from homeward.games.monster_chase import MONSTER_CHASE, position

RULINGS = (
    Ruling(name="monsters_snore", until=1, said=Text("x.ruling.monsters_snore"), rules=("X-R1",)),
    Ruling(name="monsters_sing", until=2, said=Text("x.ruling.monsters_sing"), rules=("X-R2",)),
)


class Changed:
    """A game whose rules have changed twice; remembers what a deal was told."""

    Saved = position.Saved
    snapshot = staticmethod(position.snapshot)
    restore = staticmethod(position.restore)

    def __init__(self) -> None:
        self.told: dict[str, Value] = {}
        info = structs.replace(MONSTER_CHASE.info, rules_version=3, rulings=RULINGS)
        self.game = Game(info, structs.replace(MONSTER_CHASE.parts, position=self))

    def deal(self, players: int, rng: Rng, options: Options, /) -> State:
        self.told = {name: options[name] for name in ("monsters_snore", "monsters_sing", "length")}
        return MONSTER_CHASE.deal_from(players, rng, options={"length": options["length"]})


@pytest.mark.parametrize(
    ("version", "snore", "sing"), [(None, False, False), (3, False, False), (2, False, True), (1, True, True)]
)
def test_a_deal_is_told_which_old_rulings_hold(version: int | None, snore: bool, sing: bool) -> None:
    changed = Changed()
    changed.game.deal(2, 1, version, length=10)
    assert changed.told == {"monsters_snore": snore, "monsters_sing": sing, "length": 10}


@pytest.mark.parametrize(
    ("version", "message"),
    [
        (4, "needs version 4 of the rules of Monster Chase. This house is older and knows version 3"),
        (0, "no version 0"),
        (-1, "no version -1"),
        (True, "no version True"),
        ("1", "no version '1'"),
    ],
)
def test_a_version_that_nobody_knows_is_refused(version: Any, message: str) -> None:
    with pytest.raises(homeward.BadOption, match=message):
        Changed().game.deal(2, 1, version)


def test_old_rulings_are_no_options() -> None:
    with pytest.raises(homeward.BadOption, match="no option called monsters_sing"):
        Changed().game.deal(2, 1, monsters_sing=True)


@pytest.mark.parametrize("game", homeward.shelf(), ids=lambda game: game.name)
def test_every_ruling_was_changed_once_and_is_kept_in_the_state(game: homeward.GameInfo) -> None:
    assert len({ruling.name for ruling in game.rulings}) == len(game.rulings)
    assert not {ruling.name for ruling in game.rulings} & {option.name for option in game.options}
    for ruling in game.rulings:
        assert 1 <= ruling.until < game.rules_version
        assert english(ruling.said).endswith(".")
        assert ruling.rules
    assert game.rules_version == 1 + max((ruling.until for ruling in game.rulings), default=0)
