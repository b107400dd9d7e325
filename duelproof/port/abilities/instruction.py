"""An instruction, whatever it is: what an effect holds."""

from duelproof.port.selections import Data


class Instr:
    """Any instruction, of those that several books have and of those that one book has alone.

    Fields that hold instructions have this type. It is open, as books bring their own, so it is read by
    `duelproof.port.reading` and not by msgspec alone.
    """

    __slots__ = ()


class Instruction(Data, Instr, tag_field="do"):
    """What every kind of instruction derives from: its tag is the word that stands in the field ``do``."""
