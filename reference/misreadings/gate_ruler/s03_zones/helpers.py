"""What several misreadings of this chapter are made of."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from reference.gate_ruler.s03_zones import kinds
from reference.kernel.book import SeenBy
from reference.misreadings.making import replaced


@contextmanager
def seen(name: str, by: SeenBy) -> Iterator[None]:
    """Within, the cards of a zone are seen by others than the book says."""
    hidden = kinds.HIDDEN - {name} if by == "all" else kinds.HIDDEN | {name}
    with (
        replaced(kinds.ZONES, name, replace(kinds.ZONES[name], seen_by=by)),
        replaced(kinds, "HIDDEN", hidden),
    ):
        yield
