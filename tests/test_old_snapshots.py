"""Snapshots from before options were kept in the state: real, veiled and filled positions of games with any options.

They restore, and saving them again gives the same bytes. Bots draw their luck from those bytes.
"""

import gzip
from pathlib import Path

import msgspec
import pytest

from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.testkit.contract import snapshot_bytes

FOLDER = Path(__file__).with_name("snapshots")
EACH = 20
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def old_snapshots(game: Game) -> list[bytes]:
    return gzip.decompress((FOLDER / f"{game.name}.jsonl.gz").read_bytes()).splitlines()


@every_game
@pytest.mark.parametrize("trusted", [False, True], ids=["checked", "trusted"])
def test_old_snapshots_restore_to_the_same_bytes(game: Game, trusted: bool) -> None:
    snapshots = old_snapshots(game)
    assert len(snapshots) == EACH
    for old in snapshots:
        assert snapshot_bytes(game, game.restore(msgspec.json.decode(old), trusted=trusted)) == old


@every_game
def test_options_that_came_later_have_their_default(game: Game) -> None:
    """Who begins, the pace and old rulings were not saved at first."""
    later = {one.name for one in game.info.options if one.seats or one.name == "pace"}
    later |= {ruling.name for ruling in game.info.rulings}
    data = game.snapshot(game.deal(min(game.info.players), 1))
    kept = next((data[field] for field in ("variant", "settings") if field in data), data)
    for name in later & kept.keys():
        del kept[name]
    options = game.restore(data).options
    assert {name: options[name] for name in later} == {
        **{one.name: one.default for one in game.info.options if one.name in later},
        **{ruling.name: False for ruling in game.info.rulings},
    }
