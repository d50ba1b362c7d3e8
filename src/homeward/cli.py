"""The command line. The module of a command is imported only when the command is called."""

import os
import sys

from cyclopts import App

from homeward.build_info import is_compiled, version_line

WRONG_USE = 2
INTERRUPTED = 130
HOME = ["serve", "--open-browser", "--host", "0.0.0.0"]  # `homeward` alone: phones in the same network can join

app = App(
    name="homeward",
    help="One table for family board games about little creatures that must get home.",
    help_format="plaintext",  # parsing the help as Markdown would take as long as everything else
    version=version_line,
)
# the one-line helps are here so that `homeward --help` does not import every command
app.command("homeward.server.process.serve_command:serve", help="Serve the games to browsers.")
app.command("homeward.server.backups.backup:backup", help="Write all tables into one file, while the server runs.")
app.command("homeward.server.backups.restore:restore", help="Restore the tables of a backup into an empty database.")
tables = App(name="tables", help="List, show, close, delete and export tables.")
app.command(tables)
tables.command("homeward.server.admin.admin_command:list_tables", name="list", help="List tables, the newest first.")
tables.command("homeward.server.admin.admin_command:show", help="Show one table: its seats and who is there.")
tables.command(
    "homeward.server.admin.admin_command:close", help="Close a table: nobody plays there, nothing is deleted."
)
tables.command("homeward.server.admin.admin_command:delete", help="Delete a table for good.")
tables.command("homeward.server.admin.admin_command:export", help="Write every game of a table into a record file.")
app.command("homeward.terminal.play_command:play", help="Play a game here in the terminal.")
app.command("homeward.terminal.replay_command:replay", help="Replay a recorded game as text.")
app.command("homeward.new_game.new_game_command:new_game", help="Write a small game, to be changed into your own.")
app.command("homeward.lab.sim:sim", help="Let bots play many games and summarise them.")
app.command(
    "homeward.lab.ranking.tournament:tournament", help="Compare bots fairly: seats rotated, same deals, ratings."
)
app.command(
    "homeward.lab.ranking.strength:strength", help="How often one bot wins against another; by default the levels."
)
app.command("homeward.lab.ranking.ladder:ladder", help="Keep ratings of bots, from round-robins that can be continued.")
app.command("homeward.lab.baselines.curve:baseline", help="Learn a game by self-play in minutes (needs torch).")
app.command(
    "homeward.lab.balance_report.balance_command:balance", help="For designers: is it fair, how long, what decides it?"
)
dataset = App(name="dataset", help="Games between bots as data for learning programs.")
app.command(dataset)
dataset.command("homeward.lab.dataset:make", help="Play games and write them as Parquet, with a card.")
app.command("homeward.lab.solve:solve", help="Exact best play, where it can be computed.")
making = App(name="puzzles", help="Find puzzles, and check their answers again.")
app.command(making)
making.command("homeward.lab.puzzle_maker.puzzles_command:make", help="Find positions with one clearly best move.")
making.command("homeward.lab.puzzle_maker.puzzles_command:check", help="Search every puzzle again for its best move.")
app.command("homeward.lab.speed.perft:perft", help="Count the move tree of a fixed deal.")
app.command("homeward.lab.check_file:check", help="Check a file of your own, such as tiles, cards or a board.")
app.command("homeward.lab.speed.bench:bench", help="Measure speed, compiled and not, and that of other libraries.")
app.command("homeward.agents.mcp_server:mcp", help="Let a language model play, through the Model Context Protocol.")
app.command("homeward.agents.matches:agents", help="Let any program that reads and writes lines play the bots.")
app.command("homeward.load.load_command:load", help="Play many tables against a server and measure its response times.")


def main() -> None:
    """Run a command. A mistake of the caller prints one sentence and exits with 2, without a stack trace."""
    if not is_compiled():
        print("homeward: running uncompiled, so everything works but slower.", file=sys.stderr)
    try:
        app(sys.argv[1:] or HOME)
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
    """The error in the language of the terminal; None if it is not a mistake of the caller."""
    from homeward.catalogue.terminal_language import translate  # slow to import, and most commands do not need it
    from homeward.engine.errors import HomewardError
    from homeward.extras import advice

    if isinstance(error, HomewardError):
        return translate(error.said)
    return advice(error)


if __name__ == "__main__":
    main()
