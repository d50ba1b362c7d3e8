"""What Wombat Rescue asks and offers, in words: prompts, names of moves, the score sheet."""

from homeward.engine.moves import Move
from homeward.engine.words import Prompt, ScoreLine, ScoreSheet
from homeward.games.wombat_rescue import moves
from homeward.games.wombat_rescue.names import named, plural
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.rules.lost import hemmed_in, is_lost
from homeward.games.wombat_rescue.view import WombatView

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
    if state.turn.decider != seat:
        return Prompt(text=WAITING.get(state.turn.phase, "Wait for your turn."), detail="You will be asked.")
    if state.turn.phase == codes.MOVE:
        return turn_prompt(state)
    text, detail = ASKED[state.turn.phase]
    left = f" {plural(state.hunt.prowl_left, 'step')} left." if state.turn.phase == codes.PROWLING else ""
    return Prompt(text=text, detail=detail + left)


def turn_prompt(state: WombatRescue) -> Prompt:
    outback, seat = state.outback, state.turn.active
    if state.turn.moves_left == 0:
        return Prompt(text="Your moves are used up.", detail="Play an action card, or digest to end your turn.")
    left = f"{plural(state.turn.moves_left, 'move')} left."
    if outback.in_area(seat):
        return Prompt(
            text="Where should your wombat run?",
            detail=f"You smell your cubes here: run straight, as far as you like. {left}",
        )
    if not is_lost(outback, seat):
        return Prompt(text="Step to what you smell.", detail=f"Food or your baby is right beside you. {left}")
    if hemmed_in(outback, seat):
        return Prompt(text="There is no way out.", detail="Play an action card, or digest to end your turn.")
    return Prompt(text="You are lost.", detail=f"Turn up a card to find a way, or digest. {left}")


# Moves


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
    here: list[str] = [one.disc for one in view.discs if one.space == space]
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
