"""`homeward replay`: prints a recorded game."""

from pathlib import Path

from homeward.catalogue import text_factory
from homeward.catalogue.terminal_language import translate
from homeward.console import Language, console
from homeward.engine.errors import BadOption
from homeward.record import Record
from homeward.terminal.language import use_language
from homeward.terminal.printing import print_end, print_events
from homeward.terminal.spoken_table import SpokenTable

say = text_factory("terminal")


def replay(file: Path, *, move: int | None = None, rules: bool = False, language: Language = None) -> None:
    """Print a recorded game, move by move.

    Parameters
    ----------
    file
        A record file.
    move
        Show only the position after this many moves.
    rules
        Also print every move as programs write it, and the ids of the rules.
    """
    use_language(language)
    record = Record.load(file)
    if move is not None:
        if not 0 <= move <= len(record.moves):
            raise BadOption("move", say("no-such-position", last=len(record.moves), move=move))
        for line in record.game.describe(record.game.view(record.position_at(move), None)):
            console.print(translate(line, record.data.names))
        return
    again = SpokenTable(record.dealt_again())
    for number, code in enumerate(record.moves, start=1):
        written = f" ({record.game.text(code)})" if rules else ""
        console.print(f"{number}. {translate(again.sentence(code), record.data.names)}{written}", style="bold")
        print_events(again.play(code, None), record.data.names)
    print_end(record, rules)
