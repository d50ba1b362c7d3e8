"""Undo: free while nobody has learned anything, by consent of everybody beyond that."""

from typing import Any

import pytest

from homeward.table import Table, wishes
from homeward.table.decisions.decide_moves import undo_is_free, undo_target
from homeward.table.display.game_log import game_log
from homeward.table.entries import DealSeed, Played, Rematched, SeatPlan

from .family import Family, here


@pytest.fixture
def family() -> Family:
    """Anna and Abe on device 0, Ben on device 1, a bot."""
    plans = [*here("Anna", "Abe"), SeatPlan("", "open"), SeatPlan("Owl", "bot", "owl")]
    family = Family(plans, expert=True)
    family.wish(family.join(), wishes.Claim, seat=2, name="Ben")
    return family


def undo(family: Family, device: int) -> object:
    return family.wish(device, wishes.Undo, to=family.frame(device)["table"]["undo"]["to"])


def at_the_ready() -> Family:
    """A fearless game in which somebody has just said that everybody is ready: no one learned anything by it."""
    family = Family([*here("Anna"), SeatPlan("", "open")], fearless=True)
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    family.move(0)
    return family


def test_undo_is_free_while_nobody_learned_anything() -> None:
    family = at_the_ready()
    assert family.frame(0)["table"]["undo"] == {"to": 0, "free": True, "declined": False, "asked": None}
    undo(family, 0)
    assert family.frame(0)["mine"][0]["view"]["phase"] == "preview"
    assert family.notice(1) == "Anna takes back 1 move."


def test_nobody_else_can_take_my_move_back() -> None:
    family = at_the_ready()
    assert family.frame(1)["table"]["undo"]["to"] is None
    assert family.wish(1, wishes.Undo, to=0) == "nothing-to-undo"


def test_a_reveal_needs_everybody_else(family: Family) -> None:
    family.move(0)
    assert family.frame(0)["table"]["undo"] == {"to": 0, "free": False, "declined": False, "asked": None}
    undo(family, 0)
    asked = family.frame(1)["table"]["undo"]["asked"]
    assert asked == {"seat": 0, "to": 0, "agreed": [0, 1], "waiting": [2]}
    family.wish(1, wishes.Consent, yes=True)
    assert family.table.play is not None
    assert family.table.play.moves == []
    assert family.frame(1)["table"]["undo"]["asked"] is None


def test_one_no_ends_the_question(family: Family) -> None:
    family.move(0)
    undo(family, 0)
    family.wish(1, wishes.Consent, yes=False)
    assert family.frame(0)["notices"][0]["kind"] == "undo-declined"
    assert family.frame(0)["table"]["moves"] == 1


def test_playing_on_ends_the_question(family: Family) -> None:
    family.move(0)
    undo(family, 0)
    family.move(0)
    assert family.frame(0)["table"]["undo"]["asked"] is None
    assert family.wish(1, wishes.Consent, yes=True) == "not-asked"


# Who was told no does not ask again about the same position


def test_a_declined_undo_is_not_asked_for_again(family: Family) -> None:
    family.move(0)
    undo(family, 0)
    family.wish(1, wishes.Consent, yes=False)
    assert family.frame(0)["table"]["undo"] == {"to": 0, "free": False, "declined": True, "asked": None}
    assert undo(family, 0) == "undo-declined"
    assert family.reborn().undo.declined == {0: 1}, "nor after the server was started again"


def test_after_another_move_it_may_be_asked_for_again(family: Family) -> None:
    family.move(0)
    undo(family, 0)
    family.wish(1, wishes.Consent, yes=False)
    family.move(0)
    assert family.frame(0)["table"]["undo"]["declined"] is False
    undo(family, 0)
    assert family.frame(1)["table"]["undo"]["asked"]["waiting"] == [2]


