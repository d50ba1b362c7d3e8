"""The settings of a server: read from the command line, and told to hosts as they are."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from cyclopts import App, Parameter

from homeward.engine.errors import HomewardError
from homeward.server.process import run_server
from homeward.server.process.serve_command import serve
from homeward.server.process.settings import Settings

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
NOT_THERE = {"none": ("", 0, ()), "no": (False,), "off": (False,)}  # how docs/hosting.md says it
FOUND_OUT = ("--database", "--thinkers", "--audit-log")  # their default depends on the machine, or is said in words


def flags() -> dict[str, Any]:
    """The default of every flag."""
    hints = get_type_hints(Settings, include_extras=True)
    given = {field.name: parameter_of(hints[field.name]) for field in fields(Settings)}
    return {
        next(iter(given[field.name].name or [f"--{field.name.replace('_', '-')}"])): field.default
        for field in fields(Settings)
        if given[field.name].parse is not False
    }


def parameter_of(hint: Any) -> Parameter:
    return next((one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Parameter)), Parameter())


def flags_in_hosting() -> dict[str, str]:
    """What the table of flags says of their defaults."""
    found = dict[str, str]()
    for names, defaults in re.findall(r"^\| (`--[^|]*`) \| ([^|]*) \|", HOSTING, re.MULTILINE):
        flags = re.findall(r"`(--[a-z-]+)`", names)
        found |= dict(zip(flags, defaults.split(", ") if len(flags) > 1 else [defaults], strict=True))
    return found


def test_the_hosts_page_has_every_flag() -> None:
    assert flags().keys() - flags_in_hosting().keys() == set()


@pytest.mark.parametrize("flag", sorted(flags_in_hosting().keys() & flags().keys() - set(FOUND_OUT)))
def test_the_hosts_page_tells_the_default(flag: str) -> None:
    default, written = flags()[flag], flags_in_hosting()[flag]
    if written in NOT_THERE:
        assert default in NOT_THERE[written]
    else:
        assert default == type(default)(written)


def read(monkeypatch: pytest.MonkeyPatch, *words: str) -> Settings:
    """The settings with which the command would run a server."""
    app, ran = App(), list[Settings]()
    app.default(serve)
    monkeypatch.setattr(run_server, "run", lambda settings, _announce: ran.append(settings))
    app(list(words), result_action="return_value")
    return ran[0]


def test_without_flags_everything_is_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read(monkeypatch) == Settings()


def test_flags_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = read(
        monkeypatch,
        *("--port", "9000", "--trust", "10.0.0.1", "--trust", "10.0.0.2", "--limit", "joins-per-minute=10"),
        *("--behind-proxy", "--proxy-hops", "2", "--hook-network", "192.168.1.7/24", "--keep-days", "-1", "--hooks"),
    )
    assert settings.port == 9000
    assert settings.trusted == ("10.0.0.1", "10.0.0.2")
    assert settings.limits.joins_per_minute == 10
    assert settings.own_proxies == 2
    assert settings.hook_networks == ("192.168.1.0/24",)
    assert settings.retention_days == 0
    assert settings.hooks


def test_hops_count_only_behind_a_proxy() -> None:
    assert Settings(proxy_hops=3).own_proxies == 0
    assert Settings(behind_proxy=True, proxy_hops=0).own_proxies == 1


@pytest.mark.parametrize(
    "words", [("--limit", "joins=1"), ("--hook-network", "here"), ("--admin-token-file", "/nowhere/token")]
)
def test_wrong_values_are_refused_before_anything_is_served(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    with pytest.raises(HomewardError):
        read(monkeypatch, *words)
