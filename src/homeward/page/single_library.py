"""All compiled modules of a page lie in one library.

Elsewhere mypyc puts a small file beside each, which a browser would take some milliseconds to open: a fifth of a second
for all of them. Here every module's beginning is a function of the library, named after the module.
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
    """Finds and loads what the library has; everything else is found as ever."""

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
        """It ran when it was made. Python says then that its file is the library; its data lies where it belongs."""
        spec = module.__spec__
        assert spec is not None, "it comes from here"
        module.__file__ = spec.origin


def in_c(name: str) -> str:
    """What mypyc calls a module."""
    return name.replace(".", "___")


def open_library() -> None:
    """Before anything compiled is imported; the sources beside it are not looked at then."""
    sys.meta_path.insert(0, SingleLibrary(import_module(LIBRARY)))
