"""A book's vocabulary has the words that its engine knows, and no others."""

import re
from pathlib import Path
from typing import Any

import pytest

import reference
from duelproof.port.vocabulary import TAKEN_IN
from duelproof.port.words import Sort
from reference.kernel.abilities.perform import COMMON
from reference.tests.test_kernel_words import DM, DZ, GR, TABLES

ROOT = Path(reference.__file__).parent


def sources(game: str) -> str:
    """Return the code of a book's engine and of the kernel, without the vocabulary."""
    folders = (ROOT / game.replace("-", "_"), ROOT / "kernel")
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return "\n".join(file.read_text("utf-8") for file in files if file.name != "vocabulary.py")


ASKED = {
    "trigger": r"happen\(\s*game,\s*\"([^\"]+)\"",
    "action to forbid": r"forbidden\(\s*game,\s*\"([^\"]+)\"",
    "action to permit": r"permitted\(\s*game,\s*\"([^\"]+)\"",
    "action to require": r"required\(\s*game,\s*\"([^\"]+)\"",
    "keyword": r"effects\.keyword\(\s*game,\s*[^,]+,\s*\"([^\"]+)\"",
}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("sort", ASKED)
def test_what_an_engine_asks_for_is_in_its_vocabulary(game: str, sort: Any) -> None:
    asked = set(re.findall(ASKED[sort], sources(game)))
    assert asked <= set(TAKEN_IN[game].of(sort))


SPOKEN_OF: tuple[Sort, ...] = (
    "action to permit", "action to require", "zone", "keyword", "relation", "role", "cost", "deed",
)  # fmt: skip
UNSAID = {
    # a name for other cards to refer to; and kinds of summoning, made words by the code that reads them
    GR: {"Abyssal Summoning", "normal-summoned", "genesis-summoned", "abyssal-summoned"},
    DM: {"labyrinth"},  # a keyword that stands before a text, and does nothing by itself
    # put together of the names of areas and lines, or of another relation and whose it is; and a keyword
    # that stands before an instruction
    DZ: {
        *(f"{name}_area" for name in ("centre", "enemy")),
        *(f"{name}_line" for name in ("left", "centre", "right")),
        "same_area_as_target",
        "same_line_as_target",
        "resistance",
    },
}


@pytest.mark.parametrize("game", TABLES)
def test_an_engine_speaks_of_every_word_of_its_vocabulary(game: str) -> None:
    vocabulary, code = TAKEN_IN[game], sources(game)
    words = {*vocabulary.triggers, *vocabulary.replaceable}
    for sort in SPOKEN_OF:
        words |= set(vocabulary.of(sort))
    assert {word for word in words if not re.search(rf"[\"'._]{re.escape(word)}[\"'_]", code)} == UNSAID[game]


def test_every_book_does_every_instruction_of_its_vocabulary() -> None:
    for book in (each.read() for each in reference.BOOKS):
        assert set(TAKEN_IN[book.game].instructions) <= {*book.instructions, *COMMON}
