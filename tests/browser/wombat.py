"""What a person does on the board of Wombat Rescue, and positions worth trying it on."""

from collections.abc import Callable
from functools import cache
from typing import Self

from playwright.sync_api import Locator, Page, expect

import homeward
from homeward.engine.moves import Move
from homeward.games.wombat_rescue import WOMBAT_RESCUE, moves
from homeward.games.wombat_rescue.preview import MovePreview
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from tests.browser.pages import TablePage

Moment = Callable[[WombatRescue], Move | None]
CARDS = {moves.RunHome: "run-home", moves.HoldItIn: "hold-it-in", moves.HighFibre: "high-fibre"}


def wise(state: WombatRescue) -> int:
    """The move the bot's knowledge prefers."""
    knowledge = WOMBAT_RESCUE.knowledge
    return max(state.legal(), key=lambda code: knowledge.prefer(state, code))


@cache
def moment(wanted: Moment, players: int = 3) -> tuple[homeward.Record, Move]:
    """A record that stops where something is about to happen, and the move that makes it happen."""
    for seed in range(100):
        record = homeward.Record.new("wombat-rescue", players, seed, layout="crossroads")
        for _ in range(500):
            state = record.state
            assert isinstance(state, WombatRescue)
            if state.over:
                break
            move = wanted(state)
            if move is not None:
                return record, move
            record.append(wise(state))
    raise AssertionError("no such moment")


class WombatPage(TablePage):
    """A table of Wombat Rescue, with a second table in the test that knows the state."""

    state: WombatRescue

    @classmethod
    def begin(cls, page: Page, seats: list[dict[str, str]], seed: int, **options: object) -> Self:
        table = cls.make(page, "wombat-rescue", seats, seed=seed, **options)
        state = WOMBAT_RESCUE.deal(len(seats), seed, **options)
        assert isinstance(state, WombatRescue)
        table.state = state
        return table

    @classmethod
    def continued(cls, page: Page, record: homeward.Record) -> Self:
        table = super().continued(page, record)
        state = record.state.copy()
        assert isinstance(state, WombatRescue)
        table.state = state
        return table

    def hex(self, space: int) -> Locator:
        return self.page.locator(f'[data-hex="{space}"]')

    def lead(self, seat: int) -> Locator:
        return self.page.locator(f'[data-lead="{seat}"]')

    def card(self, name: str) -> Locator:
        return self.page.locator(f'[data-card="{name}"]')

    def do(self, move: Move) -> None:
        """Make a legal move as a person would, and wait until it has been seen."""
        before = self.moves
        self.wait_until_at_rest()
        goal = self.act(move)
        steps = 0
        if not isinstance(move, moves.Prowl) or self.ends(WOMBAT_RESCUE.code(move)) == ():
            self.state.play(WOMBAT_RESCUE.code(move))
            steps = 1
        self.wait_for_moves(before + steps + self.run_on(goal))

    def run_on(self, goal: int | None = None) -> int:
        """The dingo goes on by itself to where it was sent, or where all its ways end: how many moves that takes."""
        steps = 0
        while self.state.turn.phase == codes.PROWLING:
            ends = {code: self.ends(code) for code in self.state.legal()}
            onwards = [code for code, there in ends.items() if goal in there]
            if not onwards and len({end for there in ends.values() for end in there}) == 1:
                onwards = [*ends]
            if not onwards:
                break
            self.state.play(onwards[0])
            steps += 1
        return steps

    def ends(self, code: int) -> tuple[int, ...]:
        """Where the dingo can come to rest if this is its next step."""
        return self.seen(code).ends

    def seen(self, code: int) -> MovePreview:
        seen = WOMBAT_RESCUE.preview(self.state, int(self.state.turn.decider), code)
        return seen if isinstance(seen, MovePreview) else MovePreview()

    def act(self, move: Move) -> int | None:
        """Presses what makes a move, and says where the dingo was sent."""
        if isinstance(move, moves.HandOver | moves.Chase):
            self.press(self.page.locator(".choose .btn").nth(self.heirs().index(move)))
        elif isinstance(move, moves.Digest):
            self.digest()
        elif isinstance(move, moves.Reveal):
            self.press(self.main)
        elif type(move) in CARDS:
            self.press(self.card(CARDS[type(move)]))
            self.press(self.button("Play it"))
        else:
            if isinstance(move, moves.Scamper):
                self.press(self.card("scamper"))
            goal = self.space_of(move)
            self.press(self.hex(goal))
            if self.seen(WOMBAT_RESCUE.code(move)).caught and isinstance(move, moves.Walk | moves.Scamper):
                self.press(self.button("Go"))
            return goal
        return None

    def digest(self) -> None:
        """End the turn; while one could still move, that is asked first."""
        legal = [WOMBAT_RESCUE.moves[code] for code in self.state.legal()]
        self.press(self.page.locator("[data-digest]") if moves.Reveal() in legal else self.main)
        if self.state.turn.moves_left and any(isinstance(move, moves.Walk | moves.Reveal) for move in legal):
            self.says("This ends your turn.")
            self.press(self.main)

    def heirs(self) -> list[Move]:
        legal = [WOMBAT_RESCUE.moves[code] for code in self.state.legal()]
        return [move for move in legal if isinstance(move, moves.HandOver | moves.Chase)]

    def space_of(self, move: Move) -> int:
        if isinstance(move, moves.Prowl):
            return next(iter(self.ends(WOMBAT_RESCUE.code(move))), move.space)
        if isinstance(move, moves.SendToDen):
            return int(self.state.outback.board.dens[move.den - 1])
        space = getattr(move, "space", None)
        assert isinstance(space, int), move
        return space

    def play_to_the_end(self) -> None:
        while not self.state.over:
            self.do(WOMBAT_RESCUE.moves[wise(self.state)])

    def shows_the_state(self) -> None:
        """Leads and dingo stand where the rules say."""
        self.wait_until_at_rest()
        for seat, wombat in enumerate(self.state.outback.wombats):
            expect(self.lead(seat)).to_have_attribute("data-space", str(int(wombat.lead)))
        expect(self.page.locator("[data-dingo]")).to_have_attribute("data-dingo", str(int(self.state.outback.dingo)))
