"""The command line. It imports hardly anything before it runs, so that Ctrl-C is understood from the first moment."""

import sys
from io import TextIOWrapper

from homeward.exit_codes import run_command

HOME = ["serve", "--open-browser", "--host", "0.0.0.0"]  # `homeward` alone: phones in the same network can join


def main() -> None:
    run_command(lambda: run(sys.argv[1:] or HOME))


def run(words: list[str]) -> None:
    from homeward.build_info import is_compiled
    from homeward.commands import app, check_command

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="backslashreplace")  # what was typed and is no text is shown, and no error
    if not is_compiled():
        print("homeward: running uncompiled, so everything works but slower.", file=sys.stderr)
    check_command(words)
    app(words)


if __name__ == "__main__":
    main()
