"""Every lesson of every game is played: each move is legal, every sentence is there and true of its position."""

from collections.abc import Iterable

import msgspec
import pytest
from _pytest.mark import ParameterSet

from homeward.catalogue.po_files import texts_of
from homeward.engine.chance.rng import fast_rng
from homeward.engine.files.lessons import Lesson, LessonStep, holds, untrue
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.games.monster_falle import MONSTER_FALLE
from homeward.record import Record
from homeward.table import Circumstances, Table, decide_wish
from homeward.table.decisions.decide_moves import decide_bot_move
from homeward.table.decisions.new_lesson import new_lesson
from homeward.table.display.frames import frame
from homeward.table.display.game_log import game_log
from homeward.table.display.replay import record_file
from homeward.table.display.seen import Frame, News, Presence
from homeward.table.entries import SeatPlan, decode, encode
from homeward.table.refusals import Refused
from homeward.table.secret_source import SecretSource
from homeward.table.state.finished_game import FinishedGame
from homeward.table.state.lesson import COACHED, LessonSeen
from homeward.table.wishes import MoveWish

LEARNER = SeatPlan("Mia", "here")


def lessons_of(games: Iterable[Game]) -> list[ParameterSet]:
    return [pytest.param(game, one, id=f"{game.name}-{one.name}") for game in games for one in game.lessons.lesson]


LESSONS = lessons_of(GAMES)
IN_TURNS = lessons_of(game for game in GAMES if game.beats is None)
IN_BEATS = lessons_of(game for game in GAMES if game.beats is not None)
LONGEST_LESSON = 20_000  # moves of beats
LONGEST_SENTENCE = 110  # more does not fit into the prompt of a phone


def table_of(game: Game, lesson: str) -> Table:
    made = new_lesson(game.name, lesson, LEARNER, SecretSource(), ("key", "token"))
    return Table("lesson", decode(encode(made)))  # type: ignore[arg-type]


def seen(table: Table) -> Frame:
    return frame(table, 0, Presence(frozenset({0}), frozenset()), News())


def lesson_told(table: Table) -> LessonSeen:
    told = seen(table).table.lesson
    assert told is not None
    return told


def wish(table: Table, lesson: Lesson, code: int) -> None:
    wished = MoveWish(id=str(table.version), seat=lesson.learner, code=code, version=table.version)
    table.apply(decide_wish(table, 0, wished, Circumstances(0.0, SecretSource())).entry)


def learner_view(table: Table, lesson: Lesson) -> object:
    assert table.play is not None
    return msgspec.to_builtins(table.game.view(table.play.state, lesson.learner))


def let_others_play(table: Table) -> None:
    """As the driver of bots does."""
    while (seat := table.bot_to_act()) is not None and table.wanted is not None:
        table.apply(decide_bot_move(table, seat.number, table.wanted))


@pytest.mark.parametrize(("game", "lesson"), IN_TURNS)
def test_the_learner_makes_every_move_and_every_sentence_is_true(game: Game, lesson: Lesson) -> None:
    table = table_of(game, lesson.name)
    waiting: list[LessonStep] = []
    for step in lesson.step:
        let_others_play(table)
        assert untrue(step.facts, learner_view(table, lesson)) == [], step.say
        waiting.append(step)
        told = seen(table).table.lesson
        assert told is not None
        assert not told.over or step is lesson.step[-1] or not step.play
        assert [say.said.key.rsplit(".", 1)[1] for say in told.says[: len(waiting)]] == [one.say for one in waiting]
        if not step.play:
            continue
        assert table.actor == lesson.learner, f"{step.say} asks for a move of somebody else"
        assert told.asks
        assert [move.code for move in seen(table).mine[0].moves] == [game.parse(step.play)]
        wish(table, lesson, game.parse(step.play))
        waiting = []
    let_others_play(table)
    told = seen(table).table.lesson
    assert told is not None
    assert told.over
    assert table.actor in (lesson.learner, None), "a bot would play on while the last words are read"


@pytest.mark.parametrize(("game", "lesson"), IN_BEATS)
def test_in_real_time_skilful_hands_come_to_the_end_and_every_sentence_is_true(game: Game, lesson: Lesson) -> None:
    table = table_of(game, lesson.name)
    assert table.play is not None
    assert game.beats is not None
    hands = game.beats.hands(game.bots.levels[-1].name, fast_rng(1))
    assert hands is not None
    for step in lesson.step:
        assert untrue(step.facts, learner_view(table, lesson)) == [], step.say
        done = lesson_told(table).done
        if step.play:
            assert table.wanted == game.parse(step.play)
            wish(table, lesson, game.parse(step.play))
        while step.until and lesson_told(table).done == done:
            assert table.in_beats, f"{step.say} is not brought about"
            table.play.play_ahead(hands.choose(table.play.state.veil(lesson.learner)))
            table.play.advance_lesson()
            assert len(table.play.ahead) < LONGEST_LESSON
    assert lesson_told(table).over


