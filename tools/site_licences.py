"""Writes `licences/python.md` of a page without a server: the licences of everything but the client's own packages."""

import json
from pathlib import Path

from build_wasm import MODULES
from client import ROOT
from prepare import output
from wasm_tools import BUILD, PYODIDE, VERSION, environment

OURS = {"Homeward": ROOT / "LICENSE", "mypyc, whose C is in the compiled rules": ROOT / "licences" / "mypyc.txt"}


def licences() -> str:
    texts = {**OURS, f"Python {VERSION}": licence_of_python(), **licences_of_packages()}
    sections = [f"## {name}\n\n{path.read_text(encoding='utf-8').strip()}\n" for name, path in texts.items()]
    return "\n".join(["# Python in this page\n", of_pyodide(), *sections])


def of_pyodide() -> str:
    """Pyodide's package has no licence text; the Mozilla Public License requires a note on where the sources are."""
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    return (
        f"## Pyodide {version}\n\nUnder the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/). "
        f"Its sources are at https://github.com/pyodide/pyodide, those of this one at the tag {version}.\n"
    )


def licence_of_python() -> Path:
    where = "import sysconfig; print(sysconfig.get_path('stdlib'))"
    return Path(output(str(environment()), "-c", where)) / "LICENSE.txt"


def licences_of_packages() -> dict[str, Path]:
    """The licence files of wheels are in their metadata, those of source distributions in their folder."""
    in_wheels = {path.relative_to(MODULES).parts[0]: path for path in MODULES.glob("*.dist-info/**/LICENSE*")}
    in_sources = {path.parent.name: path for path in (BUILD / "wheels").glob("*/LICENSE*")}
    found = {**in_wheels, **in_sources}
    return {name.removesuffix(".dist-info"): found[name] for name in sorted(found)}
