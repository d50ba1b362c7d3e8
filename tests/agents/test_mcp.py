"""A language model's seat, asked by the SDK's own client: it plays a whole game and learns nothing it may not know."""

import os
import sys
from typing import Any

import pytest

import homeward
from homeward.agents.own_table import OwnTable
from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.engine.game import Game
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.games.monster_chase.components import BOX
from homeward.record import Record

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters

from homeward.agents.mcp_server import server_of

IN_TURNS = [game for game in GAMES if game.beats is None]


async def asked(client: Any, tool: str, **given: str) -> str:
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, answer
    return str(answer.content[0].text) if answer.content else ""


async def test_a_whole_game_is_played_through_the_protocol() -> None:
    """A real process on standard input and output, as a model's program starts it."""
    command = ["-m", "homeward.cli", "mcp", "monster-baby-rescue", "--bot", "random", "--seed", "3", "--players", "3"]
    async with Client(StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"look", "legal_moves", "why_not", "play", "log"}
        assert await asked(client, "look")
        assert (await asked(client, "play", move="take 99")).startswith("Not played: ")
        moves = 0
        while legal := await asked(client, "legal_moves"):
            told = await asked(client, "play", move=legal.splitlines()[0].split(":")[0])
            assert told
            moves += 1
        assert moves > 10
        assert "Points: " in await asked(client, "look")
        assert await asked(client, "play", move="0") == "The game is over."
        assert len((await asked(client, "log")).splitlines()) > moves


async def test_a_model_can_ask_why_not() -> None:
    table = OwnTable("pets-rescue", 2, 1, "random", 5)
    async with Client(server_of(table)) as client:
        legal = (await asked(client, "legal_moves")).splitlines()
        assert await asked(client, "why_not", move=legal[0].split(":")[0]) == "It is legal."
        assert len(await asked(client, "why_not", move="start upright")) > 10
        assert "dance" in await asked(client, "why_not", move="dance")


class Imagined(Record):
    """The record of a game whose position is another one."""

    def __init__(self, true: Record, state: State) -> None:
        super().__init__(true.game, true.data)
        self._imagined = state

    @property
    def state(self) -> State:
        return self._imagined


def answers(table: OwnTable) -> object:
    return table.look(), table.choices(), table.log(), [table.why_not(str(code)) for code in range(20)]


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.name)
def test_an_agent_learns_nothing_it_may_not_know(game: Game) -> None:
    """In every other state that its seat cannot tell apart, all answers are the same."""
    players = max(game.info.players)
    for seat in range(players):
        table = OwnTable(game.name, players, seat, "random", 11)
        for number in range(8):
            if table.is_over():
                break
            true, before = table.table.record, answers(table)
            table.table.record = Imagined(true, true.state.veil(seat).fill(homeward.fast_rng(number)))
            assert answers(table) == before
            table.table.record = true
            choices = table.choices()
            table.play(str(choices[number % len(choices)].id))


def test_what_is_seen_for_a_moment_is_not_told_again() -> None:
    """A toy that sleeps again is in no log (MC-R39)."""
    table = OwnTable("monster-chase", 2, 0, "random", 2)
    toys = [english(Text(f"monster-chase.shown.{tile.id}")) for tile in BOX.tiles]
    for _ in range(6):
        now = table.play(str(table.choices()[0].id))
        assert [toy for toy in toys if toy in now], "whoever turns a toy over sees it"
        assert [toy for toy in toys if toy in table.log()] == []
