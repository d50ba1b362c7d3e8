"""`make lock`: writes requirements/*.txt, the versions and hashes that `make play` and `make test` install.

Locked versions stay while pyproject.toml allows them; `make lock LOCK=--upgrade` takes the newest of all packages.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from client import ROOT, say
from prepare import BIN, PYTHON, REQUIREMENTS, environment, run

# In this order: a package is written into the first lock that needs it, and into no other
LOCKS = ("run", "server", "build", "test", "node", "wasm")
HEADER = "# Written by `make lock` from pyproject.toml; docs/releasing.md tells more.\n"


def main() -> None:
    upgrade = sys.argv[1:] == ["--upgrade"]
    environment()
    if not (BIN / "uv").exists():
        say("installing uv from PyPI")
        run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = project["project"]["requires-python"].removeprefix(">=")
    texts = locks(needs_of(project), oldest, "" if upgrade else "".join(map(text_of, LOCKS)))
    REQUIREMENTS.mkdir(exist_ok=True)
    for name, text in texts.items():
        lock_file(name).write_text(HEADER + text, encoding="utf-8")


def needs_of(project: dict[str, Any]) -> dict[str, list[str]]:
    """The requirements of pyproject.toml, by lock."""
    extras = project["project"]["optional-dependencies"]
    return {
        "run": project["project"]["dependencies"],
        "build": project["build-system"]["requires"],
        "server": extras["server"],
        "test": [*extras["dev"], *extras["lab"], *extras["agents"], *extras["push"], *extras["traces"]],
        "node": project["dependency-groups"]["node"],
        "wasm": project["dependency-groups"]["wasm"],
    }


def locks(needs: dict[str, list[str]], oldest: str, until_now: str) -> dict[str, str]:
    """All requirements are resolved together, so that every lock has the same version of a package."""
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.txt"
        whole.write_text(until_now, encoding="utf-8")
        resolve([need for name in LOCKS for need in needs[name]], whole, oldest, "--generate-hashes")
        pins = pins_of(whole)
        texts: dict[str, str] = {}
        wanted: list[str] = []
        for name in LOCKS:
            wanted += needs[name]
            part = Path(folder) / f"{name}.txt"
            resolve(wanted, part, oldest, f"--constraint={whole}")
            texts[name] = "".join(pins.pop(package) for package in pins_of(part) if package in pins)
    return texts


def resolve(needs: list[str], into: Path, oldest: str, *options: str) -> None:
    """Resolve for every Python from the oldest on and for every system; versions in the file are kept."""
    words = ["--universal", f"--python-version={oldest}", "--no-annotate", "--no-header", "--quiet"]
    command = [str(BIN / "uv"), "pip", "compile", *words, f"--output-file={into}", *options, "-"]
    # uv also prints the file
    if subprocess.run(command, input="\n".join(needs), text=True, stdout=subprocess.DEVNULL, check=False).returncode:
        sys.exit("uv found no versions that go together")


def pins_of(path: Path) -> dict[str, str]:
    """The lines of each package: version, markers, hashes; one package may have several versions by marker."""
    pins: dict[str, str] = {}
    for pin in re.findall(r"^\w.*\n(?: .*\n)*", path.read_text(encoding="utf-8"), re.MULTILINE):
        name = pin.partition("==")[0]
        pins[name] = pins.get(name, "") + pin
    return pins


def lock_file(name: str) -> Path:
    return REQUIREMENTS / f"{name}.txt"


def text_of(name: str) -> str:
    path = lock_file(name)
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    main()
