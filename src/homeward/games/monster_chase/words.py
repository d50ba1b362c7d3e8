"""Monster Chase in words: events, prompts, refusals, the spoken table and the score sheet.

A toy is named only in the `fleeting` part of the event that shows it (MC-R29, MC-R39).
"""

from collections.abc import Sequence

from homeward.engine.errors import Refusal
from homeward.engine.journal import Note
from homeward.engine.moves import Move
from homeward.engine.words import Event, Facts, Prompt, ScoreLine, ScoreSheet, Timer
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.moves import Flip, Swap
from homeward.games.monster_chase.rules import COMPETITIVE, PLACES, SIDES, MonsterChase, codes
from homeward.games.monster_chase.rules.pack import is_hunted
from homeward.games.monster_chase.view import RESULTS, SIDE_NAMES, ChaseView, MonsterSeen, TilePlace

TILE_NAMES = {tile.id: tile.name for tile in BOX.tiles}

OUTCOMES = {
    codes.HIT: ("hit", "Found the right toy!", "{The}! Somebody at the bed is afraid of it."),
    codes.WRONG: ("wrong", "Turned over a toy. Nobody at the bed fears it.", "{The}! Nobody here fears it."),
    codes.FREE: ("free", "Turned over a tile that does nothing this once.", "{The}! The first one does nothing."),
    codes.SOCK_FOUND: ("sock", "Found the smelly sock.", "{The}! It wants to change places with another tile."),
    codes.SHEET_FOUND: ("sheet", "Woke the sheet monster.", "{The}! It calls a monster out at once."),
}


# Events


