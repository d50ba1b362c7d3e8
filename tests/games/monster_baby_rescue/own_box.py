"""The lists of the house's component file, for files of one's own."""

from pathlib import Path

from homeward.games.monster_baby_rescue import components

HOUSE = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
LISTS = HOUSE[: HOUSE.index("[counts]")]  # an own file has the lists, never the counts


def part_of(name: str) -> str:
    """One list of the house's file."""
    start = HOUSE.index(f"\n{name} = [")
    return HOUSE[start : HOUSE.index("\n]", start) + 3]


BELOW_ZERO = part_of("finals").replace("points = [5, 3, 2], none = -1", "points = [5, 3, -1], none = -1")  # a prize
