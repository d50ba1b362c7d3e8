"""How pip and `python -m build` make Homeward: as setuptools does it, after the browser client has been built.

Where there is no Node, the build brings its own from PyPI. A source distribution has the client built already.
"""

import os
import tomllib
from typing import Any
from unittest.mock import patch

import client
from setuptools import build_meta

__all__ = [
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def build_wheel(directory: str, settings: Settings = None, metadata: str | None = None) -> str:
    build_client()
    return build_meta.build_wheel(directory, settings, metadata)


def build_sdist(directory: str, settings: Settings = None) -> str:
    build_client()
    return build_meta.build_sdist(directory, settings)


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    return node_if_needed()


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    return node_if_needed()


def prepare_metadata_for_build_wheel(directory: str, settings: Settings = None) -> str:
    with patch.dict(os.environ, HOMEWARD_COMPILE=""):  # telling name and version needs no compiler
        return build_meta.prepare_metadata_for_build_wheel(directory, settings)


def build_client() -> None:
    if not client.is_built():
        client.build(os.environ["PATH"])


def node_if_needed() -> list[str]:
    """What must be installed besides build-system.requires. Setuptools itself would compile the rules to tell that."""
    if client.is_built() or client.has_node(os.environ["PATH"]):
        return []
    project = tomllib.loads((client.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    node: list[str] = project["dependency-groups"]["node"]
    return node
