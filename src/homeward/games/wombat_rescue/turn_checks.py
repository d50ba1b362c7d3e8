"""What must be true of the turn in a saved position: whose it is, what is to be decided, and the dingo's chase."""

from homeward.engine.errors import BadSnapshot
from homeward.engine.position import check_range
from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules import codes
from homeward.games.wombat_rescue.rules.pieces.board import NESTS
from homeward.games.wombat_rescue.rules.pieces.deck import CARDS
from homeward.games.wombat_rescue.rules.pieces.wombat import ALL_CARDS, DISCS, HINDGUT, HOLD_CARD, LOST, RESCUED
from homeward.games.wombat_rescue.rules.turn import MOVES
from homeward.games.wombat_rescue.saved import Saved

MANY = 2**31
STAGES = {  # in which stages of a turn there is something of the kind to decide
    codes.FIRST_DEN: (codes.SETUP,),
    codes.MOVE: (codes.MOVING,),
    codes.LOST_STEP: (codes.MOVING,),
    codes.DEN: (codes.MOVING, codes.CHASING),
    codes.HOLDER: (codes.MOVING, codes.CHASING),
    codes.CUBE: (codes.MOVING, codes.DIGESTING),
    codes.TARGET: (codes.CHASING,),
    codes.PROWLING: (codes.CHASING,),
    codes.OVER: (codes.MOVING,),
}


def check_turn(saved: Saved) -> None:
    check_decision(saved)
    if saved.stage not in STAGES[saved.phase]:
        raise BadSnapshot("stage", "nothing of this kind is decided in this part of a turn")
    if saved.active != (saved.first + saved.turns) % saved.players:
        raise BadSnapshot("active", f"is not the player to the left after {saved.turns} turns (WR-24)")
    check_range("clock", saved.clock, saved.turns, MANY, "decisions, at least one in every turn")
    if saved.stage == codes.SETUP:
        check_setting_up(saved)
    check_chase(saved)
    check_caught(saved)
    check_cards(saved)


def check_setting_up(saved: Saved) -> None:
    """The first den is chosen by the last player, before anybody moves and before food is laid out (WR-18, WR-23)."""
    if saved.holder != (saved.first - 1) % saved.players or saved.decider != saved.holder:
        raise BadSnapshot("holder", "the last player has the dingo card first (WR-R65)")
    fresh = all(row.cards == ALL_CARDS and set(row.babies) == {LOST} for row in saved.wombats)
    if not fresh or saved.discs or saved.clock or saved.deck.discard or saved.deck.aside or saved.roll:
        raise BadSnapshot("stage", "something has happened already, so the first den has been chosen")


def check_chase(saved: Saved) -> None:
    """The dingo has a target and steps left only while its holder, whose turn it is, sends it (WR-83)."""
    chasing = saved.stage == codes.CHASING
    if saved.roll not in (0, *BOX.die.faces) or (chasing and saved.roll == 0):
        raise BadSnapshot("roll", f"the dingo die cannot show {saved.roll} now")
    if not chasing and (saved.target != NOBODY or saved.prowl_left):
        raise BadSnapshot("target", "the dingo chases nobody in this part of a turn (WR-83)")
    if chasing and saved.holder != saved.active:
        raise BadSnapshot("holder", "the dingo moves only after the turn of whoever holds its card (WR-83)")
    if saved.phase in (codes.TARGET, codes.PROWLING) and saved.decider != saved.holder:
        raise BadSnapshot("decider", "must be the holder of the dingo card in this phase")
    if saved.phase == codes.TARGET and (saved.target != NOBODY or saved.prowl_left != saved.roll):
        raise BadSnapshot("target", "is still to be chosen, before the dingo's first step (WR-R37)")


def check_caught(saved: Saved) -> None:
    """Somebody was caught: a holder hands the card on, and a mover who pushed them waits meanwhile (WR-60, WR-R78)."""
    if saved.phase == codes.HOLDER and (saved.decider != saved.holder or saved.players == 2):
        raise BadSnapshot("decider", "only a caught holder, with somebody to choose from, hands the card on (WR-60)")
    if saved.mover_waits and saved.phase not in (codes.DEN, codes.HOLDER, codes.OVER):
        raise BadSnapshot("mover_waits", "a mover waits only while the pushed player decides (WR-R78)")
    if saved.mover_waits and saved.stage != codes.MOVING:
        raise BadSnapshot("mover_waits", "leads are pushed only while somebody moves (WR-R78)")


def check_cards(saved: Saved) -> None:
    """Hold it in has been played if it is in force, and a lost-move card that lies open was the last revealed."""
    mine = saved.wombats[saved.active]
    held = sum(mine.track[HINDGUT * DISCS : (HINDGUT + 1) * DISCS])
    if saved.holding and (mine.cards & HOLD_CARD or not held or saved.stage == codes.DIGESTING):
        raise BadSnapshot("holding", "needs the card Hold it in to be played, and a set to hold (WR-R48)")
    if saved.startled and saved.stage == codes.SETUP:
        raise BadSnapshot("startled", "nobody has met the dingo yet (WR-R27)")
    if saved.card != NOBODY:
        check_range("moves_left", saved.moves_left, 0, MOVES - 1, "after a card was revealed (WR-R86)")
        pile = saved.deck.aside if BOX.lost_card[saved.card].f else saved.deck.discard
        if not pile or pile[-1] != saved.card:
            raise BadSnapshot("card", "must be the card revealed last (WR-R80)")


def check_decision(saved: Saved) -> None:
    """Whose decision it is fits what is to be decided."""
    last = saved.players - 1
    check_range("phase", saved.phase, codes.FIRST_DEN, codes.OVER)
    for field in ("first", "active", "holder", "decider"):
        check_range(field, getattr(saved, field), 0, last)
    check_range("moves_left", saved.moves_left, 0, MOVES)
    check_range("roll", saved.roll, 0, max(BOX.die.faces))
    check_range("prowl_left", saved.prowl_left, 0, saved.roll)
    check_range("turns", saved.turns, 0, MANY)
    for field in ("target", "winner"):
        check_range(field, getattr(saved, field), NOBODY, last)
    check_range("card", saved.card, NOBODY, CARDS - 1)
    if (saved.phase == codes.FIRST_DEN) != (saved.stage == codes.SETUP):
        raise BadSnapshot("stage", "only the choice of the first den belongs to setting up")
    if (saved.phase == codes.LOST_STEP) != (saved.card != NOBODY):
        raise BadSnapshot("card", "a card lies open exactly while a lost lead follows it")
    if saved.phase == codes.PROWLING and (saved.target == NOBODY or saved.prowl_left == 0):
        raise BadSnapshot("target", "the dingo needs a target and steps left")
    if (saved.phase == codes.OVER) != (saved.winner != NOBODY):
        raise BadSnapshot("winner", "there is a winner exactly when the game is over (WR-96)")
    for seat, row in enumerate(saved.wombats):
        if (row.babies.count(RESCUED) == NESTS) != (seat == saved.winner):
            raise BadSnapshot("winner", f"must be the one who has brought {NESTS} babies home (WR-96)")
    own_phases = (codes.MOVE, codes.LOST_STEP, codes.CUBE)
    if saved.phase in own_phases and saved.decider != saved.active:
        raise BadSnapshot("decider", "must be the active player in this phase")