def events(state: MonsterChase, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened, in words. Everybody hears the same."""
    return [event(state, note) for note in notes]


def event(state: MonsterChase, note: Note) -> Event:
    seat = note.seat if note.seat >= 0 else None
    if note.kind == codes.CREPT:
        name, side = BOX.monsters[note.a].name, SIDE_NAMES[note.b]
        text = f"{name} creeps out on the {side} side."
        return Event(kind="crept", text=text, facts={"card": BOX.monsters[note.a].id, "side": side})
    if note.kind == codes.LOOKED:
        return Event(kind="looked", seat=seat, text="All toys go to sleep. The hunt begins.")
    if note.kind == codes.TURNED:
        return turned(note)
    if note.kind == codes.CLOSETED:
        return closeted(note)
    if note.kind == codes.MISSED:
        return missed(note)
    if note.kind == codes.SWAPPED:
        return swapped(note)
    return Event(kind="ended", text=verdict(state), facts={"result": RESULTS[note.a]})


def turned(note: Note) -> Event:
    """Where the tile lies is as fleeting as its face: a hit told with its place would give the toy away."""
    tile = BOX.tiles[note.b]
    outcome, afterwards, now = OUTCOMES[note.c]
    text = now.replace("{The}", f"The {tile.name}")
    fleeting: Facts = {"position": note.a + 1, "tile": tile.id, "text": text}
    return Event(kind="turned", seat=note.seat, text=afterwards, facts={"outcome": outcome}, fleeting=fleeting)


def closeted(note: Note) -> Event:
    """Whoever found the toy sends the monster off with a call (MC-13)."""
    card = BOX.monsters[note.a]
    call = f"Shoo, {card.name}, into the closet!"
    facts: Facts = {"card": card.id, "side": SIDE_NAMES[note.b], "call": call}
    return Event(kind="closeted", seat=note.seat, text=f"“{call}” And in it goes.", facts=facts)


def swapped(note: Note) -> Event:
    text = f"The sock changes places: {note.a + 1} and {note.b + 1}."
    fleeting: Facts = {"from": note.a + 1, "to": note.b + 1, "text": text}
    return Event(kind="swapped", seat=note.seat, text="The sock changed places with another tile.", fleeting=fleeting)


def missed(note: Note) -> Event:
    left = note.b - note.a
    text = f"A window lights up: {note.a} of {note.b}." if left else "The last window lights up!"
    return Event(kind="missed", seat=note.seat, text=text, facts={"progress": note.a, "round": note.b})


def verdict(state: MonsterChase) -> str:
    if state.result == codes.MONSTERS_WIN:
        full = state.monsters.at_bed() == SIDES
        return "The bed is surrounded: the monsters win." if full else "No monster is left to come: the monsters win."
    if state.variant.mode == COMPETITIVE:
        return "Every monster is in the closet. Whoever chased most wins."
    return "Every monster is in the closet. Sleep well: you all win!"


# Prompts and refusals


def prompt(state: MonsterChase, seat: int) -> Prompt:
    if state.over:
        return Prompt(text=verdict(state))
    if state.active != seat:
        return Prompt(text="Watch closely.", detail="Try to remember which toy sleeps where.")
    if state.phase == codes.PREVIEW:
        asleep = state.variant.expert and not state.variant.expert_tiles_are_shown
        tricks = " The two tiles that sleep play tricks on you." if asleep else ""
        return Prompt(text="Look at all the toys!", detail=f"When you are ready, they go to sleep.{tricks}")
    if state.phase == codes.SOCK_SWAP:
        return Prompt(text="The sock wants to move.", detail="Choose the tile it changes places with.")
    if is_hunted(state):
        return Prompt(text="Go on: the others are still here.", detail="Find a toy for every monster at the bed.")
    return Prompt(text="Turn over a tile.", detail="Find the toy that a monster at the bed fears.")


def timer(state: MonsterChase) -> Timer | None:
    """The look at all toys ends by itself (MC-39, MC-R27)."""
    if state.phase != codes.PREVIEW:
        return None
    return Timer(seconds=BOX.counts.preview_seconds, code=int(codes.READY))


def refusal(state: MonsterChase, code: int) -> Refusal:
    """Why a move of the move space is not allowed in a running game."""
    if state.phase == codes.PREVIEW:
        return Refusal(code="preview", rule="MC-39", text="First look at the toys, then say that you are ready.")
    if code == codes.READY:
        return Refusal(code="no-preview", rule="MC-R42", text="The hunt has begun. Turn over a tile.")
    place = code % PLACES
    facts: dict[str, int | str] = {"position": place + 1}
    if place >= state.tiles.places():
        text = f"There are only {state.tiles.places()} tiles on the table."
        return Refusal(code="no-such-tile", rule="MC-R15", text=text, facts=facts)
    if state.phase == codes.SOCK_SWAP:
        return sock_refusal(place == state.sock, code >= codes.SWAP, facts)
    if code >= codes.SWAP:
        return Refusal(
            code="no-sock", rule="MC-35", text="Only a sock you have just found changes places.", facts=facts
        )
    return Refusal(
        code="face-up", rule="MC-R13", text="That tile is awake already. Choose a sleeping one.", facts=facts
    )


def sock_refusal(is_sock: bool, is_swap: bool, facts: dict[str, int | str]) -> Refusal:
    if is_swap and is_sock:
        text = "The sock cannot change places with itself. Choose another tile."
        return Refusal(code="same-tile", rule="MC-R20", text=text, facts=facts)
    text = "First choose the tile that the sock changes places with."
    return Refusal(code="sock-waits", rule="MC-35", text=text, facts=facts)


# The table as text


def describe(view: ChaseView) -> list[str]:
    """The view as lines to print or to read aloud."""
    lines = ["At the bed: " + (", ".join(standing(one.monster, one.side) for one in view.bed) or "nobody") + "."]
    lines.append(f"In the closet: {len(view.closet)} of {view.length}. Under the bed: {view.under_bed}.")
    if view.round_size:
        lines.append(f"Windows lit: {view.progress} of {view.round_size} ({', '.join(view.colours)}).")
    lines.append("Tiles: " + ", ".join(spoken_tile(tile) for tile in view.tiles) + ".")
    return lines


def standing(monster: MonsterSeen, side: str) -> str:
    return f"{monster.name} ({side}), afraid of the {TILE_NAMES[monster.toy]}"


def spoken_tile(tile: TilePlace) -> str:
    if tile.tile is None:
        return f"{tile.position} sleeps"
    return f"{tile.position} {'shows' if tile.up else 'was'} the {TILE_NAMES[tile.tile]}"


def label(view: ChaseView, move: Move) -> str:
    if isinstance(move, Flip):
        return f"Turn over tile {move.position}"
    if isinstance(move, Swap):
        return f"Let the sock change places with tile {move.position}"
    return "We are ready"


# Scoring


def score_sheet(state: MonsterChase) -> ScoreSheet:
    rule = ("MC-26", "MC-27") if state.variant.mode == COMPETITIVE else ("MC-01", "MC-02", "MC-21")
    name = "Monsters you chased" if state.variant.mode == COMPETITIVE else "Monsters in the closet"
    points = tuple(state.scores())
    return ScoreSheet(
        lines=(ScoreLine(name=name, rules=rule, points=points),),
        totals=points,
        winners=tuple(state.winners()),
        verdict=verdict(state) if state.over else "",
    )
