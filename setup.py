"""Compiles the rules with mypyc where a C compiler is found; everything else is in pyproject.toml.

HOMEWARD_COMPILE limits what is compiled, for quick rebuilds of one game: `engine,monster_chase`; empty: nothing.
"""

import os
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

ENGINE = ("rng", "journal", "state", "knowledge", "playout")
# Parts of a game's folder that stay interpreted: data, JSON and words. Every other room is native code.
INTERPRETED = {
    "__init__",
    "components",
    "faces",
    "layouts",
    "moves",
    "position",
    "preview",
    "refusals",
    "scoring",
    "spoken",
    "view",
    "words",
}
SEARCH = ("veiled", "search", "exact", "chase_puzzle")
# Without this gcc keeps every call between our own functions replaceable at load time, which costs a third;
# and it would reach every function of Python itself by a detour (the PLT), which costs a few hundredths.
FLAGS = ["-O3", "-fno-semantic-interposition", "-fno-plt"] if sys.platform != "win32" else []


def compiled_sources() -> list[str]:
    """Every file that search runs: the engine's core, the rules and bot knowledge of each game, the search."""
    src = Path("src/homeward")
    engine = [src / "engine" / f"{name}.py" for name in ENGINE]
    games = sorted(path for path in src.glob("games/*/*.py") if path.stem not in INTERPRETED)
    search = [path for path in (src / "bots" / f"{name}.py" for name in SEARCH) if path.exists()]
    wanted = os.environ.get("HOMEWARD_COMPILE")
    if wanted is None:
        return [str(path) for path in engine + games + search]
    names = set(wanted.split(","))
    chosen = [path for path in games if path.parent.name in names]
    return [
        str(path) for path in (engine if "engine" in names else []) + chosen + (search if "search" in names else [])
    ]


def extensions() -> list[Extension]:
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    sources = compiled_sources()
    if not sources:
        return []
    modules = mypycify([*sources], opt_level="3", group_name="homeward", only_compile_paths=sources)
    for module in modules:
        module.optional = True  # without a C compiler the package installs and runs uncompiled
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return cast(list[Extension], modules)


setup(ext_modules=extensions())
