"""How many examples the property tests try: `make test` a few, `make test-long` (--hypothesis-profile=long) many."""

from hypothesis import settings

settings.register_profile("short", max_examples=60, deadline=None)
settings.register_profile("long", max_examples=600, deadline=None)
settings.load_profile("short")
