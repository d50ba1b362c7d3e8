"""`make wheels`: builds a wheel for every Python of pyproject.toml on this machine, and tries it in a new environment.

They are built as users build them, in isolation, from the source distribution. `--tests` also runs the tests of
engine, table and server on each.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from client import ROOT, say

DIST = ROOT / "dist"
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
LOCKS = ("run", "server", "test")
TESTS = ("tests/engine", "tests/table", "tests/server", "tests/test_golden.py", "tests/test_installed.py")


def main(wished: list[str]) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--sdist", "--outdir", DIST, ROOT)
    (source,) = DIST.glob("*.tar.gz")
    found = pythons()
    say(f"Pythons found here: {', '.join(found)}")
    for version, python in found.items():
        say(f"a wheel for Python {version}")
        run(python, "-m", "pip", "wheel", "-qq", "--no-deps", "--wheel-dir", DIST, source)
        (wheel,) = DIST.glob(f"*-cp{version.replace('.', '')}-*.whl")
        with tempfile.TemporaryDirectory() as folder:
            try_out(python, wheel, Path(folder), "--tests" in wished)


def pythons() -> dict[str, str]:
    """The Pythons of pyproject.toml's classifiers that are on the path or installed by pyenv."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = [name.split()[-1] for name in project["classifiers"] if name.startswith("Programming Language")]
    places = {version: [f"python{version}", *map(str, PYENV.glob(f"{version}.*/bin/python"))] for version in versions}
    found = {version: next(filter(is_python, places[version]), None) for version in versions}
    return {version: place for version, place in found.items() if place}


def is_python(place: str) -> bool:
    """Does it run? pyenv puts names on the path that do not."""
    said = [place, "--version"]
    return bool(shutil.which(place)) and subprocess.run(said, capture_output=True, check=False).returncode == 0


def try_out(python: str, wheel: Path, folder: Path, with_tests: bool) -> None:
    """Try a wheel in an environment with its dependencies only: no compiler, no Node, no git."""
    run(python, "-m", "venv", folder / "empty")
    own = folder / "empty" / ("Scripts" if os.name == "nt" else "bin")
    pip = [own / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    run(*pip, wheel)
    run(own / "python", ROOT / "tools" / "try_wheel.py", cwd=folder)
    if with_tests:
        say("the tests of engine, table and server on this wheel")
        run(*pip, *(f"--requirement={ROOT / 'requirements' / lock}.txt" for lock in LOCKS))
        run(own / "python", "-m", "pytest", "-q", "-m", "not long", *TESTS, env={"HOMEWARD_BUILD": "compiled"})


def run(*words: object, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    command = [str(word) for word in words]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if subprocess.run(command, cwd=cwd, env={**clean, **(env or {})}, check=False).returncode:
        sys.exit(f"This step failed: {' '.join(command)}")


if __name__ == "__main__":
    main(sys.argv[1:])
