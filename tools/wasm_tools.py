"""The tools of tools/build_wasm.py: a CPython of Pyodide's version, mypyc, and zig as C compiler."""

import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterable
from pathlib import Path

from client import ROOT, say
from lock import pins_of
from prepare import BIN, PYTHON, REQUIREMENTS, output, run

BUILD = ROOT / ".wasm"  # not in build/, which is deleted whenever the package is installed
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
VERSION = "3.13"  # of the Python in Pyodide
SUFFIX = ".cpython-313-wasm32-emscripten.so"
PLATFORM = "pyemscripten_2025_0_wasm32"  # of wheels for this Pyodide (PEP 783)
VENV = BUILD / "venv"
# The compilers, and the packages whose types mypyc reads
TOOLS = (
    "ast-serialize",
    "librt",
    "msgspec",
    "mypy",
    "mypy-extensions",
    "pathspec",
    "setuptools",
    "typing-extensions",
    "ziglang",
)
LOCKS = ("run", "build", "wasm")


def environment() -> Path:
    """Install the tools. Returns the Python of the build."""
    python = VENV / "bin" / "python"
    wanted = lock_lines(TOOLS)
    mark = VENV / "tools.done"
    if not mark.exists() or mark.read_text(encoding="utf-8") != wanted:
        say(f"setting up the tools for WebAssembly with Python {VERSION}")
        shutil.rmtree(VENV, ignore_errors=True)
        run(matching_python(), "-m", "venv", VENV)
        pip(python, "install", wanted)
        mark.write_text(wanted, encoding="utf-8")
    return python


def matching_python() -> Path:
    """A CPython of Pyodide's version with its headers, of this machine or downloaded by uv."""
    found = shutil.which(f"python{VERSION}")
    of_pyenv = sorted(Path.home().glob(f".pyenv/versions/{VERSION}.*/bin/python{VERSION}"))
    for python in [*([Path(found)] if found else []), *of_pyenv]:
        if has_headers(python):
            return python
    say(f"fetching Python {VERSION}, whose headers are needed")
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
    run(BIN / "uv", "python", "install", VERSION)
    return Path(output(str(BIN / "uv"), "python", "find", VERSION))


def has_headers(python: Path) -> bool:
    tell = "import sysconfig, pathlib; print((pathlib.Path(sysconfig.get_paths()['include']) / 'Python.h').exists())"
    asked = subprocess.run([python, "-c", tell], capture_output=True, text=True, check=False)
    return asked.stdout.strip() == "True"


def lock_lines(names: tuple[str, ...]) -> str:
    """The lines of some packages in the locks, with their hashes."""
    pins: dict[str, str] = {}
    for lock in LOCKS:
        pins |= pins_of(REQUIREMENTS / f"{lock}.txt")
    return "".join(pins[name] for name in names)


def pip(python: Path, command: str, requirements: str, *options: str) -> None:
    """Run pip with locked packages only."""
    file = BUILD / "requirements.txt"
    file.write_text(requirements, encoding="utf-8")
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes")
    run(python, "-m", "pip", command, *quiet, *options, f"--requirement={file}")


def headers(python: Path) -> Path:
    """Python's headers, with the configuration of Pyodide's build (32 bits) instead of this machine's."""
    own = Path(output(str(python), "-c", "import sysconfig; print(sysconfig.get_paths()['include'])"))
    into = BUILD / "include"
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(own, into)
    config = own / "pyconfig.h"
    (into / "pyconfig.h").write_text(adapted_config(config.read_text(encoding="utf-8")), encoding="utf-8")
    return into


def adapted_config(config: str) -> str:
    """A pyconfig.h with the values of Pyodide's Python."""
    facts = facts_of_pyodide()

    def line(found: re.Match[str]) -> str:
        name = found[1] or found[2]
        return f"#define {name} {facts[name]}" if facts.get(name) else f"/* #undef {name} */"

    return re.sub(r"^#\s*define (\w+)[^\n]*|^/\* #undef (\w+) \*/", line, config, flags=re.MULTILINE)


def facts_of_pyodide() -> dict[str, object]:
    """The configuration variables of Pyodide's Python."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        name = next(one for one in library.namelist() if one.startswith("_sysconfigdata"))
        names: dict[str, dict[str, object]] = {}
        exec(library.read(name), names)  # _sysconfigdata is a Python module
    return names["build_time_vars"]


class Compiler:
    """zig's clang and linker, with flags that make modules for Pyodide's Python, as Emscripten's would."""

    # Only features that every browser and Node of Pyodide has
    CPU = "mvp+bulk_memory+sign_ext+mutable_globals+nontrapping_fptoint"
    # The C library's declarations come from WASI, which has the same numbers as Emscripten
    LIBRARY = ("__EMSCRIPTEN__", "__wasi__", "_WASI_EMULATED_SIGNAL", "_WASI_EMULATED_PROCESS_CLOCKS", "_GNU_SOURCE")

    def __init__(self, python: Path) -> None:
        packages = Path(output(str(python), "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])"))
        self._zig = packages / "ziglang" / "zig"
        library = packages / "ziglang" / "lib" / "libc"
        include = headers(python)
        self._included = [include, include / "internal", packages / "mypyc" / "lib-rt"]
        self._system = [
            library / "include" / "wasm-wasi-musl",
            library / "include" / "generic-musl",
            library / "musl" / "include",
        ]
        self._env = {"ZIG_GLOBAL_CACHE_DIR": str(BUILD / "zig")}

    def module(self, source: Path, into: Path, *included: Path, begins: Iterable[str] = ()) -> None:
        """Compile C files to a Python module. `into` is its path without the suffix."""
        compiled = into.with_name(into.name + ".o")
        into.parent.mkdir(parents=True, exist_ok=True)
        run(*self._compiling(included), "-c", source, "-o", compiled, env=self._env)
        run(*self._linking(begins or [into.name]), compiled, "-o", into.with_name(into.name + SUFFIX), env=self._env)
        compiled.unlink()

    def _compiling(self, included: tuple[Path, ...]) -> list[object]:
        return [
            self._zig,
            "cc",
            *("-target", "wasm32-emscripten", f"-mcpu={self.CPU}", "-fPIC", "-O2", "-g0", "-DNDEBUG", "-w"),
            *(f"-D{name}" for name in self.LIBRARY),
            *(f"-I{path}" for path in [*included, *self._included]),
            *(word for path in self._system for word in ("-isystem", path)),
        ]

    def _linking(self, begins: Iterable[str]) -> list[object]:
        words = "-shared --experimental-pic --import-memory --unresolved-symbols=import-dynamic --no-entry --strip-all"
        return [self._zig, "wasm-ld", *words.split(), *(f"--export-if-defined=PyInit_{name}" for name in begins)]
