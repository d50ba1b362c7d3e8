"""Component files of Pets Rescue as somebody could write them."""

from pathlib import Path

from homeward.games.pets_rescue import components

HOUSE = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
CARDS = HOUSE[HOUSE.index("[[card]]") :]
FORMS = HOUSE[HOUSE.index("[[form]]") : HOUSE.index("# The 64 cards")]


def with_frames(**wilds_count: bool) -> str:
    """The house's forms, with turned wilds counting for some or not."""
    text = FORMS
    for form, counts in wilds_count.items():
        start = text.index("wilds_count", text.index(f'id = "{form}"'))
        end = text.index("\n", start)
        text = f"{text[:start]}wilds_count = {str(counts).lower()}{text[end:]}"
    return text


def changed(old: str, new: str) -> str:
    """The house's cards with one thing changed."""
    assert old in CARDS
    return CARDS.replace(old, new, 1)


def bear_at_the_start() -> str:
    """The starting card P01 is a bear; the bear P41 shows what P01 showed."""
    bear = 'form = "teddy"\n'
    at_start = changed('form = "per-pet"\nshows = ["dog"]\n', bear)
    at = at_start.index(bear, at_start.index('id = "P41"'))
    return at_start[:at] + 'form = "per-pet"\nshows = ["dog"]\n' + at_start[at + len(bear) :]
