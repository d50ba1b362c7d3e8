"""What `make test` and `make test-long` (--hypothesis-profile=long) do differently, for all tests."""

import pytest
from hypothesis import settings

settings.register_profile("short", max_examples=60, deadline=None)
settings.register_profile("long", max_examples=600, deadline=None)
settings.load_profile("short")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A rule is tested at every run, not only in the long one."""
    for item in items:
        if isinstance(item, pytest.Function) and item.get_closest_marker("long") and hasattr(item.obj, "rule_ids"):
            raise pytest.UsageError(f"{item.nodeid} names rules, so it must not be marked long")
