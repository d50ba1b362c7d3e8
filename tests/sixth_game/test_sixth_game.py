"""A game that is a folder and a line in the list is played everywhere: nothing else knows it by name."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import homeward
from homeward.bots import bot_names, choose, hint
from homeward.catalogue.translator import english
from homeward.client.http_client import HttpClient
from homeward.client.server_process import ServerProcess, free_port
from homeward.load.scripted_table import make_tables
from homeward.table.refusals import Refused
from homeward.table.seat_figures import check_figure
from tests.sixth_game.fireflies import FIREFLIES

ROOT = Path(__file__).parents[2]
HOUSE_OF_SIX = [sys.executable, "-m", "tests.sixth_game.house"]
LISTED = [sys.executable, "-m", "pytest", "-q", "-p", "tests.sixth_game.listed", "-k", FIREFLIES.name]


def run(*words: str, answers: str = "") -> str:
    """A command in a house with six games."""
    done = subprocess.run(words, cwd=ROOT, input=answers, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_keeps_the_contract() -> None:
    assert "passed" in run(*LISTED, "tests/test_contract.py")


def test_it_has_words_for_everything() -> None:
    assert "passed" in run(*LISTED, "tests/catalogue")


def test_its_lesson_is_true() -> None:
    assert "passed" in run(*LISTED, "tests/test_lessons.py")


def test_it_stands_on_the_shelf() -> None:
    listed = "import tests.sixth_game.listed, homeward; print([info.name for info in homeward.shelf()])"
    assert FIREFLIES.name in run(sys.executable, "-c", listed)


def test_people_and_bots_play_it_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "fireflies.json"
    seats = ["--bots", "cub,owl", "--seed", "5"]
    told = run(*HOUSE_OF_SIX, "play", FIREFLIES.name, *seats, "--save", str(file), answers="1\n" * 4)
    assert "Lay light" in told
    assert "Most moths" in told
    assert "Most moths" in run(*HOUSE_OF_SIX, "replay", str(file))


@pytest.mark.parametrize("bot", [*bot_names(FIREFLIES), "beginner", "owl:50"])
def test_every_bot_plays_it_to_the_end(bot: str) -> None:
    state, rng = FIREFLIES.deal(3, 4), homeward.fast_rng(1)
    while state.actor is not None:
        state.play(choose(FIREFLIES, bot, state.veil(state.actor), rng, 0.01))
    assert state.winners()


def test_a_hint_leads_to_a_move_in_three_steps() -> None:
    state = FIREFLIES.deal(3, 4)
    where, which, move = (hint(FIREFLIES, state.veil(0), step, seed=1) for step in (1, 2, 3))
    assert english(where.said) == "Look at your lights."
    assert english(which.said).startswith("Light ")
    assert move.code in state.legal()
    assert move.label is not None
    assert english(move.label).startswith("Lay light")


def test_bots_meet_in_a_tournament() -> None:
    size = ["--players", "3", "--games", "12", "--bots", "random,cub,owl:20"]
    found = run(*HOUSE_OF_SIX, "tournament", FIREFLIES.name, *size, "--json")
    standings = msgspec.json.decode(found)["bots"]
    assert {row["name"] for row in standings} == {"random", "cub", "owl:20"}
    assert sum(row["wins"] for row in standings) == pytest.approx(12)


def test_learning_programs_play_it() -> None:
    adapters = ("gymnasium", "pettingzoo", "open_spiel", "open_spiel_suites", "open_spiel_observers")
    suites = [f"tests/lab/test_{adapter}.py" for adapter in adapters]
    assert "passed" in run(*LISTED, *suites)


def test_its_figures_are_called_as_it_says() -> None:
    with pytest.raises(Refused) as refused:
        check_figure(FIREFLIES, "lantern-bug", taken=["lantern-bug"])
    assert "already has lantern bug." in english(refused.value.refusal.said)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    port = free_port()
    database = f"sqlite:///{tmp_path}/homeward.db"
    options = ["--port", str(port), "--database", database, "--thinkers", "1", "--bot-pause", "0"]
    path = {"PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    server = ServerProcess([*HOUSE_OF_SIX, "serve", *options], port, tmp_path / "log", path)
    server.launch()
    client = HttpClient(server.address)
    client.wait_until_ready(still_running=lambda: server.is_running)
    client.close()
    yield server
    server.stop()


async def test_two_devices_and_a_bot_play_it_over_sockets(server: ServerProcess) -> None:
    table = make_tables([server.address], FIREFLIES.name, 1, bots=1)[0]
    await table.sit_down()
    try:
        for _ in range(2 * 4):  # two people with a hand each: a whole game
            assert (await table.move()).version > 0
        frame = await table.devices[0].wait_for_frame(lambda frame: frame.over)
        assert frame.table.phase == "over"
    finally:
        await table.stand_up()
