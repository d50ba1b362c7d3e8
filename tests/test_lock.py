"""What `make play` and `make test` install is locked, and the locks keep what pyproject.toml asks for."""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
PYTHONS = [name.split()[-1] for name in PROJECT["project"]["classifiers"] if name.startswith("Programming Language")]
SYSTEMS = {
    "linux": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    "macOS": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
    "Windows": {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
}
# Gigabytes that no test needs: where they are not installed, the tests with them are left out
LARGE = {"ray", "baselines"}
# The locks that are installed together, and what they must have
WANTED = {
    ("run",): PROJECT["project"]["dependencies"],
    ("run", "server"): PROJECT["project"]["dependencies"] + EXTRAS["server"],
    ("run", "build"): PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"],
    ("run", "server", "build", "test"): [need for extra in EXTRAS if extra not in LARGE for need in EXTRAS[extra]],
    ("node",): PROJECT["dependency-groups"]["node"],
    ("wasm",): PROJECT["dependency-groups"]["wasm"],
}


class Pin(NamedTuple):
    requirement: Requirement
    hashes: list[str]


def pins(name: str) -> list[Pin]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.replace("\\\n", " ").splitlines() if not line.startswith("#")]
    parts = [re.split(r"\s+--hash=", line.strip()) for line in lines]
    return [Pin(Requirement(requirement), hashes) for requirement, *hashes in parts]


def holds(requirement: Requirement, environment: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(environment)


@pytest.mark.parametrize("name", ["run", "server", "build", "test", "node", "wasm"])
def test_a_lock_has_exact_versions_with_hashes_and_no_address(name: str) -> None:
    for pin in pins(name):
        assert [clause.operator for clause in pin.requirement.specifier] == ["=="], pin.requirement
        assert pin.requirement.url is None
        assert pin.hashes, pin.requirement
        assert [one for one in pin.hashes if not re.fullmatch("sha256:[0-9a-f]{64}", one)] == []


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("locks", WANTED, ids="+".join)
def test_the_locks_keep_what_pyproject_asks_for(locks: tuple[str, ...], python: str, system: str) -> None:
    """After a change of pyproject.toml: `make lock`."""
    environment = {"python_version": python, "python_full_version": f"{python}.9", **SYSTEMS[system]}
    here = [pin.requirement for lock in locks for pin in pins(lock) if holds(pin.requirement, environment)]
    versions = {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in here}
    assert len(versions) == len(here), "a package is locked twice"
    wanted = [need for need in map(Requirement, WANTED[locks]) if holds(need, environment)]
    missing = [str(need) for need in wanted if canonicalize_name(need.name) not in versions]
    assert missing == []
    assert [str(need) for need in wanted if not need.specifier.contains(versions[canonicalize_name(need.name)])] == []


def test_the_oldest_python_is_the_one_that_is_required() -> None:
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"
