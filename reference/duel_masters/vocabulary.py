"""The words of cards that Duel Masters alone has."""

from duelproof.port.abilities import Instruction
from duelproof.port.selections import Amount, Select, Who
from duelproof.port.vocabulary import Vocabulary, take_in


class Break(Instruction, tag="break"):
    """Break ``n`` of a player's shields."""

    n: Amount = 1
    who: Who = "opponent"


class Fight(Instruction, tag="fight"):
    """Make two things battle."""

    first: Select
    second: Select


VOCABULARY = take_in(
    Vocabulary(
        game="duel-masters",
        instructions=(Break, Fight),
    )
)
