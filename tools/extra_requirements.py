"""Prints the requirements of some extras of pyproject.toml: `python tools/extra_requirements.py ray`."""

import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def main() -> None:
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    print(*(requirement for name in sys.argv[1:] for requirement in extras[name]), sep="\n")


if __name__ == "__main__":
    main()
