"""Languages begun with one command pass the checks of catalogues, but for those that want a translator."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from homeward.catalogue.folders import SOURCE
from tests.load_tool import load_tool

ROOT = Path(__file__).parents[2]
NEW = {"PT-br": "pt-BR", "zh-hant": "zh-Hant", "uk": "uk", "he": "he", "hi": "hi", "sv": "sv"}
FOR_A_TRANSLATOR = ("every_message_is_translated", "places_are_the_same")
CHECKS = ("catalogues", "language_files", "locale_rules", "po_files")
TOOL = load_tool("update_catalogues")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources, in which the new languages are begun; of the others only English is there, to be quick."""
    folder = tmp_path_factory.mktemp("languages")
    passed_over = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for part in ("src/homeward", "tools", "tests/catalogue"):
        shutil.copytree(ROOT / part, folder / part, ignore=passed_over)
    for name in ("__init__.py", "conftest.py", "load_tool.py"):
        shutil.copy(ROOT / "tests" / name, folder / "tests")
    shutil.copy(ROOT / "pyproject.toml", folder)
    for file in (folder / "src").rglob("*.po"):
        if file.stem != SOURCE:
            file.unlink()
    run(folder, "tools/update_catalogues.py", *NEW)
    return folder


def run(folder: Path, *command: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *command], check=False, cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_every_catalogue_is_there_under_the_usual_code(copy: Path) -> None:
    for catalogues in TOOL.folders():
        begun = copy / catalogues.relative_to(ROOT)
        assert {file.stem for file in begun.glob("*.po")} == {SOURCE, *NEW.values()}


def test_a_language_that_was_begun_passes_the_checks(copy: Path) -> None:
    checks = [f"tests/catalogue/test_{name}.py" for name in CHECKS]
    left_out = " or ".join(FOR_A_TRANSLATOR)
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"not ({left_out})", *checks)