@pytest.mark.parametrize("game", ["monster-baby-rescue", "pets-rescue", "wombat-rescue"])
def test_a_move_that_is_taken_back_freely_is_no_reason_to_ask_again(game: str) -> None:
    family = anna_and_ben(game)
    while not undo_has_to_be_asked_and_the_next_move_is_free(family):
        family.move(family.table.actor or 0)
    anna = family.table.actor or 0
    moves = family.frame(anna)["table"]["moves"]
    undo(family, anna)
    family.wish(1 - anna, wishes.Consent, yes=False)
    for _ in range(3):
        family.move(anna)
        undo(family, anna)
        assert family.frame(anna)["table"]["moves"] == moves, "it was free"
        assert family.frame(anna)["table"]["undo"]["declined"] is True
        assert undo(family, anna) == "undo-declined"
    assert family.reborn().undo.declined == {anna: moves}
    family.move(anna)
    assert family.frame(anna)["table"]["undo"]["declined"] is False


def undo_has_to_be_asked_and_the_next_move_is_free(family: Family) -> bool:
    """Is it somebody's turn who would have to ask now, and could take the next move back freely?"""
    actor = family.table.actor
    assert actor is not None, "there is such a position in every game of this kind"
    now = family.frame(actor)["table"]["undo"]
    if now["to"] is None or now["free"]:
        return False
    tried, moves = family.reborn(), family.frame(actor)["table"]["moves"]
    tried.apply(Played(seat=actor, code=family.any_code()))
    return undo_target(tried, actor) == moves and undo_is_free(tried, actor, moves)


def test_only_a_longer_game_is_a_reason_to_ask_again(family: Family) -> None:
    """Nor is another move instead of the one that was taken back."""
    family.move(0)
    family.move(0)
    family.wish(0, wishes.Undo, to=1)
    family.wish(1, wishes.Consent, yes=False)
    abe = 1
    assert [family.table.undo.is_declined(abe, moves) for moves in (1, 2, 3)] == [True, True, False]
    assert not family.table.undo.is_declined(0, 2), "nobody else was told no"


def test_a_yes_and_a_new_game_make_up_for_a_no() -> None:
    family = anna_and_ben()
    first = family.table.actor or 0
    family.move(first)
    undo(family, first)
    family.wish(1 - first, wishes.Consent, yes=False)
    family.keep(Rematched(device=0, id="rematch", deal=DealSeed(8, "salt"), rules_version=family.table.rules_version))
    assert family.table.undo.declined == {}


def test_when_nobody_is_left_to_ask_a_no_no_longer_counts(family: Family) -> None:
    family.move(0)
    undo(family, 0)
    family.wish(1, wishes.Consent, yes=False)
    family.wish(1, wishes.Bot, seat=2, level="cub")
    assert family.frame(0)["table"]["undo"] == {"to": 0, "free": True, "declined": False, "asked": None}
    undo(family, 0)
    assert family.frame(0)["table"]["moves"] == 0


# Why a question ended


@pytest.mark.parametrize(
    ("device", "kind", "fields", "why", "sentence"),
    [
        (1, wishes.Bot, {"seat": 2, "level": "cub"}, "seats", "Somebody has changed seats since"),
        (1, wishes.Leave, {}, "seats", "Somebody has changed seats since"),
        (0, wishes.Bot, {"seat": 0, "level": "cub"}, "asker", "but is not playing any more"),
        (0, wishes.Remove, {"guest": 1}, "seats", "Somebody has changed seats since"),
    ],
)
def test_a_change_of_seats_that_ends_the_question_says_so(
    family: Family, device: int, kind: type[wishes.Wish], fields: dict[str, Any], why: str, sentence: str
) -> None:
    family.move(0)
    undo(family, 0)
    family.wish(device, kind, **fields)
    told = [one for one in family.frame(0)["notices"] if one["kind"] == "undo-lapsed"]
    assert [one["facts"] for one in told] == [{"why": why, "n": 1}]
    assert any(text.startswith("Anna wanted to take back 1 move") and sentence in text for text in family.notices(0))


def test_a_move_that_ends_the_question_says_so_to_everybody(family: Family) -> None:
    family.move(0)
    family.move(0)
    family.wish(0, wishes.Undo, to=0)
    family.move(1)
    sentence = "Abe wanted to take back 2 moves. Then the game went on, so we have stopped asking."
    assert family.notices(0) == family.notices(1) == [sentence]


