"""Builds the Python side of a page without a server: Homeward compiled to WebAssembly, for Pyodide.

`python3 tools/build_wasm.py` after `tools/prepare.py`. The tools come from PyPI (mypyc, zig as C compiler) and npm
(Pyodide); the headers are those of a CPython of Pyodide's version, which is looked for on this machine (wasm_tools.py).

It writes three packs into .wasm/out: `python_stdlib.pack` is Python's standard library, `homeward.pack` our package
and its dependencies, and `compiled.pack` the compiled modules, without which the same package runs interpreted. Each
is compressed as a whole, which is smaller than file by file and does not depend on the file server.
"""

import gzip
import json
import shutil
import sys
import zipfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from client import ROOT, digest, say
from prepare import once_per, output, run
from wasm_tools import BUILD, PLATFORM, PYODIDE, SUFFIX, VERSION, Compiler, environment, lock_lines, pip

SOURCE = ROOT / "src" / "homeward"
OUT = BUILD / "out"
GENERATED = BUILD / "c"
MODULES = BUILD / "modules"
PACKAGE = BUILD / "package"  # everything as in site-packages; tests under Node use it
# The parts of the package that a page has: no server, no laboratory, no terminal
ROOMS = ("api", "balance", "bots", "catalogue", "engine", "games", "page", "puzzles", "rooms", "table")
KINDS = (".py", ".toml", ".txt", ".jsonl")
FILES = ("__init__.py", "build_info.py", "record.py")
PURE = ("confusable-homoglyphs", "mypy-extensions")
# Modules of the standard library that a page never imports
UNUSED = {
    *("_pydatetime", "_pyio", "_pyrepl", "bdb", "cProfile", "colorsys", "compileall", "ctypes", "curses", "dbm"),
    *("distutils", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "graphlib", "idlelib", "imaplib"),
    *("lib2to3", "mailbox", "modulefinder", "multiprocessing", "optparse", "pdb", "pickletools", "plistlib"),
    *("poplib", "profile", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "sched", "shelve", "smtplib"),
    *("sqlite3", "symtable", "tabnanny", "test", "timeit", "tkinter", "trace", "turtle", "turtledemo", "unittest"),
    *("venv", "wave", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo"),
}

OLD_LETTERS = (
    *("big5", "cp1", "cp7", "cp8", "cp9", "euc_", "gb", "hp_", "hz", "iso", "johab", "koi8", "kz", "mac_", "shift_"),
)


def main() -> None:
    if not PYODIDE.is_dir():
        sys.exit("Pyodide is not there yet: run `python3 tools/prepare.py test` first")
    BUILD.mkdir(parents=True, exist_ok=True)
    tools = [Path(__file__), *(Path(__file__).with_name(name) for name in ("wasm_tools.py", "generate_c.py"))]
    locks = [ROOT / "requirements" / f"{lock}.txt" for lock in ("run", "build", "wasm")]
    steady = [*tools, *locks, ROOT / "setup.py", PYODIDE / "package.json"]
    ours = [path for path in our_files() if path.suffix in (".py", ".txt")]  # data is not compiled
    compiled = [path for path in ours if path.relative_to(SOURCE).parts[0] in ("bots", "engine", "games")]
    once_per("wasm-modules", digest([*compiled, *steady]), compile_modules, is_there=MODULES)
    once_per("wasm", digest([*our_files(), *steady]), assemble, is_there=OUT / "compiled.pack")


def our_files() -> list[Path]:
    inside = [path for room in ROOMS for path in (SOURCE / room).rglob("*") if path.is_file()]
    wanted = [path for path in inside if path.suffix in KINDS and "__pycache__" not in path.parts]
    return sorted([*wanted, *(SOURCE / name for name in FILES)])


def compile_modules() -> None:
    """Compile our modules and those of our dependencies."""
    python = environment()
    compiler = Compiler(python)
    for folder in (MODULES, GENERATED):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    say("compiling Homeward to WebAssembly (a minute)")
    add_packages(python, compiler)
    compile_ours(python, compiler)


def assemble() -> None:
    for folder in (OUT, PACKAGE):
        shutil.rmtree(folder, ignore_errors=True)
    OUT.mkdir()
    shutil.copytree(MODULES, PACKAGE)
    for path in our_files():
        copy(path, PACKAGE / "homeward" / path.relative_to(SOURCE))
    pack(environment())


def compile_ours(python: Path, compiler: Compiler) -> None:
    """One library with the functions of all modules; page/single_library.py imports the modules from it."""
    printed = output(str(python), str(Path(__file__).with_name("generate_c.py")), str(GENERATED))
    library, *modules = (json.loads(line) for line in printed.splitlines() if line.startswith("{"))
    names = [module["name"].replace(".", "___") for module in modules]
    begin = [f"PyMODINIT_FUNC PyInit_{name}(void) {{ return CPyInit_{name}(); }}" for name in names]
    source = GENERATED / "library.c"
    source.write_text("\n".join([f'#include "{library["source"]}"', *begin, ""]), encoding="utf-8")
    compiler.module(source, MODULES / library["name"], GENERATED, begins=[library["name"], *names])


def add_packages(python: Path, compiler: Compiler) -> None:
    """Our dependencies: wheels where there are some for Pyodide, msgspec from its source."""
    wheels = BUILD / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    there = ("--only-binary=:all:", f"--platform={PLATFORM}", "--implementation=cp", f"--python-version={VERSION}")
    abi = f"--abi=cp{VERSION.replace('.', '')}"
    pip(python, "download", lock_lines(("librt",)), *there, abi, f"--dest={wheels}")
    pip(python, "download", lock_lines(PURE), f"--dest={wheels}")
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(MODULES)
    pip(python, "download", lock_lines(("msgspec",)), "--no-binary=msgspec", f"--dest={wheels}")
    shutil.unpack_archive(next(wheels.glob("msgspec-*.tar.gz")), wheels)
    source = next(wheels.glob("msgspec-*/src/msgspec"))
    for path in source.glob("*.py"):
        copy(path, MODULES / "msgspec" / path.name)
    compiler.module(source / "_core.c", MODULES / "msgspec" / "_core", source)


# Packing


def pack(python: Path) -> None:
    """Byte code instead of sources, so that a page starts sooner and loads less."""
    compiled = sorted(path for path in PACKAGE.rglob(f"*{SUFFIX}") if is_ours(path))
    write_pack(OUT / "compiled.pack", files_of(PACKAGE, compiled))
    rest = [path for path in PACKAGE.rglob("*") if path.is_file() and path not in compiled and is_needed(path)]
    write_pack(OUT / "homeward.pack", files_of(*byte_code(python, PACKAGE, rest, BUILD / "packed")))
    library = BUILD / "library"
    shutil.rmtree(library, ignore_errors=True)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(library)
    used = [path for path in library.rglob("*") if path.is_file() and is_used(path, library)]
    packed = byte_code(python, library, used, BUILD / "packed-library", "-o", "2")
    write_pack(OUT / "python_stdlib.pack", as_zip(*packed))


def is_used(path: Path, library: Path) -> bool:
    """Does a page use this file? It needs no encoding but UTF-8."""
    top = path.relative_to(library).parts[0].removesuffix(".py")
    return top not in UNUSED and not (top == "encodings" and path.name.startswith(OLD_LETTERS))


def is_ours(path: Path) -> bool:
    return path.relative_to(PACKAGE).parts[0].startswith("homeward")


def is_needed(path: Path) -> bool:
    return path.suffix not in (".pyi", ".typed") and ".dist-info" not in str(path)


def byte_code(python: Path, root: Path, files: Iterable[Path], into: Path, *options: str) -> tuple[Path, list[Path]]:
    """The same files, with byte code instead of every source."""
    shutil.rmtree(into, ignore_errors=True)
    for path in files:
        copy(path, into / path.relative_to(root))
    compiling = ("-m", "compileall", "-q", "-b", "-s", into, "--invalidation-mode", "unchecked-hash")
    run(python, *compiling, *options, into)
    return into, [path for path in into.rglob("*") if path.is_file() and path.suffix != ".py"]


def files_of(root: Path, files: Iterable[Path]) -> bytes:
    """All files in one, after a line with their names and lengths, as web/src/local/python_packs.ts reads it."""
    found = {path.relative_to(root).as_posix(): path.read_bytes() for path in in_order(files)}
    index = json.dumps([(name, len(raw)) for name, raw in found.items()])
    return b"\n".join([index.encode(), b"".join(found.values())])


def as_zip(root: Path, files: Iterable[Path]) -> bytes:
    """A zip from which Python imports. It is not compressed, because the pack is."""
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for path in in_order(files):
            packed.writestr(zipfile.ZipInfo(path.relative_to(root).as_posix()), path.read_bytes())
    return archive.getvalue()


def in_order(files: Iterable[Path]) -> list[Path]:
    """Similar files together, which compress better; always in the same order."""
    return sorted(files, key=lambda path: (path.suffix, path))


def write_pack(into: Path, plain: bytes) -> None:
    into.write_bytes(gzip.compress(plain, mtime=0))


def copy(path: Path, into: Path) -> None:
    into.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, into)


if __name__ == "__main__":
    main()
