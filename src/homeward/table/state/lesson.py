"""A lesson at a table: which sentences are shown, which move is wanted, and what the other seats do.

All of it follows from the moves so far, so that it is the same after a reload, an undo and in another process. In real
time there is no fixed line of moves: a step is done when the learner has reached what it asks for.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Protocol

from msgspec import Struct

from homeward.catalogue import Text
from homeward.engine.files.lessons import CoachLine, Lesson, LessonStep, holds
from homeward.engine.game import Game
from homeward.engine.state import State

LEARNER = 0  # the seat that has a coach
COACHED = "coached"  # the name of a whole game with a coach, where others are names of lessons


class LessonSay(Struct, frozen=True):
    said: Text
    point: str  # the part of the board that it points at, as in hints; empty: nothing


class LessonSeen(Struct, frozen=True, kw_only=True):
    """Where the learner is in a lesson."""

    name: str
    says: list[LessonSay]  # shown one after another before the next move; those of a coach once
    asks: bool  # does the last of them ask for a move?
    done: int  # sentences that came before
    all: int
    over: bool  # all steps are done


def line_of(game: Game, lesson: Lesson) -> list[int]:
    """Every move of a lesson, from the deal on."""
    texts = [*lesson.before, *(text for step in lesson.step for text in moves_of(step))]
    return [game.parse(text) for text in texts]


def moves_of(step: LessonStep) -> list[str]:
    return [*([step.play] if step.play else []), *step.then]


class Teaching(Protocol):
    """A lesson, or a coach, at a table."""

    def wanted_move(self, moves: Sequence[int], state: State) -> int | None:
        """The only move that is allowed now; None if all legal moves are."""

    def advance(self, moves: Sequence[int], state: State) -> bool:
        """Called after a move: True if in real time it completed a task of a lesson, or undid one."""

    def progress(self, moves: Sequence[int], state: State) -> LessonSeen: ...


def lesson_say(game: Game, lesson: Lesson, step: LessonStep) -> LessonSay:
    return LessonSay(Text(f"{game.name}.lesson.{lesson.name}.{step.say}"), step.point)


class Following:
    """A lesson in turns: a fixed line of moves."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self._game = game
        self._lesson = lesson
        self._line = line_of(game, lesson)
        counts = accumulate((len(moves_of(step)) for step in lesson.step), initial=len(lesson.before))
        self._begins = list(counts)[:-1]  # for each step, the number of moves before it

    def wanted_move(self, moves: Sequence[int], state: State) -> int | None:
        """The next move of the line; None when it is over, or when the moves differ from it."""
        played = len(moves)
        on_the_line = played < len(self._line) and list(moves) == self._line[:played]
        return self._line[played] if on_the_line else None

    def advance(self, moves: Sequence[int], state: State) -> bool:
        return False

    def progress(self, moves: Sequence[int], state: State) -> LessonSeen:
        played = len(moves)
        due = [number for number, begin in enumerate(self._begins) if begin == played]
        over = self.wanted_move(moves, state) is None
        left = over and played < len(self._line)
        return LessonSeen(
            name=self._lesson.name,
            says=[] if left else [lesson_say(self._game, self._lesson, self._lesson.step[number]) for number in due],
            asks=bool(due) and bool(self._lesson.step[due[-1]].play),
            done=sum(begin < played for begin in self._begins),
            all=len(self._begins),
            over=over,
        )


class Accompanying:
    """A lesson in real time: one task after another."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self._game = game
        self._lesson = lesson
        self._tasks = [number for number, step in enumerate(lesson.step) if step.play or step.until]
        self._done = 0  # number of done tasks

    def _task(self) -> LessonStep | None:
        return self._lesson.step[self._tasks[self._done]] if self._done < len(self._tasks) else None

    def wanted_move(self, moves: Sequence[int], state: State) -> int | None:
        task = self._task()
        return self._game.parse(task.play) if task is not None and task.play and not state.in_beats() else None

    def advance(self, moves: Sequence[int], state: State) -> bool:
        task = self._task()
        if task is None:
            return False
        before = self._done
        if self._is_done(task, moves, state):
            self._done += 1
        else:
            self._done = self._back_to(state)
        return self._done != before

    def _back_to(self, state: State) -> int:
        """How many tasks are done still: fewer if what an earlier one has achieved is lost."""
        again = [self._lesson.step[number].again for number in self._tasks[: self._done]]
        if not any(again):
            return self._done
        view = self._game.view(state, self._lesson.learner)
        return next((at for at, facts in enumerate(again) if facts and holds(facts, view)), self._done)

    def _is_done(self, task: LessonStep, moves: Sequence[int], state: State) -> bool:
        if task.play:
            return list(moves[-1:]) == [self._game.parse(task.play)]
        return holds(task.until, self._game.view(state, self._lesson.learner))

    def progress(self, moves: Sequence[int], state: State) -> LessonSeen:
        begin = self._tasks[self._done - 1] + 1 if self._done else 0
        task = self._task()
        end = self._tasks[self._done] + 1 if task is not None else len(self._lesson.step)
        return LessonSeen(
            name=self._lesson.name,
            says=[lesson_say(self._game, self._lesson, step) for step in self._lesson.step[begin:end]],
            asks=task is not None,
            done=begin,
            all=len(self._lesson.step),
            over=task is None,
        )


class Coaching:
    """A whole game with a coach: all moves are allowed, and every kind of decision is explained."""

    def __init__(self, game: Game, lines: Sequence[CoachLine]) -> None:
        self._game = game
        self._said = {f"{game.name}.{line.prompt}": Text(f"{game.name}.coach.{line.say}") for line in lines}

    def wanted_move(self, moves: Sequence[int], state: State) -> int | None:
        return None

    def advance(self, moves: Sequence[int], state: State) -> bool:
        return False

    def progress(self, moves: Sequence[int], state: State) -> LessonSeen:
        asked = state.actor == LEARNER
        sentence = self._said.get(self._game.prompt(state, LEARNER).said.key) if asked else None
        says = [LessonSay(sentence, "")] if sentence is not None else []
        return LessonSeen(name=COACHED, says=says, asks=False, done=0, all=0, over=state.over)


def teaching_for(game: Game, name: str) -> Teaching | None:
    """The lesson of that name. None for an empty name, or a lesson that this house no longer has."""
    if name == COACHED and game.lessons.coached is not None:
        return Coaching(game, game.lessons.coached.line)
    lesson = game.lessons.named(name)
    if lesson is None:
        return None
    return Following(game, lesson) if game.beats is None else Accompanying(game, lesson)
