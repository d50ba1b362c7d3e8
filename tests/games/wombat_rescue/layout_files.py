"""Layouts of Wombat Rescue as files of one's own."""

from homeward.games.wombat_rescue.layouts import GIVEN, Layout

CROSSROADS = GIVEN["crossroads"]


def file_text(layout: Layout) -> str:
    """A layout as the text of a file."""
    lines = [f'name = "{layout.name}"', "slots = ["]
    for slot in layout.slots:
        twist = "" if slot.twist is None else f", twist = {slot.twist}"
        at = f"[{slot.at[0]}, {slot.at[1]}]"
        lines.append(f'  {{ tile = "{slot.tile}"{twist}, facing = "{slot.facing}", at = {at} }},')
    return "\n".join([*lines, "]", ""])
