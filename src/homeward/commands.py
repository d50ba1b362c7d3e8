"""All commands. The module of a command is imported only when the command is called."""

from collections.abc import Sequence

from cyclopts import App

from homeward.build_info import version_line

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


GROUPS = {"tables": tables, "dataset": dataset, "puzzles": making}  # their next word is a command too


def check_command(words: Sequence[str]) -> None:
    """Raise BadOption for a word that is no command. Cyclopts would import them all first, to suggest one."""
    group = app
    for word in words:
        if word.startswith("-"):
            return
        if word not in list(group):
            from homeward.catalogue import Text  # slow to import, and needed here only
            from homeward.engine.errors import BadOption

            known = tuple(name for name in group if not name.startswith("-"))
            raise BadOption("command", Text("error.no-such-command", {"command": word, "known": known}))
        if word not in GROUPS:
            return
        group = GROUPS[word]
