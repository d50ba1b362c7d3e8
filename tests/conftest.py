"""For all tests: every text has its message; how many examples are tried, what the long run may not take over, and
parts for several machines."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from homeward.catalogue import translator

# Positions are looked for in the compiled run, which is many times faster. The interpreted one repeats fewer of them:
# that both builds play the same games is what the golden games prove.
EXAMPLES = 12 if os.environ.get("HOMEWARD_BUILD") == "interpreted" else 60
settings.register_profile("short", max_examples=EXAMPLES, deadline=None)
settings.register_profile("long", max_examples=600, deadline=None)
settings.load_profile("short")


@pytest.fixture(autouse=True, scope="session")
def every_text_has_its_message() -> Iterator[None]:
    """People see the key of a message that only a newer server has. Among our own texts that is a mistake."""

    def refuse(words: str) -> str:
        raise AssertionError(f"no message or no value for {words}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(translator, "left_open", refuse)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--shard", default="1/1", help="one part of the tests, for several machines: 2/3 is the second of three"
    )


@pytest.hookimpl(trylast=True)  # when `-m` and `-k` have chosen
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    number, count = map(int, config.getoption("--shard").split("/"))
    config.hook.pytest_deselected(
        items=[item for place, item in enumerate(items, 1) if place % count != number % count]
    )
    items[:] = items[number - 1 :: count]


def pytest_itemcollected(item: pytest.Item) -> None:
    """A rule is tested at every run, not only in the long one."""
    if isinstance(item, pytest.Function) and item.get_closest_marker("long") and hasattr(item.obj, "rule_ids"):
        raise pytest.UsageError(f"{item.nodeid} names rules, so it must not be marked long")
