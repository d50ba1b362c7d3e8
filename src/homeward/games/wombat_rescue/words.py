"""Wombat Rescue in words: events, prompts, the spoken table, names of moves and the score sheet."""

from collections.abc import Sequence

from homeward.engine.journal import Note
from homeward.engine.moves import Move
from homeward.engine.words import Event, Facts, Prompt, ScoreLine, ScoreSheet
from homeward.games.wombat_rescue import codes, moves
from homeward.games.wombat_rescue.board import Ground
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules import WombatRescue
from homeward.games.wombat_rescue.view import CARD_IDS, DISC_NAMES, BoardSeen, SeatSeen, WombatView

DIRECTION_NAMES = {
    "NW": "north-west",
    "NE": "north-east",
    "W": "west",
    "E": "east",
    "SW": "south-west",
    "SE": "south-east",
}
CARD_NAMES = {card.id: card.name for card in BOX.card}
FOOD_NAMES = {"green": "grass", "orange": "carrot", "black": "bark"}
KIND_NAMES = {"F": "food space", "D": "den", "W": "nest", "H": "home"}


# Names of places


def place_name(board: BoardSeen | Ground, space: int) -> str:
    """`home`, or the row from the north and the place in it from the west."""
    if space == board.home:
        return "home"
    row = board.r[space] - board.r[0] + 1
    place = 1 + sum(1 for other in range(space) if board.r[other] == board.r[space])
    return f"row {row}, space {place}"


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


# Events


