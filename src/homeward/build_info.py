"""Which build of Homeward this is."""

from importlib.util import find_spec


def is_compiled() -> bool:
    """Are the rules native code, or the same source interpreted?"""
    rules = find_spec("homeward.engine.chance.rng")  # found, not loaded: telling it must not take a while
    assert rules is not None, "a part of this package"
    return not (rules.origin or "").endswith((".py", ".pyc"))


def version_line() -> str:
    build = "compiled" if is_compiled() else "not compiled: slower, but the same games"
    return f"homeward {version_number()} ({build})"


def version_number() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("homeward")
    except PackageNotFoundError:
        return "from source"
