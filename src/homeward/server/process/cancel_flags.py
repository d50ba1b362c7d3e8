"""Flags in shared memory: with them the server cancels work in another process, which reports its progress."""

import multiprocessing
from collections import deque
from ctypes import c_byte, c_int

FLAGS = 4096
NOT_CANCELLABLE = 0  # when all are taken: the work cannot be cancelled and ends after its time


class CancelFlags:
    """The server's side. A released flag is reused last, when no process reads it any more."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.shared = context.RawArray(c_byte, FLAGS)
        self.steps = context.RawArray(c_int, FLAGS)  # done by the work with each flag, as its process reports
        self._free = deque(range(1, FLAGS))

    def take(self) -> int:
        if not self._free:
            return NOT_CANCELLABLE
        flag = self._free.popleft()
        self.shared[flag] = 0
        self.steps[flag] = 0
        return flag

    def set(self, flag: int) -> None:
        """Cancel the work with this flag at its next step."""
        if flag != NOT_CANCELLABLE:
            self.shared[flag] = 1

    def release(self, flag: int) -> None:
        if flag != NOT_CANCELLABLE:
            self._free.append(flag)
