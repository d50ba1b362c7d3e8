"""Flags in shared memory: the server cancels work in another process, which reports its progress there."""

import multiprocessing
from collections import deque
from ctypes import c_byte, c_int

QUESTIONS = 4096
NO_SIGN = 0  # for a question too many: nobody can stop it, and it ends by the clock


class CancelFlags:
    """The server's side. A flag that was given back is reused last, when no process looks at it any more."""

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
        """Cancel the work with this flag at its next step."""
        if sign != NO_SIGN:
            self.shared[sign] = 1

    def give_back(self, sign: int) -> None:
        if sign != NO_SIGN:
            self._free.append(sign)
