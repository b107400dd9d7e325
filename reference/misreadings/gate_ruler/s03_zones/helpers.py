"""Parts that several misreadings of this chapter share."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from reference.gate_ruler.s03_zones import kinds
from reference.kernel.book import SeenBy
from reference.misreadings.making import replaced


@contextmanager
def seen(name: str, by: SeenBy) -> Iterator[None]:
    """Let others than the book says see the cards of a zone, in the block."""
    hidden = kinds.HIDDEN - {name} if by == "all" else kinds.HIDDEN | {name}
    with (
        replaced(kinds.ZONES, name, replace(kinds.ZONES[name], seen_by=by)),
        replaced(kinds, "HIDDEN", hidden),
    ):
        yield
