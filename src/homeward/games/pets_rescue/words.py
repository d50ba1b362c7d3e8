"""What happens in Pets Rescue, and what a player is asked."""

from collections.abc import Sequence

from homeward.catalogue import Said, player
from homeward.engine.journal import Note
from homeward.engine.words import Event, Facts, Prompt
from homeward.games.pets_rescue.moves import DIRECTIONS, WAYS
from homeward.games.pets_rescue.rules import SIDE, PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import NOTHING
from homeward.games.pets_rescue.rules.offering import may_offer
from homeward.games.pets_rescue.spoken import name_of, pets_in_words, say
from homeward.games.pets_rescue.view import PHASES, line_seen

# Events


def events(state: PetsRescue, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened. Everybody hears the same: a secret choice is told without what was chosen."""
    return [event(state, note) for note in notes]


def event(state: PetsRescue, note: Note) -> Event:
    kind, said, facts = told(state, note)
    return Event(kind=kind, seat=note.seat if note.seat >= 0 else None, said=said, facts=facts)


def told(state: PetsRescue, note: Note) -> tuple[str, Said, Facts]:
    who = player(note.seat)
    if note.kind == codes.PICKED_LINE:
        line = line_seen(note.a)
        assert line is not None
        facts: Facts = {"line": line.line, "number": line.number}
        return "line", say(f"event.line.{line.line}", who=who, number=line.number), facts
    if note.kind == codes.FILLED:
        return "filled", say("event.filled", n=note.a), {"deck": note.a, "lead": note.b}
    if note.kind == codes.GRID_DONE:
        return "grid-done", say("event.grid-done"), {}
    if note.kind == codes.CHOSE_DIRECTION:
        direction = DIRECTIONS[note.a]
        return "direction", say(f"event.direction.{direction}", who=who), {"direction": direction}
    if note.kind == codes.CHOSE_START:
        return "start-chosen", say("event.start-chosen", who=who), {}
    if note.kind == codes.ENDED:
        return "ended", verdict(state), {"totals": state.scores(), "winners": state.winners()}
    return told_of_card(state, note, who)


PLACED = {
    codes.TOOK: "took",
    codes.GOT_LAST: "last",
    codes.RECEIVED: "received",
    codes.ACCEPTED: "accepted",
    codes.SWAPPED: "swapped",
    codes.SHOWED: "showed",
}


def told_of_card(state: PetsRescue, note: Note, who: Said) -> tuple[str, Said, Facts]:
    if note.kind not in PLACED:
        return told_of_exchange(state, note, who)
    card, kind, way = state.printed.box.card[note.a], PLACED[note.kind], WAYS[note.b]
    about = {"who": who, "card": name_of(card), "pets": pets_in_words(card.pets)}
    facts: Facts = {"card": card.id, "way": way}
    if note.kind in (codes.TOOK, codes.GOT_LAST):
        facts |= {"row": note.c // SIDE + 1, "column": note.c % SIDE + 1}
    if note.kind in (codes.RECEIVED, codes.ACCEPTED):
        facts["from"] = note.c
    if note.kind == codes.SWAPPED:
        gone = state.printed.box.card[note.c]
        about["gone"], facts["gone"] = name_of(gone), gone.id
    return kind, say(f"event.{kind}.{way}", **about), facts


def told_of_exchange(state: PetsRescue, note: Note, who: Said) -> tuple[str, Said, Facts]:
    card = state.printed.box.card[note.a]
    facts: Facts = {"card": card.id}
    about = {"who": who, "card": name_of(card)}
    if note.kind == codes.ACTED:
        return card.form, say(f"event.{card.form}", card=name_of(card), pets=pets_in_words(card.pets)), facts
    if note.kind == codes.GAVE:
        return "gave", say("event.gave", **about, to=player(note.b)), facts | {"to": note.b}
    if note.kind == codes.HANDED_OVER:
        said = say("event.handed-over", **about, to=player(note.b), pets=pets_in_words(card.pets))
        return "handed-over", said, facts | {"to": note.b}
    if note.b == NOTHING:
        return "offered", say("event.offered", **about), facts
    second = state.printed.box.card[note.b]
    return "offered", say("event.offered-two", **about, second=name_of(second)), facts | {"second": second.id}


def verdict(state: PetsRescue) -> Said:
    return say("verdict.several" if len(state.winners()) > 1 else "verdict.one", n=max(state.scores()))


# Prompts


def prompt(state: PetsRescue, seat: int) -> Prompt:
    if state.over:
        return Prompt(said=verdict(state))
    if state.active != seat:
        return waiting(state, seat)
    if state.exchange.acting != NOTHING:
        return prompt_of_exchange(state)
    kind = PHASES[state.phase]
    return Prompt(said=say(f"prompt.{kind}"), detail=say(f"prompt.{kind}.detail"))


def prompt_of_exchange(state: PetsRescue) -> Prompt:
    """While a card acts: what it is, or what is given, belongs to the question."""
    kind, acting = PHASES[state.phase], state.printed.box.card[state.exchange.acting]
    about = {"card": name_of(acting), "pets": pets_in_words(acting.pets)}
    if state.phase == codes.PLACE_GIFT:
        about["card"] = name_of(state.printed.box.card[state.exchange.gift])
    many = "-two" if state.phase == codes.CHOOSE_OFFER and may_offer(state, codes.OFFER_TWO) else ""
    pick = f".{acting.pick}" if state.phase == codes.CHOOSE_SWAP else ""
    return Prompt(said=say(f"prompt.{kind}{many}", **about), detail=say(f"prompt.{kind}.detail{pick}", **about))


def waiting(state: PetsRescue, seat: int) -> Prompt:
    kind = "others"
    if state.phase == codes.CHOOSE_START:
        kind = "start-chosen" if state.shelters[seat].start_way != NOTHING else "start"
    elif state.phase == codes.CHOOSE_CARD and not took_in_this_turn(state, seat):
        kind = "card"
    return Prompt(said=say(f"prompt.wait.{kind}"), detail=say(f"prompt.wait.{kind}.detail"))


def took_in_this_turn(state: PetsRescue, seat: int) -> bool:
    return (seat - state.lead) % state.players < state.taken