def events(state: WombatRescue, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened, in words. Everybody hears the same."""
    return [event(state, note) for note in notes]


def event(state: WombatRescue, note: Note) -> Event:
    kind, text, facts = TOLD[note.kind](state, note)
    return Event(kind=kind, seat=note.seat if note.seat >= 0 else None, text=text, facts=facts)


Told = tuple[str, str, Facts]


def at(state: WombatRescue, space: int) -> str:
    return place_name(state.variant.ground, space)


def placed(state: WombatRescue, note: Note) -> Told:
    return "placed", f"Put the dingo on the den at {at(state, note.a)}.", {"space": note.a}


def laid_food(state: WombatRescue, note: Note) -> Told:
    return "food", f"Food for everybody: {plural(note.a, 'disc')} on the board.", {"count": note.a}


def refilled(state: WombatRescue, note: Note) -> Told:
    return "refill", f"The third F card: {plural(note.a, 'new disc')} on the board.", {"count": note.a}


def walked(state: WombatRescue, note: Note) -> Told:
    return "walked", f"Went to {at(state, note.b)}.", {"from": note.a, "to": note.b}


def pushed(state: WombatRescue, note: Note) -> Told:
    return "pushed", f"Was pushed to {at(state, note.b)}.", {"from": note.a, "to": note.b, "by": note.c}


def revealed(state: WombatRescue, note: Note) -> Told:
    card = BOX.lost_card[note.a]
    shows = " or ".join(DIRECTION_NAMES[way] for way in card.shows)
    mark = " It bears an F." if card.f else ""
    helps = "" if note.b else " No way that way: another card."
    return (
        "revealed",
        f"Is lost and turns up a card: {shows}.{mark}{helps}",
        {"card": card.id, "f": card.f, "helps": bool(note.b)},
    )


def ate(state: WombatRescue, note: Note) -> Told:
    disc = DISC_NAMES[note.a]
    return "ate", f"Ate {FOOD_NAMES[disc]}, worth {note.a}.", {"disc": disc, "space": note.b}


def found(state: WombatRescue, note: Note) -> Told:
    return "found", "Found a baby and took it into the pouch.", {"nest": note.a, "space": note.b}


def rescued(state: WombatRescue, note: Note) -> Told:
    return "rescued", "Brought a baby home!", {"nest": note.a}


def caught(state: WombatRescue, note: Note) -> Told:
    return "caught", "Met the dingo and fled home.", {"space": note.a}


def fled(state: WombatRescue, note: Note) -> Told:
    return "fled", "The baby in the pouch ran back to where it was found.", {"nest": note.a}


def denned(state: WombatRescue, note: Note) -> Told:
    on_den = note.a in list(state.outback.board.dens)
    text = f"Sent the dingo to the den at {at(state, note.a)}." if on_den else "No den is free: the dingo stays."
    return "denned", text, {"space": note.a}


def took_card(state: WombatRescue, note: Note) -> Told:
    return "holder", "Has the dingo card and die now.", {"from": note.a}


def played_card(state: WombatRescue, note: Note) -> Told:
    card = CARD_IDS[note.a]
    return "card", f"Played {CARD_NAMES[card]}.", {"card": card}


def digested(state: WombatRescue, note: Note) -> Told:
    return "digested", "A set is fully digested.", {"worth": note.a}


def dropped(state: WombatRescue, note: Note) -> Told:
    text = f"Left a cube at {at(state, note.a)}." + (f" Now there are {note.b}." if note.b > 1 else "")
    return "dropped", text, {"space": note.a, "cubes": note.b}


def moved_cube(state: WombatRescue, note: Note) -> Told:
    text = f"Moved a cube from {at(state, note.a)} to {at(state, note.b)}."
    return "moved-cube", text, {"from": note.a, "to": note.b}


def no_cube(state: WombatRescue, note: Note) -> Told:
    return "no-cube", "Three cubes are there already: no new one.", {"space": note.a}


def rolled(state: WombatRescue, note: Note) -> Told:
    return "rolled", f"Rolled {note.a} for the dingo.", {"roll": note.a}


def chased(state: WombatRescue, note: Note) -> Told:
    return "chased", "The dingo has picked a wombat to chase.", {"target": note.a}


def prowled(state: WombatRescue, note: Note) -> Told:
    return "prowled", f"The dingo prowls to {at(state, note.b)}.", {"from": note.a, "to": note.b}


def eaten(state: WombatRescue, note: Note) -> Told:
    return "eaten", f"The dingo ate {plural(note.b, 'cube')}.", {"space": note.a, "cubes": note.b}


def stayed(state: WombatRescue, note: Note) -> Told:
    return "stayed", "The dingo finds no way and stays.", {}


def next_turn(state: WombatRescue, note: Note) -> Told:
    return "turn", "Begins a turn.", {"turns": state.turns}


def won(state: WombatRescue, note: Note) -> Told:
    return "ended", "All four babies are home!", {}


TOLD = {
    codes.PLACED: placed,
    codes.LAID_FOOD: laid_food,
    codes.WALKED: walked,
    codes.PUSHED: pushed,
    codes.REVEALED: revealed,
    codes.ATE: ate,
    codes.FOUND: found,
    codes.RESCUED_BABY: rescued,
    codes.CAUGHT: caught,
    codes.FLED: fled,
    codes.DENNED: denned,
    codes.TOOK_CARD: took_card,
    codes.PLAYED_CARD: played_card,
    codes.DIGESTED: digested,
    codes.DROPPED: dropped,
    codes.MOVED_CUBE: moved_cube,
    codes.NO_CUBE: no_cube,
    codes.REFILLED: refilled,
    codes.ROLLED: rolled,
    codes.CHASED: chased,
    codes.PROWLED: prowled,
    codes.EATEN: eaten,
    codes.STAYED: stayed,
    codes.NEXT_TURN: next_turn,
    codes.WON: won,
}


# Prompts

ASKED = {
    codes.FIRST_DEN: ("Where does the dingo begin?", "You hold the dingo card. Choose one of the three dens."),
    codes.LOST_STEP: ("You are lost: which way?", "Go to one of the two hexes the card shows."),
    codes.DEN: ("The dingo caught you!", "Choose the den it goes back to."),
    codes.HOLDER: ("Who gets the dingo?", "You had the dingo card already. Hand it to another player."),
    codes.CUBE: ("Your supply is empty.", "Choose which of your cubes moves to where you stand."),
    codes.TARGET: ("Whom does the dingo chase?", "Several wombats are equally near. Choose one."),
    codes.PROWLING: ("Where does the dingo step?", "Every step must bring it closer."),
}
WAITING = {
    codes.FIRST_DEN: "The dingo's first den is being chosen.",
    codes.LOST_STEP: "A lost wombat follows a card.",
    codes.DEN: "A caught wombat sends the dingo to a den.",
    codes.HOLDER: "The dingo card changes hands.",
    codes.CUBE: "A cube is being moved.",
    codes.TARGET: "The dingo looks for the nearest wombat.",
    codes.PROWLING: "The dingo is on the prowl.",
}


def prompt(state: WombatRescue, seat: int) -> Prompt:
    if state.over:
        won = (
            "You brought all four babies home. You win!" if state.won(seat) else "All four babies of a colour are home."
        )
        return Prompt(text=won)
    if state.decider != seat:
        return Prompt(text=WAITING.get(state.phase, "Wait for your turn."), detail="You will be asked.")
    if state.phase == codes.MOVE:
        return turn_prompt(state)
    text, detail = ASKED[state.phase]
    left = f" {plural(state.prowl_left, 'step')} left." if state.phase == codes.PROWLING else ""
    return Prompt(text=text, detail=detail + left)


def turn_prompt(state: WombatRescue) -> Prompt:
    outback, seat = state.outback, state.active
    if state.moves_left == 0:
        return Prompt(text="Your moves are used up.", detail="Play an action card, or digest to end your turn.")
    left = f"{plural(state.moves_left, 'move')} left."
    if outback.in_area(seat):
        return Prompt(text="Run in a straight line.", detail=f"You smell your cubes here. {left}")
    if not outback.is_lost(seat):
        return Prompt(text="Step to what you smell.", detail=f"Food or your baby is right beside you. {left}")
    if outback.hemmed_in(seat):
        return Prompt(text="There is no way out.", detail="Play an action card, or digest to end your turn.")
    return Prompt(text="You are lost.", detail=f"Turn up a card to find a way, or digest. {left}")


# The table as text


def describe(view: WombatView) -> list[str]:
    """The view as lines to print or to read aloud."""
    lines = [spoken_seat(view, seat, seen) for seat, seen in enumerate(view.seats)]
    dingo = "The dingo is not there yet." if view.dingo is None else f"The dingo is at {named(view, view.dingo)}."
    lines.append(f"{dingo} Seat {view.holder + 1} holds its card.")
    lines.append(
        "Food: " + (", ".join(f"{one.disc} at {named(view, one.space)}" for one in view.discs) or "none") + "."
    )
    cubes = (f"{plural(one.count, 'cube')} of seat {one.seat + 1} at {named(view, one.space)}" for one in view.cubes)
    lines.append("Cubes: " + ", ".join(cubes) + ".")
    lines.append("Dens: " + ", ".join(named(view, den) for den in view.board.dens) + ".")
    lines.append(f"Lost-move cards: {view.pile} left, {len(view.aside)} with F aside.")
    return lines


def spoken_seat(view: WombatView, seat: int, seen: SeatSeen) -> str:
    lost = [one for one in view.babies if one.seat == seat and one.where == "lost"]
    babies = ", ".join(named(view, one.space) for one in lost) or "nowhere"
    track = "; ".join(
        f"{place} {' '.join(discs)}" for place, discs in zip(BOX.track.spaces, seen.track, strict=True) if discs
    )
    where = "in its area" if seen.in_area else "outside its area"
    pouch = ", a baby in the pouch" if seen.pouch is not None else ""
    cards = ", ".join(CARD_NAMES[card] for card in seen.cards) or "none"
    return (
        f"Seat {seat + 1}: at {named(view, seen.lead)}, {where}{pouch}. {plural(seen.rescued, 'baby')} home, "
        f"lost at {babies}. Digesting: {track or 'nothing'}. {plural(seen.supply, 'cube')} left. Cards: {cards}."
    ).replace("babys", "babies")


def named(view: WombatView, space: int) -> str:
    return place_name(view.board, space)


def label(view: WombatView, move: Move) -> str:
    """A legal move as a choice in words."""
    if isinstance(move, moves.Walk):
        return f"Go to {named(view, move.space)}{what_lies_at(view, move.space)}"
    if isinstance(move, moves.Scamper):
        return f"Scamper to {named(view, move.space)}{what_lies_at(view, move.space)}"
    if isinstance(move, moves.Prowl):
        return f"The dingo steps to {named(view, move.space)}"
    if isinstance(move, moves.TakeCube):
        return f"Take the cube from {named(view, move.space)}"
    if isinstance(move, moves.SendToDen):
        return f"Den {move.den} at {named(view, view.board.dens[move.den - 1])}"
    if isinstance(move, moves.HandOver):
        return f"Hand the dingo card to seat {move.seat + 1}"
    if isinstance(move, moves.Chase):
        return f"Chase the wombat of seat {move.seat + 1}"
    return PLAIN_LABELS[type(move)]


PLAIN_LABELS: dict[type[Move], str] = {
    moves.Reveal: "Turn up a card",
    moves.RunHome: "Play Run home",
    moves.HoldItIn: "Play Hold it in",
    moves.HighFibre: "Play High fibre",
    moves.Digest: "Digest and end the turn",
}


def what_lies_at(view: WombatView, space: int) -> str:
    """What a lead would meet there, in brackets."""
    here = [FOOD_NAMES[one.disc] for one in view.discs if one.space == space]
    here += ["babies"] if any(one.space == space and one.where == "lost" for one in view.babies) else []
    here += ["the dingo"] if space == view.dingo else []
    here += ["a wombat"] if space != view.board.home and any(one.lead == space for one in view.seats) else []
    return f" ({', '.join(here)})" if here else ""


# Scoring


def score_sheet(state: WombatRescue) -> ScoreSheet:
    points = tuple(state.scores())
    verdict = "All four babies are home: that wins." if state.over else ""
    line = ScoreLine(name="Babies brought home", rules=("WR-64", "WR-96"), points=points)
    return ScoreSheet(lines=(line,), totals=points, winners=tuple(state.winners()), verdict=verdict)
