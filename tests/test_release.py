"""What makes a release agrees with what the project says of itself."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def workflow(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return read


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in workflow(path)["jobs"].values() for step in job["steps"]]


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    promised = [name.split()[-1] for name in PROJECT["project"]["classifiers"] if "Python ::" in name]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{one.replace('.', '')}-*" for one in promised]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_no_more_than_it_says(path: Path) -> None:
    read = workflow(path)
    assert read["permissions"] == {"contents": "read"}, "a job that needs more asks for it"
    assert "secrets." not in path.read_text(encoding="utf-8"), "the workflow itself is trusted, no password"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_what_is_there(path: Path) -> None:
    commands = " ".join(step.get("run", "") for step in steps(path))
    targets = {*re.findall(r"\bmake ([a-z-]+)", commands), *targets_in_matrix(path)}
    tools = set(re.findall(r"\btools/\w+\.py", commands))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert [name for name in targets if not re.search(rf"^{name}\b.*:", makefile, re.MULTILINE)] == []
    assert [name for name in tools if not (ROOT / name).exists()] == []


def targets_in_matrix(path: Path) -> list[str]:
    """Targets of `make ${{ matrix.task }}`, without what is said after them."""
    matrices = [job.get("strategy", {}).get("matrix", {}) for job in workflow(path)["jobs"].values()]
    listed = [name for matrix in matrices for name in matrix.get("task", [])]
    included = [row["task"] for matrix in matrices for row in matrix.get("include", []) if "task" in row]
    return [name.split()[0] for name in (*listed, *included)]


def test_every_published_file_is_signed_first() -> None:
    used = [step.get("uses", "").partition("@")[0] for step in steps(ROOT / ".github" / "workflows" / "release.yml")]
    publish = used.index("pypa/gh-action-pypi-publish")
    assert "actions/attest-build-provenance" in used[:publish]
    assert "actions/attest-sbom" in used[:publish]
