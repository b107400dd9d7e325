"""Our engines: one for each of our books, made of Duelproof's kernel."""

from engines import lanterns
from reference.kernel.course.engine import ReferenceEngine


def engine() -> ReferenceEngine:
    """Make the engine: it asks only what leaves a choice."""
    return ReferenceEngine("lanterns", "1", [lanterns.BOOK])


def asking_engine() -> ReferenceEngine:
    """Make the engine that puts even those questions that have one answer left."""
    return ReferenceEngine("lanterns (asking)", "1", [lanterns.BOOK], asks_forced=True)
