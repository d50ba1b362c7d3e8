"""Random wishes of devices in random order: the table stays consistent, and its entries give the same table."""

from contextlib import suppress
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import structs

from homeward.table import wishes
from homeward.table.entries import SeatPlan
from homeward.table.refusals import Refused
from tests.table.tile_names import tiles_named

from .family import Family

SEATS = st.sampled_from(
    [
        SeatPlan("Anna", "here"),
        SeatPlan("", "open"),
        SeatPlan("Owl", "bot", "owl"),
    ]
)
devices = st.integers(0, 3)
seats = st.integers(0, 3)


class AnyOrder(RuleBasedStateMachine):
    family: Family

    @initialize(plans=st.lists(SEATS, min_size=1, max_size=3), fearless=st.booleans(), seed=st.integers(0, 99))
    def make(self, plans: list[SeatPlan], fearless: bool, seed: int) -> None:
        told_apart = [structs.replace(plan, name=f"{plan.name} {n}") for n, plan in enumerate(plans)]
        self.family = Family(told_apart, seed=seed, length=10, fearless=fearless)
        self.keys: list[str] = []
        self.sent: list[tuple[int, type[wishes.Wish], dict[str, Any]]] = []

    def wish(self, device: int, kind: type[wishes.Wish], **fields: Any) -> Any:
        fields["id"] = f"wish {len(self.sent)}"
        if "version" in kind.__struct_fields__:
            fields.setdefault("version", self.family.table.version)
        self.sent.append((device, kind, fields))
        return self.family.wish(device, kind, **fields)

    @rule()
    def come(self) -> None:
        if len(self.family.tokens) < 4:
            with suppress(Refused):
                self.family.join()

    @rule(device=devices, seat=seats, code=st.integers(0, 24), lag=st.sampled_from([0, 0, 0, 1, 3]))
    def move(self, device: int, seat: int, code: int, lag: int) -> None:
        version = max(0, self.family.table.version - lag)
        self.wish(device, wishes.MoveWish, seat=seat, code=code, version=version)

    @precondition(lambda self: self.family.table.phase == "playing")
    @rule()
    def legal_move(self) -> None:
        table = self.family.table
        if table.bot_to_act() is not None:
            self.family.bot_moves()
            return
        assert table.actor is not None
        device = table.seats[table.actor].device
        if device is not None:
            self.wish(device, wishes.MoveWish, seat=table.actor, code=self.family.any_code())

    @rule(device=devices, to=st.integers(0, 6))
    def undo(self, device: int, to: int) -> None:
        self.wish(device, wishes.Undo, to=to)

    @rule(device=devices, yes=st.booleans())
    def consent(self, device: int, yes: bool) -> None:
        self.wish(device, wishes.Consent, yes=yes)

    @rule(device=devices, seat=seats, kind=st.sampled_from([wishes.Claim, wishes.Rename]))
    def name(self, device: int, seat: int, kind: type[wishes.Wish]) -> None:
        self.wish(device, kind, seat=seat, name=f"Cleo {device}")

    @rule(device=devices, seat=seats, kind=st.sampled_from([wishes.Release, wishes.TakeBack, wishes.Withdraw]))
    def come_and_go(self, device: int, seat: int, kind: type[wishes.Wish]) -> None:
        self.wish(device, kind, seat=seat)

    @rule(device=devices, seat=seats, away=st.frozensets(devices))
    def bot(self, device: int, seat: int, away: frozenset[int]) -> None:
        self.family.away = away
        self.wish(device, wishes.Bot, seat=seat, level="fox")

    @rule(device=devices, seat=seats)
    def offer(self, device: int, seat: int) -> None:
        decision = self.wish(device, wishes.Offer, seat=seat)
        if not isinstance(decision, str):
            self.keys.append(decision.key)

    @precondition(lambda self: self.keys)
    @rule(token=st.integers(0, 3), again=st.booleans())
    def use_key(self, token: int, again: bool) -> None:
        key = self.keys[-1] if again else self.keys.pop()
        tokens = self.family.tokens
        with suppress(Refused):
            self.family.join(key, tokens[token] if token < len(tokens) else "")

    @rule(device=devices, seat=seats)
    def free(self, device: int, seat: int) -> None:
        self.wish(device, wishes.Free, seat=seat)

    @rule(device=devices, guest=devices)
    def remove(self, device: int, guest: int) -> None:
        self.wish(device, wishes.Remove, guest=guest)

    @rule(device=devices, closed=st.booleans())
    def close(self, device: int, closed: bool) -> None:
        self.wish(device, wishes.Close, closed=closed)

    @rule(device=devices, level=st.sampled_from(["", "fox"]))
    def leave(self, device: int, level: str) -> None:
        self.wish(device, wishes.Leave, level=level)

    @rule(device=devices, name=st.sampled_from(["", "Ours", "Sunday"]))
    def name_table(self, device: int, name: str) -> None:
        self.wish(device, wishes.NameTable, name=name)

    @rule(device=devices)
    def rematch(self, device: int) -> None:
        self.wish(device, wishes.Rematch)

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def again(self, data: st.DataObject) -> None:
        """A message that is sent twice changes nothing the second time, unless it was refused the first time."""
        device, kind, fields = data.draw(st.sampled_from(self.sent))
        before = self.family.table.version
        done = self.family.table.fulfilled.version_of(device, fields["id"]) is not None
        self.family.wish(device, kind, **fields)
        assert not done or self.family.table.version == before

    @invariant()
    def entries_tell_everything(self) -> None:
        table = self.family.table
        assert table.version == len(self.family.stored)
        frames = [self.family.frame(device, fresh=True) for device in range(len(self.family.tokens))]
        self.family.table = self.family.reborn()
        assert frames == [self.family.frame(device, fresh=True) for device in range(len(self.family.tokens))]

    @invariant()
    def a_seat_is_a_persons_or_a_bots(self) -> None:
        for seat in self.family.table.seats:
            assert (seat.kind == "person") == (seat.device is not None)
            assert (seat.kind == "bot") == bool(seat.level)

    @invariant()
    def people_are_told_apart(self) -> None:
        names = [seat.name for seat in self.family.table.seats if seat.kind == "person" or seat.stands_in_for]
        assert len(set(names)) == len(names)

    @invariant()
    def nothing_that_sleeps_is_told(self) -> None:
        for device in range(len(self.family.tokens)):
            frame = self.family.frame(device, since=1)
            if frame["table"]["phase"] == "playing" and frame["timer"] is None:
                assert tiles_named(frame) == set()


AnyOrder.TestCase.settings = settings(stateful_step_count=40)
TestAnyOrder = AnyOrder.TestCase
