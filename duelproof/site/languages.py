"""The languages of the site: what its pages say themselves, English being what the templates say."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Protocol

WORDS = Path(__file__).parent / "words"


class Translate(Protocol):
    """Says a text of a template in the language of a page, with values put in for names in braces."""

    def __call__(self, text: str, **values: object) -> str:
        """Return the text. Raises KeyError for one that has not been translated."""


def translator(language: str) -> Translate:
    """Return what says the texts of templates in a language.

    Raises FileNotFoundError for a language whose words we do not have.
    """
    words = _words(language)

    def t(text: str, **values: object) -> str:
        said = text if words is None else words[text]
        return said.format(**values) if values else said

    return t


@cache
def _words(language: str) -> dict[str, str] | None:
    """Return the translations into a language by what is translated; None for English."""
    if language == "en":
        return None
    return tomllib.loads((WORDS / f"{language}.toml").read_text("utf-8"))
