"""Whatever the engine can say has its sentence in every language: found by playing, not by a list."""

from collections.abc import Iterable, Iterator
from types import NoneType

import pytest
from msgspec import Struct, structs

from homeward.catalogue import Text
from homeward.catalogue.folders import languages
from homeward.catalogue.translator import translator_for
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.events import Event
from homeward.engine.game import Game
from homeward.engine.journal import Journal
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.testkit.deals import any_options, random_move

GAMES_EACH = 400
SAYINGS_EACH = 100_000  # after so many no other game is begun: some are long
LONGEST = 1_500  # moves; what is said later was said before
REFUSED = 5  # moves that are tried at a position although they may not be allowed
LABELLED = 3  # moves of a position whose labels are read
SLIP = 100  # moves of steady hands for one of any kind
LOOK = 8  # positions for one that is looked at from all sides
PLAIN = (int, str, bool, float, NoneType)  # nothing is said in them


def said_in(value: object) -> Iterator[Text]:
    """Every sentence in something that goes to people, wherever it stands in it."""
    if isinstance(value, Text):
        yield value
    for one in inside(value):
        if type(one) not in PLAIN:
            yield from said_in(one)


def inside(value: object) -> Iterable[object]:
    if isinstance(value, Struct):
        return structs.astuple(value)
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list | tuple) else ()


def sayings(game: Game, state: State, luck: Rng) -> Iterator[object]:
    """All that is said of a game while it is played. In beats most moves change nothing that is said."""
    state.journal = Journal()
    players = Players(game, state, luck)
    news: list[Event] = []
    for _ in range(LONGEST):
        if news if state.in_beats() else luck.below(LOOK) == 0:
            yield from said_now(game, state, luck)
        if state.actor is None:
            break
        code = players.choose(state)
        if not state.in_beats():
            yield game.preview(state, int(state.actor), code)
        state.play(code)
        news = game.events(state, state.journal.take(), None)
        yield from news
    yield game.score_sheet(state)


def said_now(game: Game, state: State, luck: Rng) -> Iterator[object]:
    """The table as somebody there sees it, what all are asked, what can be done and why other things cannot."""
    looking = luck.below(state.players + 1)
    view = game.view(state, looking if looking < state.players else None)
    yield view, game.describe(view)
    yield from (game.prompt(state, seat) for seat in range(state.players))
    yield from (game.why(state, luck.below(len(game.moves))) for _ in range(REFUSED))
    if state.actor is not None:
        view = game.view(state, int(state.actor))
        yield from (game.label(view, game.moves[random_move(state, luck)]) for _ in range(LABELLED))


class Players:
    """They play anything; in beats they have hands that are good enough to get somewhere, and a slip now and then."""

    def __init__(self, game: Game, state: State, luck: Rng) -> None:
        self.luck = luck
        self.hands = [game.beats.hands("owl", luck) if game.beats else None for _ in range(state.players)]

    def choose(self, state: State) -> int:
        hands = self.hands[int(state.actor or 0)]
        if hands is None or not state.in_beats() or self.luck.below(SLIP) == 0:
            return random_move(state, self.luck)
        return hands.choose(state)


def some_games(game: Game) -> Iterator[object]:
    """What is said in games of all sizes and with all options."""
    count = 0
    for number in range(GAMES_EACH):
        luck = fast_rng(number)
        players = game.info.players[number % len(game.info.players)]
        state = game.deal(players, number, **any_options(game, players, luck))
        for spoken in sayings(game, state, luck):
            yield spoken
            count += 1
        if count > SAYINGS_EACH:
            break


@pytest.mark.parametrize("game", [game for game in GAMES if game.info.figures], ids=lambda game: game.name)
def test_every_figure_has_a_name_in_every_language(game: Game) -> None:
    assert game.info.figures is not None
    texts = [Text(f"{game.info.figures.words}.{what}") for what in ("choose", "any", *game.info.figures.names)]
    for translator in map(translator_for, languages()):
        assert all(map(translator.translate, texts))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_sentence_is_there_in_every_language(game: Game) -> None:
    translators = [translator_for(language) for language in languages()]
    known = set[str]()
    for said in (said for spoken in some_games(game) for said in said_in(spoken)):
        shape = f"{said.key} {sorted(said.args)}"
        if shape not in known:
            known.add(shape)
            assert all(one.translate(said) for one in translators), said
