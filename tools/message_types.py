"""Writes the client's type of every message: its key, and the names of its placeholders."""

from pathlib import Path
from string import Formatter

from babel.messages.pofile import read_po


def message_types(header: str, catalogues: list[Path]) -> str:
    """`Messages`, from the English catalogues."""
    lines = [f"  {property_name(key)}: {places};\n" for file in catalogues for key, places in messages_of(file)]
    about = "/** The places of every message, by its key. */"
    return f"{header}\n{about}\nexport interface Messages {{\n{''.join(lines)}}}\n"


def property_name(key: str) -> str:
    """Quoted only where TypeScript needs it, as Prettier writes it."""
    return key if key.isidentifier() else f"'{key}'"


def messages_of(file: Path) -> list[tuple[str, str]]:
    with file.open("rb") as stream:
        catalogue = read_po(stream, locale=file.stem)
    return [(str(message.context), places_of(message.id)) for message in catalogue if message.id]


def places_of(text: str | tuple[str, ...] | list[str]) -> str:
    forms = [text] if isinstance(text, str) else text
    named = {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}
    counted = {"n"} if len(forms) > 1 else set()
    return " | ".join(f"'{name}'" for name in sorted(named | counted)) or "never"