def test_the_end_of_the_game_ends_the_question_and_says_so() -> None:
    played = anna_and_ben()
    while played.table.phase == "playing":
        played.move(played.table.actor or 0)
    family = anna_and_ben()
    assert played.table.play is not None
    *codes, last = played.table.play.moves
    for code in codes:
        family.move(family.table.actor or 0, code)
    undo(family, 0)
    assert family.table.undo.open is not None
    family.move(family.table.actor or 0, last)
    assert family.table.phase == "over"
    assert ["Now the game is over" in text for text in family.notices(1)] == [True]


def anna_and_ben(game: str = "monster-baby-rescue") -> Family:
    """Each on a device with the number of the seat."""
    family = Family([*here("Anna"), SeatPlan("", "open")], game)
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    return family


def test_who_agreed_is_not_told_that_the_question_lapsed(family: Family) -> None:
    family.move(0)
    undo(family, 0)
    family.wish(1, wishes.Consent, yes=True)
    assert [one["kind"] for one in family.frame(0)["notices"]] == ["undone"]


def test_who_is_not_asked_cannot_agree(family: Family) -> None:
    family.move(0)
    undo(family, 0)
    onlooker = family.join()
    assert family.wish(onlooker, wishes.Consent, yes=True) == "not-asked"
    assert family.wish(0, wishes.Consent, yes=True) == "not-asked"
    assert undo(family, 0) == "undo-asked"


def test_one_device_alone_asks_nobody() -> None:
    family = Family(here("Anna", "Ben"))
    family.move(0)
    assert family.frame(0)["table"]["undo"]["free"] is True
    undo(family, 0)
    assert family.frame(0)["table"]["moves"] == 0


def test_alone_with_bots_my_last_move_and_their_answers_go_back_at_once() -> None:
    family = Family([*here("Anna"), *(SeatPlan("", "bot", "owl") for _ in range(2))], "wombat-rescue")
    before = play_until_bots_answer(family)
    assert family.frame(0)["table"]["undo"] == {"to": before, "free": True, "declined": False, "asked": None}
    undo(family, 0)
    assert family.frame(0)["table"]["moves"] == before
    assert family.table.actor == 0
    assert family.table.undo.open is None


def play_until_bots_answer(family: Family) -> int:
    """Anna plays until it was the bots' turn, and they play until it is hers. How many moves came before her last."""
    while family.table.bot_to_act() is not None:
        family.bot_moves()
    before = 0
    while family.table.bot_to_act() is None:
        assert family.table.play is not None
        before = len(family.table.play.moves)
        family.move(0)
    while family.table.bot_to_act() is not None:
        family.bot_moves()
    return before


def test_a_stale_undo_is_refused(family: Family) -> None:
    family.move(0)
    seen = family.table.version
    family.move(0)
    assert family.wish(0, wishes.Undo, to=0, version=seen) == "stale"


def test_an_undone_move_stays_in_the_log_and_tells_no_toy(family: Family) -> None:
    family.move(0)
    undo(family, 0)
    family.wish(1, wishes.Consent, yes=True)
    family.move(0)
    lines = game_log(family.table, 0)[1]
    assert [(line.move, line.undone) for line in lines] == [(1, True), (None, False), (1, False)]
    assert all(event.fleeting == {} for line in lines for event in line.events)


def test_undo_leads_to_the_very_same_position(family: Family) -> None:
    table = family.table
    assert table.play is not None
    before = table.game.snapshot(table.play.state)
    family.move(0)
    undo(family, 0)
    family.wish(1, wishes.Consent, yes=True)
    assert table.game.snapshot(table.play.state) == before
    assert isinstance(family.reborn(), Table)


# Nobody is passed over


