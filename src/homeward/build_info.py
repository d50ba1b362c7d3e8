"""Which build of Homeward this is."""

from importlib.metadata import PackageNotFoundError, version

from homeward.engine import rng


def is_compiled() -> bool:
    """Are the rules native code, or the same source interpreted?"""
    return not (rng.__file__ or "").endswith((".py", ".pyc"))


def version_line() -> str:
    build = "compiled" if is_compiled() else "not compiled: slower, but the same games"
    return f"homeward {version_number()} ({build})"


def version_number() -> str:
    try:
        return version("homeward")
    except PackageNotFoundError:
        return "from source"
