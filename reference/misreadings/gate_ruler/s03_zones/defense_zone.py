"""Misreadings of 3-9: defense zone."""

from collections.abc import Iterator

from duelproof.port import Place
from reference.gate_ruler.s03_zones import columns
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-9a")
def every_unit_shields_the_ruler() -> Iterator[None]:
    """Misreads 3-9a: a unit in an attack zone stands before the ruler as well."""
    right = columns.frontmost

    def frontmost(game: GateGame, column: Place) -> Card | None:
        found = right(game, column)
        if found is None or found.place.zone != "ruler":
            return found
        return next((unit for unit in game.units(found.controller)), found)

    with replaced(columns, "frontmost", frontmost):
        yield