def test_who_is_away_is_asked_although_others_let_a_bot_play(family: Family) -> None:
    """Wait until Ben is away, hand his seat to a bot, take back what he has seen: not without Ben."""
    family.move(0)
    family.away = frozenset({1})
    family.wish(0, wishes.Bot, seat=2, level="cub")
    assert family.frame(0)["table"]["undo"]["free"] is False
    undo(family, 0)
    assert family.frame(0)["table"]["moves"] == 1
    assert family.frame(0)["table"]["undo"]["asked"]["waiting"] == [2]
    family.away = frozenset()
    assert family.frame(1)["table"]["seats"][2]["may_take_back"] is True
    family.wish(1, wishes.Consent, yes=True)
    assert family.frame(0)["table"]["moves"] == 0


def test_the_undo_waits_for_who_comes_back(family: Family) -> None:
    family.move(0)
    family.away = frozenset({1})
    family.wish(0, wishes.Bot, seat=2, level="cub")
    undo(family, 0)
    family.wish(1, wishes.TakeBack, seat=2)
    assert family.frame(1)["table"]["undo"]["asked"]["waiting"] == [2]
    family.wish(1, wishes.Consent, yes=False)
    assert family.frame(0)["table"]["moves"] == 1


def test_what_was_played_for_somebody_away_is_not_taken_back_freely() -> None:
    """No one has learned anything, but Ben's seat has moved."""
    family = Family([*here("Anna"), SeatPlan("", "open")], "pets-rescue")
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    first = family.table.actor
    assert first is not None
    family.move(first)
    family.away = frozenset({1})
    family.wish(0, wishes.Bot, seat=1, level="cub")
    while family.table.bot_to_act() is not None:
        family.bot_moves()
    told = family.frame(0)["table"]["undo"]
    assert told["to"] is None or not told["free"]


def test_who_still_looks_at_the_end_of_the_game_before_is_not_asked() -> None:
    """Anna began the rematch without Ben: he has seen nothing of it, and no question either."""
    family = Family([*here("Anna"), SeatPlan("", "open")], length=10, mode="easy", open_memory=True)
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    while family.table.actor is not None:
        family.move(family.table.actor)
    family.wish(0, wishes.Rematch, level="cub")
    while family.table.bot_to_act() is not None:
        family.bot_moves()
    before = family.frame(0)["table"]["moves"]
    family.move(0)
    assert family.frame(0)["table"]["undo"] == {"to": before, "free": True, "declined": False, "asked": None}
    undo(family, 0)
    assert family.frame(0)["table"]["moves"] == before

    family.wish(1, wishes.TakeBack, seat=1)
    family.move(0)
    undo(family, 0)
    assert family.frame(1)["table"]["undo"]["asked"]["waiting"] == [1], "now he plays, and is asked"


def test_who_left_on_purpose_leaves_that_to_the_others(family: Family) -> None:
    family.move(0)
    family.wish(1, wishes.Bot, seat=2, level="cub")
    undo(family, 0)
    assert family.frame(0)["table"]["moves"] == 0


@pytest.mark.parametrize("how", [{"kind": wishes.Free, "seat": 2}, {"kind": wishes.Remove, "guest": 1}])
def test_sending_somebody_away_does_not_answer_for_them(family: Family, how: dict[str, Any]) -> None:
    family.move(0)
    family.wish(0, **how)
    assert family.frame(0)["table"]["undo"]["to"] is None
    assert family.wish(0, wishes.Undo, to=0) == "nothing-to-undo"
    assert family.reborn().play.settled == 1  # type: ignore[union-attr]
    family.move(0)
    assert family.wish(0, wishes.Undo, to=0) == "nothing-to-undo"
    undo(family, 0)
    assert family.frame(0)["table"]["moves"] == 1, "what is played from then on can be taken back"


def test_nor_does_it_where_a_bot_keeps_the_seat(family: Family) -> None:
    family.move(0)
    family.away = frozenset({1})
    family.wish(0, wishes.Bot, seat=2, level="cub")
    undo(family, 0)
    family.wish(0, wishes.Remove, guest=1)
    assert family.frame(0)["table"]["undo"]["asked"] is None
    assert family.wish(0, wishes.Undo, to=0) == "nothing-to-undo"