def said_now(table: Table) -> list[str]:
    return [say.said.key.split(".")[-1] for say in lesson_told(table).says]


def play_in_beats(table: Table, code: int) -> None:
    assert table.play is not None
    table.play.play_ahead(code)
    table.play.advance_lesson()


def test_after_a_topple_the_lesson_speaks_again_of_where_the_sack_is() -> None:
    game = MONSTER_FALLE
    lesson = game.lessons.lesson[0]
    table = table_of(game, lesson.name)
    assert table.play is not None
    assert game.beats is not None
    hands = game.beats.hands(game.bots.levels[-1].name, fast_rng(1))
    assert hands is not None
    wish(table, lesson, game.parse(lesson.step[1].play))
    assert said_now(table) == ["push"]
    while said_now(table) != ["back"]:
        play_in_beats(table, hands.choose(table.play.state.veil(lesson.learner)))
    squeeze = game.parse("hold 40 -40")
    while not holds({"phase": "homing"}, learner_view(table, lesson)):
        play_in_beats(table, squeeze)
        assert len(table.play.ahead) < LONGEST_LESSON
    assert said_now(table) == ["push"]


@pytest.mark.parametrize(("game", "lesson"), IN_TURNS)
def test_another_move_is_answered_kindly_and_changes_nothing(game: Game, lesson: Lesson) -> None:
    table = table_of(game, lesson.name)
    let_others_play(table)
    assert table.play is not None
    assert table.wanted is not None
    others = [code for code in table.play.state.legal() if code != table.wanted]
    before = table.version
    for code in others[:5]:
        with pytest.raises(Refused) as refused:
            wish(table, lesson, code)
        assert refused.value.refusal.code == "lesson-goes-on"
    assert table.version == before


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_learner_does_not_read_who_chose_the_shuffle(game: Game, lesson: Lesson) -> None:
    _, lines = game_log(table_of(game, lesson.name), 0)
    assert "shuffle-chosen" not in {event.kind for line in lines for event in line.events}


@pytest.mark.parametrize(("game", "lesson"), IN_TURNS)
def test_the_record_of_a_lesson_replays(game: Game, lesson: Lesson) -> None:
    table = table_of(game, lesson.name)
    while (code := table.wanted) is not None and table.actor is not None:
        table.apply(decide_bot_move(table, table.actor, code))
    assert table.play is not None
    record = record_file(table, FinishedGame.of(table.play, table.seats.names()))
    states = list(Record.decode(msgspec.json.encode(record)).replay())
    assert game.snapshot(states[-1]) == game.snapshot(table.play.state)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_sentence_is_in_the_catalogue_and_short(game: Game, lesson: Lesson) -> None:
    prefix = f"{game.name}.lesson.{lesson.name}"
    english = texts_of(game.parts.catalogue / "en.po")
    assert f"{prefix}.title" in english
    for step in lesson.step:
        assert f"{prefix}.{step.say}" in english
    said = {f"{prefix}.{step.say}" for step in lesson.step} | {f"{prefix}.title"}
    assert {key for key in english if key.startswith(f"{prefix}.")} == said
    for file in game.parts.catalogue.glob("*.po"):
        texts = texts_of(file)
        long = {key: len(str(texts[key])) for key in said if key in texts and len(str(texts[key])) > LONGEST_SENTENCE}
        assert long == {}, file.name


@pytest.mark.parametrize("game", [one for one in GAMES if one.lessons.coached], ids=lambda game: game.name)
def test_a_coach_speaks_before_decisions_of_a_real_game(game: Game) -> None:
    assert game.lessons.coached is not None
    english = texts_of(game.parts.catalogue / "en.po")
    for line in game.lessons.coached.line:
        assert f"{game.name}.{line.prompt}" in english
        assert f"{game.name}.coach.{line.say}" in english
    table = table_of(game, COACHED)
    told = seen(table).table.lesson
    assert told is not None
    assert (told.name, told.asks, told.over) == (COACHED, False, False)


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        new_lesson(GAMES[0].name, "astronomy", LEARNER, SecretSource(), ("key", "token"))
    assert refused.value.refusal.code == "no-such-lesson"


def test_whoever_takes_the_lesson_back_is_where_it_was() -> None:
    game = GAMES[0]
    lesson = game.lessons.lesson[0]
    table = table_of(game, lesson.name)
    before = seen(table).table.lesson
    assert table.wanted is not None
    table.apply(decide_bot_move(table, lesson.learner, table.wanted))
    assert table.play is not None
    table.play.back_to(len(lesson.before))
    assert seen(table).table.lesson == before


def test_facts_tell_what_is_there() -> None:
    view = {"row": [{"price": 2, "tile": None}], "name": "river"}
    assert holds({"row.0.price": 2, "row.#": 1, "row.0.tile": "", "name": "river"}, view)
    assert holds({"row.0.price": {"least": 1, "most": 3}}, view)
    assert untrue({"row.0.price": 3}, view) == ["row.0.price is 2, not 3"]
    assert not holds({"row.0.price": {"least": 3}}, view)
