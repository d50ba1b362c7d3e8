"""The build backend for pip and `python -m build`: builds the browser client, then calls setuptools.

Where there is no Node, it is installed from PyPI for the build. A source distribution contains the built client.
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
    with patch.dict(os.environ, HOMEWARD_COMPILE=""):  # metadata needs no compiler
        return build_meta.prepare_metadata_for_build_wheel(directory, settings)


def build_client() -> None:
    if not client.is_built():
        client.build(os.environ["PATH"])


def node_if_needed() -> list[str]:
    """Requirements besides build-system.requires. Not asked of setuptools, which would compile the rules for it."""
    if client.is_built() or client.has_node(os.environ["PATH"]):
        return []
    project = tomllib.loads((client.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    node: list[str] = project["dependency-groups"]["node"]
    return node
