"""The contract that every game must keep, as checks of a game and a random position.

`tests/test_contract.py` runs all of them for every game in `homeward.games.GAMES`.
"""

import copy
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from homeward.catalogue.translator import english
from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import BadSnapshot, IllegalMove, Refusal
from homeward.engine.events import Prompt
from homeward.engine.game import Game
from homeward.engine.journal import Journal
from homeward.engine.simulation.lanes import one_mask, one_row
from homeward.engine.snapshots.bounds import problems
from homeward.engine.state import NOBODY, ONE_WIN, TOGETHER, State
from homeward.testkit.browser_json import as_a_browser_reads
from homeward.testkit.deals import random_move, walk
from homeward.testkit.fields import differences, numbers_of
from homeward.testkit.game_files import is_default

RANDOM_MOVES = 3_000  # random moves hardly ever finish a long race: after this many the game's knowledge chooses
LONGEST_GAME = 20_000  # moves
PLENTY = 200  # legal moves; of more, a check takes an even sample


def snapshot_bytes(game: Game, state: State) -> bytes:
    """The whole state as bytes; equal states have equal bytes."""
    return msgspec.json.encode(game.snapshot(state))


# Moves


def legal_moves_are_playable(game: Game, state: State) -> None:
    legal = state.legal()
    assert legal == sorted(set(legal)), "legal moves come in ascending order, each once"
    assert bool(legal) == (not state.over), "somebody to act has a move, nobody has one in a finished game"
    before = snapshot_bytes(game, state)
    for code in some_of(legal):
        assert game.why(state, code) is None
        after = state.copy()
        after.play(code)
        # in real time a move may ask again for what is already happening
        assert snapshot_bytes(game, after) != before or state.in_beats(), f"{game.moves[code]} changed nothing"


