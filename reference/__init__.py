"""The reference engines: the rule books as code, one package per game."""

from reference import compiling, dimension_zero, duel_masters, gate_ruler
from reference.kernel.book import Unread
from reference.kernel.course.engine import ReferenceEngine

BOOKS: tuple[Unread, ...] = (gate_ruler.UNREAD, duel_masters.UNREAD, dimension_zero.UNREAD)
"""The books that are played here."""
VERSION = "0.1.0"


def engine() -> ReferenceEngine:
    """The reference engine: it asks only what leaves a choice."""
    return ReferenceEngine("reference", VERSION, BOOKS)


def asking_engine() -> ReferenceEngine:
    """The reference engine that puts even those questions that have one answer left."""
    return ReferenceEngine("reference (asking)", VERSION, BOOKS, asks_forced=True)


def compiled() -> ReferenceEngine:
    """The reference engine as extension modules: it plays the same games faster. `make compiled` builds it.

    Raises:
        ImportError: there is no build, or only one of another source.
    """
    made, books = compiling.load()
    engine: ReferenceEngine = made("reference (compiled)", VERSION, books)
    return engine
