"""Misreadings of 3-3: ready and exhausted."""

from collections.abc import Iterator

from reference.gate_ruler.s03_zones import kinds
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-3b", "3-3b-1", "3-3b-2", "3-3b-3")
def cards_never_lie_face_down() -> Iterator[None]:
    """Misreads 3-3b: every card lies face up in every zone."""
    with replaced(kinds, "HIDDEN", frozenset()):
        yield
