"""Extras such as `pip install "homeward[lab]"`: which modules each installs, and what to say if one is missing."""

from homeward.catalogue.terminal_language import translate
from homeward.catalogue.text import text_factory

say = text_factory("extras")

MODULES = {
    "agents": ("mcp",),
    "baselines": ("torch",),
    "lab": ("altair", "gymnasium", "numpy", "open_spiel", "openskill", "pettingzoo", "polars", "pyspiel", "vl_convert"),
    "push": ("py_vapid",),
    "ray": ("ray",),
    "server": ("psycopg", "redis"),
    "traces": ("opentelemetry",),
}


def missing_extra(module: str | None) -> str | None:
    """The extra that installs a missing module; None if no extra does."""
    root = (module or "").partition(".")[0]
    return next((extra for extra, modules in MODULES.items() if root in modules), None)


def advice(error: BaseException) -> str | None:
    """One sentence for people if an extra is missing; None if something else is wrong."""
    while error.__cause__ is not None:
        error = error.__cause__
    module = error.name if isinstance(error, ModuleNotFoundError) else None
    extra = missing_extra(module)
    if module is None or extra is None:
        return None
    return translate(say("missing", module=module.partition(".")[0], package=f"homeward[{extra}]"))
