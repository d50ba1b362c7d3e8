"""The events of Monster-Falle, made from the notes of the rules."""

from collections.abc import Sequence

from homeward.catalogue import player
from homeward.engine.events import Event, Facts
from homeward.engine.journal import Note
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.names import across, monster_name, players, say, start_name
from homeward.games.monster_falle.rules import MonsterFalle, codes, physics
from homeward.games.monster_falle.rules.cards import COPIES
from homeward.games.monster_falle.rules.locations import NOWHERE
from homeward.games.monster_falle.rules.notes import (
    Began,
    Caught,
    ChitChosen,
    Drew,
    Ended,
    Escaped,
    Held,
    Placed,
    Readied,
    RoundEnded,
    Shuffled,
    Swapped,
    TurnCame,
    Visited,
)
from homeward.games.monster_falle.score_sheet import verdict
from homeward.games.monster_falle.view import members

CAUSES = {
    codes.NOT_VISITED: "not-visited",
    physics.BUMPED: "bumped",
    physics.PRESSED: "pressed",
    physics.SQUEEZED: "squeezed",
    physics.RUSHED: "rushed",
}


def events(state: MonsterFalle, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """The events of a move, the same for every seat. The movement of rails has none, because it is seen."""
    return [event_of(state, note) for note in notes if not isinstance(note, Held)]


def event_of(state: MonsterFalle, note: Note) -> Event:
    match note:
        case Drew():
            return card_was_drawn(state, note)
        case Placed():
            return figure_was_placed(state, note)
        case Visited():
            return location_was_visited(note)
        case Caught():
            return monster_was_caught(note)
        case Escaped():
            return monster_escaped(note)
        case Shuffled():
            return Event(kind="shuffled", said=say("event.fresh-set" if note.fresh else "event.shuffled"))
        case Ended():
            return Event(kind="ended", said=verdict(state), facts={"winners": state.winners()})
    return event_of_team(state, note)


def event_of_team(state: MonsterFalle, note: Note) -> Event:
    match note:
        case Readied():
            return player_is_ready(note)
        case ChitChosen():
            return chit_was_chosen(note)
        case Swapped():
            return rails_were_swapped(note)
        case Began():
            return Event(kind="began", said=say("event.began"), facts=team_facts(state, note.team))
        case TurnCame():
            said = say("event.turn", players=players(members(state, note.team)))
            return Event(kind="turn", said=said, facts=team_facts(state, note.team))
        case RoundEnded():
            return round_ended(state, note)
    raise TypeError(f"no event for {note!r}")


# A monster


def card_was_drawn(state: MonsterFalle, note: Drew) -> Event:
    monster = note.card // COPIES
    names = {"monster": monster_name(monster), "start": start_name(list(state.chits).index(monster))}
    facts: Facts = {"monster": BOX.monsters[monster].id}
    if note.location == NOWHERE:
        return Event(kind="drew", said=say("event.drew", **names), facts=facts)
    said = say("event.drew-across", **names, across=across(note.location))
    return Event(kind="drew", said=said, facts=facts | {"location": BOX.locations[note.location].id})


def figure_was_placed(state: MonsterFalle, note: Placed) -> Event:
    said = say("event.placed", monster=monster_name(state.chits[note.start]))
    return Event(kind="placed", said=said, facts={"start": note.start + 1})


def location_was_visited(note: Visited) -> Event:
    said = say("event.visited", across=across(note.location))
    return Event(kind="visited", said=said, facts={"location": BOX.locations[note.location].id})


def monster_was_caught(note: Caught) -> Event:
    row, name = BOX.monsters[note.monster], monster_name(note.monster)
    said = say("event.caught", monster=name, n=row.eyes) if row.eyes else say("event.caught-asleep", monster=name)
    return Event(kind="caught", said=said, facts={"monster": row.id, "eyes": row.eyes})


def monster_escaped(note: Escaped) -> Event:
    why = CAUSES[note.why]
    said = say(f"event.escaped.{why}", monster=monster_name(note.monster))
    return Event(kind="escaped", said=said, facts={"monster": BOX.monsters[note.monster].id, "why": why})


# A team


def player_is_ready(note: Readied) -> Event:
    """Ready before a round, perhaps with the wish to swap."""
    kind = "wish-swap" if note.wants_swap else "ready"
    return Event(kind=kind, seat=note.seat, said=say(f"event.{kind}", who=player(note.seat)))


def chit_was_chosen(note: ChitChosen) -> Event:
    who = player(note.seat)
    if note.location == NOWHERE:
        return Event(kind="chose", seat=note.seat, said=say("event.chose", who=who))
    said = say("event.chose-across", who=who, across=across(note.location))
    return Event(kind="chose", seat=note.seat, said=said, facts={"location": BOX.locations[note.location].id})


def rails_were_swapped(note: Swapped) -> Event:
    said = say("event.swapped", players=players((note.pair_x, note.pair_y)))
    return Event(kind="swapped", said=said, facts={"pair_x": note.pair_x, "pair_y": note.pair_y})


def round_ended(state: MonsterFalle, note: RoundEnded) -> Event:
    said = say("event.round-ended", n=note.catches) if note.catches else say("event.round-ended-without")
    facts = team_facts(state, note.team) | {"catches": note.catches}
    return Event(kind="round-ended", said=said, facts=facts)


def team_facts(state: MonsterFalle, team: int) -> Facts:
    return {"team": team, "seats": [*members(state, team)]}
