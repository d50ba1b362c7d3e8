"""The score sheet of Monster Baby Rescue: every part with its points, its reason and its rules."""

from homeward.engine.words import ScoreLine, ScoreSheet
from homeward.games.monster_baby_rescue import rules, spoken
from homeward.games.monster_baby_rescue.components import THINGS, Final
from homeward.games.monster_baby_rescue.rules import Monster, MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.scoring import lines, part, want_points
from homeward.games.monster_baby_rescue.rules.tables import BED_TILES, DIAMONDS, GREEN, PLAY_TILES, RED, VISITS
from homeward.games.monster_baby_rescue.words import counted, verdict

TITLES = {
    rules.HEARTS: ("Hearts on tiles", ("MBR-58", "MBR-59", "MBR-60")),
    rules.GOALS: ("Goals", ("MBR-61",)),
    rules.WANTED: ("Wants", ("MBR-62",)),
    rules.LINES: ("Beds beside the ladder", ("MBR-63",)),
    rules.HEALING: ("Healer", ("MBR-64",)),
}
FINAL_TITLES = {
    "lowest": ("Final tile: clean all over", ("MBR-67", "MBR-68")),
    "parts": ("Final tile: every part counts", ("MBR-65", "MBR-R6")),
    "pairs": ("Final tile: pairs of diamonds", ("MBR-72",)),
}


def score_sheet(state: MonsterBabyRescue) -> ScoreSheet:
    """In the order of the rules: hearts, goals, wants, lines, healer, and the four final tiles."""
    numbers = range(rules.FINALS + state.tables.finals)
    return ScoreSheet(
        lines=tuple(score_line(state, number) for number in numbers),
        totals=tuple(state.scores()),
        winners=tuple(state.winners()),
        verdict=verdict(state) if state.over else "",
    )


def score_line(state: MonsterBabyRescue, number: int) -> ScoreLine:
    seats = range(state.players)
    points = tuple(int(part(state, seat, number)) for seat in seats)
    if number < rules.FINALS:
        name, ids = TITLES[number]
        reasons = tuple(REASONS[number](state, state.monsters[seat]) for seat in seats)
        return ScoreLine(name=name, rules=ids, points=points, reasons=reasons)
    card = state.tables.box.finals[state.final_face[number - rules.FINALS]]
    name, ids = final_title(card)
    reasons = tuple(final_reason(state, seat, card) for seat in seats)
    return ScoreLine(name=name, rules=ids, points=points, reasons=reasons)


def final_title(card: Final) -> tuple[str, tuple[str, ...]]:
    if card.how == "rank":
        ids = ("MBR-69" if card.none else "MBR-70") if card.of == "rungs" else "MBR-73"
        return f"Final tile: most {spoken.many(card.of)}", (ids, "MBR-74")
    if card.how == "table":
        return f"Final tile: {spoken.many(card.of)}", ("MBR-71",) if card.of == "diamonds" else ("MBR-65", "MBR-R6")
    return FINAL_TITLES[card.how]


# Reasons


def hearts(state: MonsterBabyRescue, me: Monster) -> str:
    lit = min(me.has[RED], me.red_links) + min(me.has[GREEN], me.green_links)
    dark = me.red_links + me.green_links - lit
    reason = counted(me.hearts, "heart")
    if lit:
        reason += f", {lit} more with a diamond"
    if dark:
        reason += f", {dark} without a diamond"
    return reason


def goals(state: MonsterBabyRescue, me: Monster) -> str:
    return counted(me.goals, "goal")


def wants(state: MonsterBabyRescue, me: Monster) -> str:
    told = []
    for tile in me.tiles:
        if state.tables.box.tiles[tile].kind == "want":
            of = state.tables.want_of[tile]
            told.append(f"{spoken.held(THINGS[of], me.has[of])}: {want_points(me, tile, state.tables)}")
    return ", ".join(told) or "no wants"


def lines_made(state: MonsterBabyRescue, me: Monster) -> str:
    tiles = f"{counted(me.has[PLAY_TILES], 'play tile')}, {counted(me.has[BED_TILES], 'bed tile')}"
    return f"{tiles}: {counted(lines(me, state.tables), 'line')}"


def healing(state: MonsterBabyRescue, me: Monster) -> str:
    return f"{counted(me.has[VISITS], 'visit')} × {counted(me.goals, 'goal')}"


REASONS = {
    rules.HEARTS: hearts,
    rules.GOALS: goals,
    rules.WANTED: wants,
    rules.LINES: lines_made,
    rules.HEALING: healing,
}


def final_reason(state: MonsterBabyRescue, seat: int, card: Final) -> str:
    me = state.monsters[seat]
    levels = f"levels {me.has[0]}, {me.has[1]}, {me.has[2]}"
    if card.how == "lowest":
        return f"{levels}: lowest is {me.lowest_level()}"
    if card.how == "parts":
        return levels
    if card.how == "pairs":
        return "no diamonds" if me.has[DIAMONDS] == 0 else f"{me.has[RED]} red, {me.has[GREEN]} green"
    of = THINGS.index(card.of)
    if card.how == "table":
        return spoken.held(card.of, me.has[of])
    return ranking(state, seat, of)


def ranking(state: MonsterBabyRescue, seat: int, of: int) -> str:
    """`3 rungs: first of 4`, `5 beds: shared first`."""
    counts = [int(monster.has[of]) for monster in state.monsters]
    mine = counts[seat]
    held = spoken.held(THINGS[of], mine)
    if mine == 0:
        return f"{held}: no place"
    ahead = sum(count > mine for count in counts)
    place = ("first", "second", "third", "fourth", "fifth")[ahead]
    return f"{held}: {'shared ' if counts.count(mine) > 1 else ''}{place}"
