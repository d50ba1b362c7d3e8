"""Processes that Ctrl-C does not reach. A terminal sends it to all processes, and only the first one handles it."""

import signal
from multiprocessing.context import SpawnContext, SpawnProcess


class SigintBlockedProcess(SpawnProcess):
    def start(self) -> None:
        """A child inherits what is blocked here, so it does not even meet Ctrl-C while it is importing."""
        if not hasattr(signal, "pthread_sigmask"):
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class SigintBlockedContext(SpawnContext):
    """Spawned, not forked: a child must not inherit sockets, database connections or anything secret."""

    Process = SigintBlockedProcess
