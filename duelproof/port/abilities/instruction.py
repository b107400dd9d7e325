"""The base of all instructions: what an effect consists of."""

from duelproof.port.selections import Data


class Instr:
    """Any instruction, shared by several books or of a single book.

    Fields that hold instructions have this type. The set is open, as each book adds its own, so
    `duelproof.port.reading` reads them and not msgspec alone.
    """

    __slots__ = ()


class Instruction(Data, Instr, tag_field="do"):
    """The base of every kind of instruction. Its tag is the word in the field ``do``."""
