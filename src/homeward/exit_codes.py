"""How every command ends: with its exit code, and with one sentence if the caller made a mistake.

It imports hardly anything before the command runs, so that Ctrl-C is understood from the first moment.
"""

import os
import sys
from collections.abc import Callable

WRONG_USE = 2
INTERRUPTED = 130


def run_command(command: Callable[[], object]) -> None:
    """Run a command. A mistake of the caller prints one sentence and exits with 2, without a stack trace."""
    try:
        command()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # the reader of our output has gone: without this, Python would fail again when it flushes at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:
        sentence = in_words(error)
        if sentence is None:
            raise
        print(f"homeward: {sentence}", file=sys.stderr)
        sys.exit(WRONG_USE)


def in_words(error: Exception) -> str | None:
    """The error in the language of the terminal; None if it is not a mistake of the caller. A problem stays English."""
    from homeward.catalogue.terminal_language import translate  # slow to import, and most commands do not need it
    from homeward.catalogue.visible_text import visible
    from homeward.engine.errors import HomewardError
    from homeward.extras import advice

    if not isinstance(error, HomewardError):
        return advice(error)
    said = translate(error.said)
    return visible(f"{said} ({error.problem})" if error.problem else said)
