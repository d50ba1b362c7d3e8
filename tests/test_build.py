"""The run is of the build it claims to be, and the compiled one was made from these very sources."""

import os
import subprocess
import sys
from pathlib import Path

import homeward
from homeward.build_info import is_compiled

SOURCES = Path(__file__).parents[1] / "src" / "homeward"
BUILD = os.environ.get("HOMEWARD_BUILD")  # set by the Makefile; unset, a developer's own run of any build


def test_the_build_is_the_one_asked_for() -> None:
    assert BUILD in (None, "interpreted", "compiled")
    if BUILD is not None:
        assert is_compiled() == (BUILD == "compiled")


def test_the_installed_sources_are_the_sources() -> None:
    """An installed copy that is older than the checkout would test yesterday's rules."""
    installed = Path(homeward.__file__).parent
    names = sorted(path.relative_to(SOURCES) for pattern in ("*.py", "*.toml") for path in SOURCES.rglob(pattern))
    assert [name for name in names if (installed / name).read_bytes() != (SOURCES / name).read_bytes()] == []


def test_what_a_game_names_as_compiled_is_native_and_nothing_else_is() -> None:
    installed = Path(homeward.__file__).parent
    for listed in installed.glob("games/*/compiled.txt"):
        patterns = [line for line in listed.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        named = {path for pattern in patterns for path in listed.parent.glob(pattern) if path.name != "__init__.py"}
        assert named
        native = {path for pattern in ("*.so", "*.pyd") for path in listed.parent.rglob(pattern)}
        built = {path.with_name(path.name.split(".")[0] + ".py") for path in native}
        assert built == (named if is_compiled() else set())


def test_without_a_c_compiler_the_package_builds_and_says_so(tmp_path: Path) -> None:
    broken = {**os.environ, "CC": "/bin/false", "HOMEWARD_COMPILE": "engine"}
    build = [
        sys.executable,
        "setup.py",
        "-q",
        "build",
        "--build-base",
        str(tmp_path),
        "--build-lib",
        str(tmp_path / "lib"),
    ]
    subprocess.run(build, cwd=SOURCES.parents[1], env=broken, capture_output=True, check=True)
    done = subprocess.run(
        [sys.executable, "-m", "homeward.cli", "--version"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "lib")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "not compiled" in done.stdout
    assert done.stderr.count("uncompiled") == 1


def test_the_container_file_copies_what_is_there() -> None:
    root = SOURCES.parents[1]
    lines = (root / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = [
        word for line in lines if line.startswith("COPY ") and "--from" not in line for word in line.split()[1:-1]
    ]
    assert "pyproject.toml" in copied
    assert [name for name in copied if not (root / name).exists()] == []
