"""`make words`: updates the catalogues of all languages from the English ones.

New messages are added untranslated, changed ones keep their translation marked as fuzzy, removed ones are removed.
Other translations are not changed. `python tools/update_catalogues.py it` also begins a new language, here Italian:
all its files, untranslated.
"""

import json
import sys
from collections.abc import Iterable
from gettext import c2py
from io import BytesIO
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.locale_rules import FILE as LOCALE_RULES

HOMEWARD = Path(__file__).resolve().parents[1] / "src" / "homeward"
WIDTH = 110
MANY_ENOUGH = 200  # the numbers below this one use every plural form of a language


def folders() -> list[Path]:
    """The folders of catalogues: Homeward's own first, then the games'."""
    return [HOMEWARD / "catalogue", *sorted(HOMEWARD.glob("games/*/catalogue"))]


def read(file: Path) -> Catalog:
    with file.open("rb") as stream:
        return read_po(stream, locale=file.stem)


def updated_catalogue(source: Catalog, old: Catalog, language: str) -> Catalog:
    """The messages of the source in their order, with the existing translations."""
    known = {message.context: message for message in old if message.id}
    new = Catalog(locale=language, fuzzy=False)
    for message in source:
        if message.id:
            add(new, message, known.get(message.context))
    return new


def add(new: Catalog, message: Message, before: Message | None) -> None:
    same_number = before is not None and isinstance(before.id, str) == isinstance(message.id, str)
    string = before.string if before is not None and same_number else None
    changed = bool(string) and before is not None and before.id != message.id
    flags = {"fuzzy"} if changed or (before is not None and before.fuzzy and string) else set[str]()
    new.add(
        message.id,
        string=string,
        flags=flags | ({"python-brace-format"} if "{" in str(message.id) else set()),
        auto_comments=message.auto_comments,
        user_comments=before.user_comments if before is not None else (),
        context=message.context,
    )


def file_bytes(catalogue: Catalog) -> bytes:
    """The contents of a file: our own header, lines of one width."""
    stream = BytesIO()
    stream.write(header(catalogue).encode())
    write_po(stream, catalogue, width=WIDTH, omit_header=True)
    return stream.getvalue()


def write(file: Path, catalogue: Catalog) -> None:
    file.write_bytes(file_bytes(catalogue))


def header(catalogue: Catalog) -> str:
    """Without dates, so that equal contents give equal files."""
    return (
        'msgid ""\nmsgstr ""\n'
        f'"Language: {catalogue.locale_identifier}\\n"\n'
        '"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n'
        f'"Plural-Forms: {catalogue.plural_forms}\\n"\n\n'
    )


def update_folder(folder: Path, spoken: Iterable[str]) -> None:
    """Update the files of one folder, those of a new language included."""
    source = read(folder / f"{SOURCE}.po")
    for language in spoken:
        file = folder / f"{language}.po"
        old = read(file) if file.exists() else Catalog(locale=language)
        write(file, updated_catalogue(source, old, language))


def locale_rules(language: str) -> dict[str, object]:
    """What our messages need of a language's CLDR data."""
    locale = Locale.parse(language)
    catalogue = Catalog(locale=locale)
    index_of = c2py(catalogue.plural_expr)
    forms = {index_of(number): locale.plural_form(number) for number in reversed(range(MANY_ENOUGH))}
    return {
        "plural": catalogue.plural_expr,
        "categories": [forms[index] for index in sorted(forms)],
        "group": locale.number_symbols["latn"]["group"],
        "every": joining(locale, "standard"),
        "one_of": joining(locale, "or"),
    }


def joining(locale: Locale, style: str) -> dict[str, str]:
    patterns = locale.list_patterns[style]
    return {"pair": patterns["2"], **{part: patterns[part] for part in ("start", "middle", "end")}}


def locale_rules_file(spoken: Iterable[str]) -> str:
    known = {language: locale_rules(language) for language in sorted(spoken)}
    return json.dumps(known, ensure_ascii=False, indent=2) + "\n"


def main(new: list[str]) -> None:
    for language in new:
        try:
            Locale.parse(language)
        except (UnknownLocaleError, ValueError):
            raise SystemExit(f"{language} is not the code of a language; that of Italian is it.") from None
    spoken = {*languages(), *new}
    for folder in folders():
        update_folder(folder, spoken)
    LOCALE_RULES.write_text(locale_rules_file(spoken), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
