"""The command line. Each command lives in its layer and is imported only when it is called."""

import os
import sys

from cyclopts import App

from homeward.build_info import is_compiled, version_line
from homeward.engine.errors import HomewardError

WRONG_USE = 2
INTERRUPTED = 130

app = App(
    name="homeward",
    help="One table for family board games about little creatures that must get home.",
    version=version_line,
)
app.command("homeward.table.terminal:play")
app.command("homeward.table.terminal:replay")
app.command("homeward.lab.commands:sim")
app.command("homeward.lab.commands:tournament")
app.command("homeward.lab.commands:solve")
app.command("homeward.lab.counting:perft")
app.command("homeward.lab.bench:bench")


def main() -> None:
    """Run a command; a mistake of the caller is one sentence and exit code 2, never a stack trace."""
    if not is_compiled():
        print("homeward: running uncompiled, so everything works but slower.", file=sys.stderr)
    try:
        app()
    except HomewardError as error:
        print(f"homeward: {error}", file=sys.stderr)
        sys.exit(WRONG_USE)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # the reader of our output has gone: nothing is left to tell, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
