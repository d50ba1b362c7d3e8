"""`homeward replay`: a recorded game told again."""

from pathlib import Path

from homeward.console import console
from homeward.engine.errors import BadOption
from homeward.record import Record
from homeward.terminal.spoken import SpokenTable
from homeward.terminal.telling import print_end, tell


def replay(file: Path, *, move: int | None = None) -> None:
    """Tell a recorded game again.

    Parameters
    ----------
    file
        A record file.
    move
        Show only the position after this many moves.
    """
    record = Record.load(file)
    if move is not None:
        if not 0 <= move <= len(record.moves):
            raise BadOption("move", f"the record has moves 0 to {len(record.moves)}, not {move}")
        for line in record.game.describe(record.game.view(record.position_at(move), None)):
            console.print(line)
        return
    told = SpokenTable(record.dealt_again())
    for number, code in enumerate(record.moves, start=1):
        console.print(f"[bold]{number}.[/] {record.game.text(code)}")
        tell(told.play(code, None))
    print_end(record)