def some_of(legal: list[int]) -> list[int]:
    """All moves if there are few; otherwise an even sample with the first and the last."""
    if len(legal) <= PLENTY:
        return legal
    return [legal[i * (len(legal) - 1) // (PLENTY - 1)] for i in range(PLENTY)]


def a_random_move_is_one_of_the_legal_ones(game: Game, state: State) -> None:
    """`random_code` without a list picks the same move as with one, from the same random number."""
    legal = state.legal()
    for luck in range(2 * len(legal)):
        assert state.random_code(fast_rng(luck)) == legal[fast_rng(luck).below(len(legal))]


def illegal_moves_are_refused(game: Game, state: State) -> None:
    before = snapshot_bytes(game, state)
    legal = set(state.legal())
    for code in [-1, len(game.moves), 2**40, 2**70, *range(len(game.moves))]:
        if code in legal:
            continue
        try:
            state.play(code)
        except IllegalMove as error:
            check_refusal(game, state, code, error.refusal)
        else:
            raise AssertionError(f"code {code} was played but is not legal")
    assert snapshot_bytes(game, state) == before, "a refused move changed the state"


def check_prompt(prompt: Prompt) -> None:
    assert english(prompt.said)
    assert prompt.detail is None or english(prompt.detail)


def check_refusal(game: Game, state: State, code: int, refusal: Refusal) -> None:
    assert refusal == game.why(state, code)
    assert refusal.code
    assert english(refusal.said).endswith((".", "!", "?")), english(refusal.said)
    if 0 <= code < len(game.moves) and not state.over and not is_default(game, "refusals"):
        assert refusal.rule, f"no rule id for {game.moves[code]}: {english(refusal.said)}"


def moves_have_names(game: Game) -> None:
    for code, move in enumerate(game.moves):
        assert game.code(move) == code
        assert game.parse(game.text(code)) == code


def bots_are_complete(game: Game) -> None:
    """Every kind of move has hints; in real time every level has hands."""
    for code in range(len(game.moves)):
        assert english(game.pointer(code, step=1)).endswith((".", "?"))
        assert english(game.pointer(code, step=2)).endswith(".")
    if game.beats is not None:
        assert all(game.beats.hands(level.name, fast_rng(1)) is not None for level in game.bots.levels)


def chosen_seats_begin(game: Game) -> None:
    """Where the table may choose who begins, that seat begins; chance chooses every seat at some time."""
    for option in game.info.options:
        for players in game.info.players if option.seats else ():
            for seat in range(players):
                assert game.begins(game.deal(players, 1, **{option.name: seat})) == seat
            drawn = {game.begins(game.deal(players, seed, **{option.name: "chance"})) for seed in range(20 * players)}
            assert drawn == set(range(players))


# Copies


def options_are_shared(game: Game, state: State) -> None:
    """A copy, a veiled state and a new deal of the same table share the options object of the state."""
    assert state.options.keys() >= {option.name for option in game.info.options}
    for other in (state.copy(), state.veil(0), state.veil(0).fill(fast_rng(1)), state.deal_again(fast_rng(2))):
        assert other.options is state.options
    assert game.restore(game.snapshot(state)).options == state.options


def copies_are_independent(game: Game, state: State) -> None:
    past = [state]
    images = [snapshot_bytes(game, state)]
    runner = state.copy()
    luck = fast_rng(5)
    for _ in range(30):
        if runner.over:
            break
        runner.play(random_move(runner, luck))
        past.append(runner)
        images.append(snapshot_bytes(game, runner))
        runner = runner.copy()
    assert [snapshot_bytes(game, one) for one in past] == images, "a past state changed when a copy played on"


def copies_keep_every_field(game: Game, state: State) -> None:
    """Every number of a state, changed to one that no rule gives it, is the same in a copy."""
    assert differences(state, state.copy()) == []
    for name, value, change in list(numbers_of(state, state.copy())):
        if name == "players":  # the number of parts cannot be changed alone
            continue
        change(not value if isinstance(value, bool) else value + 1)
        assert differences(state, state.copy()) == [], f"{name} is not copied"
        change(value)


# Saving


def snapshots_keep_every_field(game: Game, state: State) -> None:
    """A restored state is the same, field by field."""
    assert differences(state, game.restore(game.snapshot(state))) == []


def snapshots_round_trip(game: Game, state: State) -> None:
    image = snapshot_bytes(game, state)
    assert snapshot_bytes(game, game.restore(msgspec.json.decode(image), trusted=True)) == image
    again = game.restore(msgspec.json.decode(image))
    assert snapshot_bytes(game, again) == image
    assert again.legal() == state.legal()
    if not state.over:
        code = random_move(state, fast_rng(1))
        one, two = state.copy(), again
        one.play(code)
        two.play(code)
        assert snapshot_bytes(game, one) == snapshot_bytes(game, two)


def damaged_snapshots_are_rejected(game: Game, state: State, luck: int) -> None:
    """A field that is missing, unknown, of a wrong type or far out of range is named in the error."""
    whole = game.snapshot(state)
    fields = sorted(whole)
    field = fields[luck % len(fields)]
    for damage in (None, "junk", {"nested": [1]}, 10**12, -(10**12)):
        broken = copy.deepcopy(whole)
        broken[field] = damage
        if damage == whole[field]:
            continue
        assert field in message_of_rejection(game, broken), f"{field} = {damage!r}"
    if field not in {ruling.name for ruling in game.info.rulings}:  # a snapshot without it has the newest rules
        missing = {name: value for name, value in whole.items() if name != field}
        assert field in message_of_rejection(game, missing)
    assert "surprise" in message_of_rejection(game, {**whole, "surprise": 1})
    nonsense: tuple[object, ...] = (None, [], 3, "junk", {})
    for data in nonsense:
        message_of_rejection(game, data)


def message_of_rejection(game: Game, data: Any) -> str:
    """The message with which a snapshot was rejected."""
    try:
        game.restore(data)
    except BadSnapshot as error:
        return str(error)
    raise AssertionError(f"a damaged snapshot was accepted: {data!r}")


def what_seats_know_is_within_bounds(game: Game, state: State) -> None:
    """The bounds of a table have every field, never change, and hold for every position."""
    bounds = game.bounds(state)
    assert bounds == game.bounds(state.deal_again(fast_rng(4)))
    for seat in range(state.players):
        known = game.snapshot(state.veil(seat))
        assert problems(bounds, known) == []
        nothing_hidden = game.snapshot(state) | {"chance": known["chance"]}
        assert problems(bounds, nothing_hidden) == []


# Endings


def games_end(game: Game, state: State) -> None:
    together = state.together()
    # a game in real time ends by itself; a game in turns may need knowledge to be finished
    walk(state, LONGEST_GAME if game.info.tick_hz else RANDOM_MOVES, fast_rng(11))
    finish_with_knowledge(game, state)
    assert state.over, "the game did not come to an end"
    assert state.legal() == []
    assert state.actor is None
    sheet = game.score_sheet(state)
    assert list(sheet.totals) == state.scores()
    assert list(sheet.winners) == state.winners()
    assert sheet.verdict
    assert sheet.together == state.together() == together, "whether all win together is settled before the game"
    as_a_browser_reads(msgspec.json.encode(sheet))
    for seat in range(state.players):
        assert sum(line.points[seat] for line in sheet.lines) == sheet.totals[seat]
        assert 0.0 <= state.value(seat) <= 1.0
    for line in sheet.lines:
        assert line.rules or is_default(game, "score_sheet"), f"no rule id for {line.name}"
        assert len(line.pieces) in (0, state.players)
        assert all(piece.n > 0 for pieces in line.pieces for piece in pieces)
    values_keep_to_the_stakes(state)


def values_keep_to_the_stakes(state: State) -> None:
    values = [state.value(seat) for seat in range(state.players)]
    if state.stakes() == ONE_WIN:
        assert abs(sum(values) - 1.0) < 1e-9, values
    elif state.stakes() == TOGETHER:
        assert len(set(values)) == 1, values


def finish_with_knowledge(game: Game, state: State) -> None:
    """Play what the game's knowledge prefers, and sometimes a random move, so that play cannot go round in circles."""
    luck, knowledge = fast_rng(12), game.knowledge
    for _ in range(LONGEST_GAME):
        if state.over:
            return
        legal = state.legal()
        scores = list(knowledge.likings(state, vec[i64](legal)))
        state.play(legal[luck.below(len(legal))] if luck.below(20) == 0 else legal[scores.index(max(scores))])


# Secrets


def views_and_veils_leak_nothing(game: Game, state: State, luck: int) -> None:
    """A state that the seat cannot distinguish (its own veil, filled) gives the same view and the same veil."""
    for seat in range(state.players):
        veiled = state.veil(seat)
        other = state.veil(seat).fill(fast_rng(luck))
        assert msgspec.json.encode(game.view(other, seat)) == msgspec.json.encode(game.view(state, seat))
        assert snapshot_bytes(game, other.veil(seat)) == snapshot_bytes(game, veiled)
        assert other.actor == state.actor
        if state.actor == seat:
            assert other.legal() == state.legal() == veiled.legal()
            assert game.prompt(other, seat) == game.prompt(state, seat)
        onlooker = snapshot_bytes(game, state.veil(NOBODY))
        assert snapshot_bytes(game, other.veil(NOBODY)) == onlooker, "an onlooker knows too much"
    seen = msgspec.json.encode(game.view(state, None))
    assert msgspec.json.encode(game.view(state.veil(NOBODY), None)) == seen, "an onlooker knows too little"


def observations_show_only_what_is_known(game: Game, state: State) -> None:
    """An observation is the same in all states that the seat cannot distinguish, and within its bounds."""
    observer = game.observer(state)
    highest = [column.highest for column in observer.columns for _ in range(column.size)]
    for seat in range(state.players):
        row = list(one_row(observer, state, seat))
        assert all(number <= high for number, high in zip(row, highest, strict=True))
        assert row == list(one_row(observer, state.veil(seat), seat))
        assert row == list(one_row(observer, state.veil(seat).fill(fast_rng(seat)), seat))
    assert [code for code, legal in enumerate(one_mask(state, len(game.moves))) if legal] == state.legal()


def fills_are_not_the_truth_in_disguise(game: Game, state: State) -> None:
    """A fill depends only on the veil and the generator; different seeds give different states where several fit."""
    for seat in range(state.players):
        veiled = state.veil(seat)
        assert snapshot_bytes(game, veiled.veil(seat)) == snapshot_bytes(game, veiled), "veiling twice is veiling once"
        first = snapshot_bytes(game, veiled.copy().fill(fast_rng(1)))
        assert snapshot_bytes(game, game.restore(game.snapshot(veiled)).fill(fast_rng(1))) == first
        assert snapshot_bytes(game, veiled.copy().fill(fast_rng(1))) == first
        assert snapshot_bytes(game, veiled.copy().fill(fast_rng(2))) != first
        assert veiled.copy().fill(fast_rng(3)).observer == -1


# Words


def everything_has_words(game: Game, state: State) -> None:
    """Every position has a description, every legal move a name, and every note an event for every seat."""
    for seat in [None, *range(state.players)]:
        view = game.view(state, seat)
        as_a_browser_reads(msgspec.json.encode(view))
        assert all(english(line) for line in game.describe(view))
    for seat in range(state.players):
        check_prompt(game.prompt(state, seat))
    if game.beats is not None:
        as_a_browser_reads(msgspec.json.encode(game.beats.pulse(state)))
    if state.actor is None:
        return
    view = game.view(state, state.actor)
    labels = [english(game.label(view, game.moves[code])) for code in state.legal()]
    assert len(set(labels)) == len(labels), "two legal moves read the same"
    told = state.copy()
    told.journal = Journal()
    told.play(random_move(told, fast_rng(3)))
    notes = told.journal.take()
    assert notes, "a move happened and nothing was noted"
    for seat in [None, *range(state.players)]:
        for event in game.events(told, notes, seat):
            assert event.kind
            assert all(english(said) for said in (event.said, event.fleeting_said) if said is not None)
            as_a_browser_reads(msgspec.json.encode(event))


def previews_are_data(game: Game, state: State) -> None:
    """A preview changes nothing and shows nothing the seat cannot know."""
    if state.actor is None:
        return
    seat, before = state.actor, snapshot_bytes(game, state)
    other = state.veil(seat).fill(fast_rng(8))
    for code in some_of(state.legal()):
        seen = msgspec.json.encode(game.preview(state, seat, code))
        as_a_browser_reads(seen)
        assert msgspec.json.encode(game.preview(other, seat, code)) == seen
    assert snapshot_bytes(game, state) == before


# Knowledge


def knowledge_looks_only_at_what_is_known(game: Game, state: State) -> None:
    if state.actor is None:
        return
    seat = state.actor
    knowledge = game.knowledge
    veiled = state.veil(seat)
    codes = some_of(state.legal())
    likings = [knowledge.prefer(state, code) for code in codes]
    assert [knowledge.prefer(veiled, code) for code in codes] == likings
    assert list(knowledge.likings(state, vec[i64](codes))) == likings, "asked together or one by one"
    assert 0.0 <= knowledge.evaluate(state, seat) <= 1.0
