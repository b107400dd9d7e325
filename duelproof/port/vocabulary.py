"""The words of cards: those that several books have, and those that each book adds for itself."""

from dataclasses import dataclass

from duelproof.port.abilities import SHARED, Instruction


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words that the cards of one book have alone.

    Args:
        game: the book's name on the port.
        instructions: its own kinds of instruction.
    """

    game: str
    instructions: tuple[type[Instruction], ...] = ()


def word_of(kind: type[Instruction]) -> str:
    """The word by which an instruction is written, in its field ``do``."""
    return str(kind.__struct_config__.tag)


INSTRUCTIONS: dict[str, type[Instruction]] = {word_of(kind): kind for kind in SHARED}
"""All kinds of instruction that can be read, by their words."""

_TAKEN_IN: dict[str, Vocabulary] = {}


def take_in(vocabulary: Vocabulary) -> Vocabulary:
    """Let cards be read that use these words. A book's vocabulary module does it as it is imported.

    Taken in again, a book's vocabulary replaces the one before.

    Raises:
        ValueError: an instruction has a word that stands for another one already.
    """
    before = _TAKEN_IN.get(vocabulary.game, Vocabulary(vocabulary.game))
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
    _TAKEN_IN[vocabulary.game] = vocabulary
    return vocabulary
