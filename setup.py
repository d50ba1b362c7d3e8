"""Compiles the rules with mypyc where a C compiler is found; everything else is in pyproject.toml.

HOMEWARD_COMPILE limits what is compiled, for quick rebuilds of one game: `engine,monster_chase`; empty: nothing.
"""

import os
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

ENGINE = (
    "chance/rng",
    "chance/secure_rng",
    "journal",
    "state",
    "bot/knowledge",
    "bot/search_settings",
    "bot/observer",
    "simulation/playout",
    "simulation/lanes",
)
GROUP = "homeward"  # one group of all compiled modules, so that they call each other natively
SEARCH = ("veiled", "search", "exact")
# Without these flags gcc keeps every call between our own functions replaceable at load time, which costs a third of
# the speed, and calls every function of Python through the PLT, which costs a few per cent.
FLAGS = ["-O3", "-fno-semantic-interposition", "-fno-plt"] if sys.platform != "win32" else []
# Debug symbols would be half of the library.
LINK_FLAGS = ["-Wl,-s"] if sys.platform == "linux" else []

# Imports that are not compiled need not be installed for the build; `make check` checks their types.
QUIET = ["--follow-imports=silent"]


def compiled_sources() -> list[str]:
    """All files to compile: the engine's core, the files in each game's compiled.txt, and the search."""
    src = Path("src/homeward")
    groups = {
        "engine": [src / "engine" / f"{name}.py" for name in ENGINE],
        **{listed.parent.name: named_in(listed) for listed in sorted(src.glob("games/*/compiled.txt"))},
        "search": [src / "bots" / f"{name}.py" for name in SEARCH],
    }
    wanted = os.environ.get("HOMEWARD_COMPILE")
    chosen = groups if wanted is None else wanted.split(",")
    return [str(path) for name, paths in groups.items() if name in chosen for path in paths]


def named_in(listed: Path) -> list[Path]:
    """The files of a game's folder that its list names."""
    lines = listed.read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    found = [sorted(listed.parent.glob(pattern)) for pattern in patterns]
    if [] in found:
        raise ValueError(f"{listed} names {patterns[found.index([])]}, which is not there")
    return [path for paths in found for path in paths if path.name != "__init__.py"]


def extensions() -> list[Extension]:
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    sources = compiled_sources()
    if not sources:
        return []
    modules = mypycify([*QUIET, *sources], opt_level="3", group_name=GROUP, only_compile_paths=sources)
    for module in modules:
        module.optional = True  # without a C compiler the package installs and runs uncompiled
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
        module.extra_link_args = [*module.extra_link_args, *LINK_FLAGS]
    return cast(list[Extension], modules)


if __name__ == "__main__":
    setup(ext_modules=extensions())
