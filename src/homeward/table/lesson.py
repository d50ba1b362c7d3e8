"""A lesson at a table: which sentences are due, which move is wanted, and what the other seats do.

All of it follows from the moves played so far, so that a reload, an undo or another process finds the same place.
"""

from collections.abc import Sequence
from itertools import accumulate

from msgspec import Struct

from homeward.catalogue import Said
from homeward.engine.game import Game
from homeward.engine.lessons import CoachLine, Lesson, Step
from homeward.table.play import Play

COACHED = "coached"  # the name of a whole game with a coach, where others are names of lessons


class LessonSay(Struct, frozen=True):
    said: Said
    point: str  # what of the board it points at, in the words of hints; empty: nothing


class LessonSeen(Struct, frozen=True, kw_only=True):
    """Where the learner is in a lesson."""

    name: str
    says: list[LessonSay]  # to be read one after another before the next move; of a coach, once
    asks: bool  # does the last of them ask for a move?
    done: int  # sentences that came before
    all: int
    over: bool  # all has been said and done


def line_of(game: Game, lesson: Lesson) -> list[int]:
    """Every move of a lesson, from the deal on."""
    texts = [*lesson.before, *(text for step in lesson.step for text in moves_of(step))]
    return [game.parse(text) for text in texts]


def moves_of(step: Step) -> list[str]:
    return [*([step.play] if step.play else []), *step.then]


class Following:
    """A lesson as it is followed."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        self._key = f"{game.name}.lesson.{lesson.name}"
        self._line = line_of(game, lesson)
        counts = accumulate((len(moves_of(step)) for step in lesson.step), initial=len(lesson.before))
        self._begins = list(counts)[:-1]  # how many moves have been played when a step is due

    def wanted(self, moves: Sequence[int]) -> int | None:
        """The next move of the line; None when it is over, or when somebody has left it."""
        played = len(moves)
        on_the_line = played < len(self._line) and list(moves) == self._line[:played]
        return self._line[played] if on_the_line else None

    def seen(self, play: Play) -> LessonSeen:
        played = len(play.moves)
        due = [number for number, begin in enumerate(self._begins) if begin == played]
        over = self.wanted(play.moves) is None
        left = over and played < len(self._line)
        return LessonSeen(
            name=self.lesson.name,
            says=[] if left else [self._say(self.lesson.step[number]) for number in due],
            asks=bool(due) and bool(self.lesson.step[due[-1]].play),
            done=sum(begin < played for begin in self._begins),
            all=len(self._begins),
            over=over,
        )

    def _say(self, step: Step) -> LessonSay:
        return LessonSay(Said(f"{self._key}.{step.say}"), step.point)


class Coaching:
    """A whole game with a coach: nothing is wanted, and a new kind of decision is explained."""

    def __init__(self, game: Game, lines: Sequence[CoachLine]) -> None:
        self._game = game
        self._said = {f"{game.name}.{line.prompt}": Said(f"{game.name}.coach.{line.say}") for line in lines}

    def wanted(self, moves: Sequence[int]) -> int | None:
        return None

    def seen(self, play: Play) -> LessonSeen:
        actor = play.state.actor
        said = self._said.get(self._game.prompt(play.state, actor).said.key) if actor is not None else None
        says = [LessonSay(said, "")] if said is not None else []
        return LessonSeen(name=COACHED, says=says, asks=False, done=0, all=0, over=play.state.over)


def taught_by(game: Game, name: str) -> Following | Coaching | None:
    """What a table with a lesson of that name follows. None: it has none, or one that this house no longer knows."""
    if name == COACHED and game.lessons.coached is not None:
        return Coaching(game, game.lessons.coached.line)
    lesson = game.lessons.named(name)
    return Following(game, lesson) if lesson is not None else None
