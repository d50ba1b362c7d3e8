"""The command line: runs a command, and says in one sentence what is wrong.

It imports hardly anything before it runs, so that Ctrl-C is understood from the first moment.
"""

import os
import sys

WRONG_USE = 2
INTERRUPTED = 130
HOME = ["serve", "--open-browser", "--host", "0.0.0.0"]  # `homeward` alone: phones in the same network can join


def main() -> None:
    """Run a command. A mistake of the caller prints one sentence and exits with 2, without a stack trace."""
    try:
        run(sys.argv[1:] or HOME)
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


def run(words: list[str]) -> None:
    from homeward.build_info import is_compiled
    from homeward.commands import app, check_command

    if not is_compiled():
        print("homeward: running uncompiled, so everything works but slower.", file=sys.stderr)
    check_command(words)
    app(words)


def in_words(error: Exception) -> str | None:
    """The error in the language of the terminal; None if it is not a mistake of the caller."""
    from homeward.catalogue import Text
    from homeward.catalogue.terminal_language import translate  # slow to import, and most commands do not need it
    from homeward.catalogue.visible_text import visible
    from homeward.engine.errors import HomewardError
    from homeward.extras import advice

    if isinstance(error, HomewardError):
        return visible(translate(error.said))
    if isinstance(error, OSError) and error.filename is not None:
        said = Text("error.file", {"file": str(error.filename), "problem": error.strerror or ""})
        return visible(translate(said))
    return advice(error)


if __name__ == "__main__":
    main()
