"""Whatever the engine can say has its sentence in every language: found by playing, not by a list."""

from collections.abc import Iterator

import pytest

from homeward.catalogue import Said
from homeward.catalogue.folders import languages
from homeward.catalogue.telling import teller
from homeward.engine.game import Game
from homeward.engine.journal import Journal
from homeward.engine.rng import Rng, seeded
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.testkit.deals import any_options

GAMES_EACH = 150
LONGEST = 1_500  # moves; what is said later was said before
REFUSED = 5  # moves that are tried at a position although they may not be allowed


def said_in(value: object) -> Iterator[Said]:
    """Every sentence in something that goes to people, wherever it stands in it."""
    if isinstance(value, Said):
        yield value
    elif isinstance(value, list | tuple):
        for one in value:
            yield from said_in(one)
    elif isinstance(value, dict):
        yield from said_in(list(value.values()))
    elif hasattr(value, "__struct_fields__"):
        yield from said_in([getattr(value, name) for name in value.__struct_fields__])


def sayings(game: Game, state: State, luck: Rng) -> Iterator[object]:
    """All that is said of a game while it is played."""
    state.journal = Journal()
    for _ in range(LONGEST):
        for seat in [None, *range(state.players)]:
            view = game.view(state, seat)
            yield view, game.describe(view)
            if seat is not None:
                yield game.prompt(state, seat)
        yield from (game.why(state, luck.below(len(game.moves))) for _ in range(REFUSED))
        if state.actor is None:
            break
        view = game.view(state, int(state.actor))
        codes = state.legal()
        yield from (game.label(view, game.moves[code]) for code in codes)
        code = luck.choice(codes)
        yield game.preview(state, int(state.actor), code)
        state.play(code)
        yield game.events(state, state.journal.take(), None)
    yield game.score_sheet(state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_sentence_is_there_in_every_language(game: Game) -> None:
    tellers = [teller(language) for language in languages()]
    known = set[str]()
    for number in range(GAMES_EACH):
        luck = seeded(number)
        players = game.info.players[number % len(game.info.players)]
        state = game.deal(players, number, **any_options(game, players, luck))
        for spoken in sayings(game, state, luck):
            for said in said_in(spoken):
                shape = f"{said.key} {sorted(said.args)}"
                if shape not in known:
                    known.add(shape)
                    assert all(one.tell(said) for one in tellers), said
