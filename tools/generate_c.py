"""Runs in the environment of wasm_tools.py: writes the C of everything that setup.py compiles, for 32 bits.

Prints one line of JSON for each module, the library of all first: its name and its C file.
"""

import json
import sys
import sysconfig
from pathlib import Path

REAL = sysconfig.get_config_var
# before mypyc is imported, because it reads the size of a pointer on import
sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else REAL(name)

sys.path.insert(0, str(Path.cwd()))

from setup import GROUP, QUIET, compiled_sources  # noqa: E402

from mypyc.build import mypycify  # noqa: E402  # isort: skip


def main() -> None:
    sources = compiled_sources()
    arguments = [*QUIET, *sources]
    modules = mypycify(arguments, opt_level="3", group_name=GROUP, only_compile_paths=sources, target_dir=sys.argv[1])
    library = next(module for module in modules if module.name.endswith("__mypyc"))
    for module in [library, *(module for module in modules if module is not library)]:
        (source,) = module.sources
        print(json.dumps({"name": module.name, "source": str(Path(source).resolve())}))


if __name__ == "__main__":
    main()
