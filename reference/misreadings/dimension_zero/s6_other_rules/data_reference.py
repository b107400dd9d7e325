"""Misreadings of 6.3: data that are referred to, and data that stand in for others."""

from collections.abc import Iterator

from reference.dimension_zero.s4_processing.continuous_effects import LAYERS
from reference.dimension_zero.vocabulary import StandIn
from reference.kernel.abilities import effects, index, layers
from reference.kernel.card import Card
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("6.3.1", "6.3.2")
def only_changes_refer_to_data() -> Iterator[None]:
    """Misreads 6.3.1 and 6.3.2: data that stand in for others are changed in their place, and not used."""
    right = layers.meant

    def replaced_by(game: Game, card: Card, trait: str) -> list[str]:
        return [each for each in LAYERS if right(game, card, each) == trait]

    with (
        replaced(layers, "meant", lambda game, card, trait: trait),
        replaced(layers, "replaced_by", replaced_by),
    ):
        yield


@misreads("6.3.1", "6.3.2")
def changes_do_not_refer_to_data() -> Iterator[None]:
    """Misreads 6.3.1 and 6.3.2: data that stand in for others are used in their place, and not changed."""
    with replaced(layers, "replaced_by", lambda game, card, trait: [trait]):
        yield


@misreads("6.3.2")
def data_stand_in_on_every_card() -> Iterator[None]:
    """Misreads 6.3.2: what stands in for something on one card does so on all."""

    def meant(game: Game, card: Card, trait: str) -> str:
        said = [force.instr.by for force in effects.forces(game, StandIn) if force.instr.trait == trait]
        return said[-1] if said else trait

    with replaced(layers, "meant", meant), replaced(index, "is_in", lambda reach, card: bool(reach)):
        yield


@misreads("6.3.2")
def data_change_places() -> Iterator[None]:
    """Misreads 6.3.2: the data for which others stand in stand in for those."""
    right = layers.meant

    def meant(game: Game, card: Card, trait: str) -> str:
        other = right(game, card, trait)
        back = [each for each in LAYERS if each != trait and right(game, card, each) == trait]
        return back[-1] if back else other

    with replaced(layers, "meant", meant):
        yield
