"""`homeward mcp`: one seat of a table through the Model Context Protocol, on standard input and output."""

import secrets
from typing import Protocol

from mcp.server import MCPServer

from homeward.agents.own_table import AgentChoice, OwnTable
from homeward.agents.server_table import ServerTable
from homeward.bots.move_choice import check_name
from homeward.console import Options
from homeward.games import game as find_game
from homeward.games.spelling import parse_options

HOW = """You have a seat at a table where people and bots play a family board game.
Ask `look` what lies on the table, `legal_moves` what you may do, then `play` a move by its id: it tells what happened
until it is your turn again. `why_not` explains a move that is not allowed, `log` tells the game so far."""


class SeatTable(Protocol):
    """A table as it is seen from one seat."""

    def look(self) -> str: ...
    def choices(self) -> list[AgentChoice]: ...
    def why_not(self, move: str) -> str: ...
    def play(self, move: str) -> str: ...
    def log(self) -> str: ...


def mcp(
    game: str = "",
    *,
    link: str = "",
    name: str = "Robot",
    players: int = 2,
    seat: int = 0,
    bot: str = "fox",
    seed: int | None = None,
    option: Options = (),
) -> None:
    """Let a language model play: serve one seat to whoever speaks the Model Context Protocol.

    The table is a new one with bots, or with a link one of a server.

    Parameters
    ----------
    game
        Name of the game, such as pets-rescue, for a new table.
    link
        Of a seat or of a table of a server: http://host:8000/table/…#seat=… or …#join=…
    name
        Under which the model takes an open seat there.
    players
        Number of seats.
    seat
        The model's, counted from 0.
    bot
        Who sits in the other seats: random, greedy, or one of the game's levels.
    seed
        Deal this game. Default: a random one.
    """
    if link:
        server_of(ServerTable(link, name)).run("stdio")
        return
    chosen = find_game(game)
    check_name(chosen, bot)
    number = secrets.randbits(62) if seed is None else seed
    table = OwnTable(game, players, seat, bot, number, parse_options(chosen, option, None))
    server_of(table).run("stdio")


def server_of(table: SeatTable) -> MCPServer:
    """The five questions that a model may ask, and nothing else."""
    server = MCPServer("homeward", instructions=HOW)

    @server.tool()
    def look() -> str:
        """What lies on the table, as far as your seat may know, and what you are asked to do."""
        return table.look()

    @server.tool()
    def legal_moves() -> str:
        """Your legal moves, one a line: its id, how it is typed, and what it does."""
        return "\n".join(f"{one.id}: {one.move} ({one.words})" for one in table.choices())

    @server.tool()
    def why_not(move: str) -> str:
        """Why a move, given by its id or as text, is not allowed now."""
        return table.why_not(move)

    @server.tool()
    def play(move: str) -> str:
        """Make a move by its id, or as text. Tells what happened until it is your turn again."""
        return table.play(move)

    @server.tool()
    def log() -> str:
        """Everything that has happened in this game so far."""
        return table.log()

    return server
