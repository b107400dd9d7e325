"""The words of cards that Dimension Zero alone has."""

from duelproof.port.abilities import Instruction
from duelproof.port.selections import Amount, Select, Who
from duelproof.port.vocabulary import Vocabulary, take_in


class Smash(Instruction, tag="smash"):
    """A player smashes another for ``n``."""

    n: Amount = 1
    who: Who = "opponent"


class Marker(Instruction, tag="marker"):
    """Put or take named markers."""

    on: Select
    name: str
    by: Amount = 1


class Skip(Instruction, tag="skip"):
    """A player's next phase or step of a name is skipped."""

    name: str
    who: Who = "you"


VOCABULARY = take_in(
    Vocabulary(
        game="dimension-zero",
        instructions=(Smash, Marker, Skip),
    )
)
