"""Fireflies, a game for three with secrets, in plain Python."""

from pathlib import Path

from homeward.engine.game import Credits, Game, GameInfo, Parts
from homeward.engine.options import Value
from homeward.engine.rng import Rng
from homeward.engine.start import seat_of, who_begins
from homeward.engine.state import State
from tests.sixth_game.fireflies import bounds, position, view, words
from tests.sixth_game.fireflies.bot import BOTS
from tests.sixth_game.fireflies.moves import MOVES
from tests.sixth_game.fireflies.observation import FirefliesObserver
from tests.sixth_game.fireflies.rules import Fireflies

INFO = GameInfo(
    name="fireflies",
    players=(3,),
    ages="6+",
    minutes=5,
    credits=Credits(designer="nobody", publisher="nobody", year=2026),
    rules_version=1,
    secrets=True,
    options=(who_begins(default=0, rules=()),),
)


def deal(players: int, rng: Rng, options: dict[str, Value]) -> State:
    state = Fireflies(players, rng, seat_of(options["start"]))  # type: ignore[arg-type]  # settled
    state.lay_out()
    return state


FIREFLIES = Game(
    INFO,
    MOVES,
    Parts(
        catalogue=Path(__file__).with_name("catalogue"),
        deal=deal,
        view_type=view.FirefliesView,
        view=view.view,
        snapshot=position.snapshot,
        restore=position.restore,
        snapshot_type=position.Saved,
        bounds=bounds.bounds,
        refusal=words.refusal,
        events=words.events,
        prompt=words.prompt,
        describe=words.describe,
        label=words.label,
        score_sheet=words.score_sheet,
        bots=BOTS,
        observer=FirefliesObserver,
    ),
)
