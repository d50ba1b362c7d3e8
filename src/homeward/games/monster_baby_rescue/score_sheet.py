"""The score sheet of Monster Baby Rescue: every part with its points, its reason and its rules."""

from homeward.catalogue import Text, list_of
from homeward.engine.score_sheet import ScoredPiece, ScoreLine, ScoreSheet
from homeward.games.monster_baby_rescue import names, rules
from homeward.games.monster_baby_rescue.components import THINGS, Final
from homeward.games.monster_baby_rescue.names import say, several
from homeward.games.monster_baby_rescue.rules import Monster, MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.scoring import lines, part, want_points
from homeward.games.monster_baby_rescue.rules.tables import BED_TILES, DIAMONDS, GREEN, PLAY_TILES, RED, VISITS

TITLES = {
    rules.HEARTS: ("hearts", ("MBR-58", "MBR-59", "MBR-60")),
    rules.GOALS: ("goals", ("MBR-61",)),
    rules.WANTED: ("wants", ("MBR-62",)),
    rules.LINES: ("lines", ("MBR-63",)),
    rules.HEALING: ("healer", ("MBR-64",)),
}
FINAL_RULES = {
    "lowest": ("MBR-67", "MBR-68"),
    "parts": ("MBR-65", "MBR-R6"),
    "pairs": ("MBR-72",),
}


def score_sheet(state: MonsterBabyRescue) -> ScoreSheet:
    """In the order of the rules: hearts, goals, wants, lines, healer, and the four final tiles."""
    numbers = range(rules.FINALS + state.tables.finals)
    return ScoreSheet(
        lines=tuple(score_line(state, number) for number in numbers),
        totals=tuple(state.scores()),
        winners=tuple(state.winners()),
        verdict=verdict(state) if state.over else None,
    )


def verdict(state: MonsterBabyRescue) -> Text:
    return say("verdict.several" if len(state.winners()) > 1 else "verdict.one", n=max(state.scores()))


def score_line(state: MonsterBabyRescue, number: int) -> ScoreLine:
    seats = range(state.players)
    points = tuple(int(part(state, seat, number)) for seat in seats)
    if number < rules.FINALS:
        name, ids = TITLES[number]
        reasons = tuple(REASONS[number](state, state.monsters[seat]) for seat in seats)
        pieces = tuple(PIECES[number](state, state.monsters[seat]) for seat in seats)
        return ScoreLine(name=say(f"sheet.{name}"), rules=ids, points=points, reasons=reasons, pieces=pieces)
    card = state.tables.box.finals[state.final_face[number - rules.FINALS]]
    title, ids = final_title(card)
    reasons = tuple(final_reason(state, seat, card) for seat in seats)
    pieces = tuple(final_pieces(state.monsters[seat], card) for seat in seats)
    return ScoreLine(name=title, rules=ids, points=points, reasons=reasons, pieces=pieces)


def final_title(card: Final) -> tuple[Text, tuple[str, ...]]:
    if card.how == "rank":
        ids = ("MBR-69" if card.none else "MBR-70") if card.of == "rungs" else "MBR-73"
        return say("sheet.rank", things=say(f"many.{card.of}")), (ids, "MBR-74")
    if card.how == "table":
        table_ids = ("MBR-71",) if card.of == "diamonds" else ("MBR-65", "MBR-R6")
        return say("sheet.table", things=say(f"many.{card.of}")), table_ids
    return say(f"sheet.{card.how}"), FINAL_RULES[card.how]


# Reasons


def hearts(state: MonsterBabyRescue, me: Monster) -> Text:
    lit = min(me.has[RED], me.red_links) + min(me.has[GREEN], me.green_links)
    dark = me.red_links + me.green_links - lit
    reasons = [several(me.hearts, "hearts")]
    if lit:
        reasons.append(say("reason.lit", n=int(lit)))
    if dark:
        reasons.append(say("reason.dark", n=int(dark)))
    return list_of(reasons)


def goals(state: MonsterBabyRescue, me: Monster) -> Text:
    return several(me.goals, "goals")


def wants(state: MonsterBabyRescue, me: Monster) -> Text:
    reasons = []
    for tile in me.tiles:
        if state.tables.box.tiles[tile].kind == "want":
            of = state.tables.want_of[tile]
            held = names.amount(THINGS[of], me.has[of])
            reasons.append(say("reason.want", held=held, points=int(want_points(me, tile, state.tables))))
    return list_of(reasons) if reasons else say("reason.no-wants")


