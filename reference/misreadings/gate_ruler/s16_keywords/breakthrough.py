"""Misreadings of 16-5: Breakthrough."""

from collections.abc import Iterator

from duelproof.port.abilities import Ability, Trigger
from reference.gate_ruler.s16_keywords import written_out
from reference.kernel.abilities import layers
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import worded
from reference.misreadings.making import replaced


@misreads("16-5a", "16-5a-1")
def breaks_through_whatever_happens() -> Iterator[None]:
    """Misreads 16-5a-1: the ruler is dealt damage in every damage step, whatever attacks whatever."""
    strike = written_out._strike_on()[0].then
    with worded("Breakthrough", trigger=Trigger(on="step_end", name="damage"), needs=None, effect=strike):
        yield


@misreads("16-5a")
def breaks_through_as_the_step_ends() -> Iterator[None]:
    """Misreads 16-5a: the ability triggers at the end of the damage step instead of its start."""
    with worded(
        "Breakthrough",
        trigger=Trigger(on="step_end", name="damage"),
        needs=None,
        effect=written_out._strike_on(),
    ):
        yield


@misreads("16-5c", "16-8b")
def keywords_add_up() -> Iterator[None]:
    """Misreads 16-5c, 16-8b: a unit that gains a keyword which it already has acts twice."""

    def with_gained(game: Game, had: list[Ability], gained: Ability) -> list[Ability]:
        return [*had, gained]

    with replaced(layers, "with_gained", with_gained):
        yield
