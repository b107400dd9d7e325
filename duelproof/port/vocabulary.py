"""The words of cards: the instructions that can be read, and which words a book knows of each sort."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from duelproof.port.abilities import SHARED, Instruction
from duelproof.port.cards import Face
from duelproof.port.words import Sort

Flaws = Callable[[Face], Iterator[tuple[str, str, str]]]
"""What is wrong with a face: an ability's id (empty for the traits), a field, and half a sentence."""

ANY = frozenset("*")
"""Any word: for what a book leaves to its cards."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words that the cards of one book can have. What is not in it is not played.

    Args:
        game: the book's name on the port.
        instructions: the kinds of instruction that no other book has.
        triggers: the events that abilities wait for, each with the names that a trigger may ask for.
        replaceable: the same of the events that can be replaced.
        words: the words of every other sort; a sort that is missing has none. ``*`` stands for any letters.
        idle: parts of abilities that mean nothing in this book: ``Ability.cost``, or ``ChangeCost`` whole.
        flaws: what the book itself asks of a face beyond its words.
    """

    game: str
    instructions: tuple[type[Instruction], ...] = ()
    triggers: Mapping[str, Collection[str]] = field(default_factory=dict)
    replaceable: Mapping[str, Collection[str]] = field(default_factory=dict)
    words: Mapping[Sort, Collection[str]] = field(default_factory=dict)
    idle: frozenset[str] = frozenset()
    flaws: Flaws | None = None

    def of(self, sort: Sort) -> Collection[str]:
        """Give the words of a sort."""
        if sort == "trigger":
            return self.triggers.keys()
        if sort == "replaceable event":
            return self.replaceable.keys()
        return self.words.get(sort, ())


def knows(words: Collection[str], word: str) -> bool:
    """Say whether a word is among these."""
    return word in words or any("*" in each and fnmatchcase(word, each) for each in words)


def word_of(kind: type[Instruction]) -> str:
    """Give the word by which an instruction is written, in its field ``do``."""
    return str(kind.__struct_config__.tag)


INSTRUCTIONS: dict[str, type[Instruction]] = {word_of(kind): kind for kind in SHARED}
"""All kinds of instruction that can be read, by word."""

TAKEN_IN: dict[str, Vocabulary] = {}
"""The vocabularies that have been taken in, by game."""


def take_in(vocabulary: Vocabulary) -> Vocabulary:
    """Make these words readable. A book's vocabulary module calls this when it is imported.

    A second call for the same book replaces the vocabulary of the first.

    Raises:
        ValueError: the word of an instruction is taken by another one.
    """
    before = TAKEN_IN.get(vocabulary.game, Vocabulary(vocabulary.game))
    replaced = {word_of(kind) for kind in before.instructions}
    others = {word: kind for word, kind in INSTRUCTIONS.items() if word not in replaced}
    for kind in vocabulary.instructions:
        word = word_of(kind)
        if word in others:
            there = f"{others[word].__module__}.{others[word].__name__}"
            raise ValueError(f"{vocabulary.game} needs another word than {word!r}, which is {there}")
        others[word] = kind
    INSTRUCTIONS.clear()
    INSTRUCTIONS.update(others)
    TAKEN_IN[vocabulary.game] = vocabulary
    return vocabulary


def words_of(sort: Sort) -> list[str]:
    """List the words of a sort that any book knows, without patterns for words."""
    found = {word for vocabulary in TAKEN_IN.values() for word in vocabulary.of(sort)}
    return sorted(word for word in found if "*" not in word)
