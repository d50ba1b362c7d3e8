"""The beats of a table while they are played: what the hands of every seat hold, bots included.

`BeatClock` of the rooms calls `play_beat`. A hold is stamped with the beat from which it counts; a late one counts from
the next beat, never for the past.
"""

from collections import deque
from collections.abc import Iterable
from hashlib import sha256

from homeward.engine.chance.rng import fast_rng
from homeward.engine.journal import Note
from homeward.engine.parts import Beats, Hands
from homeward.table.refusals import Refused, program_refusal
from homeward.table.state.game_in_play import GameInPlay
from homeward.table.state.seat import Seat
from homeward.table.table import Table

AHEAD = 60  # beats that a stamp may lie in the future at most


class Hand:
    """One of a seat's moves in a beat: the code now, and those announced for later beats."""

    __slots__ = ("code", "coming")

    def __init__(self, rest: int) -> None:
        self.code = rest
        self.coming: deque[tuple[int, int]] = deque()

    def at(self, beat: int) -> int:
        while self.coming and self.coming[0][0] <= beat:
            self.code = self.coming.popleft()[1]
        return self.code


class LiveBeats:
    """Plays the beats of a table, from the first beat of a stretch to its last."""

    def __init__(self, table: Table) -> None:
        beats = table.game.beats
        assert beats is not None
        self.table = table
        self.beats: Beats = beats
        self.beat = 0  # beats played since the table was opened in this process
        self._hands: dict[tuple[int, int], Hand] = {}  # by seat and number of the move in a beat
        self._bots: dict[tuple[int, str], Hands] = {}  # by seat and level
        self.taught = False  # did the last beat complete a task of a lesson?

    @property
    def play(self) -> GameInPlay:
        assert self.table.play is not None
        return self.table.play

    @property
    def running(self) -> bool:
        return self.table.in_beats

    # Hands

    def hold(self, device: int, seat: int, part: int, code: int, beat: int) -> None:
        """Set what a hand of one of the device's seats holds from a beat on."""
        place = self.table.seats[seat] if seat < len(self.table.seats) else None
        if place is None or place.kind != "person" or place.device != device:
            raise Refused("not-your-seat", seat=seat)
        if part >= self.beats.moves or not self._is_hold(code):
            raise program_refusal("no-such-hold", "nobody holds the rails like that")
        hand = self._hand(seat, part)
        stamp = min(max(beat, self.beat + 1), self.beat + AHEAD)
        while hand.coming and hand.coming[-1][0] >= stamp:
            hand.coming.pop()
        hand.coming.append((stamp, code))

    def let_go(self, seats: Iterable[int]) -> None:
        """The hands of these seats rest: their device is silent or gone."""
        for seat in seats:
            for part in range(self.beats.moves):
                self._hands.pop((seat, part), None)

    def _hand(self, seat: int, part: int) -> Hand:
        return self._hands.setdefault((seat, part), Hand(self.beats.rest))

    def _is_hold(self, code: int) -> bool:
        moves = self.table.game.moves
        return 0 <= code < len(moves) and type(moves[code]) is type(moves[self.beats.rest])

    # The beat

    def play_beat(self) -> list[Note]:
        """Play all moves of one beat. Returns the notes."""
        self.beat += 1
        self.taught = False
        notes: list[Note] = []
        for part in range(self.beats.moves):
            seat = self.play.state.actor
            if seat is None or not self.running:
                break
            notes += self.play.play_ahead(self._code(self.table.seats[seat], part))
            self.taught |= self.play.advance_lesson()
        return notes

    def _code(self, seat: Seat, part: int) -> int:
        if seat.kind == "bot":
            return self._bot(seat).choose(self.play.state.veil(seat.number))
        return self._hand(seat.number, part).at(self.beat)

    def _bot(self, seat: Seat) -> Hands:
        """A bot's chance comes from the salt, so that it reveals nothing about the deal."""
        key = seat.number, seat.level
        if key not in self._bots:
            luck = sha256(f"bot {seat.number} {len(self.play.moves)} {self.play.deal.salt}".encode()).digest()
            hands = self.beats.hands(seat.level, fast_rng(int.from_bytes(luck[:6], "little")))
            assert hands is not None  # every level has hands: the contract suite checks it
            self._bots[key] = hands
        return self._bots[key]

    def seats_at_work(self) -> list[Seat]:
        """The seats that move in the next beat."""
        ahead = self.play.state.copy()
        seats = []
        for _ in range(self.beats.moves):
            seat = ahead.actor
            if seat is None or not ahead.in_beats():
                break
            seats.append(self.table.seats[seat])
            ahead.play(self.beats.rest)
        return list(dict.fromkeys(seats))
