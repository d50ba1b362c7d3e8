"""What one can type besides a move: words of the reader's language, and the English ones everywhere."""

from homeward.catalogue import text_factory
from homeward.catalogue.terminal_language import translate
from homeward.console import console

say = text_factory("terminal")

TYPED = {  # as people of other programs type it, and in English
    "help": ("help", "h"),
    "table": ("table", "?", ""),
    "moves": ("moves",),
    "rules": ("rules",),
    "stop": ("stop", "quit", "exit", "q"),
}


def word_in(answer: str) -> str | None:
    """The word that was typed, by its English name; None if it may be a move."""
    typed = answer.strip().casefold()
    for word, spellings in TYPED.items():
        if typed in spellings or typed == translate(say(f"word.{word}")).casefold():
            return word
    return None


def print_help() -> None:
    console.print(translate(say("help")))
    for word in TYPED:
        console.print(f"  {translate(say(f'word.{word}'))}: {translate(say(f'word.{word}.does'))}")
