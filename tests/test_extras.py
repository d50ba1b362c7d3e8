"""The base is for playing; what else there is comes on request, and whoever misses it is told how."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import homeward
from homeward.extras import MODULES, missing_extra
from homeward.games import GAMES

ROOT = Path(__file__).parents[1]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
# How a package's module is called where it has another name
IMPORTED_AS = {"open-spiel": ("open_spiel", "pyspiel"), "py-vapid": ("py_vapid",), "vl-convert-python": ("vl_convert",)}
IMPORTED_AS |= dict.fromkeys(("opentelemetry-exporter-otlp-proto-http", "opentelemetry-sdk"), ("opentelemetry",))
NEEDS_NO_WORDS = {"uvloop"}  # only makes the server faster

# Stands in for an environment without a package
WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Without(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Without())
"""
COMMAND = """
from homeward.cli import main
main()
"""
EVERYTHING = tuple(module for modules in MODULES.values() for module in modules)


def run_without(absent: tuple[str, ...], *words: str, program: str = COMMAND) -> subprocess.CompletedProcess[str]:
    package = str(Path(homeward.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": package, "LANG": "C"}
    command = [sys.executable, "-c", WITHOUT.format(absent=absent) + program, *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


@pytest.mark.parametrize("extra", MODULES)
def test_every_module_of_an_extra_is_known(extra: str) -> None:
    packages = [re.split(r"[\[<>=; ]", need)[0].replace("_", "-") for need in EXTRAS[extra]]
    modules = [module for name in packages for module in IMPORTED_AS.get(name, (name,))]
    assert sorted(set(modules) - NEEDS_NO_WORDS) == sorted(MODULES[extra])


def test_other_modules_are_nobody_s_extra() -> None:
    assert missing_extra("sqlite3") is None
    assert missing_extra(None) is None
    assert missing_extra("redis.asyncio") == "server"


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["sim", "monster-chase", "--games", "2", "--bots", "random,random"], "lab"),
        (["strength", "monster-chase", "--games", "2", "--ray", "127.0.0.1:1"], "ray"),
        (["mcp", "monster-chase"], "agents"),
        (["baseline", "monster-chase"], "baselines"),
        (["serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/none"], "server"),
        (
            ["serve", "--port", "0", "--database", "sqlite:///{folder}/homeward.db", "--traces", "http://127.0.0.1"],
            "traces",
        ),
    ],
)
def test_what_is_missing_is_named_in_one_sentence(words: list[str], extra: str, tmp_path: Path) -> None:
    done = run_without(MODULES[extra], *(word.format(folder=tmp_path) for word in words))
    said = [line for line in done.stderr.splitlines() if "uncompiled" not in line]
    assert done.returncode == 2, done.stderr
    assert len(said) == 1, done.stderr
    assert f"pip install 'homeward[{extra}]'" in said[0]


def test_the_base_knows_its_commands_without_any_extra() -> None:
    assert run_without(EVERYTHING, "--help").returncode == 0
    assert run_without(EVERYTHING, "perft", "monster-chase", "--depth", "1").returncode == 0
    assert run_without(EVERYTHING, "solve", "--help").returncode == 0


def test_the_server_with_its_puzzles_and_balances_needs_no_extra() -> None:
    program = """
import homeward.server.http.app
from homeward.balance.in_time import examine
from homeward.balance.study import Study
from homeward.puzzles.puzzle_view import all_puzzle_lists
study = Study(game="pets-rescue", players=2, seed=1, options={})
print(len(all_puzzle_lists()), examine(study, 4, 60.0, lambda played: None).here.games)
"""
    done = run_without(EVERYTHING, program=program)
    assert done.stdout.split() == [str(len(GAMES)), "4"], done.stderr
