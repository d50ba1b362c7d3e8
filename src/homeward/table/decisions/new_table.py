"""Makes a table from a wish or from a record."""

from collections.abc import Sequence

from msgspec import structs

from homeward.catalogue import any_of
from homeward.engine.game import Game
from homeward.engine.options import settle
from homeward.games import game as find_game
from homeward.record import RecordFile
from homeward.table.creatures import CREATURES, check_creature
from homeward.table.decisions.decision import (
    check_level,
)
from homeward.table.entries import (
    Clock,
    DealSeed,
    Made,
    SeatPlan,
)
from homeward.table.gentle_clock import check_clock
from homeward.table.names import check_is_free, clean_name, distinct_names
from homeward.table.refusals import Refused
from homeward.table.seat_figures import check_figure
from homeward.table.secret_source import hash_secret


def new_table(
    game_name: str,
    options: dict[str, object],
    seats: Sequence[SeatPlan],
    hints: bool,
    deal: DealSeed,
    keys: tuple[str, str],
    clock: Clock | None = None,
) -> Made:
    """The first entry of a new table. `keys` are its join key and the maker's token."""
    game = find_game(game_name)
    made = first_entry(game, options, [clean_plan(game, plan) for plan in seats], hints, deal, keys)
    check_names(made.seats)
    check_creatures(made.seats)
    for number, plan in enumerate(made.seats):
        check_figure(game, plan.figure, (other.figure for other in made.seats[:number]))
    check_clock(game, clock)
    return structs.replace(made, clock=clock, figures=game.info.figures is not None)


def first_entry(
    game: Game,
    options: dict[str, object],
    seats: Sequence[SeatPlan],
    hints: bool,
    deal: DealSeed,
    keys: tuple[str, str],
) -> Made:
    if len(seats) not in game.info.players:
        allowed = any_of([str(players) for players in game.info.players])
        raise Refused("bad-seats", game=game.title, allowed=allowed, players=len(seats))
    settled = settle(game.info.options, game.info.conflicts, options, len(seats))
    join_key, token = keys
    return Made(
        game=game.name,
        rules_version=game.info.rules_version,
        options=settled,
        seats=tuple(seats),
        hints=hints,
        deal=deal,
        join_hash=hash_secret(join_key),
        token_hash=hash_secret(token),
    )


def clean_plan(game: Game, plan: SeatPlan) -> SeatPlan:
    if plan.holder == "open":
        return SeatPlan(name="", holder="open")
    if plan.holder == "bot":
        check_level(game, plan.level)
        return SeatPlan(clean_name(plan.name) if plan.name else "", "bot", plan.level, figure=plan.figure)
    return SeatPlan(clean_name(plan.name), "here", creature=plan.creature, figure=plan.figure)


def check_names(seats: Sequence[SeatPlan]) -> None:
    """People must have different names. Bots may have the same name as each other."""
    people = [plan.name for plan in seats if plan.holder == "here"]
    bots = [plan.name for plan in seats if plan.holder == "bot"]
    for number, name in enumerate(people):
        check_is_free(name, [*people[:number], *bots])


def check_creatures(seats: Sequence[SeatPlan]) -> None:
    for number, plan in enumerate(seats):
        check_creature(plan.creature, (other.creature for other in seats[:number]))


def table_from_record(data: RecordFile, deal: DealSeed, keys: tuple[str, str]) -> Made:
    """A table that continues a record by its own rules version. All people sit at the importing device."""
    game = find_game(data.game)
    names = [data.names[seat] if seat < len(data.names) else "" for seat in range(data.players)]
    figures = data.figures or [""] * data.players
    plans = [
        imported_seat(name, level, figure, creature)
        for name, level, figure, creature in zip(
            distinct_names(names), bots_in(data, game), figures, creatures_in(data), strict=True
        )
    ]
    made = first_entry(game, dict(data.options), plans, True, deal, keys)
    return structs.replace(made, rules_version=data.rules_version, moves=tuple(data.moves), figures=bool(data.figures))


def imported_seat(name: str, level: str, figure: str, creature: str) -> SeatPlan:
    if level:
        return SeatPlan(name, "bot", level, figure=figure)
    return SeatPlan(name, "here", creature=creature, figure=figure)


def creatures_in(data: RecordFile) -> list[str]:
    """The creature of every person. Where the record has none, a wrong one or one twice, the table chooses."""
    told = (data.creatures or [])[: data.players]
    chosen = [one if one in CREATURES and one not in told[:seat] else "" for seat, one in enumerate(told)]
    return chosen + [""] * (data.players - len(chosen))


def bots_in(data: RecordFile, game: Game) -> list[str]:
    """The level of every seat's bot, empty for people. Unknown levels become people; so do all seats if none is."""
    told = data.bots or data.creatures or []  # a finished game has only the faces of its bots
    known = {level.name for level in game.bots.levels}
    levels = [level if level in known else "" for level in told[: data.players]]
    levels += [""] * (data.players - len(levels))
    return levels if "" in levels else [""] * data.players
