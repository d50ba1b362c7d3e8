"""`homeward mcp`: serves one seat of a table over the Model Context Protocol, on standard input and output."""

import secrets
from typing import Protocol

from mcp.server import MCPServer

from homeward.agents.own_table import AgentChoice, OwnTable
from homeward.agents.server_table import ServerTable
from homeward.bots.move_choice import check_name
from homeward.console import ChosenSeed, GameName, Options, Players
from homeward.games import game as find_game
from homeward.games.spelling import parse_options

INSTRUCTIONS = """You have a seat at a table where people and bots play a family board game.
`look` describes the table, `legal_moves` lists your moves, `play` makes a move by its id and returns what happened
until it is your turn again. `why_not` explains why a move is not allowed, `log` returns the game so far."""


class SeatTable(Protocol):
    """A table as one seat sees it."""

    def look(self) -> str: ...
    def choices(self) -> list[AgentChoice]: ...
    def why_not(self, move: str) -> str: ...
    def play(self, move: str) -> str: ...
    def log(self) -> str: ...


def mcp(
    game: GameName = "",
    *,
    link: str = "",
    name: str = "Robot",
    players: Players = 2,
    seat: int = 0,
    bot: str = "fox",
    seed: ChosenSeed = None,
    option: Options = (),
) -> None:
    """Let a language model play: serve one seat over the Model Context Protocol.

    The table is a new one with bots, or, with a link, a table of a server.

    Parameters
    ----------
    link
        Link to a seat or a table of a server: http://host:8000/table/…#seat=… or …#join=…
    name
        Name of the model when it claims an open seat there.
    seat
        Seat of the model, counted from 0.
    bot
        Bot in the other seats: random, greedy, or one of the game's levels.
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
    """An MCP server with five tools."""
    server = MCPServer("homeward", instructions=INSTRUCTIONS)

    @server.tool()
    def look() -> str:
        """The state of the table, as far as your seat may know it, and what you are asked to do."""
        return table.look()

    @server.tool()
    def legal_moves() -> str:
        """Your legal moves, one per line: its id, its text form, and what it does."""
        return "\n".join(f"{one.id}: {one.move} ({one.words})" for one in table.choices())

    @server.tool()
    def why_not(move: str) -> str:
        """Why a move, given by its id or as text, is not allowed now."""
        return table.why_not(move)

    @server.tool()
    def play(move: str) -> str:
        """Make a move, given by its id or as text. Returns what happened until it is your turn again."""
        return table.play(move)

    @server.tool()
    def log() -> str:
        """Everything that has happened in this game so far."""
        return table.log()

    return server
