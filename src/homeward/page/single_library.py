"""Imports the compiled modules of a page from one library.

Elsewhere mypyc puts a small file beside each module. A browser would need a fifth of a second to open them all. Here
the init function of every module is in the library, named after the module.
"""

import _imp
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

LIBRARY = "homeward__mypyc"  # setup.py: the group of everything that is compiled


class SingleLibrary(MetaPathFinder, Loader):
    """Finds and loads the modules of the library; other modules are imported as usual."""

    def __init__(self, library: ModuleType) -> None:
        self._library = library

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not hasattr(self._library, f"init_{in_c(name)}"):
            return None
        spec = ModuleSpec(name, self, origin=f"{path[0]}/{name.rpartition('.')[2]}.so")
        spec.has_location = True
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _imp.create_dynamic(ModuleSpec(in_c(spec.name), None, origin=self._library.__file__))

    def exec_module(self, module: ModuleType) -> None:
        """The module ran when it was created. Its `__file__` is corrected, because data files lie beside the module."""
        spec = module.__spec__
        assert spec is not None, "made by find_spec"
        module.__file__ = spec.origin


def in_c(name: str) -> str:
    """The name of a module in mypyc's C code."""
    return name.replace(".", "___")


def open_library() -> None:
    """Call this before any compiled module is imported: from then on the library wins over the sources."""
    sys.meta_path.insert(0, SingleLibrary(import_module(LIBRARY)))
