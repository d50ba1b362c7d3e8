"""How the server stops a process that thinks, and how that tells how far it has come: in memory that both can see."""

import multiprocessing
from collections import deque
from ctypes import c_byte, c_int

QUESTIONS = 4096
NO_SIGN = 0  # for a question too many: nobody can stop it, and it ends by the clock


class StopSigns:
    """The server's side. A sign that is given back is taken again last of all, so that nobody looks at it any more."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.shared = context.RawArray(c_byte, QUESTIONS)
        self.steps = context.RawArray(c_int, QUESTIONS)  # done for each question, as its process tells
        self._free = deque(range(1, QUESTIONS))

    def take(self) -> int:
        if not self._free:
            return NO_SIGN
        sign = self._free.popleft()
        self.shared[sign] = 0
        self.steps[sign] = 0
        return sign

    def show(self, sign: int) -> None:
        """Whoever thinks about this question stops at the next slice."""
        if sign != NO_SIGN:
            self.shared[sign] = 1

    def give_back(self, sign: int) -> None:
        if sign != NO_SIGN:
            self._free.append(sign)
