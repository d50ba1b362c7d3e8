"""A program that plays by lines, whatever it does: reads nothing, answers without end, or does not end.

Every answer has one deadline, in which the program has to read the question too. A line is bounded, and at the end the
program and all that it has started are killed.
"""

import asyncio
import os
import shlex
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from homeward.engine.errors import HomewardError

LONGEST_LINE = 1000  # bytes of an answer; no move is as long
SECONDS_TO_END = 2.0


class AgentProgram:
    """One run of the program."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._stdin, self._stdout = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, command: list[str]) -> "AgentProgram":
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            problem = error.strerror if isinstance(error, OSError) else error
            raise HomewardError(f"{shlex.join(command)} cannot be started: {problem}") from None
        return cls(process)

    async def ask(self, lines: list[str], seconds: float) -> str | None:
        """Send lines and return the program's next line, cut off if it is too long; None if there is none in time."""
        try:
            async with asyncio.timeout(seconds):
                self._send(lines)
                with suppress(ConnectionError):  # it has ended, and may have answered before
                    await self._stdin.drain()
                line = await self._next_line()
        except TimeoutError:
            return None
        return line.decode(errors="replace").strip() if line else None

    async def end(self, lines: list[str]) -> None:
        """Send the last lines and close the program's input; kill it if it does not end by itself."""
        self._send(lines)
        self._stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), SECONDS_TO_END)
        self._kill()
        with suppress(TimeoutError):  # something that left its group still has its output
            async with asyncio.timeout(SECONDS_TO_END):
                while await self._stdout.read(LONGEST_LINE):
                    pass  # what it still wanted to say
                await self._process.wait()

    def _send(self, lines: list[str]) -> None:
        self._stdin.write("".join(f"{line}\n" for line in lines).encode())

    async def _next_line(self) -> bytes:
        """The next line, or the beginning of a longer one; empty at the end of the output."""
        beginning = b""
        while True:
            try:
                return (beginning + await self._stdout.readuntil(b"\n"))[: LONGEST_LINE + 1]
            except asyncio.IncompleteReadError as error:
                return (beginning + error.partial)[: LONGEST_LINE + 1]
            except asyncio.LimitOverrunError as error:
                beginning = (beginning + await self._stdout.readexactly(error.consumed))[: LONGEST_LINE + 1]

    def _kill(self) -> None:
        """With everything that it started."""
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
