"""Beats at a table: hands, bots, and what is stored and replayed."""

from typing import Any

import msgspec
import pytest

from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.table import Table, wishes
from homeward.table.decisions.decide_moves import decide_bot_move
from homeward.table.display.frames import frame
from homeward.table.display.replay import finished_game, record_of, replay
from homeward.table.display.seen import News, Presence
from homeward.table.entries import SeatPlan
from homeward.table.live_beats import LiveBeats
from homeward.table.refusals import Refused
from homeward.testkit import rules

from .family import Family, here

GO = GAME.parse("go")
STILL = GAME.parse("hold 0 0")
RIGHT = GAME.parse("hold 10 0")
SHORT: dict[str, Any] = {"timer": 15, "length": "short"}
X, Y = 0, 1


class Pushers(Family):
    """A table of Monster-Falle with its live beats."""

    def __init__(self, seats: list[SeatPlan], **options: Any) -> None:
        super().__init__(seats, "monster-falle", **(SHORT | options))
        self.live = LiveBeats(self.table)

    @property
    def state(self) -> MonsterFalle:
        assert self.table.play is not None
        state = self.table.play.state
        assert isinstance(state, MonsterFalle)
        return state

    def go(self) -> "Pushers":
        """Everybody says go; a bot does by itself."""
        while not self.live.running:
            actor = self.table.actor
            assert actor is not None
            seat = self.table.seats[actor]
            if seat.kind == "bot":
                self.keep(decide_bot_move(self.table, actor, GO))
            else:
                assert seat.device is not None
                self.move(seat.device, GO, seat=actor)
        return self

    def beats(self, count: int) -> "Pushers":
        for _ in range(count):
            if self.live.running:
                self.live.play_beat()
        return self

    def play_the_stretch(self) -> None:
        while self.live.running:
            self.beats(60)

    def store(self) -> None:
        entry = self.live.play.unstored_beats()
        if entry is not None:
            self.keep(entry)


def snapshot(table: Table) -> bytes:
    assert table.play is not None
    return msgspec.json.encode(GAME.snapshot(table.play.state))


def test_a_hand_holds_from_its_beat_on() -> None:
    table = Pushers(here("Mia", "Jonas")).go().beats(210)
    table.live.hold(0, 0, X, RIGHT, table.live.beat + 5)
    table.beats(4)
    assert table.state.mansion.drive[0] == 0
    table.beats(1)
    assert table.state.mansion.drive[0] == 2
    table.beats(20)
    assert table.state.mansion.drive[0] == 10


def test_a_late_stamp_counts_from_now_on() -> None:
    table = Pushers(here("Mia", "Jonas")).go().beats(215)
    table.live.hold(0, 0, X, RIGHT, 3)
    before = table.state.copy()
    table.beats(1)
    assert list(before.mansion.face) == [0, 2640, 0, 2640]  # type: ignore[attr-defined]
    assert table.state.mansion.drive[0] == 2


def test_a_newer_wish_for_the_same_beat_wins_and_one_for_later_waits() -> None:
    table = Pushers(here("Mia", "Jonas")).go().beats(215)
    now = table.live.beat
    table.live.hold(0, 0, X, RIGHT, now + 1)
    table.live.hold(0, 0, X, STILL, now + 1)
    table.live.hold(0, 0, X, RIGHT, now + 3)
    table.beats(2)
    assert table.state.mansion.drive[0] == 0
    table.beats(1)
    assert table.state.mansion.drive[0] == 2


@rules("MF-R32")
def test_only_ones_own_hands() -> None:
    table = Pushers([*here("Mia"), SeatPlan("", "open"), SeatPlan("", "open")])
    table.join()
    for seat in (1, 2):
        table.wish(1, wishes.Claim, seat=seat, name=f"Guest {seat}")
    table.go().beats(215)
    with pytest.raises(Refused, match="Somebody else"):
        table.live.hold(1, 0, X, RIGHT, 0)
    table.live.hold(0, 0, Y, RIGHT, 0)  # Mia's seat, but the partner has this pair: nothing comes of it
    table.beats(10)
    assert table.state.mansion.all_home()
    for code in (GO, -1, 10**6):
        with pytest.raises(Refused, match="nobody holds the rails like that"):
            table.live.hold(0, 0, X, code, 0)
    with pytest.raises(Refused):
        table.live.hold(0, 0, 2, RIGHT, 0)


def test_a_silent_hand_lets_go() -> None:
    table = Pushers(here("Mia", "Jonas")).go().beats(215)
    table.live.hold(0, 0, X, RIGHT, 0)
    table.beats(20)
    table.live.let_go([0])
    table.beats(10)
    assert table.state.mansion.drive[0] == 0


def test_bots_push_beat_by_beat_and_a_person_can_be_their_partner() -> None:
    table = Pushers([*here("Mia"), SeatPlan("Owl", "bot", "owl"), SeatPlan("Fox", "bot", "fox")], timer=60).go()
    assert {seat.name for seat in table.live.seats_at_work()} == {"Mia", "Owl"}
    table.beats(700)
    assert table.state.mansion.face[2] > 0 or table.state.mansion.face[3] < 2640
    assert list(table.state.mansion.face[:2]) == [0, 2640]
    table.play_the_stretch()
    table.store()
    table.go()
    table.play_the_stretch()
    assert len(table.state.piles.caught) >= 2  # the round of the two bots


def test_what_is_stored_gives_the_same_table_again() -> None:
    table = Pushers([SeatPlan("Owl", "bot", "owl"), SeatPlan("Cub", "bot", "cub")]).go()
    while not table.state.over:
        if not table.live.running:
            table.go()
        table.beats(30)
        table.store()
    again = table.reborn()
    assert snapshot(again) == snapshot(table.table)
    assert again.version == table.table.version
    assert len(b"".join(table.stored)) < 200_000


def test_a_frame_in_beats_is_small_and_nothing_can_be_taken_back() -> None:
    table = Pushers(here("Mia", "Jonas")).go().beats(300)
    shown = frame(table.table, 0, Presence(frozenset({0}), frozenset()), News())
    assert shown.mine[0].moves == []
    assert shown.table.undo.to is None
    assert not shown.table.hints
    assert len(msgspec.json.encode(shown)) < 8000
    assert len(msgspec.json.encode(GAME.beats.pulse(table.state))) < 400  # type: ignore[union-attr]


def test_a_finished_game_is_replayed_ten_times_a_second_and_recorded_in_short() -> None:
    table = Pushers([SeatPlan("Owl", "bot", "owl"), SeatPlan("Owl", "bot", "owl")]).go()
    while not table.state.over:
        if not table.live.running:
            table.go()
        table.beats(60)
        table.store()
    done = finished_game(table.table, 0)
    first = replay(table.table.game, done, 0, 20)
    assert 400 < first.moves < 800  # two rounds of half a minute
    assert [one.position for one in first.positions] == list(range(20))
    assert first.per_second == 10
    assert [len(one.views) for one in first.positions] == [2] * 20
    plain = replay(table.table.game, done, 0, 20, views=False)
    assert [(one.views, one.onlooker) for one in plain.positions] == [([], one.onlooker) for one in first.positions]
    last = replay(table.table.game, done, first.moves, 5).positions
    assert [one.position for one in last] == [first.moves]
    assert last[0].events[-1].kind == "ended"
    record = record_of(table.table, 0)
    assert record.moves == []
    assert len(msgspec.json.encode(record)) < 60_000
