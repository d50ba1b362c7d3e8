"""Installs everything that Homeward needs: `python3 tools/prepare.py play` or `... test`.

Needs only Python. A step is skipped if its inputs have not changed since it last ran; the digests are in .venv.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from client import ROOT, build, digest, has_node, is_built, say

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
REQUIREMENTS = ROOT / "requirements"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Programs that the tests start, and the Debian package of each
TEST_PROGRAMS = {
    ("redis-server", "valkey-server"): "redis-server",
    ("initdb",): "postgresql",
    ("nginx",): "nginx-light",
    ("openssl",): "openssl",
    ("systemd-analyze",): "systemd",
}


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) == 2 else ""
    if wanted not in ("play", "test"):
        sys.exit("usage: python3 tools/prepare.py play|test")
    if sys.version_info < (3, 11):  # noqa: UP036 - this file also runs where Homeward cannot
        sys.exit(f"Homeward needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12")
    environment()
    if wanted == "play":
        packages("run", "build")
    else:
        packages("run", "server", "build", "test")
        compiler()
        test_programs()
    client()
    package()


# Steps


def environment() -> None:
    """A virtual environment in .venv."""
    if works(PYTHON, "-c", "import pip"):
        return
    say("making a virtual environment in .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    if not works(sys.executable, "-m", "venv", str(VENV)):
        # Debian's Python has no ensurepip
        system_package("python3-venv")
        run(sys.executable, "-m", "venv", str(VENV))


def packages(*locks: str) -> None:
    """Install the packages of these locks in requirements/."""
    files = [REQUIREMENTS / f"{lock}.txt" for lock in locks]
    once_per("-".join(["packages", *locks]), digest(files), lambda: pip_install(files))


def client() -> None:
    """Build the browser client."""
    if not is_built():
        build(path_with_node())


def path_with_node() -> str:
    """The PATH with a Node, from this machine or from PyPI."""
    path = os.pathsep.join([str(BIN), os.environ["PATH"]])
    if not has_node(path):
        say("installing Node from PyPI")
        pip_install([REQUIREMENTS / "node.txt"])
    return path


def package() -> None:
    """Install Homeward, compiled, in site-packages: never beside the sources, where it could be out of date.

    HOMEWARD_WHEEL names a wheel of these sources to install instead, so that several machines of CI build it only once.
    """
    # only the package itself: pip leaves files beside it, which would change the digest
    home = ROOT / "src" / "homeward"
    sources = [path for path in home.rglob("*") if path.is_file() and "__pycache__" not in path.parts]

    def install() -> None:
        pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        if wheel := os.environ.get("HOMEWARD_WHEEL"):
            say(f"installing {Path(wheel).name}, which was built before")
            run(*pip, "--force-reinstall", wheel)
            return
        say("compiling and installing Homeward (a minute or two)")
        shutil.rmtree(ROOT / "build", ignore_errors=True)
        # CI builds as users do, with build isolation
        here = [] if os.environ.get("CI") else ["--no-build-isolation"]
        run(*pip, *here, "--force-reinstall", ".", env=compiler_cache())
        if not works(PYTHON, "-c", "import homeward.build_info as b, sys; sys.exit(not b.is_compiled())", cwd=VENV):
            say("no C compiler was found: Homeward runs uncompiled, the same games but slower")

    build_files = [ROOT / "setup.py", ROOT / "pyproject.toml"]
    once_per("homeward", digest(sources + build_files), install, is_there=BIN / "homeward")


def compiler() -> None:
    """The tests compare the compiled with the interpreted rules, so they need a C compiler and Python's headers."""
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        system_package("gcc", "libc6-dev")
    headers = Path(output(sys.executable, "-c", "import sysconfig; print(sysconfig.get_paths()['include'])"))
    if not (headers / "Python.h").exists():
        system_package("python3-dev")


def test_programs() -> None:
    if not any(shutil.which(name) for name in BROWSERS) and not os.environ.get("HOMEWARD_CHROMIUM"):
        system_package("chromium")
    for names, debian in TEST_PROGRAMS.items():
        if not any(is_there(name) for name in names):
            system_package(debian)


def is_there(name: str) -> bool:
    """Is it on the path, or where Debian has the programs of PostgreSQL?"""
    return shutil.which(name) is not None or any(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))


# Helpers


def pip_install(locks: list[Path]) -> None:
    """Install from this machine's package index; pip refuses a file whose hash is not locked."""
    say(f"installing Python packages: {', '.join(lock.stem for lock in locks)}")
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    run(*pip, *(f"--requirement={lock}" for lock in locks))


def system_package(*names: str) -> None:
    """Install Debian packages, or say what is missing."""
    if shutil.which("apt-get") is None or not (os.geteuid() == 0 or works("sudo", "-n", "true")):
        sys.exit(f"Homeward's tests need {' and '.join(names)}. Please install it with your system's packages.")
    say(f"installing {' and '.join(names)} from the system's packages")
    apt = ["apt-get", "-qq"] if os.geteuid() == 0 else ["sudo", "apt-get", "-qq"]
    run(*apt, "update")
    run(*apt, "install", "-y", "--no-install-recommends", *names, env={"DEBIAN_FRONTEND": "noninteractive"})


def compiler_cache() -> dict[str, str]:
    return {"CC": "ccache cc"} if shutil.which("ccache") and shutil.which("cc") else {}


def once_per(name: str, state: str, step: Callable[[], None], is_there: Path | None = None) -> None:
    """Do a step unless it was done for this state."""
    mark = VENV / f"{name}.done"
    if mark.exists() and mark.read_text() == state and (is_there is None or is_there.exists()):
        return
    step()
    mark.write_text(state)


def run(*words: object, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    command = [str(word) for word in words]
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **(env or {})}, check=False)
    if done.returncode:
        sys.exit(f"This step failed: {' '.join(command)}")


def works(*words: object, cwd: Path = ROOT) -> bool:
    try:
        return subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def output(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    main()
