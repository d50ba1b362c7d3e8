"""Makes the table of a lesson: the learner, easy bots, and the deal and first moves of the lesson."""

from collections.abc import Sequence

from msgspec import structs

from homeward.engine.chance.seeds import FAST
from homeward.engine.game import Game
from homeward.games import game as find_game
from homeward.table.creatures import check_creature
from homeward.table.decisions.new_table import first_entry
from homeward.table.entries import DealSeed, Made, SeatPlan
from homeward.table.names import clean_name
from homeward.table.refusals import LONGEST_ECHO, Refused
from homeward.table.secret_source import SecretSource
from homeward.table.state.lesson import COACHED, LEARNER


def new_lesson(
    game_name: str, lesson: str, learner: SeatPlan, secret_source: SecretSource, keys: tuple[str, str]
) -> Made:
    """The first entry of a lesson's table. Raises Refused if the game has no such lesson."""
    game = find_game(game_name)
    person = SeatPlan(clean_name(learner.name), "here", creature=learner.creature)
    check_creature(person.creature, ())
    coached = game.lessons.coached
    if lesson == COACHED and coached is not None:
        made = first_entry(
            game, dict(coached.options), seats(game, coached.players, LEARNER, person), True, secret_source.deal(), keys
        )
        return structs.replace(made, lesson=lesson)
    found = game.lessons.named(lesson)
    if found is None:
        raise Refused("no-such-lesson", lesson=lesson[:LONGEST_ECHO])
    deal: DealSeed = secret_source.deal_of(found.seed, FAST)
    plans = seats(game, found.players, found.learner, person)
    made = first_entry(game, dict(found.options), plans, True, deal, keys)
    return structs.replace(made, lesson=lesson, moves=tuple(map(game.parse, found.before)))


def seats(game: Game, players: int, learner: int, person: SeatPlan) -> Sequence[SeatPlan]:
    easy = SeatPlan("", "bot", game.bots.levels[0].name)
    return [person if seat == learner else easy for seat in range(players)]
