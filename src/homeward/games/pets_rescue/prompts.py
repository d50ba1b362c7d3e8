"""What a player of Pets Rescue is asked to do."""

from homeward.engine.events import Prompt
from homeward.games.pets_rescue.names import name_of, pets_in_words, say
from homeward.games.pets_rescue.rules import PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import NOTHING
from homeward.games.pets_rescue.rules.offering import may_offer
from homeward.games.pets_rescue.score_sheet import verdict
from homeward.games.pets_rescue.view import PHASES


def prompt(state: PetsRescue, seat: int) -> Prompt:
    if state.over:
        return Prompt(said=verdict(state))
    if state.active != seat:
        return prompt_to_wait(state, seat)
    if state.exchange.acting != NOTHING:
        return prompt_of_exchange(state)
    return prompt_for(PHASES[state.phase])


def prompt_for(what: str) -> Prompt:
    return Prompt(said=say(f"prompt.{what}"), detail=say(f"prompt.{what}.detail"))


def prompt_of_exchange(state: PetsRescue) -> Prompt:
    """The prompt while a card acts; it names that card, or the card that is given."""
    kind, acting = PHASES[state.phase], state.printed.box.card[state.exchange.acting]
    about = {"card": name_of(acting), "pets": pets_in_words(acting.pets)}
    if state.phase == codes.PLACE_GIFT:
        about["card"] = name_of(state.printed.box.card[state.exchange.gift])
    many = "-two" if state.phase == codes.CHOOSE_OFFER and may_offer(state, codes.OFFER_TWO) else ""
    pick = f".{acting.pick}" if state.phase == codes.CHOOSE_SWAP else ""
    return Prompt(said=say(f"prompt.{kind}{many}", **about), detail=say(f"prompt.{kind}.detail{pick}", **about))


def prompt_to_wait(state: PetsRescue, seat: int) -> Prompt:
    kind = "others"
    if state.phase == codes.CHOOSE_START:
        kind = "start-chosen" if state.shelters[seat].start_way != NOTHING else "start"
    elif state.phase == codes.CHOOSE_CARD and not has_taken_a_card(state, seat):
        kind = "card"
    return prompt_for(f"wait.{kind}")


def has_taken_a_card(state: PetsRescue, seat: int) -> bool:
    """Has this seat taken a card in this turn?"""
    return (seat - state.lead) % state.players < state.taken
