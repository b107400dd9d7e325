"""What several misreadings of this chapter are made of."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from reference.gate_ruler import zones
from reference.kernel.book import SeenBy
from reference.misreadings.making import replaced


@contextmanager
def seen(name: str, by: SeenBy) -> Iterator[None]:
    """Within, the cards of a zone are seen by others than the book says."""
    hidden = zones._HIDDEN - {name} if by == "all" else zones._HIDDEN | {name}
    with (
        replaced(zones.ZONES, name, replace(zones.ZONES[name], seen_by=by)),
        replaced(zones, "_HIDDEN", hidden),
    ):
        yield