def lines_made(state: MonsterBabyRescue, me: Monster) -> Text:
    tiles = list_of([several(me.has[PLAY_TILES], "play_tiles"), several(me.has[BED_TILES], "bed_tiles")])
    return say("reason.lines", tiles=tiles, lines=several(lines(me, state.tables), "lines"))


def healing(state: MonsterBabyRescue, me: Monster) -> Text:
    return say("reason.healer", visits=several(me.has[VISITS], "visits"), goals=several(me.goals, "goals"))


REASONS = {
    rules.HEARTS: hearts,
    rules.GOALS: goals,
    rules.WANTED: wants,
    rules.LINES: lines_made,
    rules.HEALING: healing,
}


def final_reason(state: MonsterBabyRescue, seat: int, card: Final) -> Text:
    me = state.monsters[seat]
    levels = {"head": int(me.has[0]), "torso": int(me.has[1]), "legs": int(me.has[2])}
    if card.how == "lowest":
        return say("reason.lowest", **levels, lowest=int(me.lowest_level()))
    if card.how == "parts":
        return say("reason.levels", **levels)
    if card.how == "pairs":
        pairs = say("reason.pairs", red=int(me.has[RED]), green=int(me.has[GREEN]))
        return pairs if me.has[DIAMONDS] else say("no.diamonds")
    of = THINGS.index(card.of)
    if card.how == "table":
        return names.amount(card.of, me.has[of])
    return ranking(state, seat, of)


def ranking(state: MonsterBabyRescue, seat: int, of: int) -> Text:
    """`3 rungs: first`, `5 beds: shared first`."""
    counts = [int(monster.has[of]) for monster in state.monsters]
    mine = counts[seat]
    held = names.amount(THINGS[of], mine)
    if mine == 0:
        return say("reason.no-place", held=held)
    ahead = sum(count > mine for count in counts)
    return say(f"reason.{'shared' if counts.count(mine) > 1 else 'place'}.{ahead + 1}", held=held)


# The pieces that earned the points


def pieces_of(**things: int) -> tuple[ScoredPiece, ...]:
    """Without the pieces of which there are none."""
    return tuple(ScoredPiece(what, int(n)) for what, n in things.items() if n)


def hearts_held(state: MonsterBabyRescue, me: Monster) -> tuple[ScoredPiece, ...]:
    return pieces_of(
        hearts=me.hearts,
        red_hearts=min(me.has[RED], me.red_links),
        green_hearts=min(me.has[GREEN], me.green_links),
    )


def wants_held(state: MonsterBabyRescue, me: Monster) -> tuple[ScoredPiece, ...]:
    wanted = [state.tables.want_of[tile] for tile in me.tiles if state.tables.box.tiles[tile].kind == "want"]
    return tuple(ScoredPiece(f"want {THINGS[of]}", int(me.has[of])) for of in wanted if me.has[of])


def goals_held(state: MonsterBabyRescue, me: Monster) -> tuple[ScoredPiece, ...]:
    return pieces_of(goals=me.goals)


def tiles_of_lines(state: MonsterBabyRescue, me: Monster) -> tuple[ScoredPiece, ...]:
    return pieces_of(play_tiles=me.has[PLAY_TILES], bed_tiles=me.has[BED_TILES])


def visits_and_goals(state: MonsterBabyRescue, me: Monster) -> tuple[ScoredPiece, ...]:
    return pieces_of(visits=me.has[VISITS], goals=me.goals)


PIECES = {
    rules.HEARTS: hearts_held,
    rules.GOALS: goals_held,
    rules.WANTED: wants_held,
    rules.LINES: tiles_of_lines,
    rules.HEALING: visits_and_goals,
}


def final_pieces(me: Monster, card: Final) -> tuple[ScoredPiece, ...]:
    if card.how in ("lowest", "parts"):
        return pieces_of(head=me.has[0], torso=me.has[1], legs=me.has[2])
    if card.how == "pairs":
        return pieces_of(red=me.has[RED], green=me.has[GREEN])
    return pieces_of(**{card.of: me.has[THINGS.index(card.of)]})
