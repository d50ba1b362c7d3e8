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
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po
from babel.plural import PluralRule, to_gettext

from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.locale_rules import FILE as LOCALE_RULES

sys.path.insert(0, str(Path(__file__).parent))

from message_places import WHERE, where_met

HOMEWARD = Path(__file__).resolve().parents[1] / "src" / "homeward"
EXAMPLE = HOMEWARD / "new_game" / "example_game" / "catalogue"  # of which new games are copies, in English only
WIDTH = 110
REGIONS = {"en": "en-GB"}  # our English is British: "2, 3 or 4"
# "Ana e Iván", "siete u ocho": CLDR has the rule in words only, browsers have it in ICU.
EXCEPTIONS = {
    ("es", "standard"): ("i|hi(?![ae])", " y ", " e "),
    ("es", "or"): ("h?o|8|11( |$)", " o ", " u "),
}
# Where CLDR's minimumGroupingDigits is 2 ("1234", but "12.345"). Babel leaves it out; the client's locale_rules.test.ts
# compares it with the browser's.
FOUR_DIGITS_TOGETHER = {
    *("be", "bg", "es", "es-ES", "et", "hu", "hy", "ia", "ie", "it", "it-CH", "ka", "lv", "pl", "pt-PT", "sl", "sq")
}
MANY_ENOUGH = 200  # the numbers below this one use every plural form of a language
CATEGORIES = ("zero", "one", "two", "few", "many", "other")  # CLDR's plural forms in the order of PO files


def folders() -> list[Path]:
    """The folders of catalogues: Homeward's own first, then the games'."""
    return [HOMEWARD / "catalogue", *sorted(HOMEWARD.glob("games/*/catalogue"))]


def locale_of(language: str) -> Locale:
    """CLDR's locale of a file such as de.po or zh-Hant.po."""
    return Locale.parse(language, sep="-")


def region_of(language: str) -> Locale:
    """The same with the region whose ways we have, if the code leaves it out."""
    return locale_of(REGIONS.get(language, language))


def code_of(language: str) -> str:
    """A code as our files spell it: pt-BR, also if somebody wrote PT-br."""
    return str(locale_of(language)).replace("_", "-")


class PluralForms(NamedTuple):
    """How a language tells its plural forms apart: as PO files write it, and the names of the forms in CLDR."""

    expression: str
    categories: list[str]


def plural_forms(locale: Locale) -> PluralForms:
    """The expression that is usual in PO files if it does as CLDR and so browsers do; otherwise one of CLDR's rules."""
    usual = Catalog(locale=locale).plural_expr
    return as_in_cldr(usual, locale) or cldr_forms(locale)


def as_in_cldr(expression: str, locale: Locale) -> PluralForms | None:
    """None if CLDR has other forms, or has them for other numbers."""
    index_of = c2py(expression)
    pairs = sorted({(index_of(number), locale.plural_form(number)) for number in range(MANY_ENOUGH)})
    categories = [category for _, category in pairs]
    different = len({index for index, _ in pairs}) == len(set(categories)) == len(pairs)
    return PluralForms(expression, categories) if different else None


def cldr_forms(locale: Locale) -> PluralForms:
    """Only those for whole numbers; the last one is for all that have no other."""
    rule = locale.plural_form
    used = {rule(number) for number in range(MANY_ENOUGH)}
    categories = [category for category in CATEGORIES if category in used]
    written = to_gettext(PluralRule({category: rule.rules[category] for category in categories[:-1]}))
    return PluralForms(written.partition("plural=")[2].rstrip(";"), categories)


def empty_catalogue(language: str) -> Catalog:
    catalogue = Catalog(locale=locale_of(language), fuzzy=False)
    forms = plural_forms(locale_of(language))
    line = f"nplurals={len(forms.categories)}; plural={forms.expression};"
    catalogue.mime_headers = [("Plural-Forms", line)]
    return catalogue


def read(file: Path) -> Catalog:
    with file.open("rb") as stream:
        return read_po(stream, locale=locale_of(file.stem))


def updated_catalogue(source: Catalog, old: Catalog, language: str) -> Catalog:
    """The messages of the source in their order, with the existing translations and a comment where they are met."""
    known = {message.context: message for message in old if message.id}
    new = empty_catalogue(language)
    for message in source:
        if message.id:
            written = [comment for comment in message.auto_comments if not comment.startswith(WHERE)]
            message.auto_comments = [where_met(message.context or ""), *written]
            add(new, message, known.get(message.context))
            for form in forms_of(message, old):
                add(new, message, form, context=form.context)
    return new


def forms_of(message: Message, old: Catalog) -> list[Message]:
    """The other forms of a name that a language has, such as toy.car@acc; they stand below the name."""
    return [form for form in old if form.id and str(form.context).startswith(f"{message.context}@")]


def add(new: Catalog, message: Message, before: Message | None, context: str | None = None) -> None:
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
        context=context or message.context,
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
        old = read(file) if file.exists() else empty_catalogue(language)
        write(file, updated_catalogue(source, old, language))


def locale_rules(language: str) -> dict[str, object]:
    """What our messages need of a language's CLDR data."""
    locale = region_of(language)
    forms = plural_forms(locale)
    symbols = locale.number_symbols["latn"]
    return {
        "plural": forms.expression,
        "categories": forms.categories,
        "minus": symbols["minusSign"],
        "group": symbols["group"],
        "group_sizes": locale.decimal_formats[None].grouping,
        "fewest_grouped": 5 if language in FOUR_DIGITS_TOGETHER else 4,
        "likely": likely_codes(locale.language),
        "every": joining(locale, "standard"),
        "one_of": joining(locale, "or"),
    }


def likely_codes(language: str) -> dict[str, str]:
    """What is meant by shorter codes of a language: zh-TW is zh-Hant-TW, and en is our own, of Britain."""
    subtags = get_global("likely_subtags").items()
    codes = {short.replace("_", "-"): full.replace("_", "-") for short, full in subtags}
    if language in REGIONS:
        script = codes[language].split("-")[1]
        codes[language] = f"{language}-{script}-{region_of(language).territory}"
    return {short: full for short, full in codes.items() if short.split("-")[0] == language}


def joining(locale: Locale, style: str) -> dict[str, object]:
    patterns = locale.list_patterns[style]
    found = {"pair": patterns["2"], **{part: patterns[part] for part in ("start", "middle", "end")}}
    if (locale.language, style) not in EXCEPTIONS:
        return found
    before, usual, instead = EXCEPTIONS[locale.language, style]
    pair, end = (found[part].replace(usual, instead) for part in ("pair", "end"))
    return {**found, "exception": {"before": before, "pair": pair, "end": end}}


def locale_rules_file(spoken: Iterable[str]) -> str:
    known = {language: locale_rules(language) for language in sorted(spoken)}
    return json.dumps(known, ensure_ascii=False, indent=2) + "\n"


def checked_code(language: str) -> str:
    try:
        return code_of(language)
    except (UnknownLocaleError, ValueError):
        raise SystemExit(f"{language} is not the code of a language, such as it or pt-BR.") from None


def main(new: list[str]) -> None:
    spoken = {*languages(), *map(checked_code, new)}
    for folder in folders():
        update_folder(folder, spoken)
    update_folder(EXAMPLE, [SOURCE])
    LOCALE_RULES.write_text(locale_rules_file(spoken), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
